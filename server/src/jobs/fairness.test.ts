// Tests how workers share their slots between clients and between kinds of interactive jobs.
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openHarness } from './fixtures/harness.ts';
import { openJobsModule } from './fixtures/jobs-module.ts';
import type { Scenario } from './fixtures/scenario.ts';

const signal = new AbortController().signal;

let harness: Awaited<ReturnType<typeof openHarness>>;
const modules: Awaited<ReturnType<typeof openJobsModule>>[] = [];
beforeEach(async () => {
  harness = await openHarness();
  return async () => {
    for (const module of modules.splice(0)) await module.close();
    await harness.close();
  };
});

const newModule = async (concurrency: { interactive: number; batch: number }) => {
  const module = await openJobsModule({ ...harness, concurrency });
  modules.push(module);
  return module;
};
const newClients = (count: number) => Promise.all(Array.from({ length: count }, harness.newClient));
const outcome = (id: string) => modules.at(-1)!.jobs.wait(id, { timeoutMs: 60_000, signal });
const queueFor = (client: string, over: Parameters<typeof harness.queue>[2], input: Scenario = {}) =>
  harness.queue(modules.at(-1)!.jobs, input, { client, ...over });

/** The jobs that have started, in the order in which they did. */
const started = async (): Promise<{ id: string; client: string; kind: string }[]> => {
  const { rows } = await sql<{ id: string; client: string; kind: string }>`
    select id, client_id as client, kind from jobs where started_at is not null order by started_at`.execute(
    harness.db,
  );
  return rows;
};

test('a client with five jobs gets a turn in every round of clients with one job each', async () => {
  const module = await newModule({ interactive: 1, batch: 1 });
  const [many, ...others] = await newClients(5);
  for (let n = 0; n < 5; n++) await queueFor(many!, { queue: 'batch' });
  await module.worker.start();
  const orderOneByOne = async (client: string) => {
    for (let n = 0; n < 6; n++) {
      expect(await outcome(await queueFor(client, { queue: 'batch' }))).toMatchObject({ status: 'completed' });
    }
  };
  await Promise.all(others.map(orderOneByOne));
  const starts = (await started()).map(({ client }) => client);
  const turns = starts.flatMap((client, at) => (client === many ? [at] : []));
  expect(turns).toHaveLength(5);
  // At most one start of each of the others lies between two of its own.
  for (const [round, at] of turns.entries()) expect(at - (turns[round - 1] ?? 0)).toBeLessThanOrEqual(5);
}, 120_000);

test('speech and first frames get slots while characters of many clients wait', async () => {
  const module = await newModule({ interactive: 4, batch: 1 });
  const clients = await newClients(12);
  const held = await Promise.all(
    clients.slice(0, 4).map((client) => queueFor(client, { kind: 'character' }, { holdAt: 'speech' })),
  );
  await module.worker.start();
  for (const id of held) await expect.poll(() => harness.trace(id)).toEqual({ 'during:speech': 1 });
  const waiting: string[] = [];
  for (let round = 0; round < 2; round++) {
    for (const client of clients) waiting.push(await queueFor(client, { kind: 'character' }));
  }
  const [caller] = await newClients(1);
  for (let n = 0; n < 3; n++) {
    waiting.push(await queueFor(caller!, { kind: 'tts' }), await queueFor(caller!, { kind: 'first_frame' }));
  }
  for (const id of held) await harness.release(id);
  await Promise.all(waiting.map(outcome));
  const kinds = (await started()).slice(held.length).map(({ kind }) => kind);
  expect(kinds.slice(0, 2).sort()).toEqual(['first_frame', 'tts']);
  // Of four slots characters leave at least one to each of the others.
  expect(kinds.slice(0, 18).filter((kind) => kind !== 'character')).toHaveLength(6);
}, 120_000);

test('one kind alone uses every slot, and with one slot kinds take turns', async () => {
  const module = await newModule({ interactive: 1, batch: 1 });
  const [ann, bob] = await newClients(2);
  const held = await queueFor(ann!, { kind: 'tts' }, { holdAt: 'speech' });
  await module.worker.start();
  await expect.poll(() => harness.trace(held)).toEqual({ 'during:speech': 1 });
  const ids: string[] = [];
  for (const client of [ann!, bob!, ann!, bob!]) ids.push(await queueFor(client, { kind: 'character' }));
  for (let n = 0; n < 2; n++) ids.push(await queueFor(ann!, { kind: 'tts' }));
  await harness.release(held);
  await Promise.all(ids.map(outcome));
  expect((await started()).map(({ kind }) => kind)).toEqual([
    'tts',
    'character',
    'tts',
    'character',
    'tts',
    'character',
    'character',
  ]);

  const wide = await newModule({ interactive: 4, batch: 1 });
  await module.worker.drain();
  const alone = await Promise.all(
    Array.from({ length: 4 }, () => queueFor(ann!, { kind: 'character' }, { holdAt: 'speech' })),
  );
  await wide.worker.start();
  for (const id of alone) await expect.poll(() => harness.trace(id)).toEqual({ 'during:speech': 1 });
  for (const id of alone) await harness.release(id);
}, 120_000);
