// The endpoints for a user's own name, time zone, language, e-mails about videos, password and sessions.
import {
  Account,
  Done,
  NewLanguage,
  NewName,
  NewTimeZone,
  PasswordChange,
  SessionPath,
  VideoMailChoice,
} from '@greenroom/contract/dashboard/account';
import { provider } from '@greenroom/contract/dashboard/me';
import { lockUser, revokeAccess } from '../clients/access.ts';
import { listTeams, setVideoMail } from '../clients/memberships.ts';
import { listPasskeys } from '../clients/passkeys.ts';
import { endSession, endSessions, listSessions } from '../clients/sessions.ts';
import { changePassword, findSignInMethods } from '../clients/sign-in-methods.ts';
import { hasTwoFactor } from '../clients/two-factor.ts';
import { renameUser, setLanguage, setTimeZone } from '../clients/users.ts';
import type { Db } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { hashPassword } from './auth/passwords.ts';
import { checkPassword } from './auth/proof.ts';
import { type DashboardEndpoint, dashboardEndpoint, type Visitor } from './endpoint.ts';

export const createAccountEndpoints = ({ db }: { db: Db }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/account',
    access: 'member',
    response: Account,
    handler: ({ visitor }) => show(db, visitor),
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/name',
    access: 'member',
    body: NewName,
    response: Done,
    async handler({ visitor, body }) {
      await db.transaction().execute((tx) => renameUser(tx, visitor.userId, body.name));
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/time-zone',
    access: 'member',
    body: NewTimeZone,
    response: Done,
    async handler({ visitor, body }) {
      await db.transaction().execute((tx) => setTimeZone(tx, visitor.userId, body.time_zone));
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/language',
    access: 'member',
    body: NewLanguage,
    response: Done,
    async handler({ visitor, body }) {
      await db.transaction().execute((tx) => setLanguage(tx, visitor.userId, body.language));
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/video-mail',
    access: 'member',
    confirmed: true,
    body: VideoMailChoice,
    response: Done,
    async handler({ visitor: { userId: user }, body: { client_id: client, video_mail: wanted } }) {
      if (await db.transaction().execute((tx) => setVideoMail(tx, { user, client, wanted }))) return {};
      throw notFound();
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/password',
    access: 'member',
    body: PasswordChange,
    response: Done,
    async handler({ visitor: { userId, email, session }, body }) {
      const { passwordHash } = await findSignInMethods(db, userId);
      if (!passwordHash) {
        throw new Problem(
          'conflict',
          'Your account has no password. Sign out and choose "Forgot password?" to set one.',
        );
      }
      await checkPassword(db, { email, hash: passwordHash, password: body.current_password });
      const hash = await hashPassword(body.new_password);
      await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId);
        if (!(await changePassword(tx, userId, { from: passwordHash, to: hash }))) {
          throw new Problem('conflict', 'Your password was changed in the meantime. Sign in again.');
        }
        await revokeAccess(tx, userId, { except: session });
      });
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'DELETE',
    path: '/account/sessions/{session_id}',
    access: 'member',
    params: SessionPath,
    response: Done,
    async handler({ visitor, params }) {
      await db.transaction().execute((tx) => endSession(tx, visitor.userId, params.session_id));
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/sign-out-others',
    access: 'member',
    response: Done,
    async handler({ visitor }) {
      await db.transaction().execute((tx) => endSessions(tx, visitor.userId, { except: visitor.session }));
      return {};
    },
  }),
];

async function show(db: Db, { userId, name, email, session }: Visitor) {
  const [{ passwordHash, providers }, passkeys, sessions, two_factor, teams] = await Promise.all([
    findSignInMethods(db, userId),
    listPasskeys(db, userId),
    listSessions(db, userId),
    hasTwoFactor(db, userId),
    listTeams(db, userId),
  ]);
  return {
    name,
    email,
    has_password: passwordHash !== undefined,
    providers: providers.map((name) => provider.parse(name)),
    two_factor,
    passkeys: passkeys.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
      id,
      name,
      synced,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ id, address, userAgent, createdAt, renewedAt }) => ({
      id,
      current: id === session,
      created_at: createdAt.toISOString(),
      renewed_at: renewedAt.toISOString(),
      address,
      user_agent: userAgent,
    })),
    teams: teams.map(({ client, name, videoMail }) => ({ client_id: client, name, video_mail: videoMail })),
  };
}
