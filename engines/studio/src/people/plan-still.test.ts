// How near a person is seen in a first frame.
import { expect, test } from 'vitest';
import { createPerson } from './create-person.ts';
import { firstViewpoint } from './first-viewpoint.ts';
import { outline } from './head.ts';
import { parseDescription } from './parse-description.ts';
import type { Person } from './person.ts';
import { planFirstStill, planStill } from './plan-still.ts';
import { holdsProp } from './props.ts';
import { rigFor } from './rig.ts';
import { figureOf, type StillRecipe } from './still.ts';

const personOf = (words: string): Person => createPerson(parseDescription(words), `${words}#0`);

const frames = (words: string, count = 200) =>
  Array.from({ length: count }, (_, i) =>
    planFirstStill(createPerson(parseDescription(words), `first ${i}`), 'a kitchen'),
  );

/** Where the frame of a still ends: the cut, or the framing without one. */
const cutOf = ({ person, framing, viewpoint }: StillRecipe): string =>
  viewpoint === undefined
    ? framing
    : (['chest', 'waist', 'hips'] as const).find((cut) => firstViewpoint(person, cut).scale === viewpoint.scale)!;

test('people are seen from nearby without hands, or from the waist up with a thing of their trade', () => {
  const stills = frames('a woman of 40 in a blue shirt');
  expect(new Set(stills.map(cutOf))).toEqual(new Set(['chest']));
  expect(new Set(stills.map(({ person }) => person.body.arms))).toEqual(new Set(['hanging']));
  const florists = frames('a florist of 40', 60).filter(({ person }) => holdsProp(person.body.arms));
  expect(florists.length).toBeGreaterThan(40);
  for (const one of florists) expect(cutOf(one)).toBe('waist');
});

test('the arms of a person whose dress is seen down to the waist do not hang', () => {
  for (const { person } of frames('a woman of 40 in a green dress', 60)) expect(person.body.arms).not.toBe('hanging');
});

test('people whose arms are crossed by words are smaller, and the near ones are of several sizes', () => {
  const sizesOf = (words: string) =>
    frames(words, 60)
      .map(({ viewpoint }) => viewpoint!.scale)
      .toSorted((one, other) => one - other);
  const near = sizesOf('a woman of 40 in a blue shirt');
  expect(near[10]! / sizesOf('a woman of 40 in a blue shirt with crossed arms')[30]!).toBeGreaterThan(1.06);
  expect(near[50]! / near[10]!).toBeGreaterThan(1.03);
});

test.each(['a man of 40', 'a woman with a pixie cut', 'a woman with long straight hair', 'a heavy man of 50'])(
  'the face of %s is less than 28 % of the height of the frame, and about half its width at most',
  (words) => {
    for (const { person, viewpoint } of frames(words, 60)) {
      const points = outline(person).points;
      const [chin, cheek] = [0, 1].map((axis) => Math.max(...points.map((point) => point[1 - axis]!)));
      const brows = 46;
      expect((brows + chin!) * viewpoint!.scale).toBeLessThan(0.28 * 1280);
      expect(2 * cheek! * viewpoint!.scale).toBeLessThan(0.54 * 720);
    }
  },
);

test.each([
  'a nurse with an ID badge',
  'a woman in a dress',
  'a woman in an apron with hanging arms',
  'a man in a cowboy hat',
])('what %s wears is seen', (words) => {
  for (const still of frames(words, 20)) expect(cutOf(still)).not.toBe('chest');
});

test('a version without viewpoints draws first frames in the framing of films', () => {
  for (const { framing } of frames('a florist of 40', 20)) expect(framing).toBe('medium');
});

test('a person stored without a note about their pose keeps it', () => {
  for (const [arms, cut] of [
    ['hips', 'hips'],
    ['heart', 'waist'],
  ] as const) {
    const { isPoseRandom: _, ...body } = personOf('a woman of 40').body;
    const still = planFirstStill({ ...personOf('a woman of 40'), body: { ...body, arms } }, 'a kitchen');
    expect([still.person.body.arms, cutOf(still)]).toEqual([arms, cut]);
  }
});

test('people are beside the middle of the frame, by at most 6 % of its width, and look to its other side, or hardly', () => {
  const stills = frames('a woman of 40');
  const turns = stills.map(({ person }) => person.body.turn);
  for (const some of [turns.filter((turn) => turn < -0.4), turns.filter((turn) => turn > 0.4)])
    expect(some.length).toBeGreaterThan(40);
  expect(turns.filter((turn) => Math.abs(turn) < 0.3).length).toBeGreaterThan(20);
  const width = 720;
  for (const { viewpoint, person } of stills) {
    const aside = viewpoint!.x - width / 2;
    expect(Math.abs(aside)).toBeGreaterThan(0.01 * width);
    expect(Math.abs(aside)).toBeLessThan(0.06 * width);
    // Arms that reach far to one side have more room there.
    if (!['folded', 'palm', 'hip'].includes(person.body.arms))
      expect(Math.sign(aside)).toBe(-Math.sign(person.body.turn));
  }
  const { person } = stills[0]!;
  const inFilm = (aside: number) => rigFor({ ...person, camera: { near: 0, low: 0, aside } }, 'medium', width, 1280);
  expect(inFilm(1)).toEqual(inFilm(0));
});

test.each([
  ['a barista holding a mug', 'waist'],
  ['a man with crossed arms', 'hips'],
  ['a florist with a bouquet of flowers', 'waist'],
  ['a woman with her hand on her heart', 'waist'],
  ['a woman with her hands on her hips', 'hips'],
  ['a man with clasped hands', 'hips'],
] as const)('the hands of %s are seen', (words, cut) => {
  for (const still of frames(words, 8)) {
    expect(cutOf(still)).toBe(cut);
    expect(still.person.body.arms).toBe(parseDescription(words).arms);
  }
});

const silhouetteOf = (still: StillRecipe) => {
  const { silhouette } = figureOf(still, 180, 320);
  return silhouette.getContext('2d').getImageData(0, 0, silhouette.width, silhouette.height);
};

test('a head is whole and has room above it, whatever is worn on it', () => {
  for (const words of [
    'a woman with a bun',
    'a chef in a chef hat',
    'a woman in a headwrap',
    'a man with an afro',
    'a woman of 30',
  ])
    for (const still of frames(words, 6)) {
      const { data, width: wide, height: high } = silhouetteOf(still);
      const first = data.findIndex((value, i) => i % 4 === 3 && value > 128);
      const top = Math.floor(first / 4 / wide) / high;
      const near = cutOf(still) === 'chest';
      expect(top, words).toBeGreaterThan(near ? 0.035 : 0.06);
      expect(top, words).toBeLessThan(near ? 0.12 : 0.15);
      expect(still.viewpoint!.y, words).toBeLessThan(0.4 * 1280);
    }
});

test('the elbows and hands of folded arms are inside the frame, those of stout people too', () => {
  for (const words of [
    'a heavy man of 40, arms folded',
    'a plump woman of 30, arms folded',
    'a man of 30, arms folded',
  ])
    for (const still of frames(words, 6)) {
      const { data, width: wide, height: high } = silhouetteOf(still);
      // Down to the waist: the hips of stout people are as wide as the frame.
      for (let y = 0; y < 0.6 * high; y++)
        for (const x of [0, wide - 1]) expect(data[(y * wide + x) * 4 + 3], `${words} ${y / high}`).toBeLessThan(128);
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

test('a person in a kimono is in a Japanese tea room, another one in a café', () => {
  const kindFor = (words: string) => planStill(personOf(words), 'tea room').place.kind;
  expect(kindFor('an elderly Japanese woman in a kimono')).toBe('tea-room');
  expect(kindFor('an elderly woman in a cardigan')).toBe('cafe');
  expect(planStill(personOf('a woman in a kimono'), 'a tea house in Kyoto').place.kind).toBe('tea-room');
});

test.each([
  'a Chinese tea house',
  'an English tea room',
  'a Turkish-style tea house',
  'a tea house in Shanghai',
  'a tea shop',
])('%s is a café for a person in a kimono too', (words) => {
  expect(planStill(personOf('a woman in a kimono'), words).place.kind).toBe('cafe');
});
