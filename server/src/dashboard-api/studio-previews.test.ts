// Free previews in the studio: pictures and sounds of a draft, for the client's own presenters and voices only.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScenesRequest } from '@greenroom/contract/videos';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { FirstFramePort } from '@greenroom/engine-kit/ports/first-frame';
import type { SceneClipPort, SceneClipRequest } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpeechPort } from '@greenroom/engine-kit/ports/speech';
import type { TalkingHeadPort, TalkingHeadRequest } from '@greenroom/engine-kit/ports/talking-head';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { testEngines } from '../engines/testing.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { createRequestStepContext } from '../jobs/request-step-context.ts';
import { newVoiceId, uuidv7 } from '../kernel/ids.ts';
import { createLogger } from '../kernel/logger.ts';
import { balance } from '../ledger/balance.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { saveBrandKit } from '../library/brand-kits.ts';
import { addCharacter } from '../library/characters.ts';
import type { Objects } from '../library/objects.ts';
import { addTestPictures } from '../library/testing.ts';
import { completeVoice, getVoice, reserveVoice } from '../library/voices.ts';
import { createClipPreview } from '../production/clip-preview.ts';
import { isClipFree, isScenesClipFree, isSpeechFree } from '../production/free-previews.ts';
import { PREVIEW_LIMIT } from '../production/preview-cache.ts';
import { createScenesClipPreview } from '../production/scenes-clip-preview.ts';
import { createShotStills } from '../production/shot-stills.ts';
import { createStudioPreviews } from '../production/studio-previews.ts';
import { createTestVideoOrders } from '../production/video/testing.ts';
import { voiceSnapshotOf } from '../production/voice/snapshot.ts';
import { createPool } from '../tasks/pool.ts';
import { testProviders, testServiceContext } from '../tasks/testing-providers.ts';
import { createStudioEndpoints } from './studio.ts';
import { openTestDashboard, type Person } from './testing.ts';

const drawn: string[] = [];
const spoken: string[] = [];
const rendered: TalkingHeadRequest[] = [];
const filmed: SceneClipRequest[] = [];
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
const talkingHead: Partial<TalkingHeadPort> = {
  isFree: true,
  drawsFirstFrame: true,
  async render(request, ctx) {
    rendered.push(request);
    if (!('presenter' in request.firstFrame)) throw new Error('The engine should draw the first frame.');
    const { image, recipe } = await firstFrame.draw(request.firstFrame, ctx);
    const clip = await smallPorts.talkingHead.render({ ...request, firstFrame: { image, recipe } }, ctx);
    return { ...clip, includes: { ...clip.includes, lipsync: true } };
  },
};
const sceneClip: SceneClipPort = {
  ...smallPorts.sceneClip,
  isFree: true,
  maxShots: Number.POSITIVE_INFINITY,
  maxClipMs: Number.POSITIVE_INFINITY,
  subjects: ['presenter', 'split', 'element', 'title', 'place'],
  async render(request, ctx) {
    filmed.push(request);
    const clip = await smallPorts.sceneClip.render(request, ctx);
    return { ...clip, includes: { ...clip.includes, lipsync: true } };
  },
};
const pictures: Inputs['pictures'] = async (urls) =>
  urls.map((url) => ({ url, file: 'box.png' as LocalFile, width: 9, height: 9 }));
const log = createLogger('silent');
const root = await mkdtemp(join(tmpdir(), 'studio-previews-'));
const pool = createPool({ size: 2, log });
const withStepContext = await createRequestStepContext({ pool, root, log, providers: testProviders });

const objects = { open: async (key: string) => key } as unknown as Objects;

const scenesDeps = (db: Db) => ({ db, objects, inputs: { pictures }, withStepContext, requiresAiLabel: false });

const dashboard = await openTestDashboard({
  endpoints({ db }) {
    const engines = testEngines({ firstFrame, speech, talkingHead, sceneClip });
    const assetUrls = createAssetUrls('http://127.0.0.1:8080');
    return createStudioEndpoints({
      videos: createTestVideoOrders(db, { engines, assetUrls }),
      firstFrames: { order: () => Promise.reject(new Error('Nothing is ordered.')) },
      studioPreviews: createStudioPreviews({ db, engines, objects, withStepContext }),
      clipPreview: createClipPreview({ db, engines, objects, withStepContext, requiresAiLabel: false }),
      scenesClipPreview: createScenesClipPreview({ ...scenesDeps(db), engines }),
      shotStills: createShotStills({ ...scenesDeps(db), engines }),
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
const ids = () => ({ character_id: ada.character_id, voice_id: ada.voice_id });
beforeAll(async () => {
  eve = (await newUser()).person;
});
beforeEach(async () => {
  ada = await newUser();
  for (const list of [drawn, spoken, rendered, filmed]) list.length = 0;
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

const watch = (body: object, { person = ada.person } = {}) =>
  call(person, 'POST', '/studio/previews/clip', {
    character_id: ada.character_id,
    voice_id: ada.voice_id,
    scene_description: 'A kitchen',
    language: '',
    captions_position: 'bottom',
    ...body,
  });
async function expectThreeSmallSeconds(video: Buffer): Promise<void> {
  const file = join(root, 'clip.mp4') as LocalFile;
  await writeFile(file, video);
  const { runTask } = await testServiceContext();
  const { width, height, pictureMs, sound } = await runTask(inspectVideoTask, { file, stills: [] });
  expect([width, height]).toEqual([480, 854]);
  for (const lengthMs of [pictureMs, sound!.soundMs]) expect(Math.abs(lengthMs - 3_000)).toBeLessThan(100);
}
const longScript = `Cold coffee again ${'and again '.repeat(20)}every single morning? Nobody hears this sentence.`;

test('the first three seconds of a long script are rendered once, with the words in them, and cost nothing', async () => {
  const before = (await balance(db, ada.person.user.client)).balance;
  const [first, second] = await Promise.all([watch({ script: longScript }), watch({ script: longScript })]);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'video/mp4']);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  await expectThreeSmallSeconds(first.rawPayload);
  expect(rendered).toHaveLength(1);
  const { words } = (await rendered[0]!.speech).timings!;
  expect(rendered[0]!.captions).toMatchObject({ position: 'bottom', look: { style: 'band' } });
  expect(words[0]!.text).toBe('Cold');
  expect(words.at(-1)!.endMs).toBeLessThanOrEqual(3_000);
  expect(spoken).toHaveLength(1);
  expect(spoken[0]).not.toContain('Nobody');
  expect((await balance(db, ada.person.user.client)).balance).toBe(before);
});

test('a clip has the captions of the brand kit as it is now', async () => {
  await watch({ script: longScript });
  const look = { ...defaultCaptionLook, style: 'outline' as const };
  await db.transaction().execute((tx) => saveBrandKit(tx, ada.person.user.client, { captionLook: look }));
  await watch({ script: longScript });
  expect(rendered.map(({ captions }) => captions!.look.style)).toEqual(['band', 'outline']);
});

test('a clip of others, of a rejected setting or of an engine that charges is not rendered', async () => {
  expect((await watch({ script: longScript }, { person: eve })).statusCode).toBe(404);
  const rejected = await watch({ script: longScript, scene_description: 'nonsense' });
  expect([rejected.statusCode, rejected.json().error]).toEqual([400, expect.stringContaining('scene_description')]);
  rendered.length = 0;
  const engines = testEngines({ firstFrame, speech, talkingHead: { ...talkingHead, isFree: false } });
  const costly = createClipPreview({ db, engines, objects, withStepContext, requiresAiLabel: false });
  const request = { character_id: ada.character_id, voice_id: ada.voice_id, scene_description: 'A kitchen' };
  const caller = { client: ada.person.user.client, signal: AbortSignal.timeout(5_000) };
  await expect(costly(caller, { ...request, script: longScript, captions_position: null })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(rendered).toEqual([]);
});

const story = {
  mode: 'scenes',
  script:
    'Every Monday I ordered cold pizza for dinner. Then a box arrived at my door. Twenty minutes later there was dinner!',
  voice_id: 'any',
  scene_elements: [{ url: 'http://127.0.0.1:8080/assets/box.png', role: 'product' }],
};
const film = (body: object = {}, { person = ada.person } = {}) =>
  call(person, 'POST', '/studio/previews/shots', { character_id: ada.character_id, ...story, ...body });

test('all shots of the estimate are in one picture, rendered once, and cost nothing', async () => {
  const before = (await balance(db, ada.person.user.client)).balance;
  const [first, second] = await Promise.all([film(), film({ voice_id: 'other' })]);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(filmed).toHaveLength(1);
  const request = { character_id: ada.character_id, ...story };
  const { shots } = (await call(ada.person, 'POST', '/studio/estimate', request)).json();
  expect(shots.length).toBeGreaterThan(2);
  const [{ title }] = shots;
  expect(story.script.toLowerCase()).toContain(title.toLowerCase());
  expect(shots.filter(({ element }: { element: number | null }) => element === 0)).toHaveLength(1);
  expect(shots.map(({ text }: { text: string }) => text).join(' ')).toBe(story.script);
  expect(filmed[0]!.shots).toHaveLength(shots.length);
  expect(filmed[0]!.shots.some(({ element }) => element === 0)).toBe(true);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 360 * shots.length,
    height: 640,
  });
  expect((await balance(db, ada.person.user.client)).balance).toBe(before);
});

test('shots of a presenter of others, of a script that is too long, of foreign files or of an engine that charges are not rendered', async () => {
  expect((await film({}, { person: eve })).statusCode).toBe(404);
  for (const [body, field] of [
    [{ script: 'Words and more words. '.repeat(200) }, 'script'],
    [{ scene_elements: [{ url: 'https://example.com/box.png' }] }, 'scene_elements[0].url'],
    [{ mode: 'talking_head' }, 'mode'],
  ] as const) {
    const response = await film(body);
    expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining(field)]);
  }
  const caller = { client: ada.person.user.client, signal: AbortSignal.timeout(5_000) };
  const request = ScenesRequest.parse({ character_id: ada.character_id, ...story });
  for (const port of [
    { ...sceneClip, isFree: false },
    { ...sceneClip, maxShots: 1 },
  ]) {
    const engines = testEngines({ sceneClip: port });
    const costly = createShotStills({ ...scenesDeps(db), engines });
    await expect(costly(caller, request)).rejects.toMatchObject({ code: 'conflict' });
  }
  expect(filmed).toEqual([]);
});

/** The same engine without lipsync. */
const unsync =
  <Request, Ctx, Clip extends { includes: { lipsync: boolean } }>(
    render: (request: Request, ctx: Ctx) => Promise<Clip>,
  ) =>
  async (request: Request, ctx: Ctx): Promise<Clip> => {
    const clip = await render(request, ctx);
    return { ...clip, includes: { ...clip.includes, lipsync: false } };
  };

const watchScenes = (body: object = {}, { person = ada.person } = {}) =>
  call(person, 'POST', '/studio/previews/scenes-clip', { ...story, ...ids(), ...body });

test('the first three seconds of scenes are the first shots of the estimate, spoken, rendered once, and cost nothing', async () => {
  const before = (await balance(db, ada.person.user.client)).balance;
  const [first, second] = await Promise.all([watchScenes(), watchScenes()]);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'video/mp4']);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  await expectThreeSmallSeconds(first.rawPayload);
  expect(filmed).toHaveLength(1);
  const { shots, timings } = filmed[0]!;
  const { shots: all } = (await call(ada.person, 'POST', '/studio/estimate', { ...story, ...ids() })).json();
  expect(shots.length).toBeLessThan(all.length);
  expect([shots[0]!.startMs, shots.at(-1)!.endMs]).toEqual([0, 3_000]);
  expect(timings.words[0]!.text).toBe('Every');
  expect(timings.words.at(-1)!.endMs).toBeLessThanOrEqual(3_000);
  expect(spoken.join()).not.toContain('Twenty minutes later');
  expect((await balance(db, ada.person.user.client)).balance).toBe(before);
});

test('scenes of others, of a script that is too long, of foreign files or of an engine that charges are not rendered', async () => {
  expect((await watchScenes({}, { person: eve })).statusCode).toBe(404);
  for (const [body, field] of [
    [{ script: 'Words and more words. '.repeat(200) }, 'script'],
    [{ scene_elements: [{ url: 'https://example.com/box.png' }] }, 'scene_elements[0].url'],
  ] as const) {
    const response = await watchScenes(body);
    expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining(field)]);
  }
  const caller = { client: ada.person.user.client, signal: AbortSignal.timeout(5_000) };
  for (const ports of [
    { speech, sceneClip: { ...sceneClip, isFree: false } },
    { speech, sceneClip: { ...sceneClip, subjects: ['element' as const] } },
    { speech: { ...speech, isFree: false }, sceneClip },
  ]) {
    const costly = createScenesClipPreview({ ...scenesDeps(db), engines: testEngines(ports) });
    await expect(costly(caller, ScenesRequest.parse({ ...story, ...ids() }))).rejects.toMatchObject({
      code: 'conflict',
    });
  }
  expect(filmed).toEqual([]);
});

test('a clip in which the presenter speaks with still lips is not shown', async () => {
  const unsynced = {
    speech,
    talkingHead: { ...talkingHead, render: unsync(talkingHead.render!) },
    sceneClip: { ...sceneClip, render: unsync(sceneClip.render) },
  };
  const deps = { ...scenesDeps(db), engines: testEngines(unsynced) };
  const caller = { client: ada.person.user.client, signal: AbortSignal.timeout(60_000) };
  const refused = { code: 'conflict', message: expect.stringContaining('does not move the lips') };
  const talking = { ...ids(), script: longScript, scene_description: 'A kitchen', captions_position: null };
  await expect(createClipPreview(deps)(caller, talking)).rejects.toMatchObject(refused);
  const scenes = createScenesClipPreview(deps);
  await expect(scenes(caller, ScenesRequest.parse({ ...story, ...ids() }))).rejects.toMatchObject(refused);
  expect(filmed[0]!.shots.some(({ speaks }) => speaks)).toBe(true);
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

test('it is known beforehand which previews with a voice cost nothing', async () => {
  const free = (person: Person) => call(person, 'GET', `/studio/previews/${ada.voice_id}`);
  expect((await free(ada.person)).json()).toEqual({ speech: true, clip: true, scenes_clip: true });
  expect((await free(eve)).statusCode).toBe(404);
  const voice = voiceSnapshotOf(await getVoice(db, ada.person.user.client, ada.voice_id));
  const slow = testEngines({ firstFrame, speech, talkingHead: { ...talkingHead, isFree: false } });
  // Its scenes cost money too.
  expect([isSpeechFree(slow, voice), isClipFree(slow, voice), isScenesClipFree(slow, voice)]).toEqual([
    true,
    false,
    false,
  ]);
  const costly = testEngines({ firstFrame, speech: { ...speech, isFree: false }, talkingHead, sceneClip });
  expect([isSpeechFree, isClipFree, isScenesClipFree].map((isFree) => isFree(costly, voice))).toEqual([
    false,
    false,
    false,
  ]);
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
