// Rate limits: counts attempts in the database, for all processes together.
import { type Db, sql } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';

export interface Limit {
  max: number;
  windowSeconds: number;
}

/** The longest window. */
const KEPT_MINUTES = 60;

export interface AttemptCount {
  /** In this window, including the attempts just counted. */
  count: number;
  /** Until the window ends. */
  resetSeconds: number;
}

/**
 * Counts attempts before they are evaluated, so that concurrent ones are all counted. A window begins with its first
 * attempt; rejected attempts do not extend it.
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

/** Counts one attempt and returns whether it is allowed. */
export async function countAttempt(
  db: Db,
  key: string,
  { max: most, windowSeconds }: Limit,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const { count, resetSeconds } = await countAttempts(db, key, { windowSeconds, attempts: 1 });
  return { allowed: count <= most, retryAfterSeconds: resetSeconds };
}

/** Per account. */
const PASSWORDS: Limit = { max: 10, windowSeconds: 15 * 60 };
/** Per account and network address, so that one attacker cannot lock out the owner. */
const PASSWORDS_FROM: Limit = { max: 5, windowSeconds: 15 * 60 };

const passwordKey = (email: string): string => `password|${email.toLowerCase()}`;

/**
 * Throws 429 for too many attempts at the password of the account with this e-mail address, whether or not it exists.
 * `known`: the owner has signed in from this network address before. It is counted separately, so that attempts from
 * elsewhere do not lock out the owner.
 */
export async function countPasswordAttempt(
  db: Db,
  email: string,
  { from, known }: { from: string; known: boolean },
): Promise<void> {
  const own = `${passwordKey(email)}|${from}`;
  // Attempts above the limit of one network address are not counted for the account.
  const first = await countAttempt(db, own, known ? PASSWORDS : PASSWORDS_FROM);
  const last = first.allowed && !known ? await countAttempt(db, passwordKey(email), PASSWORDS) : first;
  if (last.allowed) return;
  const minutes = Math.ceil(last.retryAfterSeconds / 60);
  throw new Problem('rate_limited', `Too many attempts. Try again in ${minutes} minutes, or ask for a new password.`, {
    retryAfterSeconds: last.retryAfterSeconds,
  });
}

/** Per kind and e-mail address. */
const MAILS: Limit = { max: 5, windowSeconds: 30 * 60 };

/**
 * Throws 429 for too many mails of this kind to this e-mail address, no matter who requests them and whether or not an account
 * exists.
 */
export async function countMail(db: Db, kind: 'reset' | 'confirmation' | 'email change', email: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `${kind}|${email.toLowerCase()}`, MAILS);
  if (allowed) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new Problem(
    'rate_limited',
    `Too many e-mails were sent to this address. Use the latest one, or try again in ${minutes} minutes.`,
    { retryAfterSeconds },
  );
}

/** Each is an order and a job without a price. */
const FREE_ORDERS: Limit = { max: 60, windowSeconds: 60 * 60 };

/** Throws 429 for too many free orders of the client. */
export async function countFreeOrder(db: Db, client: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `free order|${client}`, FREE_ORDERS);
  if (allowed) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new Problem(
    'rate_limited',
    `You can add up to ${FREE_ORDERS.max} stock voices per hour. Try again in ${minutes} minutes.`,
    { retryAfterSeconds },
  );
}

/** Test events and replays. */
const WEBHOOK_TESTS: Limit = { max: 60, windowSeconds: 60 };

/** Throws 429 for too many webhooks that the client sends by hand. */
export async function countWebhookTest(db: Db, client: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `webhook|${client}`, WEBHOOK_TESTS);
  if (allowed) return;
  throw new Problem('rate_limited', `Too many events. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });
}

/** After a correct password. */
export async function clearPasswordAttempts(db: Db, email: string): Promise<void> {
  const key = passwordKey(email);
  await sql`delete from rate_limits where key = ${key} or starts_with(key, ${`${key}|`})`.execute(db);
}
