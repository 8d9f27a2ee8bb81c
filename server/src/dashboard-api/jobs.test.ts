// A client's jobs in the dashboard: lists, details, access and running a job again.
import { randomUUID } from 'node:crypto';
import type { JobDetail, JobRows } from '@greenroom/contract/dashboard/jobs';
import type { VideoRequest } from '@greenroom/contract/videos';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql, type Tx } from '../db/db.ts';
import { testEngines } from '../engines/testing.ts';
import { completeJob, failJob } from '../jobs/close.ts';
import { recordUsage } from '../jobs/engine-usage.ts';
import { acquireLease, type Lease, lockLease } from '../jobs/lease.ts';
import { beginStep, recordStep, recordStepFailure, showProgress } from '../jobs/steps.ts';
import { createTestJobs } from '../jobs/testing.ts';
import { newVoiceId, uuidv7 } from '../kernel/ids.ts';
import { balance } from '../ledger/balance.ts';
import { withdraw } from '../ledger/grants.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { publishAsset } from '../library/assets.ts';
import { addCharacter, deleteCharacter } from '../library/characters.ts';
import { addTestPictures } from '../library/testing.ts';
import { completeVoice, reserveVoice } from '../library/voices.ts';
import { createOrders, refundOrder, settleOrder } from '../orders/orders.ts';
import { priceCharacter } from '../pricing/items.ts';
import type { VideoOrders } from '../production/video/order.ts';
import { createRetry, type Retry } from '../production/video/retry.ts';
import { createRunAgain } from '../production/video/run-again.ts';
import { createTestVideoOrders } from '../production/video/testing.ts';
import { priceTalkingHeadAt } from '../production/video/video-quote.ts';
import { createUsageQueries } from '../reporting/usage.ts';
import { createJobEndpoints } from './jobs.ts';
import { openTestDashboard, type Person } from './testing.ts';

const assetUrls = createAssetUrls('http://127.0.0.1:8080');

let videos: VideoOrders;
let retry: Retry;
/** Speech is not free, so no order synthesizes speech in advance. */
const engines = testEngines({ speech: { isFree: false } });

const dashboard = await openTestDashboard({
  endpoints({ db }) {
    videos = createTestVideoOrders(db, { engines, assetUrls });
    const runAgain = createRunAgain({ db, videos, assetUrls, ownAsset: async () => undefined });
    retry = createRetry({ db, runAgain });
    return createJobEndpoints({ db, reports: db, assetUrls, runAgain, retry });
  },
});
const { db, call } = dashboard;
afterAll(dashboard.close);

const orders = createOrders({ db, enqueue: createTestJobs(db).enqueue });
const inTx = <T>(act: (tx: Tx) => Promise<T>) => db.transaction().execute(act);
const signal = new AbortController().signal;

interface Account {
  person: Person;
  client: string;
  ids: { character_id: string; voice_id: string };
}

/** A user with a presenter and a voice. */
async function join(): Promise<Account> {
  const person = await dashboard.signUp();
  const { client } = person.user;
  const likeness = { engine: 'test', json: null, objects: {} };
  const [character_id, voice_id] = [uuidv7(), newVoiceId()];
  await inTx(async (tx) => {
    const about = { name: 'Nora', mode: 'description', sheetPath: `${character_id}.png`, sheetText: null } as const;
    await addCharacter(tx, client, { id: character_id, ...about, likeness, pictures: await addTestPictures(tx) });
    await reserveVoice(tx, client, { id: voice_id, name: 'English', kind: 'library' });
    await completeVoice(tx, voice_id, { voice: likeness, language: 'en', gender: null, samples: [] });
  });
  return { person, client, ids: { character_id, voice_id } };
}

let account: Account;
let person: Person;
let client: string;
beforeEach(async () => {
  account = await join();
  ({ person, client } = account);
});

const script = 'Cold coffee again? This mug keeps it hot for six hours.';
const request = ({ ids: { character_id, voice_id } }: Account): VideoRequest & { mode: 'talking_head' } => ({
  mode: 'talking_head',
  character_id,
  speech: { kind: 'script', voice_id, script },
  video_idea: 'A kitchen',
  first_frame_url: undefined,
  resolution: '480p',
  use_dynamic_captions: true,
  captions_language: undefined,
  captions_position: 'bottom',
});

const order = async (of = account): Promise<string> =>
  (await videos.order({ client: of.client, signal, idempotency: undefined }, request(of))).body.workflow_id;

/** Starts the job as a worker does, before its turn. */
async function begin(id: string): Promise<Lease> {
  await sql`update jobs set status = 'running', started_at = now() where id = ${id}`.execute(db);
  return (await acquireLease(db, id, 'worker'))!;
}

/** Completes the job as a worker does: speech at the second attempt, then the video, which costs less than was reserved. */
async function finish(id: string): Promise<void> {
  const claim = await begin(id);
  await beginStep(db, claim, 'speech', 1);
  await recordStepFailure(db, claim, 'speech', 'segmentation fault in /srv/secret');
  await beginStep(db, claim, 'speech', 2);
  await recordStep(db, claim, 'speech', null);
  await beginStep(db, claim, 'render', 1);
  await recordStep(db, claim, 'render', null);
  const object = async (extension: string) => {
    const key = `objects/${id}/${randomUUID()}.${extension}`;
    await sql`insert into stored_objects (key, job_id, size_bytes, sha256) values (${key}, ${id}, 1234, '')`.execute(
      db,
    );
    return { key, sizeBytes: 1234, sha256: 'abc' };
  };
  const sidecars = { srt: await object('srt'), vtt: await object('vtt'), json: await object('json') };
  const file = await object('mp4');
  await inTx(async (tx) => {
    await lockLease(tx, claim);
    const metadata = { width: 480, height: 854, duration: 3.2 };
    const video = await publishAsset(tx, client, {
      kind: 'video',
      name: script,
      object: file,
      workflowId: id,
      metadata,
      sidecars,
    });
    await settleOrder(tx, id, {
      measured: priceTalkingHeadAt(request(account), 3200, { captions: false }).lineItems,
      metadata: { warnings: ['The words could not be drawn.'] },
    });
    await completeJob(tx, id, { video_url: assetUrls.of(video.path), asset_id: video.id });
  });
  await forget(id);
}

/** Deletes the input, as the sweep does for closed jobs. */
const forget = (id: string) => sql`update jobs set input = 'null' where id = ${id}`.execute(db);

async function fail(id: string): Promise<void> {
  const claim = await begin(id);
  await beginStep(db, claim, 'speech', 1);
  await recordStep(db, claim, 'speech', null);
  await Promise.all([beginStep(db, claim, 'render', 1), beginStep(db, claim, 'audio', 1)]);
  await recordStepFailure(db, claim, 'render', 'the picture in /srv/secret has two faces');
  const failure = { code: 'unusable_media', message: 'The still must show one person.' } as const;
  const cause = 'render: the picture in /srv/secret has two faces';
  await inTx((tx) => failJob(tx, { id, failure, cause }, { failed: async (tx, job) => refundOrder(tx, job.id) }));
  await forget(id);
}

const orderCharacter = (name: string) =>
  inTx(async (tx) => {
    const id = `sync_${uuidv7().replaceAll('-', '')}`;
    const input = { mode: 'description', name, description: 'A cook' };
    const job = { id, client, kind: 'character', queue: 'interactive', input, timeoutMs: 1000 } as const;
    await orders.place(tx, { job, price: priceCharacter(), request: { name, description: 'A cook' } });
    return id;
  });

const detail = async (id: string, by = person) => (await call(by, 'GET', `/jobs/${id}`)).json<JobDetail>();
const rows = async (query = '', by = person) => {
  const response = await call(by, 'GET', `/jobs${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<JobRows>();
};
const idsOf = ({ items }: JobRows) => items.map(({ id }) => id);

test('a completed job has its files, its steps, and its charged and released credits', async () => {
  const id = await order();
  const held = 500 - (await balance(db, client)).balance;
  await finish(id);
  const job = await detail(id);
  expect(job).toMatchObject({
    kind: 'talking_head',
    status: 'completed',
    about: script,
    text: script,
    character_name: 'Nora',
    voice_name: 'English',
    warnings: ['The words could not be drawn.'],
    error: null,
    output: { width: 480, height: 854, duration: 3.2, bytes: 1234 },
  });
  const { video_url, captions_vtt_url, captions_srt_url, word_timings_url } = job.output!;
  expect([captions_vtt_url, captions_srt_url, word_timings_url]).toEqual(
    ['.vtt', '.srt', '.json'].map((extension) => video_url!.replace('.mp4', extension)),
  );
  expect(job.steps).toMatchObject([
    { name: 'speech', state: 'done', attempts: 2 },
    { name: 'render', state: 'done', attempts: 1 },
  ]);
  expect(job.credits_reserved).toBe(held);
  expect(job.credits_charged).toBe(500 - (await balance(db, client)).balance);
  expect(job.credits_charged! + job.credits_released!).toBe(held);
  expect(job.line_items.reduce((sum, { actual }) => sum + actual!, 0)).toBe(job.credits_charged);
});

test('the cost of a job is shown neither in the dashboard nor over the API', async () => {
  const id = await order();
  const usage = { engine: 'cloud', model: 'avatar', unit: 'second' as const, quantity: 3.2, usd: 0.987 };
  await recordUsage(db, { client, job: id, step: 'render' }, usage);
  await finish(id);
  const usageOf = createUsageQueries(db);
  const shown = [
    await detail(id),
    await rows(),
    await usageOf.job(client, id),
    await usageOf.history(client, { limit: 10, offset: 0 }),
    await usageOf.summary(client, { from: new Date(0), to: undefined }),
  ];
  for (const response of shown) expect(JSON.stringify(response)).not.toMatch(/usd|margin|revenue|cost|avatar|0\.987/i);
});

test('a failed job has its error and failed step, is not charged, and does not reveal the internal cause', async () => {
  const id = await order();
  await fail(id);
  const response = await call(person, 'GET', `/jobs/${id}`);
  const job = response.json<JobDetail>();
  expect(job).toMatchObject({
    status: 'failed',
    error: { code: 'unusable_media', message: 'The still must show one person.' },
    credits_charged: 0,
    output: null,
  });
  expect(job.credits_released).toBe(job.credits_reserved);
  expect(Object.fromEntries(job.steps.map(({ name, state }) => [name, state]))).toEqual({
    speech: 'done',
    render: 'failed',
    audio: 'stopped',
  });
  expect(response.body).not.toContain('secret');
});

test('a failed job leads to the one that an operator ordered in its place, while that has not failed', async () => {
  const id = await order();
  await fail(id);
  expect((await detail(id)).retried_as).toBeNull();
  const entry = { id: uuidv7(), job: id, actor: 'op@example.com', reason: 'it was us' };
  const { workflow_id } = await retry.order(entry, signal);
  expect((await detail(id)).retried_as).toBe(workflow_id);
  expect((await detail(workflow_id)).retried_as).toBeNull();
  await fail(workflow_id);
  expect((await detail(id)).retried_as).toBeNull();
});

test('a job has a queue position, then its progress, and no charge until it is closed', async () => {
  const id = await order();
  expect(await detail(id)).toMatchObject({ status: 'queued', queue_position: expect.any(Number), steps: [] });
  const claim = await begin(id);
  await beginStep(db, claim, 'render', 1);
  await showProgress(db, claim, { phase: 'generating', progress: 0.4 });
  const job = await detail(id);
  expect(job).toMatchObject({ status: 'running', phase: 'generating', queue_position: null, credits_charged: null });
  expect(job.progress).toBeCloseTo(0.4);
  expect(job.steps).toMatchObject([{ name: 'render', state: 'running', finished_at: null }]);
});

test('the request is shown as it was sent, also if its character was deleted', async () => {
  const id = await order();
  await deleteCharacter(db, client, account.ids.character_id);
  const job = await detail(id);
  expect(job.request).toMatchObject({ mode: 'talking_head', ...account.ids, script, use_dynamic_captions: true });
  expect(job).toMatchObject({ character_name: null, voice_name: 'English' });
});

test('jobs of every kind are listed newest first and filtered by status, kind and time', async () => {
  const [first, second] = [await order(), await order()];
  const third = await orderCharacter('Ella');
  await fail(first);
  expect(idsOf(await rows())).toEqual([third, second, first]);
  expect((await rows()).items[0]).toMatchObject({ kind: 'character', about: 'Ella', credits_reserved: 10 });
  expect(idsOf(await rows('?status=failed'))).toEqual([first]);
  expect(idsOf(await rows('?kind=talking_head'))).toEqual([second, first]);
  expect(idsOf(await rows('?kind=talking_head&status=queued'))).toEqual([second]);

  await sql`update jobs set queued_at = '2026-11-03T12:00:00Z' where id = ${second}`.execute(db);
  const day = (from: string, to: string) => rows(`?from=${from}T12:00:00Z&to=${to}T12:00:00Z`);
  expect(idsOf(await day('2026-11-03', '2026-11-04'))).toEqual([second]);
  expect(idsOf(await day('2026-11-02', '2026-11-03'))).toEqual([]);
});

test('pages have no gaps or duplicates while new jobs are added', async () => {
  const ordered: string[] = [];
  for (let count = 0; count < 7; count++) ordered.unshift(await orderCharacter(`No. ${count}`));
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: JobRows = await rows(`?limit=3${cursor && `&cursor=${cursor}`}`);
    seen.push(...idsOf(page));
    cursor = page.next_cursor;
    await orderCharacter('Later');
  }
  expect(seen).toEqual(ordered);
});

test.each([
  ['?status=done', /^status must be one of queued, running, completed, failed\.$/],
  ['?limit=1000', /^limit /],
  ['?from=yesterday', /^from must be an ISO 8601 date-time/],
  ['?kind=movie', /^kind must be one of talking_head/],
])('an invalid query is a 400 that names the parameter: %s', async (query, error) => {
  const response = await call(person, 'GET', `/jobs${query}`);
  expect([response.statusCode, response.json().error]).toEqual([400, expect.stringMatching(error)]);
});

test('another client’s job gets the same 404 as an unknown one, at every endpoint', async () => {
  const id = await order();
  const stranger = (await join()).person;
  const body = { idempotency_key: randomUUID() };
  for (const path of [id, 'partner_thv_0', 'a'.repeat(300), '%00']) {
    const responses = await Promise.all([
      call(stranger, 'GET', `/jobs/${path}`),
      call(stranger, 'GET', `/jobs/${path}/again`),
      call(stranger, 'POST', `/jobs/${path}/again`, body),
    ]);
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      responses.map(() => [404, JSON.stringify({ error: 'Not found.' })]),
    );
  }
  expect(idsOf(await rows('', stranger))).toEqual([]);
  expect(idsOf(await rows(`?cursor=${id}`, stranger))).toEqual([]);
});

test('jobs require a session', async () => {
  const id = await order();
  for (const path of ['/jobs', `/jobs/${id}`, `/jobs/${id}/again`]) {
    expect((await call(undefined, 'GET', path)).statusCode).toBe(401);
  }
});

test('running a job again reserves the price of its quote', async () => {
  const id = await order();
  await fail(id);
  const { quote } = (await call(person, 'GET', `/jobs/${id}/again`)).json();
  const ordered = await call(person, 'POST', `/jobs/${id}/again`, { idempotency_key: randomUUID() });
  expect(ordered.json()).toMatchObject({ status: 'queued', credits_reserved: quote.credits_required });
  expect((await balance(db, client)).balance).toBe(500 - quote.credits_required);
  expect((await detail(ordered.json().workflow_id)).request).toEqual((await detail(id)).request);
});

test('concurrent requests with one key order once', async () => {
  const id = await order();
  await fail(id);
  const body = { idempotency_key: randomUUID() };
  const send = () => call(person, 'POST', `/jobs/${id}/again`, body);
  const responses = await Promise.all(Array.from({ length: 20 }, send));
  const last = await send();
  expect(last.statusCode).toBe(200);
  for (const { statusCode } of responses) expect([200, 409]).toContain(statusCode);
  expect(idsOf(await rows())).toEqual([last.json().workflow_id, id]);
  expect((await balance(db, client)).balance).toBe(500 - last.json().credits_reserved);
});

test('running a job again is a 402 for lack of credits and a 400 if its character was deleted', async () => {
  const id = await order();
  await fail(id);
  const again = () => call(person, 'POST', `/jobs/${id}/again`, { idempotency_key: randomUUID() });
  await inTx((tx) => withdraw(tx, { client, amount: 490, key: randomUUID(), reason: 'test' }));
  const dear = await again();
  expect(dear.statusCode).toBe(402);
  expect(dear.json()).toMatchObject({ error: 'INSUFFICIENT_CREDITS', credits_balance: 10 });
  await deleteCharacter(db, client, account.ids.character_id);
  const gone = await again();
  expect([gone.statusCode, gone.json().error]).toEqual([400, expect.stringContaining('The character was deleted.')]);
  expect(idsOf(await rows())).toEqual([id]);
});
