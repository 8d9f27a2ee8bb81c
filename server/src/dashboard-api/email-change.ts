// The endpoints by which users change their e-mail address: a link goes to the new address, a notice to the old one.
import { Done, EmailChange, NewEmail } from '@greenroom/contract/dashboard/account';
import { lockUser } from '../clients/access.ts';
import { consumeEmailChangeToken, createEmailChangeToken, emailChangeLink } from '../clients/account-links.ts';
import { changeEmail } from '../clients/email-verification.ts';
import { countMail } from '../clients/rate-limits.ts';
import { findSignInTime } from '../clients/sessions.ts';
import { findUserByEmail } from '../clients/users.ts';
import { Problem } from '../kernel/problem.ts';
import { emails } from './auth/emails.ts';
import { requireProof } from './auth/proof.ts';
import type { ConfirmationDeps } from './confirmation.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export const createEmailChangeEndpoints = ({ db, mailer, publicUrl }: ConfirmationDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'POST',
    path: '/account/email',
    access: 'member',
    body: NewEmail,
    response: Done,
    async handler({ visitor, body }) {
      const { userId, session } = visitor;
      const email = body.email.toLowerCase();
      if (!mailer)
        throw new Problem('conflict', 'E-mail is not set up, so the address cannot be confirmed or changed.');
      if (email === visitor.email)
        throw new Problem('invalid_request', 'email is already the address of your account.');
      await requireProof(db, visitor, body.current_password);
      // Counted first, so that few addresses can be tried.
      await countMail(db, 'email change', visitor.email);
      if (await findUserByEmail(db, email)) {
        throw new Problem('invalid_request', 'email belongs to another account. Use another address.');
      }
      await countMail(db, 'email change', email);
      const token = await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId);
        // A password reset meanwhile ends the session and all links.
        if (!(await findSignInTime(tx, session)))
          throw new Problem('unauthorized', 'You are signed out. Sign in again.');
        return createEmailChangeToken(tx, userId, email);
      });
      const texts = emails[visitor.language ?? 'en'];
      try {
        // First: the address cannot change before its owner knows.
        await mailer.send({ to: visitor.email, ...texts.emailChangeNotice() });
        await mailer.send({ to: email, ...texts.emailChange(emailChangeLink(publicUrl, { email, token })) });
      } catch (cause) {
        throw new Problem(
          'unavailable',
          'The e-mail could not be sent. Check the address, or try again in a few minutes.',
          {
            cause,
          },
        );
      }
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/account/email/confirmation',
    access: 'member',
    body: EmailChange,
    response: Done,
    async handler({ visitor: { userId }, body }) {
      await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId);
        if (!(await consumeEmailChangeToken(tx, userId, body))) {
          throw new Problem('not_found', 'This link was already used, has expired or is for another account.');
        }
        await changeEmail(tx, userId, body.email);
      });
      return {};
    },
  }),
];
