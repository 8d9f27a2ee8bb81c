// Tests the prices of videos and speech in whole credits.

import { priceOfSpeech } from '@greenroom/contract/prices';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceScenes, priceTalkingHead } from './videos.ts';

const ms = fc.integer({ min: 0, max: 3_600_000 });
const talkingHead = fc.record({
  durationMs: ms,
  resolution: fc.constantFrom('480p' as const, '720p' as const),
  characters: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
  makesFirstFrame: fc.boolean(),
  captions: fc.boolean(),
});
const scenes = fc.record({
  sceneMs: fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 15 }),
  fast: fc.boolean(),
  characters: fc.integer({ min: 1, max: 5000 }),
});

test('ten seconds of talking head at 480p with everything', () => {
  const { breakdown, total } = priceTalkingHead({
    durationMs: 10_000,
    resolution: '480p',
    characters: 150,
    makesFirstFrame: true,
    captions: true,
  });
  expect(breakdown).toEqual({
    render_credits: 80,
    lipsync_credits: 134,
    tts_credits: 10,
    first_frame_credits: 6,
    captions_credits: 10,
  });
  expect(total).toBe(240);
});

test('an option that was not ordered costs nothing and is still a member of the breakdown', () => {
  const { breakdown, lineItems } = priceTalkingHead({
    durationMs: 10_000,
    resolution: '720p',
    characters: undefined,
    makesFirstFrame: false,
    captions: false,
  });
  expect(breakdown).toEqual({
    render_credits: 150,
    lipsync_credits: 134,
    tts_credits: 0,
    first_frame_credits: 0,
    captions_credits: 0,
  });
  expect(lineItems.map(({ item }) => item)).toEqual(['render', 'lipsync']);
});

test('one more millisecond can cost a credit, and a rounding error of floating point never does', () => {
  const render = (durationMs: number) =>
    priceTalkingHead({ durationMs, resolution: '480p', characters: undefined, makesFirstFrame: false, captions: false })
      .breakdown;
  expect(render(5000).lipsync_credits).toBe(67);
  expect(render(15_000).lipsync_credits).toBe(201);
  expect(render(15_001).lipsync_credits).toBe(202);
  expect(render(0).lipsync_credits).toBe(0);
});

test('the first scene has its own rate and the later ones share one line', () => {
  const { breakdown, lineItems } = priceScenes({ sceneMs: [5000, 4001, 4001], fast: false, characters: 1200 });
  expect(lineItems).toEqual([
    { item: 'render_first_scene', seconds: 5, rate: 31, credits: 155 },
    { item: 'render_later_scenes', seconds: 8.002, rate: 19, credits: 153 },
    { item: 'tts', seconds: null, rate: null, credits: 12 },
  ]);
  expect(breakdown).toEqual({ render_credits: 308, tts_credits: 12 });
});

test('fast scenes cost the fast rates', () => {
  expect(priceScenes({ sceneMs: [6000, 10_000], fast: true, characters: 10 }).breakdown.render_credits).toBe(144 + 150);
});

test('speech costs ten credits per thousand characters, at least ten', () => {
  expect([1, 1000, 1001, 1100, 1101, 5000].map(priceOfSpeech)).toEqual([10, 10, 11, 11, 12, 50]);
});

test('line items, breakdown and total always agree', () => {
  const agree = ({
    lineItems,
    breakdown,
    total,
  }: {
    lineItems: { credits: number }[];
    breakdown: object;
    total: number;
  }) => {
    expect(lineItems.reduce((sum, { credits }) => sum + credits, 0)).toBe(total);
    expect(Object.values(breakdown).reduce((sum: number, credits: number) => sum + credits, 0)).toBe(total);
    expect(Number.isSafeInteger(total) && total >= 0).toBe(true);
  };
  fc.assert(fc.property(talkingHead, (order) => agree(priceTalkingHead(order))));
  fc.assert(fc.property(scenes, (order) => agree(priceScenes(order))));
});

test('a longer video never costs less, and each line is less than a credit above the exact price', () => {
  fc.assert(
    fc.property(talkingHead, ms, (order, more) => {
      const shorter = priceTalkingHead(order);
      const longer = priceTalkingHead({ ...order, durationMs: order.durationMs + more });
      expect(longer.total).toBeGreaterThanOrEqual(shorter.total);
      for (const { seconds, rate, credits } of shorter.lineItems) {
        if (seconds !== null && rate !== null) expect(credits - seconds * rate).toBeLessThan(1 + 1e-9);
        if (seconds !== null && rate !== null) expect(credits - seconds * rate).toBeGreaterThan(-1e-9);
      }
    }),
  );
});

test('a length that is not a whole number of milliseconds is an error', () => {
  expect(() => priceScenes({ sceneMs: [1000.5], fast: false, characters: 1 })).toThrow(RangeError);
  expect(() => priceScenes({ sceneMs: [-1], fast: false, characters: 1 })).toThrow(RangeError);
  expect(() => priceScenes({ sceneMs: [], fast: false, characters: 1 })).toThrow(RangeError);
});
