// Free previews in the studio: the shots of scenes in one picture, for the client's own presenters only.
import { ScenesRequest } from '@greenroom/contract/videos';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testEngines } from '../engines/testing.ts';
import { balance } from '../ledger/balance.ts';
import { createShotStills } from '../production/shot-stills.ts';
import type { Person } from './testing.ts';
import { filmed, openTestPreviews, sceneClip, story } from './testing-previews.ts';

const { db, call, deps, newUser } = await openTestPreviews();

let ada: Awaited<ReturnType<typeof newUser>>;
let eve: Person;
beforeAll(async () => {
  eve = (await newUser()).person;
});
beforeEach(async () => {
  ada = await newUser();
});

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

test('shots are rendered as the video is: a fast one sees other sides of its rooms', async () => {
  for (const fast of [true, false]) expect((await film({ fast })).statusCode).toBe(200);
  expect(filmed.map(({ fast }) => fast)).toEqual([true, false]);
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
    const costly = createShotStills({ ...deps, engines });
    await expect(costly(caller, request)).rejects.toMatchObject({ code: 'conflict' });
  }
  expect(filmed).toEqual([]);
});
