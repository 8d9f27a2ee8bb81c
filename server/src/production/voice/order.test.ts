// Orders of free library voices: languages, hourly limit, and deletion.
import type { Json } from '@greenroom/engine-kit/json';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClient } from '../../billing/open-client.ts';
import { sql, type Tx } from '../../db/db.ts';
import { openTestDb } from '../../db/testing.ts';
import { testCallEngines, testEngines } from '../../engines/testing.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { completeJob } from '../../jobs/close.ts';
import { getJob, liveJobs } from '../../jobs/reads.ts';
import { createTestJobs } from '../../jobs/testing.ts';
import type { Run } from '../../jobs/workflow.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import type { Objects } from '../../library/objects.ts';
import { abandonVoice, deleteOldLibraryVoices, deleteVoice, eraseDeletedVoices } from '../../library/voices.ts';
import { deleteFreeOrders } from '../../orders/free-orders.ts';
import { deleteExpiredIdempotencyKeys } from '../../orders/idempotency-keys.ts';
import { createIdempotency } from '../../orders/idempotent.ts';
import { createOrders, isVoiceInUse, refundOrder } from '../../orders/orders.ts';
import { createPlaceAndWait } from '../../orders/place-and-wait.ts';
import { createVoiceOrders, type VoiceOrder } from './order.ts';
import { voiceWorkflow } from './workflow.ts';

const { db, close } = await openTestDb();
afterAll(close);

const jobs = createTestJobs(db, {
  async failed(tx, job) {
    await refundOrder(tx, job.id);
    await abandonVoice(tx, (job.input as { voiceId: string }).voiceId);
  },
});

let client: string;
/** Whether the job succeeds. */
let works: boolean;
const createdVoice = {
  voice: { engine: 'test', json: null, objects: {} },
  language: 'en',
  gender: 'female',
  samples: [],
};

/** Runs the job at once. */
async function execute(id: string) {
  const { input, status } = await getJob(db, client, id);
  if (status !== 'queued') return getJob(db, client, id);
  const finish = (effect: (tx: Tx) => Promise<Json>) =>
    db.transaction().execute(async (tx) => completeJob(tx, id, await effect(tx)));
  const run = { job: id, client, finish, step: async () => createdVoice } as unknown as Run;
  if (works) await workflow.run(run, input as unknown as VoiceOrder);
  else await db.transaction().execute((tx) => jobs.fail(tx, id, { code: 'internal', message: 'No.' }));
  await sql`insert into job_steps (job_id, name, attempts) values (${id}, 'make', 1)`.execute(db);
  return getJob(db, client, id);
}

const engines = testEngines({ voiceLibrary: { languages: ['de', 'en'] } });
const workflow = voiceWorkflow({
  db,
  engines,
  callEngines: testCallEngines,
  inputs: {} as never,
  objects: {} as Objects,
});
const voices = createVoiceOrders({
  db,
  placeAndWait: createPlaceAndWait({
    db,
    idempotency: createIdempotency(db),
    orders: createOrders({ db, enqueue: jobs.enqueue }),
    jobs: { wait: execute, fail: jobs.fail },
    closing: new AbortController().signal,
  }),
  engines,
  maxVoices: { cloned: 3, library: 10 },
});

beforeEach(async () => {
  works = true;
  await sql`truncate orders, idempotency_keys, ledger_holds`.execute(db);
  await sql`delete from jobs`.execute(db);
  client = await db.transaction().execute((tx) => addClient(tx, { name: 'Acme', credits: 0 }));
});

const key = (name: string): RequestContext['idempotency'] => ({
  method: 'POST',
  route: '/voices',
  key: name,
  bodyHash: 'same',
});
const order = (language = 'English', idempotency?: RequestContext['idempotency']) =>
  voices.order(
    { client, signal: new AbortController().signal, idempotency },
    { kind: 'library', name: 'V', language, gender: 'female' },
  );
const TABLES = ['jobs', 'job_steps', 'orders', 'ledger_holds', 'idempotency_keys'];
const counts = async () => {
  const all = TABLES.map(async (table) => (await sql`select from ${sql.table(table)}`.execute(db)).rows.length);
  return Object.fromEntries((await Promise.all(all)).map((count, i) => [TABLES[i], count]));
};
const nothing = Object.fromEntries(TABLES.map((table) => [table, 0]));
const passDays = async (days: number) => {
  const span = sql`${days} * interval '1 day'`;
  await sql`update jobs set completed_at = completed_at - ${span}, swept_at = now()`.execute(db);
  await sql`update orders set created_at = created_at - ${span}`.execute(db);
  await sql`update idempotency_keys set created_at = created_at - ${span}`.execute(db);
  await sql`update voices set deleted_at = deleted_at - ${span}`.execute(db);
};
const forget = async () => {
  await eraseDeletedVoices(db, isVoiceInUse);
  await deleteExpiredIdempotencyKeys(db);
  await deleteOldLibraryVoices(db);
  await deleteFreeOrders(db);
};
const booksAddUp = async () =>
  expect(await verifyLedger(db, (tx) => liveJobs(tx))).toMatchObject({ ok: true, problems: [] });

test.each(['Klingon', 'xx', 'Khmer'])(
  '%s, which the library does not have, is rejected before anything is ordered',
  async (language) => {
    await expect(order(language, key('a'))).rejects.toMatchObject({
      status: 404,
      message: `There is no stock voice for ${language}. Choose another language or clone a voice.`,
    });
    expect(await counts()).toEqual(nothing);
  },
);

test('free orders are limited by the hour, whether they succeed or fail, with Retry-After', async () => {
  works = false;
  for (let i = 0; i < 60; i++) await expect(order()).rejects.toMatchObject({ status: 500 });
  const refused = { status: 429, retryAfterSeconds: expect.closeTo(3_590, -2) };
  for (let i = 0; i < 3; i++) await expect(order()).rejects.toMatchObject(refused);
  expect((await counts()).orders).toBe(60);
  await sql`update rate_limits set window_started_at = window_started_at - interval '61 minutes'`.execute(db);
  works = true;
  expect((await order()).body.credits_charged).toBe(0);
});

test('the limit of one client does not affect others', async () => {
  await sql`insert into rate_limits (key, count) values (${`free order|${client}`}, 60)`.execute(db);
  await expect(order()).rejects.toMatchObject({ status: 429 });
  client = await db.transaction().execute((tx) => addClient(tx, { name: 'Another', credits: 0 }));
  await order();
});

test('a failed free order is deleted after a day with its job, hold and key', async () => {
  works = false;
  await expect(order()).rejects.toThrow();
  await forget();
  expect((await counts()).orders).toBe(1);
  await passDays(1.1);
  await forget();
  expect(await counts()).toEqual(nothing);
  await booksAddUp();
});

test('the order of a voice is kept until the voice is deleted', async () => {
  const { body: voice } = await order();
  await passDays(100);
  await forget();
  expect((await counts()).orders).toBe(1);
  await deleteVoice(db, client, voice.voice_id);
  await forget();
  await passDays(1.1);
  await forget();
  expect(await counts()).toEqual(nothing);
  expect((await sql`select from voices where client_id = ${client}`.execute(db)).rows).toEqual([]);
  await booksAddUp();
});

test('an order is kept while its idempotency key is, and a repeated request gets its response', async () => {
  const { body: voice } = await order('English', key('b'));
  await deleteVoice(db, client, voice.voice_id);
  await passDays(1.1);
  await sql`update idempotency_keys set created_at = now()`.execute(db);
  await forget();
  expect((await counts()).orders).toBe(1);
  expect(await order('English', key('b'))).toEqual({ body: voice, replayed: true });
});

test('the order of a job that is not swept yet is kept', async () => {
  works = false;
  await expect(order()).rejects.toThrow();
  await passDays(2);
  await sql`update jobs set swept_at = null`.execute(db);
  await forget();
  expect((await counts()).jobs).toBe(1);
});
