// The effect of words on the light and framing of a photographed presenter.
import { expect, test } from 'vitest';
import { exposureOf, grade, PLAIN_LOOK } from './look.ts';
import { withoutPerson } from './person-words.ts';
import { lookInScene, readLook } from './read-look.ts';

test('an edit applies and reports what it understands', () => {
  const { look, applied } = readLook('Make it warmer and a bit brighter, close-up', PLAIN_LOOK);
  expect(look).toMatchObject({ warmth: 0.55, brightness: 0.45, closeness: 1.2 });
  expect(applied).toEqual(['warmer', 'brighter', 'framed closer']);
});

test('a scene tints the light', () => {
  expect(lookInScene('on a beach', PLAIN_LOOK).tint).not.toBeNull();
  expect(lookInScene('on a beach', PLAIN_LOOK).tint).not.toBe(lookInScene('in a forest', PLAIN_LOOK).tint);
});

test.each([
  ['she in a dark blazer, bright kitchen', 'bright kitchen'],
  ['a woman in a dark blazer in a bright kitchen', 'in a bright kitchen'],
  ['with dark, curly hair on a beach', 'on a beach'],
  ['golden earrings, an office at night', 'an office at night'],
  ['a green dress', ''],
])('“%s” is lit as “%s”', (scene, place) => {
  expect(lookInScene(withoutPerson(scene), PLAIN_LOOK)).toEqual(lookInScene(place, PLAIN_LOOK));
});

test('places named after clothes or hair are places', () => {
  for (const scene of ['in a bright hair salon', 'wine glasses on a table at dusk', 'before a ring light']) {
    expect(withoutPerson(scene)).toBe(scene);
  }
});

const grey = (value: number) => new Uint8ClampedArray(64 * 64 * 4).fill(value);
const mean = (rgba: Uint8ClampedArray, channel: number) => {
  let sum = 0;
  for (let at = channel; at < rgba.length; at += 4) {
    sum += rgba[at]!;
  }
  return sum / (rgba.length / 4);
};

test('grading: warm is redder, bright is lighter, black and white has no colour', () => {
  const warm = grey(120);
  grade(warm, 64, 64, { ...PLAIN_LOOK, warmth: 0.5 });
  expect(mean(warm, 0)).toBeGreaterThan(mean(warm, 2) + 5);
  const bright = grey(120);
  grade(bright, 64, 64, { ...PLAIN_LOOK, brightness: 0.5 });
  expect(mean(bright, 1)).toBeGreaterThan(130);
  const plain = Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, i) => [200, 100, 50, 255][i % 4]!);
  grade(plain, 64, 64, { ...PLAIN_LOOK, saturation: -1 });
  expect(mean(plain, 0)).toBeCloseTo(mean(plain, 2), 0);
});

test('a dark photo is brightened, a well-lit one is not', () => {
  expect(exposureOf(grey(90))).toBeGreaterThan(2);
  expect(exposureOf(grey(240))).toBe(1);
});
