// The way back to a forgotten password: what a link holds, and what of it is stored.
import { createHash, randomBytes } from 'node:crypto';
import { sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

export const RESET_LINK_MINUTES = 60;

/** What the link's holder proves, as the verifications' rows keep it: the row alone opens nothing. */
export const storedIdentifier = (identifier: string): string =>
  createHash('sha256').update(identifier).digest('base64url');

/** Of the link's token. */
export const resetIdentifier = (token: string): string => `reset-password:${token}`;

/** Behind a `#`, so that neither a proxy's log nor another site learns the token. */
export const resetLink = (publicUrl: string, token: string): string => `${publicUrl}/reset#${token}`;

/** Makes a token that sets this user's password once, within the hour. */
export async function makeResetToken(tx: Tx, user: string): Promise<string> {
  const token = randomBytes(24).toString('hex');
  await sql`
    insert into verifications (id, identifier, value, expires_at)
    values (${uuidv7()}, ${storedIdentifier(resetIdentifier(token))}, ${user},
      now() + make_interval(mins => ${RESET_LINK_MINUTES}))`.execute(tx);
  return token;
}

/** What was made for this user before opens nothing any more. */
export async function dropResetTokens(tx: Tx, user: string): Promise<void> {
  await sql`delete from verifications where value = ${user}`.execute(tx);
}
