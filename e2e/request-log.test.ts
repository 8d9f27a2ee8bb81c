// The record of API requests in real processes: it survives a stop, and no request notices when it cannot be written.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../server/src/db/db.ts';
import { type Account, type Fleet, openFleet } from './fleet.ts';

let fleet: Fleet;
let account: Account;
beforeAll(async () => {
  fleet = await openFleet();
  account = await fleet.account(100);
}, 240_000);
afterAll(() => fleet?.stop(), 60_000);

const recorded = async (): Promise<{ route: string; count: number }[]> => {
  const { rows } = await sql<{ route: string; count: number }>`select route, sum(count)::int as count from api_requests
    where client_id = ${account.id} group by route order by route`.execute(fleet.database.db);
  return rows;
};

test('requests just before SIGTERM are recorded, with those of other processes', async () => {
  const [one, two] = await Promise.all([fleet.serve(), fleet.serve()]);
  for (const process of [one, two]) {
    await Promise.all(Array.from({ length: 20 }, () => account.at(process).voices.list()));
    await account.at(process).usage.summary();
    expect(await process.end('SIGTERM')).toBe(0);
  }
  expect(await recorded()).toEqual([
    { route: '/usage/summary', count: 2 },
    { route: '/voices', count: 40 },
  ]);
}, 240_000);

test('requests are answered while their record waits for a lock, and recorded again once it is free', async () => {
  const api = await fleet.serve();
  const before = await recorded();
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const lock = fleet.database.db.transaction().execute(async (tx) => {
    await sql`lock table api_requests in access exclusive mode`.execute(tx);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  await account.at(api).voices.list();
  // Its statement waits for the lock and fails.
  await expect.poll(() => api.log(), { timeout: 30_000 }).toContain('requests to the API could not be recorded');
  for (let i = 0; i < 20; i++) await account.at(api).voices.list();
  release.resolve();
  await lock;
  await account.at(api).usage.summary();
  await expect.poll(recorded, { timeout: 15_000 }).not.toEqual(before);
  expect(await api.end('SIGTERM')).toBe(0);
}, 240_000);
