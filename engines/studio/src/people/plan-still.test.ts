// How near a person is seen in a first frame.
import { expect, test } from 'vitest';
import { paintPlace } from '../places/paint-place.ts';
import { createPerson } from './create-person.ts';
import { composeFigure } from './figure.ts';
import { parseDescription } from './parse-description.ts';
import type { Person } from './person.ts';
import { planFirstStill, planStill } from './plan-still.ts';
import { holdsProp } from './props.ts';
import { rigFor } from './rig.ts';

const personOf = (words: string): Person => createPerson(parseDescription(words), `${words}#0`);

const frames = (words: string, count = 200) =>
  Array.from({ length: count }, (_, i) =>
    planFirstStill(createPerson(parseDescription(words), `first ${i}`), 'a kitchen'),
  );

test('people are seen from nearby without hands, or from the waist up with a thing in their hand', () => {
  for (const { person, framing } of frames('a woman of 40 in a blue shirt')) {
    expect(framing).toBe('near');
    expect(person.body.arms).toBe('hanging');
  }
  const florists = frames('a florist of 40', 60);
  const holding = florists.filter(({ person }) => holdsProp(person.body.arms));
  expect(holding.length).toBeGreaterThan(40);
  for (const one of florists) expect(one.framing).toBe(holding.includes(one) ? 'half-length' : 'near');
});

test('people are in the middle of the frame or beside it, by at most 6 % of its width, turned to either side or hardly', () => {
  const stills = frames('a woman of 40');
  const turns = stills.map(({ person }) => person.body.turn);
  for (const some of [turns.filter((turn) => turn < -0.4), turns.filter((turn) => turn > 0.4)])
    expect(some.length).toBeGreaterThan(40);
  expect(turns.filter((turn) => Math.abs(turn) < 0.3).length).toBeGreaterThan(20);
  const [width, height] = [720, 1280];
  const asides = stills.map(({ person, framing }) => {
    const at = (aside: number) =>
      rigFor({ ...person, camera: { near: 0, low: 0, aside } }, framing, width, height).viewport.originX;
    return at(person.camera!.aside!) - at(0);
  });
  for (const aside of asides) expect(Math.abs(aside)).toBeLessThanOrEqual(0.06 * width);
  expect(asides.filter((aside) => Math.abs(aside) < 15).length).toBeGreaterThan(40);
  for (const side of [-1, 1]) expect(asides.filter((aside) => aside * side > 15).length).toBeGreaterThan(40);
  const { person } = stills[0]!;
  const inFilm = rigFor({ ...person, camera: { near: 0, low: 0, aside: 1 } }, 'medium', width, height).viewport.originX;
  expect(inFilm).toBe(rigFor({ ...person, camera: { near: 0, low: 0 } }, 'medium', width, height).viewport.originX);
});

test.each([
  ['a barista holding a mug', 'half-length'],
  ['a man with crossed arms', 'half-length'],
  ['a florist with a bouquet of flowers', 'half-length'],
  ['a woman with her hand on her heart', 'half-length'],
  ['a woman with her hands on her hips', 'medium'],
  ['a man with clasped hands', 'medium'],
] as const)('the hands of %s are seen', (words, framing) => {
  for (const still of frames(words, 8)) {
    expect(still.framing).toBe(framing);
    expect(still.person.body.arms).toBe(parseDescription(words).arms);
  }
});

test('a head is whole and has room above it, whatever is worn on it', () => {
  for (const words of [
    'a woman with a bun',
    'a chef in a chef hat',
    'a woman in a headwrap',
    'a man with an afro',
    'a woman of 30',
  ])
    for (const { person, framing, place } of frames(words, 6)) {
      const [width, height] = [180, 320];
      const { silhouette } = composeFigure(
        person,
        paintPlace(place, width, height),
        rigFor(person, framing, width, height),
      );
      const {
        data,
        width: wide,
        height: high,
      } = silhouette.getContext('2d').getImageData(0, 0, silhouette.width, silhouette.height);
      const first = data.findIndex((value, i) => i % 4 === 3 && value > 128);
      const top = Math.floor(first / 4 / wide) / high;
      expect(top, words).toBeGreaterThan(0.1);
      expect(top, words).toBeLessThan(0.26);
    }
});

test('words decide how near a person is', () => {
  const person = personOf('a man in a suit');
  for (const [scene, framing] of [
    ['a wide shot of an office', 'wide'],
    ['close-up in an office', 'close'],
  ] as const)
    for (let i = 0; i < 8; i++) expect(planFirstStill({ ...person, seed: `seed ${i}` }, scene).framing).toBe(framing);
  expect(planStill(person, 'an office').framing).toBe('medium');
});
