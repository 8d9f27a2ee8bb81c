// Tests that every model accepts what its row sends, and the limits, prices and names of the models.

import { appendFile } from 'node:fs/promises';
import { sniffPicture } from '@greenroom/engine-kit/media/sniff';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, expect, test } from 'vitest';
import { engine as definition } from './index.ts';
import { imageModels } from './models/image-models.ts';
import { lipsyncModels } from './models/lipsync-models.ts';
import { clipSeconds, klingO3, sceneModels, wan27 } from './models/scene-models.ts';
import { talkingHeadModels } from './models/talking-head-models.ts';
import { openFalLoopback } from './testing/loopback.ts';
import { openEngine } from './testing/open-engine.ts';
import { describedRequest, lipsyncRequest, picture, sceneRequest, talkingHeadRequest } from './testing/requests.ts';

const loopback = await openFalLoopback({ polls: 1 });
const engine = await openEngine(loopback);
afterAll(() => loopback.close());

const idsOf = (models: readonly { id: string }[]) => models.map(({ id }) => id);

/** Expects one recorded usage that has a list price. */
const expectPriced = (used: readonly { model: string; unit: string }[]) => {
  expect(used).toHaveLength(1);
  expect(definition.rates).toContainEqual(expect.objectContaining({ model: used[0]!.model, unit: used[0]!.unit }));
};

test.each(idsOf(imageModels))('%s draws sheets from a description and from pictures, and first frames', async (id) => {
  const sheets = engine.withModel!('characterSheet', id)!;
  const described = await providerContext();
  await sheets.fromDescription(describedRequest, described);
  expectPriced(described.used);
  const photographed = await providerContext();
  const photos = [await picture(photographed)];
  const { portrait } = await sheets.fromPhotos({ photos, editInstructions: 'Older' }, photographed);
  expect(portrait).not.toBe(photos[0]);
  expectPriced(photographed.used);
  const framed = await providerContext();
  const presenter = testPresenter();
  await engine.withModel!('firstFrame', id)!.draw({ presenter, scene: 'in a park' }, framed);
  expect(framed.used).toEqual([{ engine: 'fal', model: id, unit: 'image', quantity: 1 }]);
});

test.each(idsOf(talkingHeadModels))('%s animates a still in each of its resolutions', async (id) => {
  const port = engine.withModel!('talkingHead', id)!;
  expect(port.maxClipMs).toBeLessThan(60_000);
  for (const resolution of port.resolutions) {
    const ctx = await providerContext();
    const { clip, includes } = await port.render(await talkingHeadRequest(ctx, resolution), ctx);
    expect(includes).toEqual({ lipsync: true, captions: false, sound: false });
    const { pictureMs } = await ctx.runTask(inspectVideoTask, { file: clip, stills: [] });
    expect(Math.abs(pictureMs - 600)).toBeLessThan(100);
    expectPriced(ctx.used);
    expect((ctx.used[0] as { quantity: number }).quantity).toBeCloseTo(0.6, 2);
  }
});

test.each(idsOf(lipsyncModels))('%s syncs a clip', async (id) => {
  const ctx = await providerContext();
  await engine.withModel!('lipsync', id)!.sync(await lipsyncRequest(ctx), ctx);
  expectPriced(ctx.used);
});

test.each(idsOf(sceneModels))('%s renders a shot in the place of a picture', async (id) => {
  const ctx = await providerContext();
  const elements = [{ file: await picture(ctx), role: 'setting' as const, caption: 'our shop' }];
  const request = await sceneRequest(ctx, { elements });
  const shots = [{ ...request.shots[0]!, element: 0, speaks: false }];
  await engine.withModel!('sceneClip', id)!.render({ ...request, shots }, ctx);
  expectPriced(ctx.used);
  const { input } = [...loopback.operations.values()].at(-1)!;
  expect(input.prompt).toMatch(/our shop/);
  expect(input.prompt).toMatch(/mouth stays closed/);
});

test('the default of each port is its first model, and an unknown model or port is none', () => {
  for (const [port, names] of Object.entries(engine.models!)) {
    expect(names.length, port).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(engine.withModel!('talkingHead', 'fal-ai/wan/v2.7/reference-to-video')).toBeUndefined();
  expect(engine.withModel!('speech', 'veed/fabric-1.0')).toBeUndefined();
});

test('a clip is ordered in the shortest length that is not shorter than its shot', () => {
  expect([600, 2_000, 2_001, 9_999, 30_000].map((ms) => clipSeconds(wan27, ms))).toEqual([2, 2, 3, 10, 10]);
  expect(clipSeconds(klingO3, 600)).toBe(3);
});

test('the shots of a video have the same seed and the same style', async () => {
  const inputs = [];
  for (const framing of ['close', 'wide'] as const) {
    const ctx = await providerContext();
    const request = await sceneRequest(ctx);
    await engine.sceneClip!.render({ ...request, shots: [{ ...request.shots[0]!, framing }] }, ctx);
    inputs.push([...loopback.operations.values()].at(-1)!.input);
  }
  const [one, two] = inputs as [Record<string, string>, Record<string, string>];
  expect(one.prompt).not.toBe(two.prompt);
  expect(one.seed).toBe(two.seed);
  expect(one.prompt!.split('\n').at(-1)).toBe(two.prompt!.split('\n').at(-1));
});

test('a prompt stays within the limit of the strictest model', async () => {
  const port = engine.withModel!('sceneClip', klingO3.id)!;
  const ctx = await providerContext();
  const request = await sceneRequest(ctx);
  const presenter = { ...request.presenter, description: 'long '.repeat(1_000) };
  const shots = [{ ...request.shots[0]!, place: 'far '.repeat(1_000) }];
  await port.render({ ...request, presenter, shots }, ctx);
});

test('a place is compared by its words', () => {
  const { readPlace } = engine.sceneClip!;
  expect(readPlace('Our shop!').kind).toBe('shop');
  expect(readPlace('in the Shop')).toEqual(readPlace('a shop'));
  expect(readPlace(' … ').kind).toBeNull();
});

test('a picture that is too large for some models is scaled down', async () => {
  const ctx = await providerContext();
  const photo = await picture(ctx);
  // As large as a photo of 12 megapixels.
  await appendFile(photo, Buffer.alloc(9_000_000));
  await engine.characterSheet!.fromPhotos({ photos: [photo], editInstructions: undefined }, ctx);
  const uploaded = loopback.requests.filter(({ method }) => method === 'PUT').at(-1)!.body;
  expect(sniffPicture(uploaded)).toBe('png');
  expect(uploaded.length).toBeLessThan(8_000_000);
});
