// The challenges that authenticators sign at a sign-in or when a passkey is added: each works once, for ten minutes.
import { type Reader, sql } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { storedIdentifier } from './account-links.ts';

const VALID_MINUTES = 10;

/** `user`: who adds a passkey; undefined at a sign-in. */
const challengeIdentifier = (challenge: string, user: string | undefined): string =>
  storedIdentifier(`passkey:${user ?? 'sign-in'}:${challenge}`);

/** Stores a challenge that is sent to the browser. That of a user ends with their links. */
export async function storeChallenge(reader: Reader, challenge: string, user?: string): Promise<void> {
  await sql`insert into verifications (id, identifier, value, expires_at)
    values (${uuidv7()}, ${challengeIdentifier(challenge, user)}, ${user ?? ''},
      now() + make_interval(mins => ${VALID_MINUTES}))`.execute(reader);
}

/** Only one of several concurrent calls returns true. */
export async function consumeChallenge(reader: Reader, challenge: string, user?: string): Promise<boolean> {
  const { rows } = await sql`delete from verifications
    where identifier = ${challengeIdentifier(challenge, user)} and expires_at > now() returning 1`.execute(reader);
  return rows.length > 0;
}
