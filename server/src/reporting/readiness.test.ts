// Tests that readiness checks run at most once a second and time out.
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { createEngineFaults } from '../engines/faults.ts';
import { createLogger } from '../kernel/logger.ts';
import { createReadiness } from './readiness.ts';

const { db, url, close } = await openTestDb();
afterAll(close);

test('concurrent requests share one check of the database and the storage, and a later request makes another', async () => {
  let checks = 0;
  const ready = createReadiness({ db, store: { check: async () => void checks++ } });
  const results = await Promise.all(Array.from({ length: 500 }, ready));
  expect([new Set(results).size, results[0], checks]).toEqual([1, { faultyEngines: [], unservedQueues: [] }, 1]);
  await sleep(1_100);
  await ready();
  expect(checks).toBe(2);
});

test('the reason is returned if no connection is free or the storage cannot be written or does not respond', async () => {
  const busy = openDb(url, { max: 1, limits: { ...timeLimits.service, acquireMs: 200 }, onError: () => undefined });
  await busy.db.transaction().execute(async () => {
    const ready = createReadiness({ db: busy.db, store: { check: async () => undefined } });
    expect(await ready()).toEqual({ problem: 'The database is not reachable.' });
  });
  await busy.close();
  const full = createReadiness({ db, store: { check: () => Promise.reject(new Error('ENOSPC')) } });
  expect(await full()).toEqual({ problem: 'The storage is not writable.' });
  const stuck = createReadiness({ db, store: { check: () => new Promise<void>(() => undefined) } });
  expect(await stuck()).toEqual({ problem: 'The database or the storage does not respond.' });
});

test('engines that only the operator can repair are named', async () => {
  const faults = createEngineFaults({ db, log: createLogger('silent') });
  await faults.failed('cloud', new EngineError('invalid_credentials', 'The key was rejected.'));
  const ready = () => createReadiness({ db, store: { check: async () => undefined } })();
  expect(await ready()).toEqual({ faultyEngines: ['cloud'], unservedQueues: [] });
  await faults.succeeded('cloud');
  expect(await ready()).toEqual({ faultyEngines: [], unservedQueues: [] });
});

test('a database that lacks a migration, or has one after which this version cannot run, is not ready', async () => {
  const ready = () => createReadiness({ db, store: { check: async () => undefined } })();
  await sql`delete from migrations where name = '0007_billing'`.execute(db);
  const lacks = 'The database lacks migrations: 0007_billing. Run `greenroom migrate` first.';
  expect(await ready()).toEqual({ problem: lacks });
  await sql`insert into migrations (name, checksum, requires) values ('9002_plums', '', 9001)`.execute(db);
  expect(await ready()).toMatchObject({ problem: expect.stringContaining('cannot run after 9002_plums') });
});
