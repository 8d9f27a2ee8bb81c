// How often something was tried lately, counted in the database for all processes together: guessing is slow.
import { type Db, sql } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';

export interface Limit {
  most: number;
  windowSeconds: number;
}

/** As long as the longest window. */
const KEPT_MINUTES = 60;

export interface AttemptCount {
  /** In this window, those just counted included. */
  count: number;
  /** Until the window is over. */
  resetSeconds: number;
}

/**
 * Counts attempts, before they are looked at, so that of many at once each is counted. A window begins with its first
 * attempt and is over when it is over, however many were refused in it.
 */
export async function countAttempts(
  db: Db,
  key: string,
  { windowSeconds, attempts }: { windowSeconds: number; attempts: number },
): Promise<AttemptCount> {
  await sql`
    delete from rate_limits where key in (
      select key from rate_limits where window_started_at < now() - make_interval(mins => ${KEPT_MINUTES})
      limit 1000 for update skip locked)`.execute(db);
  const over = sql`rate_limits.window_started_at <= now() - make_interval(secs => ${windowSeconds})`;
  const { rows } = await sql<{ count: number; passed: number }>`
    insert into rate_limits (key, count) values (${key}, ${attempts})
    on conflict (key) do update set
      count = case when ${over} then ${attempts} else rate_limits.count + ${attempts} end,
      window_started_at = case when ${over} then now() else rate_limits.window_started_at end
    returning count, extract(epoch from clock_timestamp() - window_started_at)::float as passed`.execute(db);
  const { count, passed } = rows[0]!;
  return { count, resetSeconds: Math.max(1, Math.ceil(windowSeconds - passed)) };
}

/** Counts one attempt and says whether it may be made. */
export async function countAttempt(
  db: Db,
  key: string,
  { most, windowSeconds }: Limit,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const { count, resetSeconds } = await countAttempts(db, key, { windowSeconds, attempts: 1 });
  return { allowed: count <= most, retryAfterSeconds: resetSeconds };
}

/** Of one account. */
const PASSWORDS: Limit = { most: 10, windowSeconds: 15 * 60 };
/** Of one account from one address: a single stranger leaves its owner some. */
const PASSWORDS_FROM: Limit = { most: 5, windowSeconds: 15 * 60 };

const passwordKey = (email: string): string => `password|${email.toLowerCase()}`;

/**
 * Throws 429 for one attempt too many at the password of the account with this e-mail address; the same for addresses that
 * nobody has. `known`: a place where its owner has been before. It counts for itself: a stranger's guesses elsewhere do not
 * keep the owner out of there.
 */
export async function countPasswordAttempt(
  db: Db,
  email: string,
  { from, known }: { from: string; known: boolean },
): Promise<void> {
  const own = `${passwordKey(email)}|${from}`;
  // What one address has too many of is not counted for the account.
  const first = await countAttempt(db, own, known ? PASSWORDS : PASSWORDS_FROM);
  const last = first.allowed && !known ? await countAttempt(db, passwordKey(email), PASSWORDS) : first;
  if (last.allowed) return;
  const minutes = Math.ceil(last.retryAfterSeconds / 60);
  throw new Problem('rate_limited', `Too many attempts. Try again in ${minutes} minutes, or ask for a new password.`, {
    retryAfterSeconds: last.retryAfterSeconds,
  });
}

/** Of each kind, to one e-mail address. */
const MAILS: Limit = { most: 5, windowSeconds: 30 * 60 };

/**
 * Throws 429 where this e-mail address is to get one mail of this kind too many, whoever asks for it. The same for addresses
 * that nobody has.
 */
export async function countMail(db: Db, kind: 'reset' | 'confirmation', email: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `${kind}|${email.toLowerCase()}`, MAILS);
  if (allowed) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new Problem(
    'rate_limited',
    `Too many mails were sent to this address. Look for the last one, or try again in ${minutes} minutes.`,
    { retryAfterSeconds },
  );
}

/** Each is an order and a job, and none costs its client anything. */
const FREE_ORDERS: Limit = { most: 60, windowSeconds: 60 * 60 };

/** Throws 429 where the client has ordered too much that is free. */
export async function countFreeOrder(db: Db, client: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `free order|${client}`, FREE_ORDERS);
  if (allowed) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new Problem(
    'rate_limited',
    `At most ${FREE_ORDERS.most} library voices can be ordered an hour. Try again in ${minutes} minutes.`,
    { retryAfterSeconds },
  );
}

/** The password was right. */
export async function forgetPasswordAttempts(db: Db, email: string): Promise<void> {
  const key = passwordKey(email);
  await sql`delete from rate_limits where key = ${key} or starts_with(key, ${`${key}|`})`.execute(db);
}
