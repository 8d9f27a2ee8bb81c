// Free previews in the studio: the first seconds of a video, for the client's own presenters and voices only.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ScenesRequest } from '@greenroom/contract/videos';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testEngines } from '../engines/testing.ts';
import { balance } from '../ledger/balance.ts';
import { saveBrandKit } from '../library/brand-kits.ts';
import { createClipPreview } from '../production/clip-preview.ts';
import { createScenesClipPreview } from '../production/scenes-clip-preview.ts';
import { testServiceContext } from '../tasks/testing-providers.ts';
import type { Person } from './testing.ts';
import {
  filmed,
  firstFrame,
  openTestPreviews,
  rendered,
  sceneClip,
  speech,
  spoken,
  story,
  talkingHead,
} from './testing-previews.ts';

const { db, call, deps, root, newUser } = await openTestPreviews();

let ada: Awaited<ReturnType<typeof newUser>>;
let eve: Person;
const ids = () => ({ character_id: ada.character_id, voice_id: ada.voice_id });
beforeAll(async () => {
  eve = (await newUser()).person;
});
beforeEach(async () => {
  ada = await newUser();
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
  const costly = createClipPreview({ ...deps, engines });
  const request = { character_id: ada.character_id, voice_id: ada.voice_id, scene_description: 'A kitchen' };
  const caller = { client: ada.person.user.client, signal: AbortSignal.timeout(5_000) };
  await expect(costly(caller, { ...request, script: longScript, captions_position: null })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(rendered).toEqual([]);
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
    const costly = createScenesClipPreview({ ...deps, engines: testEngines(ports) });
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
  const unsyncedDeps = { ...deps, engines: testEngines(unsynced) };
  const caller = { client: ada.person.user.client, signal: AbortSignal.timeout(60_000) };
  const refused = { code: 'conflict', message: expect.stringContaining('does not move the lips') };
  const talking = { ...ids(), script: longScript, scene_description: 'A kitchen', captions_position: null };
  await expect(createClipPreview(unsyncedDeps)(caller, talking)).rejects.toMatchObject(refused);
  const scenes = createScenesClipPreview(unsyncedDeps);
  await expect(scenes(caller, ScenesRequest.parse({ ...story, ...ids() }))).rejects.toMatchObject(refused);
  expect(filmed[0]!.shots.some(({ speaks }) => speaks)).toBe(true);
});
