// Runs the service with another engine for every port and without the studio.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Harness, type Partner, startHarness } from './service.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const withoutStudio = new URL('./preload/without-studio.ts', import.meta.url).href;

let harness: Harness;
let partner: Partner;
let character: string;
let voice: string;
beforeAll(async () => {
  harness = await startHarness({
    ENGINE_PACKAGES: '@greenroom/engine-kit/testing/small-engine',
    NODE_OPTIONS: `--import=${withoutStudio}`,
  });
  partner = await harness.partner(5_000);
  const description = 'A grey person';
  ({ character_id: character } = await partner.api.characters.create({ name: 'Grey', description }));
  ({ voice_id: voice } = await partner.api.voices.create({
    name: 'V',

    language: 'en',
    gender: 'female',
  }));
});
afterAll(() => harness?.stop());

const inspect = async (url: string) => {
  const ctx = await testStepContext();
  const file = join(ctx.dir, 'video.mp4') as LocalFile;
  await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
  return ctx.runTask(inspectVideoTask, { file, stills: [] });
};
const script = 'We bake fresh bread every morning. Come by and taste it while it is warm. See you soon, dear friends!';

test('a service that loads the studio fails to start with this hook', async () => {
  const env = { ENGINE_PACKAGES: '@greenroom/engine-studio', NODE_OPTIONS: `--import=${withoutStudio}` };
  await expect(startHarness(env)).rejects.toThrow(/engines\/studio/);
});

test('the engine synthesizes speech', async () => {
  const { duration_sec } = await partner.api.tts.create({ voice_id: voice, text: 'Fresh bread.' });
  expect(duration_sec).toBeCloseTo(0.8, 1);
});

test('a talking_head video passes first frame, rendering and lipsync', async () => {
  const { workflow_id } = await partner.api.videos.create({
    mode: 'talking_head',
    character_id: character,
    voice_id: voice,
    script,
    video_idea: 'A bakery',
    resolution: '480p',
  });
  const { result } = await partner.api.videos.waitFor(workflow_id, { pollMs: 200 });
  expect(await inspect(result!.video_url!)).toMatchObject({
    codec: 'h264',
    width: 480,
    height: 854,
    sound: { codec: 'aac' },
  });
});

test('a scenes video is joined from one clip per shot', async () => {
  const { workflow_id } = await partner.api.videos.create({
    mode: 'scenes',
    character_id: character,
    voice_id: voice,
    script,
    video_idea: 'A bakery',
  });
  const { result } = await partner.api.videos.waitFor(workflow_id, { pollMs: 200 });
  const video = await inspect(result!.video_url!);
  expect(video).toMatchObject({ width: 720, height: 1280, framesPerSecond: 30, sound: { codec: 'aac' } });
  expect(Math.abs(video.pictureMs - video.sound!.soundMs)).toBeLessThan(50);
});
