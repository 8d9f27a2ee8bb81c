// Links that reset a user's password, or confirm or change their e-mail address: their tokens and the stored hashes.
import { createHash, randomBytes } from 'node:crypto';
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

export const RESET_LINK_MINUTES = 60;
export const CONFIRMATION_LINK_HOURS = 24;

/** The identifier as the verifications' rows store it: hashed, so that a copy of the row is of no use. */
export const storedIdentifier = (identifier: string): string =>
  createHash('sha256').update(identifier).digest('base64url');

/** The identifier that the authentication library uses. */
const resetIdentifier = (token: string): string => `reset-password:${token}`;
const confirmationIdentifier = (token: string): string => `confirm-email:${token}`;
/** With the address, which is stored nowhere else: the token changes the address to this one only. */
const emailChangeIdentifier = ({ email, token }: EmailChange): string => `change-email:${token}:${email.toLowerCase()}`;

export interface EmailChange {
  email: string;
  token: string;
}

/** After a `#`, so that the token is neither in a proxy's log nor sent to another site. */
export const resetLink = (publicUrl: string, token: string): string => `${publicUrl}/reset#${token}`;
export const confirmationLink = (publicUrl: string, token: string): string => `${publicUrl}/confirm#${token}`;
export const emailChangeLink = (publicUrl: string, { email, token }: EmailChange): string =>
  `${publicUrl}/change-email#${token}:${encodeURIComponent(email)}`;

/** Creates a token that sets this user's password once, within an hour. */
export const createResetToken = (reader: Reader, user: string): Promise<string> =>
  makeToken(reader, { user, identifier: resetIdentifier, minutes: RESET_LINK_MINUTES });

/** Creates a token that confirms this user's address once, within a day. */
export const createConfirmationToken = (reader: Reader, user: string): Promise<string> =>
  makeToken(reader, { user, identifier: confirmationIdentifier, minutes: CONFIRMATION_LINK_HOURS * 60 });

/** Creates a token that changes this user's address to `email` once, within a day. */
export const createEmailChangeToken = (reader: Reader, user: string, email: string): Promise<string> =>
  makeToken(reader, {
    user,
    identifier: (token) => emailChangeIdentifier({ email, token }),
    minutes: CONFIRMATION_LINK_HOURS * 60,
  });

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

/** The user whose password the token sets; undefined if it was used or has expired. */
export async function findResetToken(reader: Reader, token: string): Promise<string | undefined> {
  const { rows } = await sql<Row<'verifications', 'value'>>`select value from verifications
    where identifier = ${storedIdentifier(resetIdentifier(token))} and expires_at > now()`.execute(reader);
  return rows[0]?.value;
}

/** Only one of several concurrent calls returns true. */
export const consumeResetToken = (tx: Tx, user: string, token: string): Promise<boolean> =>
  take(tx, user, resetIdentifier(token));

/** The address that the token confirms, which it was mailed to; undefined if it was used or has expired. */
export async function findAddressToConfirm(reader: Reader, token: string): Promise<string | undefined> {
  const { rows } = await sql<Row<'users', 'email'>>`select email from verifications join users on users.id = value::uuid
    where identifier = ${storedIdentifier(confirmationIdentifier(token))} and expires_at > now() and not email_verified`.execute(
    reader,
  );
  return rows[0]?.email;
}

/** Returns false for another user's token. */
export const consumeConfirmationToken = (tx: Tx, user: string, token: string): Promise<boolean> =>
  take(tx, user, confirmationIdentifier(token));

/** Returns false for another user's token, and for another address. */
export const consumeEmailChangeToken = (tx: Tx, user: string, change: EmailChange): Promise<boolean> =>
  take(tx, user, emailChangeIdentifier(change));

async function take(tx: Tx, user: string, identifier: string): Promise<boolean> {
  const { rows } = await sql`delete from verifications
    where identifier = ${storedIdentifier(identifier)} and value = ${user} and expires_at > now() returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Invalidates all links of this user. */
export async function deleteAccountLinks(tx: Tx, user: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', user).execute();
}
