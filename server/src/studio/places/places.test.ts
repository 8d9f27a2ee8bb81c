// Places from words, and how they look.
import { expect, test } from 'vitest';
import { contrast, rgb } from '../paint/colour.ts';
import { paintPlace } from './paint-place.ts';
import { placeKinds } from './plan.ts';
import { planPlace } from './read-place.ts';

const plan = (words: string, avoid: string[] = []) => planPlace({ words, seed: 'seed', avoid });

test.each([
  ['sitting in a bright modern office', 'office', 'day', 'clear'],
  ['in her cosy kitchen in the morning', 'kitchen', 'morning', 'clear'],
  ['at a beach at sunset', 'beach', 'evening', 'clear'],
  ['a rainy city street at night', 'street', 'night', 'rain'],
  ['a café', 'cafe', 'day', 'clear'],
  ['inside a small flower shop', 'garden', 'day', 'clear'],
  ['boutique store shelves', 'shop', 'day', 'clear'],
  ['a gym with dumbbells', 'gym', 'day', 'clear'],
  ['on a sofa in the living room', 'living-room', 'day', 'clear'],
  ['a snowy forest', 'forest', 'day', 'snow'],
  ['in the park in autumn', 'garden', 'day', 'autumn'],
  ['plain backdrop', 'studio', 'day', 'clear'],
  ['', 'studio', 'day', 'clear'],
  ['quantum optimism', 'abstract', 'day', 'clear'],
] as const)('"%s" is a place: %s, %s, %s', (words, kind, time, weather) => {
  expect(plan(words)).toMatchObject({ kind, time, weather });
});

test('a colour said of the ground is its colour', () => {
  const [red, green, blue] = rgb(plan('studio with a light blue background').wall);
  expect(blue).toBeGreaterThan(red);
  expect(blue).toBeGreaterThan(green);
});

test('a wall keeps away from skin and cloth', () => {
  for (const cloth of ['#3b6f7a', '#c9714f', '#c7b79c'])
    expect(contrast(rgb(plan('studio', [cloth]).wall), rgb(cloth))).toBeGreaterThan(0.12);
});

test('every place covers its frame, alike each time, and is not flat', () => {
  for (const kind of placeKinds) {
    const place = { ...plan('office'), kind };
    const draw = () => paintPlace(place, 90, 160).picture.getContext('2d').getImageData(0, 0, 90, 160).data;
    const data = draw();
    expect(data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    expect(Buffer.compare(Buffer.from(data), Buffer.from(draw()))).toBe(0);
    const lights = data.filter((_, i) => i % 4 === 1);
    expect(Math.max(...lights) - Math.min(...lights), kind).toBeGreaterThan(40);
  }
});

test('night is darker than day', () => {
  const mean = (words: string) => {
    const data = paintPlace(plan(words), 90, 160).picture.getContext('2d').getImageData(0, 0, 90, 160).data;
    return data.reduce((sum, value) => sum + value, 0) / data.length;
  };
  expect(mean('street at night')).toBeLessThan(mean('street') - 25);
});
