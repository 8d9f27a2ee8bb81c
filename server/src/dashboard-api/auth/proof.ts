// Proof that a signed-in user is the owner of the account: the password, or a recent sign-in.
import { clearPasswordAttempts, countPasswordAttempt } from '../../clients/rate-limits.ts';
import { findSignInTime } from '../../clients/sessions.ts';
import { findSignInMethods } from '../../clients/sign-in-methods.ts';
import type { Db } from '../../db/db.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Visitor } from '../endpoint.ts';
import { verifyPassword } from './passwords.ts';

/** For users without a password. */
const RECENT_MS = 15 * 60_000;

/** Throws if the password is wrong or missing, or if a user without a password signed in too long ago. */
export async function requireProof(
  db: Db,
  { userId, email, session }: Pick<Visitor, 'userId' | 'email' | 'session'>,
  password: string | undefined,
): Promise<void> {
  const { passwordHash } = await findSignInMethods(db, userId);
  if (passwordHash !== undefined) {
    if (password === undefined) throw new Problem('invalid_request', 'current_password is required.');
    return checkPassword(db, { email, hash: passwordHash, password });
  }
  const signedIn = await findSignInTime(db, session);
  if (signedIn && Date.now() - signedIn.getTime() < RECENT_MS) return;
  throw new Problem('forbidden', 'You signed in more than 15 minutes ago. Sign out, sign in again and repeat this.');
}

/** Throws 400 for a wrong password of a signed-in user, 429 after too many. */
export async function checkPassword(
  db: Db,
  { email, hash, password }: { email: string; hash: string; password: string },
): Promise<void> {
  await countPasswordAttempt(db, email, { from: 'signed in', known: true });
  if (!(await verifyPassword({ hash, password }))) throw new Problem('invalid_request', 'current_password is wrong.');
  await clearPasswordAttempts(db, email);
}
