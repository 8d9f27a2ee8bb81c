// Painted stills are complete at every size, deterministic, and seamless in every pose.
import { expect, test } from 'vitest';
import type { Box, FacePose } from '../face-animation.ts';
import { REST } from '../motion/poses.ts';
import { contrast, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { createPerson } from './create-person.ts';
import { parseDescription } from './parse-description.ts';
import type { Person } from './person.ts';
import { planStill } from './plan-still.ts';
import { rigFor, toFrame } from './rig.ts';
import { paintFrame, paintStill } from './still.ts';
import { facialHairs, garments, type HairStyle, headwears } from './traits.ts';

const person = (text: string, attempt = 0): Person => createPerson(parseDescription(text), `${text}#${attempt}`);

const colourAt = (rgba: Uint8ClampedArray, width: number, x: number, y: number): Rgb => {
  const i = (Math.round(y) * width + Math.round(x)) * 4;
  return [rgba[i]!, rgba[i + 1]!, rgba[i + 2]!];
};

/** Mean difference of two pictures of one size, 0 to 255. */
const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

/** Of styles that are drawn alike, the one that is nearest to the face. */
const hairStyles: readonly HairStyle[] = [
  'crop',
  'side-part',
  'short-curls',
  'long-wavy',
  'pixie',
  'bob',
  'ponytail',
  'fringe',
  'long-curls',
  'locs',
  'afro',
  'curtains',
  'buzz',
  'shag',
];

const families = hairStyles.map((hairStyle, i) => ({
  hairStyle,
  garment: garments[i % garments.length]!,
  facialHair: facialHairs[i % facialHairs.length]!,
  headwear: i % 3 === 0 ? headwears[(i / 3) % headwears.length]! : ('none' as const),
}));

test.each(families)('$hairStyle, $facialHair, $headwear and $garment leave the face visible', (family) => {
  const { body, ...others } = createPerson({ ...family, glasses: 'none' }, JSON.stringify(family));
  // A turned body moves the head by fractions of a pixel.
  const person: Person = { ...others, body: { ...body, turn: 0 } };
  const [width, height] = [120, 214];
  const rgba = paintFrame(planStill(person, 'studio'), width, height);
  const rig = rigFor(person, 'medium', width, height);
  const skin = person.skin.slice(1, 5).map(rgb);
  for (const spot of [
    [-8, 40],
    [0, -34],
    [36, 46],
  ] as const) {
    const colour = colourAt(rgba, width, ...toFrame(rig, spot));
    expect(Math.min(...skin.map((shade) => contrast(colour, shade))), `${spot}`).toBeLessThan(0.2);
  }
});

test.each([
  [240, 426],
  [480, 854],
] as const)(
  'a still at %i × %i: its boxes are even, inside the frame, separate, and seamless in every pose',
  (width, height) => {
    const still = paintStill(planStill(person('a woman with a bob and round glasses'), 'studio'), width, height);
    const { jawBox, lipsBox, eyesBox, rgba } = still;
    expect(rgba.length).toBe(width * height * 4);
    expect(rgba.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    for (const box of [jawBox, lipsBox, eyesBox]) {
      for (const value of Object.values(box)) expect(value % 2).toBe(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    expect(eyesBox.y + eyesBox.height).toBeLessThanOrEqual(jawBox.y);
    const wide: FacePose = { ...REST, open: 1, teeth: 1, tongue: 0.4, wide: 1, smile: 1 };
    const up: FacePose = { ...REST, blink: 1, browLift: 1 };
    for (const [box, part] of [
      [jawBox, still.paintJaw(wide)],
      [eyesBox, still.paintEyes(up)],
    ] as const)
      expect(seam(rgba, width, box, part)).toBeLessThan(2);
    const jaw = still.paintJaw(wide);
    const within = { ...lipsBox, x: lipsBox.x - jawBox.x, y: lipsBox.y - jawBox.y };
    expect(seam(jaw, jawBox.width, within, still.paintLips(wide))).toBeLessThan(2);
  },
);

test.each([-1, 1])('the regions of the eyes and the jaw of a tilted head are separate: %i', (side) => {
  for (const words of ['a serious woman of 75', 'a cheerful man of 20']) {
    const tilted = { ...person(words), carriage: { yaw: 0.09 * side, pitch: 0.02, roll: 0.05 * side } };
    const { rgba, jawBox, eyesBox, paintEyes } = paintStill(planStill(tilted, 'studio'), 240, 426);
    expect(eyesBox.y + eyesBox.height).toBeLessThanOrEqual(jawBox.y);
    expect(seam(rgba, 240, eyesBox, paintEyes({ ...REST, blink: 1, browLift: 1 }))).toBeLessThan(2);
  }
});

test('the jaw of a man with a long beard moves without a seam', () => {
  const still = paintStill(planStill(person('a man with a long beard'), 'studio'), 240, 426);
  const wide: FacePose = { ...REST, open: 1, teeth: 1, smile: 1 };
  expect(seam(still.rgba, 240, still.jawBox, still.paintJaw(wide))).toBeLessThan(2);
});

test('the lips of a short face are painted on its jaw only', () => {
  const one = person('a woman with a bob');
  const short = { ...one, face: { ...one.face, length: -38 } };
  const { jawBox, lipsBox, paintJaw, paintLips } = paintStill(planStill(short, 'studio'), 240, 426);
  const wide: FacePose = { ...REST, open: 1 };
  const within = { ...lipsBox, x: lipsBox.x - jawBox.x, y: lipsBox.y - jawBox.y };
  expect(seam(paintJaw(wide), jawBox.width, within, paintLips(wide))).toBeLessThan(2);
});

/** Mean difference between a part's border pixels and the still's at the same place. */
const seam = (rgba: Uint8ClampedArray, width: number, box: Box, part: Uint8ClampedArray): number => {
  let [sum, count] = [0, 0];
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      if (x > 0 && y > 0 && x < box.width - 1 && y < box.height - 1) continue;
      for (let k = 0; k < 3; k++) {
        sum += Math.abs(part[(y * box.width + x) * 4 + k]! - rgba[((y + box.y) * width + x + box.x) * 4 + k]!);
        count++;
      }
    }
  return sum / count;
};

test('the same recipe gives the same still, which shows the rest pose', () => {
  const recipe = planStill(person('a man with a full beard'), 'studio');
  const [still, again] = [paintStill(recipe, 240, 426), paintStill(JSON.parse(JSON.stringify(recipe)), 240, 426)];
  expect(difference(still.rgba, again.rgba)).toBe(0);
  const { lipsBox, width } = still;
  const rest = still.paintLips(REST);
  const whole = new Uint8ClampedArray(rest.length);
  for (let y = 0; y < lipsBox.height; y++) {
    const from = ((y + lipsBox.y) * width + lipsBox.x) * 4;
    whole.set(still.rgba.subarray(from, from + lipsBox.width * 4), y * lipsBox.width * 4);
  }
  expect(difference(rest, whole)).toBeLessThan(1.5);
});

const posing = paintStill(planStill(person('a young woman with an afro'), 'studio'), 360, 640);

test('every mouth shape looks different, and closed shapes show no opening', () => {
  const shapes: Partial<FacePose>[] = [
    {},
    { press: 1 },
    { open: 0.1, tuck: 1, teeth: 1 },
    { open: 0.26, teeth: 1, tongue: 1 },
    { open: 0.14, wide: 0.5, teeth: 1 },
    { open: 0.75, teeth: 0.6 },
    { open: 0.55, round: 0.7 },
    { open: 0.22, round: 1 },
    { smile: 1 },
  ];
  // While they speak: at rest the person's own smile would be in every shape.
  const drawn = shapes.map((shape) => posing.paintLips({ ...REST, talk: 1, ...shape }));
  for (const [i, a] of drawn.entries())
    for (const b of drawn.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(0.15);
  const dark = (part: Uint8ClampedArray) => {
    let count = 0;
    for (let i = 0; i < part.length; i += 4) if (part[i]! < 70 && part[i + 1]! < 36 && part[i + 2]! < 40) count++;
    return count;
  };
  expect(dark(drawn[5]!)).toBeGreaterThan(dark(drawn[1]!) + 60);
});

test('blinks, gaze and brow lifts change the eyes', () => {
  const rest = posing.paintEyes(REST);
  for (const pose of [{ blink: 1 }, { gazeX: 1 }, { browLift: 1 }, { gazeY: -1 }])
    expect(difference(rest, posing.paintEyes({ ...REST, ...pose }))).toBeGreaterThan(0.4);
});

test('a full smile lifts the cheeks, and the slight smile of speech does not', () => {
  const rest = posing.paintJaw(REST);
  expect(difference(rest, posing.paintJaw({ ...REST, smile: 1 }))).toBeGreaterThan(0.4);
  expect(difference(rest, posing.paintJaw({ ...REST, smile: 0.25 }))).toBe(0);
});

test('a moustache leaves the lips visible', () => {
  const red = (facialHair: Person['facialHair']) => {
    const person = createPerson({ gender: 'male', skin: 'fair', hairColour: 'black', facialHair }, 'lips');
    const still = paintStill(planStill(person, 'studio'), 240, 426);
    const lips = still.paintLips({ ...REST, open: 0.3 });
    let count = 0;
    for (let i = 0; i < lips.length; i += 4) if (lips[i]! > 120 && lips[i]! > lips[i + 1]! * 1.45) count++;
    return count;
  };
  expect(red('moustache')).toBeGreaterThan(0.5 * red('none'));
});

test('age changes the face', () => {
  const face = (age: number) => {
    const person = createPerson(
      { gender: 'female', age, hairColour: 'brown', hairStyle: 'bun', glasses: 'none' },
      'years',
    );
    return paintStill(planStill(person, 'studio'), 240, 426).paintJaw(REST);
  };
  const young = face(24);
  const size = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
    difference(a.subarray(0, Math.min(a.length, b.length)), b.subarray(0, Math.min(a.length, b.length)));
  expect(size(young, face(70))).toBeGreaterThan(size(young, face(32)) * 1.3);
  // Lines appear in the forties.
  expect(size(face(34), face(46))).toBeGreaterThan(size(young, face(34)) * 1.5);
});

test('a man of fifty is grey at the temples unless words name his hair colour', () => {
  const of = (words: string) => person(words).hair.grey ?? 0;
  for (let i = 0; i < 5; i++) expect(of(`businessman of 50, ${i}`)).toBeGreaterThan(0.4);
  expect(of('businessman of 50 with brown hair')).toBe(0);
  expect(of('businessman of 34')).toBe(0);
  const dark: Person = {
    ...createPerson({ gender: 'male', age: 50, hairStyle: 'side-part', hairColour: 'black' }, 'temples'),
    headwear: 'none',
  };
  const grey: Person = { ...dark, hair: { ...dark.hair, grey: 0.9 } };
  const [width, height] = [240, 426];
  const rig = rigFor(dark, 'medium', width, height);
  const light = (one: Person, x: number, y: number) => {
    const rgba = paintFrame(planStill(one, 'studio'), width, height);
    const [px, py] = toFrame(rig, [x * dark.face.width, y]);
    let sum = 0;
    for (const [dx, dy] of [
      [-1, -1],
      [0, 0],
      [1, 1],
      [-1, 1],
      [1, -1],
    ] as const)
      sum += lightness(colourAt(rgba, width, px + dx, py + dy)) / 5;
    return sum;
  };
  expect(light(grey, 134, -88)).toBeGreaterThan(light(dark, 134, -88) + 0.05);
  expect(light(grey, 0, -190)).toBeCloseTo(light(dark, 0, -190), 1);
});

test('other descriptions and other attempts give other faces', () => {
  const face = (text: string, attempt = 0) => {
    const still = paintStill(planStill(person(text, attempt), 'studio'), 240, 426);
    return still.paintEyes(REST);
  };
  const size = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
    difference(a.subarray(0, Math.min(a.length, b.length)), b.subarray(0, Math.min(a.length, b.length)));
  const first = face('a man with fair skin and brown hair');
  expect(size(first, face('a man with fair skin and brown hair', 1))).toBeGreaterThan(4);
  expect(size(first, face('a woman with dark skin and black hair'))).toBeGreaterThan(12);
});

test.each<readonly [string, (person: Person) => Partial<Person>, readonly [number, number, number, number]]>([
  ['a long beard hangs below the chin', () => ({ facialHair: 'long-beard' }), [-30, 215, 30, 250]],
  ['big hoops are wider than the ear', () => ({ earrings: 'big-hoops' }), [152, 70, 184, 125]],
  ['a bindi is between the brows', () => ({ bindi: true }), [-24, -54, 24, -34]],
  [
    'low hair tied back shows beside the neck',
    ({ hair }) => ({ hair: { ...hair, style: 'low-ponytail' } }),
    [-130, 150, 130, 240],
  ],
  [
    'flowers are on the cloth',
    ({ clothes }) => ({ clothes: { ...clothes, pattern: 'floral' } }),
    [-150, 340, 150, 420],
  ],
])('%s', (_, shown, [left, top, right, bottom]) => {
  const plain = createPerson(
    { gender: 'male', hairStyle: 'slick-back', facialHair: 'none', garment: 'jumper', pattern: 'plain' },
    'shown',
  );
  const dressed: Person = { ...plain, ...shown(plain) };
  const [width, height] = [240, 426];
  const [before, after] = [plain, dressed].map((one) => paintFrame(planStill(one, 'studio'), width, height));
  const rig = rigFor(plain, 'medium', width, height);
  const [x0, y0] = toFrame(rig, [left, top]).map(Math.round) as [number, number];
  const [x1, y1] = toFrame(rig, [right, bottom]).map(Math.round) as [number, number];
  let changed = 0;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const at = (y * width + x) * 4;
      if (Math.abs(before![at]! - after![at]!) + Math.abs(before![at + 1]! - after![at + 1]!) > 16) changed++;
    }
  expect(changed / ((x1 - x0) * (y1 - y0))).toBeGreaterThan(0.05);
});

test('hair, glasses and headwear that only a later version knows are drawn as plain ones', () => {
  const known = person('a woman of 30 with straight hair');
  const still = planStill(known, 'an office');
  const painted = (changed: object) => paintFrame({ ...still, person: { ...known, ...changed } }, 90, 160);
  for (const [later, plain] of [
    [{ hair: { ...known.hair, style: 'mullet' } }, { hair: { ...known.hair, style: 'crop' } }],
    [{ glasses: 'monocle' }, { glasses: 'round' }],
    [{ headwear: 'sombrero' }, { headwear: 'none' }],
  ] as const)
    expect(difference(painted(later), painted(plain))).toBeLessThan(0.15);
});
