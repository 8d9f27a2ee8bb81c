// The mail by which somebody confirms that the e-mail address of their account is theirs.
import { confirmationLink, makeConfirmationToken } from '../../clients/account-links.ts';
import { countMail } from '../../clients/rate-limits.ts';
import type { Db } from '../../db/db.ts';
import type { Mailer } from '../../net/mail.ts';
import { confirmationMail } from './emails.ts';

/** Throws 429 for one mail too many, and rejects where the mail server does not take it. */
export async function sendConfirmation(
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  { id, email }: { id: string; email: string },
): Promise<void> {
  await countMail(db, 'confirmation', email);
  const token = await makeConfirmationToken(db, id);
  await mailer.send({ to: email, ...confirmationMail(confirmationLink(publicUrl, token)) });
}
