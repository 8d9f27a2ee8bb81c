// The endpoints by which users confirm their e-mail address and their team membership.
import { Done } from '@greenroom/contract/dashboard/account';
import { Confirmation, ConfirmationPreview, TeamConfirmation } from '@greenroom/contract/dashboard/confirmation';
import { lockUser } from '../clients/access.ts';
import { consumeConfirmationToken, findAddressToConfirm } from '../clients/account-links.ts';
import { confirmEmail, confirmTeam, leaveUnconfirmedTeam } from '../clients/email-verification.ts';
import type { Db } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Mailer } from '../net/mail.ts';
import { sendConfirmation } from './auth/confirmation.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface ConfirmationDeps {
  db: Db;
  mailer: Mailer | undefined;
  /** Without a trailing slash. */
  publicUrl: string;
}

export const createConfirmationEndpoints = ({ db, mailer, publicUrl }: ConfirmationDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'POST',
    path: '/confirmations/preview',
    access: 'guest',
    body: Confirmation,
    response: ConfirmationPreview,
    async handler({ body: { token } }) {
      const email = await findAddressToConfirm(db, token);
      if (email === undefined) throw notFound();
      return { email };
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/confirmation',
    access: 'member',
    body: Confirmation,
    response: Done,
    async handler({ visitor: { userId, emailVerified }, body: { token } }) {
      // The link was opened again, by a reload or in another tab.
      if (emailVerified) return {};
      const isConfirmed = await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId);
        const isValid = await consumeConfirmationToken(tx, userId, token);
        if (isValid) await confirmEmail(tx, userId);
        return isValid;
      });
      if (isConfirmed) return {};
      throw new Problem('not_found', 'This link has expired or is for another account. Request a new one.');
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/confirmation-mail',
    access: 'member',
    response: Done,
    async handler({ visitor: { userId: id, email, emailVerified } }) {
      if (emailVerified) throw new Problem('conflict', 'Your e-mail address is already confirmed. Reload the page.');
      if (!mailer) throw new Problem('conflict', 'E-mail is not set up. Contact the operator.');
      await sendConfirmation({ db, mailer, publicUrl }, { id, email }).catch((cause: unknown) => {
        if (cause instanceof Problem) throw cause;
        throw new Problem('unavailable', 'The e-mail could not be sent. Try again in a few minutes.', { cause });
      });
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/team',
    access: 'member',
    body: TeamConfirmation,
    response: Done,
    async handler({ visitor: { userId, client }, body: { stay } }) {
      const answer = stay ? confirmTeam : leaveUnconfirmedTeam;
      await db.transaction().execute((tx) => answer(tx, userId, client));
      return {};
    },
  }),
];
