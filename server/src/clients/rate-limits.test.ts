// Tests that concurrent attempts are counted one by one and expire with their window.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { clearPasswordAttempts, countAttempt, countPasswordAttempt } from './rate-limits.ts';

const { db, close } = await openTestDb();
afterAll(close);

const limit = { max: 5, windowSeconds: 60 };
const pass = (seconds: number) =>
  sql`update rate_limits set window_started_at = window_started_at - make_interval(secs => ${seconds})`.execute(db);

test('of concurrent attempts exactly as many as the limit are allowed', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => countAttempt(db, 'crowd', limit)));
  expect(results.filter(({ allowed }) => allowed)).toHaveLength(5);
  expect(results.every(({ retryAfterSeconds }) => retryAfterSeconds >= 1 && retryAfterSeconds <= 60)).toBe(true);
});

test('a transaction that began before the window waits no longer than the window lasts', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`select now()`.execute(tx);
    await countAttempt(db, 'overtaken', limit);
    expect((await countAttempt(tx, 'overtaken', limit)).retryAfterSeconds).toBeLessThanOrEqual(60);
  });
});

test('rejected attempts do not extend the window, and a steady rate below the limit is never rejected', async () => {
  for (let i = 0; i < 20; i++) await countAttempt(db, 'stubborn', limit);
  await pass(61);
  expect(await countAttempt(db, 'stubborn', limit)).toMatchObject({ allowed: true });
  for (let i = 0; i < 20; i++) {
    expect((await countAttempt(db, 'steady', limit)).allowed).toBe(true);
    await pass(20);
  }
});

test('keys are independent of each other, and old rows are deleted', async () => {
  await countAttempt(db, 'one', { max: 1, windowSeconds: 60 });
  expect((await countAttempt(db, 'other', { max: 1, windowSeconds: 60 })).allowed).toBe(true);
  await pass(3_700);
  await countAttempt(db, 'last', limit);
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db);
  expect(rows).toEqual([{ key: 'last' }]);
});

test('the eleventh password attempt is rejected with the time to wait, until one succeeds', async () => {
  const guess = (email: string, from: number) =>
    countPasswordAttempt(db, email, { from: `10.0.0.${from}`, known: false });
  for (let i = 0; i < 10; i++) await guess('Ada@example.com', i);
  await expect(guess('ada@example.com', 10)).rejects.toMatchObject({
    status: 429,
    message: 'Too many attempts. Try again in 15 minutes, or ask for a new password.',
  });
  await clearPasswordAttempts(db, 'ada@example.com');
  await guess('ada@example.com', 10);
});

test('one network address has five attempts at an account and cannot use up all ten', async () => {
  const guess = (from: string) => countPasswordAttempt(db, 'grace@example.com', { from, known: false });
  const stubborn = await Promise.allSettled(Array.from({ length: 50 }, () => guess('198.51.100.9')));
  expect(stubborn.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (let i = 0; i < 5; i++) await guess('203.0.113.5');
  await expect(guess('203.0.113.6')).rejects.toMatchObject({ status: 429 });
});
