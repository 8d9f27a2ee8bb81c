// Free previews in the studio: pictures and sounds of a draft, for the client's own presenters and voices only.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { FirstFramePort } from '@greenroom/engine-kit/ports/first-frame';
import type { SpeechPort } from '@greenroom/engine-kit/ports/speech';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testEngines } from '../engines/testing.ts';
import { createRequestStepContext } from '../jobs/request-step-context.ts';
import { newVoiceId, uuidv7 } from '../kernel/ids.ts';
import { createLogger } from '../kernel/logger.ts';
import { balance } from '../ledger/balance.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { addCharacter } from '../library/characters.ts';
import type { Objects } from '../library/objects.ts';
import { addTestPictures } from '../library/testing.ts';
import { completeVoice, reserveVoice } from '../library/voices.ts';
import { PREVIEW_LIMIT } from '../production/preview-cache.ts';
import { createStudioPreviews } from '../production/studio-previews.ts';
import { createTestVideoOrders } from '../production/video/testing.ts';
import { createPool } from '../tasks/pool.ts';
import { testProviders } from '../tasks/testing-providers.ts';
import { createStudioEndpoints } from './studio.ts';
import { openTestDashboard, type Person } from './testing.ts';

const drawn: string[] = [];
const spoken: string[] = [];
const firstFrame: FirstFramePort = {
  isFree: true,
  async draw(request, ctx) {
    drawn.push(request.scene);
    if (request.scene === 'nonsense') throw new EngineError('rejected', 'This is no place.');
    return smallPorts.firstFrame.draw(request, ctx);
  },
};
const speech: Partial<SpeechPort> = {
  isFree: true,
  synthesize(request, ctx) {
    spoken.push(`${request.language}: ${request.text}`);
    return smallPorts.speech.synthesize(request, ctx);
  },
};
const log = createLogger('silent');
const root = await mkdtemp(join(tmpdir(), 'studio-previews-'));
const pool = createPool({ size: 2, log });
const withStepContext = await createRequestStepContext({ pool, root, log, providers: testProviders });

const objects = { open: async (key: string) => key } as unknown as Objects;

const dashboard = await openTestDashboard({
  endpoints({ db }) {
    const engines = testEngines({ firstFrame, speech });
    const assetUrls = createAssetUrls('http://127.0.0.1:8080');
    return createStudioEndpoints({
      videos: createTestVideoOrders(db, { engines, assetUrls }),
      firstFrames: { order: () => Promise.reject(new Error('Nothing is ordered.')) },
      studioPreviews: createStudioPreviews({ db, engines, objects, withStepContext }),
      db,
      assetUrls,
      engines,
    });
  },
});
const { db, call } = dashboard;
afterAll(async () => {
  await dashboard.close();
  await pool.close();
  await rm(root, { recursive: true });
});

/** A user with a presenter and a voice. */
async function newUser() {
  const person = await dashboard.signUp();
  const { client } = person.user;
  const stored = { engine: 'test', json: { shade: 128, hz: 440 }, objects: {} };
  const [character_id, voice_id] = [uuidv7(), newVoiceId()];
  await db.transaction().execute(async (tx) => {
    const pictures = await addTestPictures(tx);
    const named = { name: 'Nora', mode: 'description', sheetPath: 'sheet.png', sheetText: null } as const;
    await addCharacter(tx, client, { id: character_id, ...named, likeness: stored, pictures });
    await reserveVoice(tx, client, { id: voice_id, name: 'English', kind: 'library' });
    await completeVoice(tx, voice_id, { voice: stored, language: 'en', gender: null, samples: [] });
  });
  return { person, character_id, voice_id };
}

let ada: Awaited<ReturnType<typeof newUser>>;
let eve: Person;
beforeAll(async () => {
  eve = (await newUser()).person;
});
beforeEach(async () => {
  ada = await newUser();
  for (const list of [drawn, spoken]) list.length = 0;
});

const look = (scene_description: string, { person = ada.person, character_id = ada.character_id } = {}) =>
  call(person, 'POST', '/studio/previews/first-frame', { character_id, scene_description });
const hear = (script: string, { person = ada.person, voice_id = ada.voice_id, language = '' } = {}) =>
  call(person, 'POST', '/studio/previews/speech', { voice_id, script, language });

test('a setting is drawn once, small, and costs nothing', async () => {
  const before = (await balance(db, ada.person.user.client)).balance;
  const [first, second] = await Promise.all([look('A kitchen'), look('A kitchen')]);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 720, height: 1280 });
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(drawn).toEqual(['A kitchen']);
  expect((await balance(db, ada.person.user.client)).balance).toBe(before);
});

test('a script is heard in its voice and language', async () => {
  const { statusCode, headers, rawPayload } = await hear('Buenos días a todos.', { language: 'es' });
  expect([statusCode, headers['content-type'], rawPayload.length > 1_000]).toEqual([200, 'audio/mpeg', true]);
  await hear('Good morning, everyone, and welcome to our bakery.');
  expect(spoken).toEqual(['es: Buenos días a todos.', 'en: Good morning, everyone, and welcome to our bakery.']);
});

test('presenters and voices of others, and deleted ones, do not exist', async () => {
  for (const response of [await look('A kitchen', { person: eve }), await hear('Hello.', { person: eve })])
    expect(response.statusCode).toBe(404);
  // Not even what the owner has just seen.
  await look('A kitchen');
  expect((await look('A kitchen', { person: eve })).statusCode).toBe(404);
});

test('nothing is drawn or spoken where the engine charges for it', async () => {
  const { person, voice_id, character_id } = ada;
  const engines = testEngines({ firstFrame: { ...firstFrame, isFree: false }, speech: { ...speech, isFree: false } });
  const costly = createStudioPreviews({ db, engines, objects, withStepContext });
  const caller = { client: person.user.client, signal: AbortSignal.timeout(5_000) };
  // One after the other: a rejection that nobody awaits yet would fail the run.
  for (const preview of [
    () => costly.frame(caller, { character_id, scene_description: 'A kitchen' }),
    () => costly.speech(caller, { voice_id, script: 'Hello.' }),
  ])
    await expect(preview()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('charges') });
  expect([...drawn, ...spoken]).toEqual([]);
});

test('a setting that the engine rejects and a script without words are errors of their fields', async () => {
  for (const [response, field] of [
    [await look('nonsense'), 'scene_description'],
    [await look(''), 'scene_description'],
    [await hear('🎉'), 'script'],
  ] as const) {
    expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining(field)]);
  }
});

test('a client draws only so many new settings a minute', async () => {
  const count = PREVIEW_LIMIT.count + 1;
  const responses = await Promise.all(Array.from({ length: count }, (_, n) => look(`Room ${n}`)));
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await look('Room 1')).statusCode).toBe(200);
  expect((await hear('Hello.')).statusCode).toBe(200);
});
