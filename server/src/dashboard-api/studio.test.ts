// Orders from the studio page: prices, idempotency keys, validation and access.
import { randomUUID } from 'node:crypto';
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { testEngines } from '../engines/testing.ts';
import { listJobs } from '../jobs/reads.ts';
import { newVoiceId, uuidv7 } from '../kernel/ids.ts';
import { balance } from '../ledger/balance.ts';
import { grant } from '../ledger/grants.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { addCharacter } from '../library/characters.ts';
import { addTestPictures } from '../library/testing.ts';
import { addUpload, uploadPath } from '../library/uploads.ts';
import { completeVoice, reserveVoice } from '../library/voices.ts';
import { createTestVideoOrders } from '../production/video/testing.ts';
import { createStudioEndpoints } from './studio.ts';
import { openTestDashboard, type Person } from './testing.ts';

const assetUrls = createAssetUrls('http://127.0.0.1:8080');
const ownFile = assetUrls.of('product.png');
const frames: { client: string; key: string | undefined }[] = [];

/** Speech is not free, so no order synthesizes speech in advance. */
const engines = testEngines({ speech: { isFree: false } });

const noPreview = () => Promise.reject(new Error('Nothing is previewed.'));

const dashboard = await openTestDashboard({
  endpoints({ db }) {
    const videos = createTestVideoOrders(db, { engines, assetUrls });
    return createStudioEndpoints({
      videos,
      firstFrames: {
        async order({ client, idempotency }) {
          frames.push({ client, key: idempotency?.key });
          return { body: { image_url: ownFile, asset_id: null, credits_charged: 6 }, replayed: false };
        },
      },
      studioPreviews: { frame: noPreview, speech: noPreview },
      clipPreview: noPreview,
      scenesClipPreview: noPreview,
      shotStills: () => Promise.reject(new Error('Nothing is drawn.')),
      db,
      assetUrls,
      engines,
    });
  },
});
const { db, call } = dashboard;
afterAll(dashboard.close);

/** A user with a presenter and a voice. */
async function join() {
  const person = await dashboard.signUp();
  const client = person.user.client;
  const likeness = { engine: 'test', json: null, objects: {} };
  const [characterId, voiceId] = [uuidv7(), newVoiceId()];
  await db.transaction().execute(async (tx) => {
    await addCharacter(tx, client, {
      id: characterId,
      name: 'Nora',
      mode: 'description',
      sheetPath: 'sheet.png',
      sheetText: null,
      likeness,
      pictures: await addTestPictures(tx),
    });
    await reserveVoice(tx, client, { id: voiceId, name: 'English', kind: 'library' });
    await completeVoice(tx, voiceId, { voice: likeness, language: 'en', gender: null, samples: [] });
  });
  return { person, client, ids: { character_id: characterId, voice_id: voiceId } };
}

let person: Person;
let client: string;
let ids: { character_id: string; voice_id: string };
beforeEach(async () => {
  ({ person, client, ids } = await join());
});

const words = { script: 'Cold coffee again? This mug keeps it hot for six hours.', video_idea: 'A kitchen' };
const head = () => ({ mode: 'talking_head', ...ids, ...words, use_dynamic_captions: true });
const scenes = () => ({ mode: 'scenes', ...ids, ...words, script: `${words.script} `.repeat(4).trim() });

const estimate = (body: object) => call(person, 'POST', '/studio/estimate', body);
const order = (key: string, body: object, by = person) => call(by, 'POST', `/studio/videos/${key}`, body);
const jobs = () => listJobs(db, client, { limit: 100 });

test.each([head, scenes])('the estimated credits are the reserved credits: %#', async (body) => {
  const { quote } = (await estimate(body())).json<VideoPlan>();
  expect(quote).toMatchObject({ credits_balance: 500, sufficient_credits: true });
  const ordered = await order(randomUUID(), body());
  expect(ordered.json()).toMatchObject({ status: 'queued', credits_reserved: quote.credits_required });
  expect((await balance(db, client)).balance).toBe(500 - quote.credits_required);
});

test('an estimate needs neither presenter nor voice, and orders nothing', async () => {
  const body = { ...head(), character_id: randomUUID(), voice_id: 'any' };
  expect((await estimate(body)).statusCode).toBe(200);
  expect(await jobs()).toEqual([]);
});

test('an estimate says which language the script is written in, once there are words enough', async () => {
  const languageOf = async (script: string, given = {}) =>
    (await estimate({ ...head(), script, ...given })).json<VideoPlan>().language;
  expect(await languageOf('Pan recién hecho cada mañana a las siete. ¡Hasta mañana!')).toBe('es');
  expect(await languageOf('Fresh bread, every morning at seven. See you tomorrow!')).toBe('en');
  expect(await languageOf('Pan.')).toBeNull();
  expect(await languageOf('Pan.', { captions_language: 'Portuguese' })).toBe('pt');
});

test('an estimate says whether the script has a call to action', async () => {
  const hasOne = async (script: string) => (await estimate({ ...head(), script })).json<VideoPlan>().has_call_to_action;
  expect(await hasOne('We roast our coffee in small batches. Order yours at warmcup.com.')).toBe(true);
  expect(await hasOne('We roast our coffee in small batches, and our guests like how it smells.')).toBe(false);
});

test('the estimated scenes contain the whole script and add up to the length of the video', async () => {
  const body = scenes();
  const plan = (await estimate(body)).json<VideoPlan>();
  expect(plan.scenes.map(({ text }) => text).join(' ')).toBe(body.script);
  const seconds = plan.scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  expect(seconds).toBeCloseTo(plan.quote.estimated_seconds, 2);
  expect((await estimate(head())).json<VideoPlan>().scenes).toEqual([]);
});

test('concurrent and repeated requests with one key order once', async () => {
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 20 }, () => order(key, head())));
  const again = await order(key, head());
  const taken = [...responses, again].filter(({ statusCode }) => statusCode === 200);
  expect(new Set(taken.map((response) => response.json().workflow_id)).size).toBe(1);
  expect(again.statusCode).toBe(200);
  for (const { statusCode } of responses) expect([200, 409]).toContain(statusCode);
  expect(await jobs()).toHaveLength(1);
  expect((await balance(db, client)).balance).toBe(500 - again.json().credits_reserved);
});

test('a key with another request is rejected', async () => {
  const key = randomUUID();
  await order(key, head());
  const other = await order(key, { ...head(), resolution: '720p' });
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({ error: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await order(randomUUID(), head())).statusCode).toBe(200);
  expect(await jobs()).toHaveLength(2);
});

test('two clients can use the same key', async () => {
  const key = randomUUID();
  const other = await join();
  await order(key, head());
  const theirs = await order(key, { ...head(), ...other.ids }, other.person);
  expect(theirs.statusCode).toBe(200);
  expect(await listJobs(db, other.client, { limit: 9 })).toHaveLength(1);
});

test('a request rejected for lack of credits succeeds with the same key after a top-up', async () => {
  const key = randomUUID();
  const long = { ...head(), script: 'Word '.repeat(110), resolution: '720p' };
  const refused = await order(key, long);
  expect(refused.statusCode).toBe(402);
  expect(refused.json()).toMatchObject({ error: 'INSUFFICIENT_CREDITS', credits_balance: 500 });
  expect(await jobs()).toEqual([]);
  await db.transaction().execute((tx) => grant(tx, { client, amount: 5000, key: randomUUID(), reason: 'test' }));
  expect((await order(key, long)).statusCode).toBe(200);
});

test('another client’s presenter and voice are 404s like unknown ones', async () => {
  const other = await join();
  const responses = await Promise.all(
    [
      { character_id: other.ids.character_id },
      { character_id: randomUUID() },
      { voice_id: other.ids.voice_id },
      { voice_id: 'voc_unknown' },
    ].map((part) => order(randomUUID(), { ...head(), ...part })),
  );
  expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    responses.map(() => [404, JSON.stringify({ error: 'Not found.' })]),
  );
  expect((await balance(db, client)).balance).toBe(500);
});

test.each([
  [{ script: 'Word '.repeat(400) }, /^script: Your script runs [\d.]+ s; the limit is 59 s\. Cut about \d+ words\.$/],
  [{ script: '' }, /^script must not be blank\.$/],
  [{ video_idea: '' }, /^video_idea is required unless first_frame_url is given\.$/],
  [{ first_frame_url: 'https://elsewhere.example/frame.png' }, /^first_frame_url is not a file of your account/],
  [{ script: undefined, audio_url: 'https://elsewhere.example/a.mp3' }, /^audio_url is not a file of your account/],
  [
    { mode: 'scenes', scene_elements: [{ url: ownFile }, { url: 'http://127.0.0.1:1/a.png' }] },
    /^scene_elements\[1\]\.url is not a file of your account/,
  ],
])(
  'an invalid request is rejected with an error for its field, in estimates and orders: %#',
  async (part, sentence) => {
    const body = { ...head(), ...part };
    for (const response of [await estimate(body), await order(randomUUID(), body)]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toMatch(sentence);
    }
    expect(await jobs()).toEqual([]);
  },
);

test('files of the own client are accepted', async () => {
  const withFrame = await order(randomUUID(), { ...head(), video_idea: undefined, first_frame_url: ownFile });
  expect(withFrame.statusCode).toBe(200);
  const withPicture = await estimate({ ...scenes(), scene_elements: [{ url: ownFile, role: 'product' }] });
  expect(withPicture.statusCode).toBe(200);
});

test('an uploaded picture cannot be a first frame, because that needs a consent, but can be a scene element', async () => {
  const id = randomUUID().replaceAll('-', '');
  const object = { key: `objects/upload_${id}`, sizeBytes: 1, sha256: '0'.repeat(64), contentType: 'image/png' };
  await db.transaction().execute(async (tx) => {
    await sql`insert into stored_objects (key, job_id, size_bytes, sha256) values (${object.key}, ${`upload_${id}`}, 1, '')`.execute(
      tx,
    );
    await addUpload(tx, client, { id, kind: 'picture', object });
  });
  const url = assetUrls.of(uploadPath(id, 'picture'));
  for (const spelling of [url, url.replace('.png', '%2Epng'), `${url}?again`]) {
    const body = { ...head(), first_frame_url: spelling };
    for (const response of [await estimate(body), await order(randomUUID(), body)]) {
      expect([response.statusCode, response.json().error]).toEqual([
        400,
        expect.stringMatching(/^first_frame_url must be/),
      ]);
    }
  }
  expect(await jobs()).toEqual([]);
  expect((await estimate({ ...scenes(), scene_elements: [{ url, role: 'product' }] })).statusCode).toBe(200);
});

test('a first frame is ordered with its own key', async () => {
  const key = randomUUID();
  const body = { character_id: ids.character_id, scene_description: 'A kitchen' };
  const drawn = await call(person, 'POST', `/studio/first-frames/${key}`, body);
  expect(drawn.json()).toMatchObject({ image_url: ownFile, credits_charged: 6 });
  expect(frames.at(-1)).toEqual({ client, key });
});

test('an order requires a session, the origin of the dashboard and a valid key', async () => {
  expect((await call(undefined, 'POST', '/studio/estimate', head())).statusCode).toBe(401);
  expect((await call(undefined, 'POST', `/studio/videos/${randomUUID()}`, head())).statusCode).toBe(401);
  const foreign = { origin: 'https://elsewhere.example' };
  expect((await call(person, 'POST', `/studio/videos/${randomUUID()}`, head(), foreign)).statusCode).toBe(403);
  expect((await order('again', head())).statusCode).toBe(404);
  expect(await jobs()).toEqual([]);
});
