// Who gets the slots of real workers: between clients that order much and little, and between kinds of fast jobs.
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openRoom } from './fixtures/harness.ts';
import { openStage } from './fixtures/processes.ts';
import type { Story } from './fixtures/scenario.ts';

const signal = new AbortController().signal;

let stage: Awaited<ReturnType<typeof openStage>>;
const rooms: Awaited<ReturnType<typeof openRoom>>[] = [];
beforeEach(async () => {
  stage = await openStage();
  return async () => {
    for (const room of rooms.splice(0)) await room.close();
    await stage.close();
  };
});

const newRoom = async (concurrency: { fast: number; video: number }) => {
  const room = await openRoom({ ...stage, concurrency });
  rooms.push(room);
  return room;
};
const newClients = (count: number) => Promise.all(Array.from({ length: count }, stage.newClient));
const outcome = (id: string) => rooms.at(-1)!.jobs.wait(id, { timeoutMs: 60_000, signal });
const queueFor = (client: string, over: Parameters<typeof stage.queue>[2], input: Story = {}) =>
  stage.queue(rooms.at(-1)!.jobs, input, { client, ...over });

/** The jobs that have started, in the order in which they did. */
const started = async (): Promise<{ id: string; client: string; kind: string }[]> => {
  const { rows } = await sql<{ id: string; client: string; kind: string }>`
    select id, client_id as client, kind from jobs where started_at is not null order by started_at`.execute(stage.db);
  return rows;
};

test('a client that ordered five gets its turn in every round of clients that order one after the other', async () => {
  const room = await newRoom({ fast: 1, video: 1 });
  const [many, ...others] = await newClients(5);
  for (let n = 0; n < 5; n++) await queueFor(many!, { lane: 'video' });
  await room.worker.start();
  const orderOneByOne = async (client: string) => {
    for (let n = 0; n < 6; n++) {
      expect(await outcome(await queueFor(client, { lane: 'video' }))).toMatchObject({ status: 'completed' });
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
  const room = await newRoom({ fast: 4, video: 1 });
  const clients = await newClients(12);
  const held = await Promise.all(
    clients.slice(0, 4).map((client) => queueFor(client, { kind: 'character' }, { holdAt: 'speech' })),
  );
  await room.worker.start();
  for (const id of held) await expect.poll(() => stage.trace(id)).toEqual({ 'during:speech': 1 });
  const waiting: string[] = [];
  for (let round = 0; round < 2; round++) {
    for (const client of clients) waiting.push(await queueFor(client, { kind: 'character' }));
  }
  const [caller] = await newClients(1);
  for (let n = 0; n < 3; n++) {
    waiting.push(await queueFor(caller!, { kind: 'tts' }), await queueFor(caller!, { kind: 'first_frame' }));
  }
  for (const id of held) await stage.release(id);
  await Promise.all(waiting.map(outcome));
  const kinds = (await started()).slice(held.length).map(({ kind }) => kind);
  expect(kinds.slice(0, 2).sort()).toEqual(['first_frame', 'tts']);
  // Of four slots characters leave at least one to each of the others.
  expect(kinds.slice(0, 18).filter((kind) => kind !== 'character')).toHaveLength(6);
}, 120_000);

test('one kind alone uses every slot, and with one slot kinds take turns', async () => {
  const room = await newRoom({ fast: 1, video: 1 });
  const [ann, bob] = await newClients(2);
  const held = await queueFor(ann!, { kind: 'tts' }, { holdAt: 'speech' });
  await room.worker.start();
  await expect.poll(() => stage.trace(held)).toEqual({ 'during:speech': 1 });
  const ids: string[] = [];
  for (const client of [ann!, bob!, ann!, bob!]) ids.push(await queueFor(client, { kind: 'character' }));
  for (let n = 0; n < 2; n++) ids.push(await queueFor(ann!, { kind: 'tts' }));
  await stage.release(held);
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

  const wide = await newRoom({ fast: 4, video: 1 });
  await room.worker.drain();
  const alone = await Promise.all(
    Array.from({ length: 4 }, () => queueFor(ann!, { kind: 'character' }, { holdAt: 'speech' })),
  );
  await wide.worker.start();
  for (const id of alone) await expect.poll(() => stage.trace(id)).toEqual({ 'during:speech': 1 });
  for (const id of alone) await stage.release(id);
}, 120_000);
