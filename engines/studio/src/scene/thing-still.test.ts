// Things that fill the frame.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { contrast, rgb } from '../paint/colour.ts';
import { seenPart } from './backgrounds.ts';
import { drawnThing } from './drawn-thing.ts';
import { subjectThings } from './subject-thing.ts';
import { groundOf } from './thing-ground.ts';
import { ALONE, thingStill } from './thing-still.ts';

const [width, height] = [180, 320];
const place = createCanvas(width, height);
const stillOf = (name: string, over: Partial<Parameters<typeof thingStill>[2]> = {}) =>
  thingStill(drawnThing(name, 100, '#1d9a5c'), place, {
    accent: '#1d9a5c',
    seed: 'film',
    turn: 0,
    room: ALONE,
    hasWords: false,
    ...over,
  });

test('everything is whole in the picture, above the words of its shot', () => {
  for (const name of subjectThings) {
    for (const turn of [0, 1, 2, 3, 4]) {
      const alone = stillOf(name, { turn }).layers()[1]!.picture;
      const { data } = alone.getContext('2d').getImageData(0, 0, width, height);
      const seen = Array.from({ length: width * height }, (_, at) => at).filter((at) => data[at * 4 + 3]! > 60);
      const columns = seen.map((at) => at % width);
      expect(Math.min(...columns), name).toBeGreaterThan(0.05 * width);
      expect(Math.max(...columns), name).toBeLessThan(0.95 * width);
      expect(Math.floor(seen[0]! / width), name).toBeGreaterThan(0.09 * height);
      expect(Math.floor(seen.at(-1)! / width), name).toBeLessThan(ALONE.bottom * height);
    }
  }
});

test('in a low room no thing is on a podium, and it fills the room', () => {
  const room = { top: 0.68, bottom: 0.96 };
  for (const turn of [0, 1, 2, 3, 4]) {
    const alone = stillOf('jacket', { turn, room, hasWords: true }).layers()[1]!.picture;
    expect(seenPart(alone, 60).height).toBeGreaterThan(0.8 * (room.bottom - room.top) * height);
  }
});

test('the things of one film are on different stages, and those of another film begin with another one', () => {
  const bytesOf = (over: Parameters<typeof stillOf>[1]) => stillOf('coffee', over).picture.toBuffer('image/png');
  const stills = [0, 1, 2, 3].map((turn) => bytesOf({ turn }));
  expect(new Set(stills.map(String)).size).toBe(4);
  expect(bytesOf({})).toEqual(stills[0]);
  expect(['a', 'b', 'c', 'd'].some((seed) => !bytesOf({ seed }).equals(stills[0]!))).toBe(true);
});

test.each(['#1d9a5c', '#f2b705', '#3554d1', '#111111', '#ffffff'])(
  'a thing in %s stands out from its ground',
  (accent) => {
    for (const name of ['jacket', 'tooth', 't-shirt', 'couch']) {
      const thing = drawnThing(name, 100, accent);
      const { wall } = groundOf(thing, accent, false);
      const body = name === 'tooth' ? rgb('#fbfaf6') : rgb(accent);
      expect(contrast(wall, body), name).toBeGreaterThan(0.12);
    }
  },
);

test('the ground of white letters is dark', () => {
  for (const accent of ['#1d9a5c', '#f2b705', '#ffffff']) {
    const { wall } = groundOf(drawnThing('tooth', 100, accent), accent, true);
    expect(contrast(wall, [255, 255, 255])).toBeGreaterThan(0.6);
  }
});
