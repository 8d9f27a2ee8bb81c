// Video orders: speech before the order is placed, limits, and cleanup after a rejected order.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoRequest } from '@greenroom/contract/videos';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { Speech } from '@greenroom/engine-kit/ports/speech';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { naturalPaceOf } from '@greenroom/engine-kit/text/natural-pace';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClient } from '../../billing/open-client.ts';
import { type Db, sql } from '../../db/db.ts';
import { openTestDb } from '../../db/testing.ts';
import { createEngines, type Engines, withPort } from '../../engines/engines.ts';
import { testCallEngines, testEngines } from '../../engines/testing.ts';
import { isLiveJob, listJobs } from '../../jobs/reads.ts';
import { createTestJobs } from '../../jobs/testing.ts';
import { newVoiceId, uuidv7 } from '../../kernel/ids.ts';
import { balance } from '../../ledger/balance.ts';
import { createAssetUrls } from '../../library/asset-urls.ts';
import { addCharacter } from '../../library/characters.ts';
import { createObjects } from '../../library/objects.ts';
import { addTestPictures } from '../../library/testing.ts';
import { completeVoice, reserveVoice } from '../../library/voices.ts';
import { createIdempotency } from '../../orders/idempotent.ts';
import { createOrders, type Orders } from '../../orders/orders.ts';
import { openDiskStore } from '../../storage/disk.ts';
import { testServiceContext } from '../../tasks/testing-providers.ts';
import { createSpeechService, type SpeechService } from '../speech/speech.ts';
import { createVideoOrders, type WithOrder } from './order.ts';
import { createRecordings } from './recordings.ts';

const { db, close } = await openTestDb();
const dir = await mkdtemp(join(tmpdir(), 'orders-'));
const root = join(dir, 'store');
const store = await openDiskStore({ root });
const sound = join(dir, 'sound.wav') as LocalFile;
await writeFile(sound, 'a sound');
afterAll(async () => {
  await close();
  await rm(dir, { recursive: true });
});

const serviceContext = await testServiceContext();
const spoken: string[] = [];
let speak: () => Promise<Speech>;
const speechOf = (durationMs: number) => async (): Promise<Speech> => ({
  file: sound,
  durationMs,
  warnings: [],
  words: [],
  phones: [],
});
let recordedMs = 4_000;
/** How many objects were stored, including those discarded since. */
let stored = 0;

const jobs = createTestJobs(db);
const placing = createOrders({ db, enqueue: jobs.enqueue });
const counted = {
  ...store,
  put: (...args: Parameters<typeof store.put>) => {
    stored++;
    return store.put(...args);
  },
};
const objects = createObjects({ db, store: counted, isLive: isLiveJob });
const assetUrls = createAssetUrls('http://127.0.0.1:8080');
const engines = testEngines({
  voiceLibrary: { languages: ['de', 'en'] },
  speech: {
    isFree: true,
    synthesize: ({ text }) => {
      spoken.push(text);
      return speak();
    },
  },
});

const openOrders = (
  over: { db?: Db; orders?: Orders; maxActiveJobs?: number; engines?: Engines; speech?: SpeechService } = {},
) =>
  createVideoOrders({
    db,
    idempotency: createIdempotency(db),
    orders: placing,
    jobs,
    engines,
    speech: createSpeechService({ db, engines, callEngines: testCallEngines, objects }),
    objects,
    recordings: createRecordings({
      db,
      objects,
      assetUrls,
      inputs: { sound: async (url) => ({ url, file: sound, durationMs: recordedMs, cut: false }) },
    }),
    assetUrls,
    maxActiveJobs: 5,
    requiresAiLabel: false,
    withStepContext: (_, work) => work({ ...serviceContext, dir }),
    ...over,
  });
const videos = openOrders();

let client: string;
let ids: { character_id: string; voice_id: string; clone_id: string };
beforeEach(async () => {
  spoken.length = 0;
  stored = 0;
  recordedMs = 4_000;
  await sql`truncate stored_objects cascade`.execute(db);
  await rm(join(root, 'objects'), { recursive: true, force: true });
  speak = speechOf(5_000);
  const [characterId, voiceId, cloneId] = [uuidv7(), newVoiceId(), newVoiceId()];
  client = await db.transaction().execute(async (tx) => {
    const id = await addClient(tx, { name: 'Acme', credits: 5_000 });
    const likeness = { engine: 'test', json: null, objects: {} };
    const person = { name: 'Nora', mode: 'description' as const, sheetPath: 'sheet.png', sheetText: null, likeness };
    await addCharacter(tx, id, { id: characterId, ...person, pictures: await addTestPictures(tx) });
    await reserveVoice(tx, id, { id: voiceId, name: 'English', kind: 'library' });
    await completeVoice(tx, voiceId, { voice: likeness, language: 'en', gender: null, samples: [] });
    await reserveVoice(tx, id, { id: cloneId, name: 'Nora', kind: 'cloned' });
    await completeVoice(tx, cloneId, { voice: likeness, language: null, gender: null, samples: [] });
    return id;
  });
  ids = { character_id: characterId, voice_id: voiceId, clone_id: cloneId };
});

const order = (script: string, voice = ids.voice_id, record?: WithOrder) =>
  videos.order(
    context(),
    {
      mode: 'talking_head',
      character_id: ids.character_id,
      speech: { kind: 'script', voice_id: voice, script },
      video_idea: 'a kitchen',
      resolution: '480p',
      use_dynamic_captions: true,
      captions_position: 'bottom',
    } as Parameters<typeof videos.order>[1],
    record,
  );
const expectNoOrder = async () => {
  expect((await balance(db, client)).balance).toBe(5_000);
  expect(await listJobs(db, client, { limit: 9 })).toEqual([]);
  expect(stored).toBe(0);
};
const context = () => ({ client, signal: new AbortController().signal, idempotency: undefined });
const withRecording = (): Parameters<typeof videos.order>[1] => ({
  mode: 'talking_head',
  character_id: ids.character_id,
  speech: { kind: 'recording', audio_url: 'https://example.com/a.wav', voice_id: undefined },
  video_idea: 'a kitchen',
  first_frame_url: undefined,
  resolution: '480p',
  use_dynamic_captions: false,
  captions_language: undefined,
  captions_position: 'bottom',
});
const leave = (credits: number) =>
  sql`update ledger_accounts set balance = ${credits} where id = ${`${client}/free`}`.execute(db);
const files = async () =>
  (await readdir(join(root, 'objects'), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  ).length;
const rows = async () => (await sql`select from stored_objects where job_id <> 'test'`.execute(db)).rows.length;

test('an ordinary script is ordered at once and spoken by the job', async () => {
  const { body } = await order('Cold coffee again? This mug keeps it hot for six hours.');
  expect(body.status).toBe('queued');
  expect(spoken).toEqual([]);
});

test('the title of a new video is the first sentence of its script, or else of its idea', async () => {
  const { body } = await order('Cold coffee again? This mug keeps it hot for six hours.');
  recordedMs = 4_000;
  await videos.order(context(), withRecording());
  const { rows: titles } = await sql`select title, mode, videos.created_at = jobs.queued_at as "sameTime" from videos
    join jobs on id = job_id where videos.client_id = ${client} order by job_id`.execute(db);
  expect(titles).toEqual([
    { title: 'Cold coffee again?', mode: 'talking_head', sameTime: true },
    { title: 'a kitchen', mode: 'talking_head', sameTime: true },
  ]);
  expect(body.status).toBe('queued');
});

test('a record in the order’s transaction gets the job, and rolls the order back if it fails', async () => {
  const script = 'Cold coffee again?';
  let recorded: string | undefined;
  const { body } = await order(script, ids.voice_id, async (_, placed) => {
    recorded = placed.workflow_id;
  });
  expect(recorded).toBe(body.workflow_id);
  const before = await balance(db, client);
  await expect(order(script, ids.voice_id, () => Promise.reject(new Error('no entry')))).rejects.toThrow('no entry');
  expect(await balance(db, client)).toEqual(before);
  expect(await listJobs(db, client, { limit: 9 })).toHaveLength(1);
});

const SENTENCE = 'Every morning we bake fresh bread for people who love good food. ';
/** Estimated at 58.7 s. */
const LONG = SENTENCE.repeat(14);

test('a script near the limit is spoken before the order is placed', async () => {
  speak = speechOf(58_900);
  expect((await order(LONG)).body.status).toBe('queued');
  expect(spoken).toEqual([LONG]);
});

test('a cloned voice may be slow, so shorter scripts are already spoken before the order', async () => {
  const long = SENTENCE.repeat(12);
  await order(long);
  expect(spoken).toEqual([]);
  await order(long, ids.clone_id);
  expect(spoken).toEqual([long]);
});

test('before the order, no engine speaks that costs money; the job asks it if the free one cannot speak', async () => {
  const free = withPort(engines.byName('test'), 'speech')!;
  const synthesize = () => {
    spoken.push('paid');
    return speak();
  };
  const paid = { ...free, name: 'paid', speech: { ...free.speech, isFree: false, synthesize } };
  const both = createEngines([free, paid], { speech: [free, paid] });
  const speech = createSpeechService({ db, engines: both, callEngines: testCallEngines, objects });
  const request = { ...withRecording(), speech: { kind: 'script', voice_id: ids.voice_id, script: LONG } };
  const place = () => openOrders({ engines: both, speech }).order(context(), request as typeof request & VideoRequest);
  speak = () => Promise.reject(new EngineError('unavailable', 'Busy.'));
  expect((await place()).body.status).toBe('queued');
  expect(spoken).toEqual([LONG]);
  speak = speechOf(59_100);
  await expect(place()).rejects.toMatchObject({ status: 400 });
});

test('a script whose speech is too long is rejected and not charged', async () => {
  speak = speechOf(59_100);
  await expect(order(LONG)).rejects.toMatchObject({
    status: 400,
    message: 'script: Your script runs 59.1 s; the limit is 59 s. Cut about 1 word.',
  });
  await expectNoOrder();
});

test.each([
  ['no words', '… !!! 😀'],
  [
    'a language other than the voice’s',
    'Guten Morgen, liebe Nachbarn, heute gibt es frisches Brot und Kuchen bei uns.',
  ],
  ['a language without a voice', 'ສະບາຍດີຕອນເຊົ້າ ມື້ນີ້ພວກເຮົາມີເຂົ້າຈີ່ສົດ'],
])('a script that the engine may reject is spoken before the order: %s', async (_, script) => {
  speak = () => Promise.reject(new EngineError('rejected', 'The text holds nothing that can be spoken.'));
  await expect(order(script)).rejects.toMatchObject({
    status: 400,
    message: 'script: The text holds nothing that can be spoken.',
  });
  await expectNoOrder();
});

test('a recording is stored with its order', async () => {
  await videos.order(context(), withRecording());
  expect([await files(), await rows()]).toEqual([1, 1]);
});

test('a recording that is too long or exceeds the balance is not stored', async () => {
  recordedMs = 60_000;
  await expect(videos.order(context(), withRecording())).rejects.toMatchObject({ status: 400 });
  recordedMs = 4_000;
  await leave(5);
  for (let i = 0; i < 5; i++) {
    await expect(videos.order(context(), withRecording())).rejects.toMatchObject({ status: 402 });
  }
  expect([stored, await files(), await rows()]).toEqual([0, 0, 0]);
});

test('a concurrent order that exceeds the balance leaves nothing behind', async () => {
  await leave(100);
  const results = await Promise.allSettled([1, 2, 3].map(() => videos.order(context(), withRecording())));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect([await files(), await rows()]).toEqual([1, 1]);
});

test('a concurrent order that exceeds the limit of jobs leaves nothing behind', async () => {
  const one = openOrders({ maxActiveJobs: 1 });
  const results = await Promise.allSettled([1, 2].map(() => one.order(context(), withRecording())));
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 429 } });
  expect([await files(), await rows()]).toEqual([1, 1]);
});

test.each<[string, Orders['place']]>([
  [
    'the client was suspended meanwhile',
    async (tx, order) => {
      await sql`update clients set suspended_at = now() where id = ${order.job.client}`.execute(tx);
      await placing.place(tx, order);
    },
  ],
  [
    'its idempotency key was taken over',
    async (tx, order) => {
      const idempotencyKey = { client, method: 'POST', route: '/videos', key: 'k', bodyHash: 'h', token: uuidv7() };
      await placing.place(tx, { ...order, idempotencyKey });
    },
  ],
  [
    'the connection was lost before the commit',
    async (tx, order) => {
      await placing.place(tx, order);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    },
  ],
])('an order leaves nothing behind if %s', async (_, place) => {
  await expect(openOrders({ orders: { ...placing, place } }).order(context(), withRecording())).rejects.toThrow();
  expect(stored).toBe(1);
  expect([await files(), await rows()]).toEqual([0, 0]);
  expect(await listJobs(db, client, { limit: 9 })).toEqual([]);
});

test('an order whose commit succeeded but whose reply was lost keeps its recording', async () => {
  const lossy = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') {
        return () => ({
          async execute(work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) {
            await db.transaction().execute(work);
            throw new Error('Connection terminated unexpectedly');
          },
        });
      }
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const orders = createOrders({ db: lossy, enqueue: jobs.enqueue });
  await expect(openOrders({ orders }).order(context(), withRecording())).rejects.toThrow('terminated');
  expect([await files(), await rows()]).toEqual([1, 1]);
  expect(await listJobs(db, client, { limit: 9 })).toHaveLength(1);
});

test('a video is estimated at the pace of its speech engine', async () => {
  const slow = testEngines({
    speech: {
      isFree: false,
      pace: (language) => {
        const { unitMs, lastPauseMs } = naturalPaceOf(language);
        const doubled = Object.fromEntries(Object.entries(unitMs).map(([kind, ms]) => [kind, 2 * ms]));
        return { unitMs: doubled as typeof unitMs, lastPauseMs };
      },
    },
  });
  const request = (script: string) =>
    ({
      mode: 'talking_head',
      character_id: ids.character_id,
      speech: { kind: 'script', voice_id: ids.voice_id, script },
      resolution: '480p',
      captions_position: 'bottom',
    }) as Parameters<typeof videos.order>[1];
  const script = 'We bake fresh bread for you every morning of the year. '.repeat(9);
  const { body } = await videos.estimate(context(), request(script));
  await expect(openOrders({ engines: slow }).estimate(context(), request(script))).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^script: Your script runs [\d.]+ s; the limit is 59 s\. Cut about \d+ words\.$/),
  });
  const half = await openOrders({ engines: slow }).estimate(context(), request(script.slice(0, script.length / 3)));
  expect(half.body.estimated_seconds).toBeGreaterThan(body.estimated_seconds / 2);
});

test('a talking head longer than the engine’s longest clip is rejected', async () => {
  const short = testEngines({ talkingHead: { maxClipMs: 5_000 }, speech: { isFree: false } });
  recordedMs = 6_000;
  await expect(openOrders({ engines: short }).order(context(), withRecording())).rejects.toMatchObject({
    message: 'audio_url: Your recording runs 6 s; the limit is 5 s. Use a shorter recording.',
  });
  await expectNoOrder();
});

test('no talking head is ordered that one of its engines, fallbacks included, cannot render', async () => {
  const test = withPort(engines.byName('test'), 'talkingHead')!;
  const engineOf = (name: string, maxClipMs: number) => ({
    ...test,
    name,
    talkingHead: { ...test.talkingHead, maxClipMs },
  });
  const ordersWith = (first: number, second: number) =>
    openOrders({
      engines: createEngines([test], { talkingHead: [engineOf('first', first), engineOf('second', second)] }),
    });
  recordedMs = 6_000;
  for (const orders of [ordersWith(50_000, 5_000), ordersWith(5_000, 50_000)]) {
    await expect(orders.order(context(), withRecording())).rejects.toMatchObject({
      message: 'audio_url: Your recording runs 6 s; the limit is 5 s. Use a shorter recording.',
    });
  }
  await expectNoOrder();
});

test('a voice that no engine can speak any more is rejected before the order', async () => {
  const others = createEngines([{ ...engines.byName('test')!, name: 'another' }]);
  const cloned = { ...withRecording(), speech: { kind: 'script', voice_id: ids.clone_id, script: 'Hello.' } };
  await expect(
    openOrders({ engines: others }).order(context(), cloned as Parameters<typeof videos.order>[1]),
  ).rejects.toMatchObject({
    status: 400,
    message:
      'voice_id: The engine that created this voice (test) is not set up. No other engine can clone it. Create the voice again.',
  });
  await expectNoOrder();
});

test('a character whose engine is not installed can be ordered: other engines use its pictures', async () => {
  const others = createEngines([{ ...engines.byName('test')!, name: 'another' }]);
  const { status } = (await openOrders({ engines: others }).order(context(), withRecording())).body;
  expect(status).toBe('queued');
});
