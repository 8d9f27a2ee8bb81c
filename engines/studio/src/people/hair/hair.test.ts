// Hair styles differ in shape, hair is evenly lit on both sides of a parting, and stored people keep the shape of theirs.
import { describe, expect, test } from 'vitest';
import type { Viewport } from '../../paint/pen.ts';
import { createPerson } from '../create-person.ts';
import { plan } from '../head.ts';
import type { HairCut, Person } from '../person.ts';
import { type HairStyle, hairStyles } from '../traits.ts';
import { bareEars, drawHair } from './hair.ts';

const viewport: Viewport = { width: 140, height: 208, scale: 0.25, originX: 70, originY: 88 };

const drawn = (hairStyle: HairStyle) => {
  const person = createPerson({ gender: 'female', hairStyle, hairColour: 'brown', hairLength: 0 }, 'hair');
  return pixelsOf(person);
};

const pixelsOf = (person: Person) => {
  const { back, front } = drawHair(person, viewport);
  const pixels = (layer: typeof front) =>
    layer.getContext('2d').getImageData(0, 0, viewport.width, viewport.height).data;
  return { back: pixels(back), front: pixels(front) };
};

test('every style covers different parts of the head', () => {
  const covers = hairStyles.map((style) => {
    const { front, back } = drawn(style);
    return Uint8Array.from(
      { length: front.length / 4 },
      (_, i) => (front[i * 4 + 3]! > 128 ? 2 : 0) + (back[i * 4 + 3]! > 128 ? 1 : 0),
    );
  });
  for (const [i, a] of covers.entries())
    for (const [j, b] of covers.slice(i + 1).entries()) {
      const differing = a.reduce((sum, value, k) => sum + Math.abs(value - b[k]!), 0);
      const straightAndWavy = /long/.test(hairStyles[i]!) && /long/.test(hairStyles[i + 1 + j]!);
      expect(differing, `${hairStyles[i]} ${hairStyles[i + 1 + j]}`).toBeGreaterThan(straightAndWavy ? 60 : 150);
    }
});

test('hair parted in the middle is about equally light on both sides', () => {
  const { front } = drawn('long-straight');
  const mean = (left: number, right: number) => {
    let [sum, count] = [0, 0];
    for (let y = 40; y < 50; y++)
      for (let x = left; x < right; x++) {
        const i = (y * viewport.width + x) * 4;
        if (front[i + 3]! < 200) continue;
        sum += front[i]!;
        count++;
      }
    return sum / count;
  };
  const ratio = mean(45, 60) / mean(80, 95);
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.35);
});

test.each(['female', 'male'] as const)('short locs of a %s end above the chin', (gender) => {
  const rows = [-3, 0].map((hairLength) => {
    const { front, back } = pixelsOf(createPerson({ gender, hairStyle: 'locs', hairLength }, 'hair'));
    const isHair = (row: number) =>
      Array.from({ length: viewport.width }, (_, x) => (row * viewport.width + x) * 4 + 3).some(
        (at) => front[at]! > 128 || back[at]! > 128,
      );
    return Array.from({ length: viewport.height }, (_, row) => row).findLast(isHair)!;
  });
  const chin = viewport.originY + plan.chin * viewport.scale;
  expect(rows[0]).toBeLessThan(chin - 8);
  expect(rows[1]).toBeGreaterThan(rows[0]! + 20);
});

test('a high bun of any size is drawn whole', () => {
  const cut: HairCut = { volume: 1, height: 1, part: 0, fringe: 'none', shape: 'high' };
  const { back } = pixelsOf(createPerson({ gender: 'female', hairStyle: 'bun', hairCut: cut }, 'hair'));
  expect(back.slice(3, viewport.width * 4).every((value, i) => i % 4 !== 0 || value < 128)).toBe(true);
});

test.each(['quiff', 'side-part', 'crop', 'slick-back'] as const)(
  'a man’s %s rises above his head and ends in locks',
  (hairStyle) => {
    const person = createPerson({ gender: 'male', hairStyle, hairColour: 'brown', hairLength: 0 }, 'locks');
    const { front } = pixelsOf({ ...person, hair: { ...person.hair, cut: { ...person.hair.cut!, height: 0 } } });
    /** The height of the hair in each column of the middle of the head, in units. */
    const tops = Array.from({ length: 40 }, (_, at) => {
      const x = viewport.originX - 20 + at;
      const row = Array.from({ length: viewport.height }).findIndex(
        (_, y) => front[(y * viewport.width + x) * 4 + 3]! > 128,
      );
      return (viewport.originY - row) / viewport.scale;
    });
    expect(Math.max(...tops)).toBeGreaterThan(-plan.crown + 30);
    const turns = tops.filter((top, i) => i > 0 && i < 39 && top > tops[i - 1]! && top >= tops[i + 1]!);
    expect(turns.length).toBeGreaterThan(1);
  },
);

/** Mean opacity, 0 to 255, of the hair in front at a height beside the head, from 104 to 140 units off its middle. */
const besideHead = (front: Uint8ClampedArray, y: number): number => {
  const row = Math.round(viewport.originY + y * viewport.scale);
  const columns = [-1, 1].flatMap((side) => Array.from({ length: 10 }, (_, at) => viewport.originX + side * (26 + at)));
  return columns.reduce((sum, x) => sum + front[(row * viewport.width + x) * 4 + 3]!, 0) / columns.length;
};

test.each([
  ['buzz', 'male', [-90, -30, -10]],
  ['fade', 'male', [-90, -30, -10]],
  ['pixie', 'female', [-60, -10, 8]],
] as const)('hair cut as a %s becomes less towards the ears', (hairStyle, gender, heights) => {
  const { front } = pixelsOf(createPerson({ gender, hairStyle, hairColour: 'black' }, 'sides'));
  const [above, beside, below] = heights.map((y) => besideHead(front, y)) as [number, number, number];
  expect(above).toBeGreaterThan(beside * 1.1);
  expect(beside).toBeGreaterThan(below * 1.1);
  expect(below).toBeGreaterThan(0);
});

test('the hair of men from the late thirties on is combed to the side, that of young men in different ways', () => {
  const shapes = (age: number) =>
    new Set(Array.from({ length: 12 }, (_, at) => createPerson({ gender: 'male', age }, `cut ${at}`).hair.cut!.shape));
  for (const age of [38, 52]) expect(shapes(age)).toEqual(new Set(['side']));
  expect(shapes(28).size).toBe(3);
});

test('braids have about the colour of the hair on the head', () => {
  const person = createPerson({ gender: 'female', hairStyle: 'braids', hairColour: 'brown' }, 'hair');
  const { front } = pixelsOf(person);
  /** Mean of the covered pixels in a region, in units of the head. */
  const mean = (left: number, right: number, top: number, bottom: number) => {
    const at = (units: number, origin: number) => Math.round(origin + units * viewport.scale);
    let [sum, count] = [0, 0];
    for (let y = at(top, viewport.originY); y < at(bottom, viewport.originY); y++)
      for (let x = at(left, viewport.originX); x < at(right, viewport.originX); x++) {
        const i = (y * viewport.width + x) * 4;
        if (front[i + 3]! < 200) continue;
        sum += front[i]!;
        count++;
      }
    return sum / count;
  };
  expect(mean(100, 160, 130, 280)).toBeGreaterThan(0.6 * mean(-120, 120, -190, -150));
});

test.each(['braids', 'side-braid'] as const)('the plaits of %s begin behind the ears', (hairStyle) => {
  const { back, front } = drawn(hairStyle);
  const covered = (layer: Uint8ClampedArray, side: 1 | -1, y: number) =>
    Array.from({ length: 12 }, (_, at) => viewport.originX + side * (29 + at)).some(
      (x) => layer[(Math.round(viewport.originY + y * viewport.scale) * viewport.width + x) * 4 + 3]! > 128,
    );
  const grown = ([-1, 1] as const).filter((side) =>
    Array.from({ length: 55 }, (_, at) => 24 + at * 4).every((y) => covered(y < 112 ? back : front, side, y)),
  );
  expect(grown).toHaveLength(hairStyle === 'braids' ? 2 : 1);
});

test('long hair falls over both shoulders of some people, over one of others', () => {
  const shoulders = Array.from({ length: 12 }, (_, at) => {
    const person = createPerson({ gender: 'female', hairStyle: 'long-straight', hairLength: 0.5 }, `fall ${at}`);
    const { front } = pixelsOf(person);
    const row = Math.round(viewport.originY + 260 * viewport.scale);
    const halves = [0, viewport.width / 2].map((left) =>
      Array.from({ length: viewport.width / 2 }).some(
        (_, x) => front[(row * viewport.width + left + x) * 4 + 3]! > 128,
      ),
    );
    return halves.filter(Boolean).length;
  });
  expect(new Set(shoulders)).toEqual(new Set([1, 2]));
});

test('some people tuck long hair behind one ear, which is then bare down to the neck', () => {
  const people = Array.from({ length: 8 }, (_, at) =>
    createPerson({ gender: 'female', hairStyle: 'long-straight' }, `tuck ${at}`),
  );
  expect(new Set(people.map((person) => bareEars(person).length))).toEqual(new Set([0, 1]));
  for (const person of people) {
    const { front } = pixelsOf(person);
    for (const side of bareEars(person)) {
      const row = Math.round(viewport.originY + 40 * viewport.scale);
      const alpha = Array.from({ length: 8 }, (_, at) => {
        const x = viewport.originX + side * (32 + at);
        return front[(row * viewport.width + x) * 4 + 3]!;
      });
      expect(Math.max(...alpha)).toBeLessThan(128);
    }
  }
});

test.each(['bun', 'ponytail'] as const)(
  'the %s of curly hair has a wavier outline than that of straight hair',
  (hairStyle) => {
    /** How often the outline of the hair behind the head, on the side of the tail, turns in or out. */
    const turns = (wave: number) => {
      const person = createPerson({ gender: 'female', hairStyle, wave, hairLength: 0 }, 'tied');
      const { back } = pixelsOf({
        ...person,
        hair: { ...person.hair, parting: -1, cut: { ...person.hair.cut!, shape: 'high' } },
      });
      const ends = Array.from({ length: viewport.height }, (_, y) =>
        Array.from({ length: viewport.width }).findLastIndex((_, x) => back[(y * viewport.width + x) * 4 + 3]! > 128),
      ).filter((end) => end >= 0);
      const steps = ends.slice(1).flatMap((end, i) => (end === ends[i] ? [] : [Math.sign(end - ends[i]!)]));
      return steps.filter((step, i) => i > 0 && step !== steps[i - 1]).length;
    };
    expect(turns(1)).toBeGreaterThan(turns(0) + 1);
  },
);

describe('hair of a stored person that was created before cuts differed', () => {
  const personWith = (hairStyle: HairStyle, { length = 0, cut }: { length?: number; cut?: HairCut }): Person => {
    const person = createPerson({ gender: 'female', hairStyle, hairColour: 'brown' }, 'stored');
    const { cut: _, ...hair } = person.hair;
    return { ...person, hair: { ...hair, length, ...(cut && { cut }) } };
  };
  const plainCut = (shape: HairCut['shape']): HairCut => ({ volume: 0, height: 0, part: 0, fringe: 'none', shape });

  test('a bun is on top of the head', () => {
    const { back } = pixelsOf(personWith('bun', {}));
    const alphaAt = (x: number, y: number) =>
      back[((88 + y * viewport.scale) * viewport.width + 70 + x * viewport.scale) * 4 + 3];
    expect(alphaAt(0, -248)).toBe(255);
    expect(alphaAt(76, 128)).toBe(0);
  });

  test('a pixie cut has short sides', () => {
    const beside = (style: HairStyle, cut: { cut?: HairCut }) => besideHead(pixelsOf(personWith(style, cut)).front, 70);
    const bob = beside('bob', { cut: plainCut('side') });
    for (const cut of [{}, ...(['low', 'side', 'high'] as const).map((shape) => ({ cut: plainCut(shape) }))])
      expect(beside('pixie', cut)).toBeLessThan(0.5 * bob);
  });

  test('a long bob is a little shorter than today', () => {
    const stored = pixelsOf(personWith('bob', { length: 1 }));
    expect(stored).toEqual(pixelsOf(personWith('bob', { length: 26 / 30, cut: plainCut('low') })));
    expect(stored).not.toEqual(pixelsOf(personWith('bob', { length: 1, cut: plainCut('low') })));
  });
});
