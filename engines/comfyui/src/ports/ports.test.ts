// Tests what each port asks its graph for, and which limits it derives from the graph.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { createSpeech, expectPng } from '@greenroom/engine-kit/testing/conformance/checks';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GraphNodes } from '../graphs/graph.ts';
import { type ComfyuiLoopback, openComfyuiLoopback } from '../testing/loopback.ts';
import { exampleGraphs, openEngine, writeGraphs } from '../testing/open-engine.ts';
import { readPlace } from './read-place.ts';

let comfyui: ComfyuiLoopback;
let ports: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  comfyui = await openComfyuiLoopback({ pendingLooks: 0, runningLooks: 0 });
  ports = await openEngine(comfyui.origin);
});
afterAll(() => comfyui.close());

const example = async (name: string): Promise<GraphNodes> =>
  JSON.parse(await readFile(join(exampleGraphs, `${name}.json`), 'utf8'));

/** The port of an example graph whose nodes have other titles. */
async function retitled(name: string, titles: Readonly<Record<string, string>>) {
  const graph = await example(name);
  for (const [id, title] of Object.entries(titles)) graph[id]!._meta = { title };
  return openEngine(comfyui.origin, await writeGraphs({ [`${name}.json`]: graph }));
}

const inputs = (node: string) => comfyui.started.at(-1)?.[node]?.inputs;

const SHOT: SceneShot = {
  subject: 'presenter',
  framing: 'wide',
  speaks: false,
  place: 'a quiet harbour',
  element: null,
  title: null,
  transition: 'cut',
  startMs: 0,
  endMs: 700,
};

test('a talking head is asked for the frames of its speech at the size of the resolution', async () => {
  const ctx = await providerContext();
  const { includes } = await ports.talkingHead!.render(
    {
      firstFrame: { image: portraitFile as LocalFile, recipe: undefined },
      speech: createSpeech(ctx, 1_000),
      captions: undefined,
      resolution: '480p',
      seed: 'seed',
    },
    ctx,
  );
  // 25 frames, rounded up to one more than a multiple of 4.
  expect(inputs('11')).toMatchObject({ num_frames: 29, fps: 25 });
  expect(inputs('12')).toMatchObject({ width: 480, height: 848 });
  expect(includes).toEqual({ lipsync: true, captions: false, sound: false });
  expect(ctx.used).toEqual([{ engine: 'comfyui', model: 'talking_head', unit: 'second', quantity: 1 }]);
});

test('resolutions and the longest clip follow from the graph', async () => {
  expect(ports.talkingHead).toMatchObject({ resolutions: ['480p', '720p'], maxClipMs: 59_500 });
  const fixed = await retitled('talking_head', { 7: 'Scale', 12: 'Embeds', 15: 'greenroom:max_seconds=14' });
  expect(fixed.talkingHead).toMatchObject({ resolutions: ['720p'], maxClipMs: 14_000 });
  const unlimited = await retitled('scene_clip', { 30: 'Save' });
  expect(unlimited.sceneClip?.maxClipMs).toBe(5_000);
});

test('a scene clip is asked for its shot, and every shot has another seed', async () => {
  const render = async (shot: SceneShot, fast: boolean) => {
    const ctx = await providerContext();
    const { file: speech, timings } = await createSpeech(ctx, 700);
    const presenter = testPresenter();
    const sound = { speech, timings, gender: 'male' as const };
    const request = { presenter, elements: [], ...sound, accentColor: '#3366cc', logo: undefined, fast, seed: 'seed' };
    await ports.sceneClip!.render({ ...request, shots: [shot] }, ctx);
    return inputs('27')?.seed;
  };
  const seeds = [await render(SHOT, false), await render({ ...SHOT, startMs: 1_000, endMs: 1_700 }, true)];
  expect(new Set(seeds).size).toBe(2);
  expect(inputs('26')).toMatchObject({ width: 480, height: 848, length: 21 });
  expect(inputs('24')?.text).toBe(inputs('8')?.prompt);
  expect(inputs('24')?.text).toBe(
    'A wide shot of the same person as in the image: A man in his fifties with a short grey beard. The person is a man. ' +
      'The place: a quiet harbour. The person does not speak, keeps the mouth closed and moves naturally. ' +
      'Vertical video, one continuous shot, realistic, no text.',
  );
});

test('a photo is the portrait of a presenter, unless it should be changed', async () => {
  const photo = portraitFile as LocalFile;
  const draw = async (editInstructions: string | undefined) =>
    ports.characterSheet!.fromPhotos({ photos: [null, photo], editInstructions }, await providerContext());
  expect((await draw(undefined)).portrait).toBe(photo);
  const edited = await draw('with a red scarf');
  expect(await expectPng(edited.portrait)).toMatchObject({ width: 171, height: 256 });
  expect(inputs('8')?.prompt).toContain('Change this: with a red scarf.');
  const none = ports.characterSheet!.fromPhotos(
    { photos: [null], editInstructions: undefined },
    await providerContext(),
  );
  await expect(none).rejects.toMatchObject({ reason: 'rejected' });
});

test('descriptions with the same words are the same place', () => {
  expect(readPlace('Our shop!').kind).toBe('shop');
  expect(readPlace('the  SHOP').kind).toBe('shop');
  expect(readPlace('قهوة قديمة').kind).toBe('قهوة قديمة');
  expect(readPlace(' – the …').kind).toBeNull();
});
