// How often somebody has tried to prove a password lately: guessing is slow even from many addresses at once.
import { type Db, sql } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';

const MOST = 10;
const WINDOW_MINUTES = 15;

const isOver = sql`password_attempts.since < now() - make_interval(mins => ${WINDOW_MINUTES})`;

/**
 * Counts one attempt, before it is looked at, so that many at once are all counted; throws 429 for one too many.
 * The same for addresses that nobody has.
 */
export async function countAttempt(db: Db, email: string): Promise<void> {
  await sql`delete from password_attempts where ${isOver}`.execute(db);
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into password_attempts (email, count) values (${email.toLowerCase()}, 1)
    on conflict (email) do update set count = password_attempts.count + 1
    returning count, extract(epoch from since + make_interval(mins => ${WINDOW_MINUTES}) - now())::int as seconds
  `.execute(db);
  const { count, seconds } = rows[0]!;
  if (count <= MOST) return;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  throw new Problem('rate_limited', `Too many attempts: try again in ${minutes} minutes, or ask for a new password.`, {
    retryAfterSeconds: Math.max(1, seconds),
  });
}

/** The password was right. */
export async function forgetAttempts(db: Db, email: string): Promise<void> {
  await sql`delete from password_attempts where email = ${email.toLowerCase()}`.execute(db);
}
