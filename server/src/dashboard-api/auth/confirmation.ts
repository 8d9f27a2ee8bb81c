// Sends the e-mail with which users confirm their e-mail address.
import { confirmationLink, createConfirmationToken } from '../../clients/account-links.ts';
import { countMail } from '../../clients/rate-limits.ts';
import { getLanguage } from '../../clients/users.ts';
import type { Db } from '../../db/db.ts';
import type { Mailer } from '../../net/mail.ts';
import { emails } from './emails.ts';

/** Throws 429 after too many e-mails; rejects if the mail server does not accept it. */
export async function sendConfirmation(
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  { id, email }: { id: string; email: string },
): Promise<void> {
  await countMail(db, 'confirmation', email);
  const token = await createConfirmationToken(db, id);
  const language = await getLanguage(db, id);
  await mailer.send({ to: email, ...emails[language].confirmation(confirmationLink(publicUrl, token)) });
}
