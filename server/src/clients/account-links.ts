// Links that are given to a user: to choose a new password, and to confirm their e-mail address. What each holds, and what of it is stored.
import { createHash, randomBytes } from 'node:crypto';
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

export const RESET_LINK_MINUTES = 60;
export const CONFIRMATION_LINK_HOURS = 24;

/** What the link's holder proves, as the verifications' rows keep it: the row alone opens nothing. */
export const storedIdentifier = (identifier: string): string =>
  createHash('sha256').update(identifier).digest('base64url');

/** Of the link's token, as the library for signing in calls it. */
const resetIdentifier = (token: string): string => `reset-password:${token}`;
const confirmationIdentifier = (token: string): string => `confirm-email:${token}`;

/** Behind a `#`, so that neither a proxy's log nor another site learns the token. */
export const resetLink = (publicUrl: string, token: string): string => `${publicUrl}/reset#${token}`;
export const confirmationLink = (publicUrl: string, token: string): string => `${publicUrl}/confirm#${token}`;

/** Makes a token that sets this user's password once, within the hour. */
export const makeResetToken = (reader: Reader, user: string): Promise<string> =>
  makeToken(reader, { user, identifier: resetIdentifier, minutes: RESET_LINK_MINUTES });

/** Makes a token that confirms this user's address once, within a day. */
export const makeConfirmationToken = (reader: Reader, user: string): Promise<string> =>
  makeToken(reader, { user, identifier: confirmationIdentifier, minutes: CONFIRMATION_LINK_HOURS * 60 });

async function makeToken(
  reader: Reader,
  { user, identifier, minutes }: { user: string; identifier: (token: string) => string; minutes: number },
): Promise<string> {
  const token = randomBytes(24).toString('hex');
  await sql`
    insert into verifications (id, identifier, value, expires_at)
    values (${uuidv7()}, ${storedIdentifier(identifier(token))}, ${user}, now() + make_interval(mins => ${minutes}))`.execute(
    reader,
  );
  return token;
}

/** Whose password the token sets; undefined: it was used or is too old. */
export async function findResetToken(reader: Reader, token: string): Promise<string | undefined> {
  const { rows } = await sql<Row<'verifications', 'value'>>`select value from verifications
    where identifier = ${storedIdentifier(resetIdentifier(token))} and expires_at > now()`.execute(reader);
  return rows[0]?.value;
}

/** Uses the token up; of many at once only one gets true. */
export const takeResetToken = (tx: Tx, user: string, token: string): Promise<boolean> =>
  take(tx, user, resetIdentifier(token));

/** Uses the token up; false for another user's. */
export const takeConfirmationToken = (tx: Tx, user: string, token: string): Promise<boolean> =>
  take(tx, user, confirmationIdentifier(token));

async function take(tx: Tx, user: string, identifier: string): Promise<boolean> {
  const { rows } = await sql`delete from verifications
    where identifier = ${storedIdentifier(identifier)} and value = ${user} and expires_at > now() returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What was made for this user before opens nothing any more. */
export async function dropLinks(tx: Tx, user: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', user).execute();
}
