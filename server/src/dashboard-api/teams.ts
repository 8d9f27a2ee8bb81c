// The endpoints for a user's teams: joining another one by an invitation, switching, and leaving.
import { Done } from '@greenroom/contract/dashboard/account';
import { InvitationToken, TeamChoice } from '@greenroom/contract/dashboard/team';
import { joinTeam } from '../billing/sign-up.ts';
import { leaveTeam } from '../clients/members.ts';
import { chooseTeam } from '../clients/memberships.ts';
import type { Db } from '../db/db.ts';
import { notFound } from '../kernel/problem.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export const createTeamsEndpoints = ({ db }: { db: Db }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'POST',
    path: '/account/teams',
    access: 'member',
    body: InvitationToken,
    response: Done,
    async handler({ visitor: { userId: user, session }, body: { token: invitation } }) {
      await db.transaction().execute((tx) => joinTeam(tx, { user, session, invitation }));
      return {};
    },
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/account/teams/leave',
    access: 'member',
    body: TeamChoice,
    response: Done,
    async handler({ visitor: { userId: user }, body: { client_id: client } }) {
      await db.transaction().execute((tx) => leaveTeam(tx, client, user));
      return {};
    },
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/account/teams/choice',
    access: 'member',
    body: TeamChoice,
    response: Done,
    async handler({ visitor: { userId: user, session }, body: { client_id: client } }) {
      if (await db.transaction().execute((tx) => chooseTeam(tx, { user, session, client }))) return {};
      throw notFound();
    },
  }),
];
