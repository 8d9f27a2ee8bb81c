// Tests what a job is charged: never more than was reserved, never more than was measured.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reservedLines, settle } from './receipt.ts';
import { priceScenes, priceTalkingHead, type TalkingHeadOrder } from './videos.ts';

const order: TalkingHeadOrder = {
  durationMs: 10_000,
  resolution: '480p',
  characters: 150,
  makesFirstFrame: false,
  captions: true,
};

test('a video shorter than its estimate is charged for its measured length', () => {
  const estimated = priceTalkingHead(order).lineItems;
  const { lineItems, total } = settle(estimated, priceTalkingHead({ ...order, durationMs: 9000 }).lineItems);
  expect(lineItems).toEqual([
    { item: 'render', seconds: 9, rate: 8, estimated: 80, actual: 72 },
    { item: 'lipsync', seconds: 9, rate: 13.4, estimated: 134, actual: 121 },
    { item: 'tts', seconds: null, rate: null, estimated: 10, actual: 10 },
    { item: 'captions', seconds: null, rate: null, estimated: 10, actual: 10 },
  ]);
  expect(total).toBe(213);
});

test('a video longer than its estimate is charged the estimate', () => {
  const estimated = priceTalkingHead(order);
  const { lineItems, total } = settle(
    estimated.lineItems,
    priceTalkingHead({ ...order, durationMs: 12_345 }).lineItems,
  );
  expect(total).toBe(estimated.total);
  expect(lineItems[0]).toMatchObject({ seconds: 12.345, actual: 80 });
});

test('captions that could not be made are listed and not charged', () => {
  const estimated = priceTalkingHead(order);
  const { lineItems, total } = settle(estimated.lineItems, priceTalkingHead({ ...order, captions: false }).lineItems);
  expect(lineItems.at(-1)).toEqual({ item: 'captions', seconds: null, rate: null, estimated: 10, actual: 0 });
  expect(total).toBe(estimated.total - 10);
});

test('an item that was not estimated is an error', () => {
  const estimated = priceTalkingHead({ ...order, captions: false }).lineItems;
  expect(() => settle(estimated, priceTalkingHead(order).lineItems)).toThrow(RangeError);
});

test('nothing is charged before the job is settled', () => {
  expect(reservedLines(priceTalkingHead(order).lineItems)[0]).toEqual({
    item: 'render',
    seconds: 10,
    rate: 8,
    estimated: 80,
    actual: null,
  });
});

test('random measurements: the charge exceeds neither the reserved nor the measured price, and the lines add up', () => {
  const sceneMs = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(sceneMs, sceneMs, fc.boolean(), (before, after, fast) => {
      const estimated = priceScenes({ sceneMs: before, fast, characters: 500 });
      const measured = priceScenes({ sceneMs: after, fast, characters: 500 });
      const { lineItems, total } = settle(estimated.lineItems, measured.lineItems);
      expect(total).toBe(Math.min(estimated.total, measured.total));
      expect(lineItems.reduce((sum, { actual }) => sum + (actual ?? Number.NaN), 0)).toBe(total);
      expect(lineItems.every(({ actual }) => actual !== null && actual >= 0)).toBe(true);
    }),
  );
});
