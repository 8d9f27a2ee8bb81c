// Tests the records of engines that only the operator can repair.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { afterAll, expect, test } from 'vitest';
import { openTestDb } from '../db/testing.ts';
import { createLogger } from '../kernel/logger.ts';
import { createEngineFaults, listEngineFaults } from './faults.ts';

const { db, close } = await openTestDb();
afterAll(close);

const log = createLogger('silent');

test('a rejected key and an empty account are faults until a call succeeds, in any process', async () => {
  const [one, other] = [createEngineFaults({ db, log }), createEngineFaults({ db, log })];
  await one.failed('cloud', new EngineError('out_of_credit', 'No credit.', { cause: new Error('quota_exceeded') }));
  await one.failed('cloud', new EngineError('invalid_credentials', 'No key.'));
  await one.failed('busy', new EngineError('rate_limited', 'Busy.'));
  expect(await listEngineFaults(db)).toMatchObject([{ engine: 'cloud', reason: 'invalid_credentials' }]);
  await other.succeeded('cloud');
  expect(await listEngineFaults(db)).toEqual([]);
});

test('a failure after a success is recorded again, and the next success clears it at once', async () => {
  const faults = createEngineFaults({ db, log });
  await faults.succeeded('cloud');
  await faults.failed('cloud', new EngineError('out_of_credit', 'No credit.'));
  expect(await listEngineFaults(db)).toHaveLength(1);
  await faults.succeeded('cloud');
  expect(await listEngineFaults(db)).toEqual([]);
});
