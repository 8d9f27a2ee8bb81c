// People differ from each other, and one person stays recognizable in every place and framing.
import { expect, test } from 'vitest';
import { drawBody } from './body.ts';
import { createPerson } from './create-person.ts';
import { parseDescription } from './parse-description.ts';
import type { Person } from './person.ts';
import { planStill } from './plan-still.ts';
import { holdsProp } from './props.ts';
import { type Framing, rigFor, toFrame } from './rig.ts';
import { paintFrame } from './still.ts';
import { type ArmPose, armPoses, type Garment, garments } from './traits.ts';

const createFrom = (words: string): Person => createPerson(parseDescription(words), `${words}#0`);

/** The measures of a face as a vector. */
const measures = ({ face }: Person): number[] => {
  const { lopsided, monolid, ...lengths } = face;
  return [...Object.values(lengths), ...Object.values(lopsided), Number(monolid)];
};

const crowd = Array.from({ length: 200 }, (_, i) => measures(createPerson({}, `seed ${i}`)));
const spread = crowd[0]!.map((_, k) => {
  const values = crowd.map((face) => face[k]!);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
});

/** Distance of two faces in standard deviations of a crowd: about 1.4 for strangers. */
const faceDistance = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, value, k) => sum + ((value - b[k]!) / spread[k]!) ** 2, 0) / a.length);

test('two hundred random people have distinct faces', () => {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [i, a] of crowd.entries())
    for (const b of crowd.slice(i + 1)) nearest = Math.min(nearest, faceDistance(a, b));
  expect(nearest).toBeGreaterThan(0.6);
});

test.each([
  ['a baker', 'the baker'],
  ['a woman with brown hair', 'a woman with brown hair.'],
  ['a man of 40', 'a man of 41'],
])('"%s" and "%s" are different people', (one, other) => {
  expect(faceDistance(measures(createFrom(one)), measures(createFrom(other)))).toBeGreaterThan(0.6);
});

test.each([
  [{ mood: 'serious' }, ['browHeight', 'browSlant', 'eyeOpen', 'lopsided', 'mouthWidth', 'parted', 'smile']],
  [{ mood: 'cheerful' }, ['browHeight', 'browSlant', 'eyeOpen', 'lopsided', 'mouthWidth', 'parted', 'smile']],
  // In a wider face the features spread.
  [
    { build: 'heavy' },
    ['chin', 'eyeGap', 'eyeOpen', 'eyeWidth', 'full', 'jaw', 'length', 'mouthWidth', 'noseLength', 'width'],
  ],
  [{ arms: 'heart' }, []],
  [{ garment: 'sari' }, []],
] as const)('twins of whom one is described with %o differ in nothing else', (words, measures) => {
  for (let i = 0; i < 10; i++) {
    const [one, twin] = [{}, words].map((more) => createPerson({ gender: 'female', age: 30, ...more }, `twins ${i}`));
    const changed = Object.keys(one!.face).filter(
      (key) =>
        JSON.stringify(one!.face[key as keyof Person['face']]) !==
        JSON.stringify(twin!.face[key as keyof Person['face']]),
    );
    expect(measures).toEqual(expect.arrayContaining(changed));
    expect(twin!.hair).toEqual(one!.hair);
    expect(twin!.skin).toEqual(one!.skin);
    expect(twin!.carriage).toEqual(one!.carriage);
    expect(twin!.body.spread).toBe(one!.body.spread);
  }
});

test('two hundred people differ widely in contour, features, expression and pose', () => {
  const people = Array.from({ length: 200 }, (_, i) => createFrom(`a woman ${i}`));
  const range = (measure: (person: Person) => number) => {
    const values = people.map(measure);
    return Math.max(...values) - Math.min(...values);
  };
  expect(range(({ face }) => face.width)).toBeGreaterThan(0.1);
  expect(range(({ face }) => face.length)).toBeGreaterThan(25);
  expect(range(({ face }) => face.jaw)).toBeGreaterThan(1.5);
  expect(range(({ face }) => face.eyeOpen)).toBeGreaterThan(0.35);
  expect(range(({ face }) => face.eyeTilt)).toBeGreaterThan(8);
  expect(range(({ face }) => face.browThickness)).toBeGreaterThan(0.7);
  expect(range(({ face }) => face.noseLength)).toBeGreaterThan(16);
  expect(range(({ face }) => face.lipFullness)).toBeGreaterThan(0.5);
  expect(range(({ face }) => face.smile)).toBeGreaterThan(0.5);
  expect(new Set(people.map(({ face }) => (face.parted ?? 0) > 0)).size).toBe(2);
  // Some poses need words.
  const needWords = new Set<ArmPose>(['behind', 'pockets', 'hip', 'hips', 'heart', 'wrist', 'elbow', 'palm']);
  expect(new Set(people.map(({ body }) => body.arms))).toEqual(
    new Set(armPoses.filter((pose) => !needWords.has(pose) && !holdsProp(pose))),
  );
  expect(new Set(people.map(({ body }) => body.mirrored)).size).toBe(2);
});

test('people tilt and turn their heads a little, each differently, and both sides of a face are alike', () => {
  const people = Array.from({ length: 40 }, (_, i) => createFrom(`a man ${i}`));
  for (const { carriage, face } of people) {
    expect(Math.abs(carriage.yaw)).toBeLessThanOrEqual(0.2);
    expect(Math.abs(carriage.roll)).toBeLessThanOrEqual(0.07);
    for (const side of Object.values(face.lopsided)) expect(Math.abs(side)).toBeLessThan(0.4);
  }
  const tilted = people.filter(({ carriage }) => Math.abs(carriage.roll) > 0.03);
  expect(tilted.length).toBeGreaterThan(20);
});

/** Lightness of a painted face at fixed points of the head, comparable across sizes and framings. */
const faceIn = (person: Person, scene: string, framing: Framing): number[] => {
  const [width, height] = [360, 640];
  const rgba = paintFrame({ ...planStill(person, scene), framing }, width, height);
  const rig = rigFor(person, framing, width, height);
  const values: number[] = [];
  for (let y = -60; y <= 190; y += 10)
    for (let x = -90; x <= 90; x += 10) {
      const [px, py] = toFrame(rig, [x, y]).map(Math.round) as [number, number];
      const at = (py * width + px) * 4;
      values.push(rgba[at]! * 0.2126 + rgba[at + 1]! * 0.7152 + rgba[at + 2]! * 0.0722);
    }
  return values;
};

/** Correlation of two faces, independent of brightness: 1 is identical. */
const alike = (a: readonly number[], b: readonly number[]): number => {
  const centred = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [p, q] = [centred(a), centred(b)];
  const dot = (u: readonly number[], v: readonly number[]) => u.reduce((sum, value, i) => sum + value * v[i]!, 0);
  return dot(p, q) / Math.sqrt(dot(p, p) * dot(q, q));
};

test('a person looks the same in two places and three framings, and another person does not', () => {
  const person = createPerson({ gender: 'female', skin: 'olive', age: 35, glasses: 'none', hairStyle: 'bun' }, 'one');
  const other = createPerson({ gender: 'female', skin: 'olive', age: 35, glasses: 'none', hairStyle: 'bun' }, 'two');
  const shown = (
    [
      ['office', 'close'],
      ['garden', 'medium'],
      ['office', 'wide'],
    ] as const
  ).map(([scene, framing]) => faceIn(person, scene, framing));
  const same = shown.slice(1).map((face) => alike(shown[0]!, face));
  const strangers = alike(shown[0]!, faceIn(other, 'office', 'close'));
  expect(Math.min(...same)).toBeGreaterThan(0.9);
  expect(strangers).toBeLessThan(Math.min(...same) - 0.05);
});

test('ageing is visible: seven years at seventy, and fifteen from sixty far more than three', () => {
  const face = (gender: 'female' | 'male') => (age: number) =>
    faceIn(
      createPerson({ gender, age, hairStyle: 'bald', facialHair: 'none', glasses: 'none' }, 'years'),
      'studio',
      'medium',
    );
  const differ = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
  const [sixty, later, older] = [60, 63, 75].map(face('female'));
  expect(differ(sixty!, older!)).toBeGreaterThan(4 * differ(sixty!, later!));
  const [seventy, old] = [68, 75].map(face('male'));
  expect(differ(seventy!, old!)).toBeGreaterThan(3.2);
});

test('garments of one colour look different', () => {
  const [width, height] = [160, 240];
  const worn = (garment: Garment) => {
    const person = createPerson(
      {
        gender: 'female',
        garment,
        clothesColour: '#4a6a8a',
        secondColour: '#e8e2d8',
        pattern: 'plain',
        tie: 'none',
        necklace: 'none',
        arms: 'hanging',
      },
      'wardrobe',
    );
    const viewport = { width, height, scale: 0.26, originX: width / 2, originY: 10 };
    const { picture, top } = drawBody(person, viewport, [255, 240, 220]);
    return picture.getContext('2d').getImageData(0, -top, width, height).data;
  };
  const drawn = garments.map((garment) => [garment, worn(garment)] as const);
  const indistinct = drawn.flatMap(([garment, a], i) =>
    drawn.slice(i + 1).flatMap(([other, b]) => {
      const changed = a.filter((value, k) => k % 4 !== 3 && Math.abs(value - b[k]!) > 12).length;
      return changed < 300 ? [`${garment} and ${other}: ${changed}`] : [];
    }),
  );
  expect(indistinct).toEqual([]);
});
