// Free previews in the studio: the setting of a draft and its script spoken, for the client's own presenters and voices only.
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testEngines } from '../engines/testing.ts';
import { balance } from '../ledger/balance.ts';
import { getVoice } from '../library/voices.ts';
import { isClipFree, isScenesClipFree, isSpeechFree } from '../production/free-previews.ts';
import { PREVIEW_LIMIT } from '../production/preview-cache.ts';
import { createStudioPreviews } from '../production/studio-previews.ts';
import { voiceSnapshotOf } from '../production/voice/snapshot.ts';
import type { Person } from './testing.ts';
import { drawn, firstFrame, openTestPreviews, sceneClip, speech, spoken, talkingHead } from './testing-previews.ts';

const { db, call, deps, newUser } = await openTestPreviews();

let ada: Awaited<ReturnType<typeof newUser>>;
let eve: Person;
beforeAll(async () => {
  eve = (await newUser()).person;
});
beforeEach(async () => {
  ada = await newUser();
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
  const costly = createStudioPreviews({ ...deps, engines });
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
