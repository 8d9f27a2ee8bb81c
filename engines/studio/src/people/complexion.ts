// Complexion: zones of colour over the base shades of a skin, and the noise that makes it uneven.
import { blend, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { clamp, mix, smooth } from '../paint/curve.ts';
import { bump, crease, type HeightField, heightField } from '../paint/light.ts';
import { createRandom, type Random } from '../paint/random.ts';
import { firstRow, mouthDrop, plan } from './head.ts';
import type { Person } from './person.ts';
import { darkness, laughLine, middle, wrinkleAmount } from './relief.ts';

/** A colour over the skin; `share` is its opacity for each cell of the relief, 0 to 1. */
export interface Zone {
  readonly colour: Rgb;
  readonly share: Float32Array;
}

/** Adds a soft spot at a height on both sides, or in the middle where `x` is 0. */
type Spots = (x: number, y: number, sx: number, sy: number, amount: number) => void;

export const colourZones = (person: Person, grid: HeightField): Zone[] => {
  const zone = (colour: Rgb, paint: (spots: Spots) => void): Zone => {
    const share = heightField(grid.width, grid.height);
    paint((x, y, sx, sy, amount) => {
      bump(share, middle + x, y - firstRow, sx * 1.26, sy * 1.26, amount);
      if (x > 0) bump(share, middle - x, y - firstRow, sx * 1.26, sy * 1.26, amount);
    });
    return { colour, share: share.z };
  };
  const { ruddy, width, length, full, noseLength } = person.face;
  const blush = rgb(person.skin[6]!);
  const [deep, , , , high] = person.skin.map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const female = person.gender === 'female';
  const dark = darkness(person);
  const thin = 1 - 0.7 * dark;
  const tired = clamp((person.age - 24) / 220) * (1 - 0.6 * dark);
  const zones = [
    zone(blush, (spots) => {
      spots(80, 60, 27, 20, (female ? 0.5 : 0.28) * ruddy);
      spots(0, plan.noseBase - 14 + noseLength, 20, 15, 0.22 * ruddy);
      spots(0, plan.chin - 20 + length, 22, 12, 0.05 * ruddy);
    }),
    // Skin on the lids and around the eyes is thin, and looks darker.
    zone(blend(deep, blush, 0.4), (spots) => {
      spots(58, -17, 27, 10, (female ? 0.2 : 0.11) * thin);
      spots(38, 19, 17, 7, (0.08 + tired) * thin);
      spots(27, -4, 9, 12, 0.1 * thin);
      spots(0, plan.dent + mouthDrop(person) + 1, 26, 7, 0.08);
      // Below the cheekbones a face turns away to the jaw.
      spots(100 * width, 92, 15, 34, (0.2 - 0.16 * clamp(full)) * thin);
    }),
  ];
  // Light and blush show little on dark skin, and its form would be lost without a sheen, broad enough to be no patch.
  if (dark > 0)
    zones.push(
      zone(high, (spots) => {
        spots(0, 22 + noseLength * 0.5, 8, 34, 0.26 * dark);
        spots(0, -80, 84, 52, 0.16 * dark);
        spots(74, 52, 52, 42, 0.16 * dark);
        spots(0, plan.chin - 22 + length, 24, 14, 0.1 * dark);
        // Between the nose and the folds of a smile, shade on a woman's skin would look like a moustache's, on a shaved man's like dirt.
        const lip = (90 + noseLength + plan.mouth + mouthDrop(person)) / 2 - 4;
        if (female) spots(40, lip, 20, 14, 1.5 * dark);
        else if (person.facialHair === 'none') spots(40, lip, 24, 18, 1.3 * dark);
      }),
    );
  if (wrinkleAmount(person) > 0) zones.push(ageLines(person, grid));
  const random = createRandom(`${person.seed}/complexion`);
  zones.push(moles(person, grid, random));
  if (person.facialHair === 'stubble') zones.push(...stubble(person, grid, 0.54));
  // A grown beard hides the shade of a shaved one.
  else if (!female && person.age > 19)
    zones.push(
      ...stubble(
        person,
        grid,
        0.03 + (person.facialHair === 'none' ? 0.14 * (1 - 0.8 * dark) * smooth(20, 40, person.age) : 0),
      ),
    );
  if (person.hair.style === 'bald' && !female) zones.push(shavenScalp(person, grid));
  if (person.freckles > 0) zones.push(person.edition === 2 ? freckles(person, grid) : faintFreckles(person, grid));
  return zones;
};

/** The shade in the lines of a face: from nose to mouth, below the eyes, beside the mouth and on the forehead. */
const ageLines = (person: Person, { width, height }: HeightField): Zone => {
  const share = heightField(width, height);
  // Past seventy the relief alone is deep enough.
  const age = Math.min(1, wrinkleAmount(person));
  const line = (x0: number, y0: number, x1: number, y1: number, wide: number, amount: number) => {
    for (const side of [-1, 1])
      crease(share, [middle + side * x0, y0 - firstRow, middle + side * x1, y1 - firstRow], wide, amount);
  };
  const lower = mouthDrop(person);
  const [wing, corner, end] = laughLine(person, lower);
  const light = lightness(rgb(person.skin[2]!)) > 0.6 ? 1.5 : 1.15;
  line(...wing, ...corner, 5.5, Math.min(1, 2.2 * age) * light);
  line(...corner, ...end, 5.5, Math.min(0.5, 1.1 * age) * light);
  // From fifty lines run from the mouth to the jowls, and the lower lids have a soft edge.
  const middleAged =
    person.gender === 'female'
      ? 0.8 * smooth(38, 54, person.age) + 0.25 * smooth(54, 68, person.age)
      : 0.8 * smooth(41, 58, person.age);
  // Before sixty they are faint, or a smile over them looks sad.
  const drawn = middleAged * mix(0.5, 1, smooth(50, 68, person.age));
  line(57, 134 + lower, 64, 164 + lower, 7.5, 0.44 * drawn * light);
  line(
    28,
    27,
    68,
    37,
    6.5,
    (Math.min(0.3, 0.5 * age) + 0.26 * middleAged) * mix(0.5, 1, smooth(50, 68, person.age)) * light,
  );
  // The edge of the jaw is no longer one line: a shade before the jowl.
  line(76, 176 + lower, 98, 150 + lower, 9, 0.28 * middleAged * light);
  // From the middle forties lines stay on the forehead.
  const forehead = (person.gender === 'female' ? 0.1 : 0.2) * smooth(40, 60, person.age) * light;
  for (const [i, y] of [-122, -107, -93].entries()) line(0, y, 62 - i * 8, y + 4 - i * 2, 6, forehead);
  const [deep, shadow, , , , , blush] = person.skin.map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  // A grey or brown line looks drawn on: blood shines through a fold.
  return { colour: blend(blend(deep, shadow, 0.5), blush, 0.3), share: share.z };
};

/** A shade of the beard's colour in its growth area: even if shaved, grainy if grown. `strength` 0 to 1; above 0.5 it is grown. */
const stubble = (person: Person, { width, height }: HeightField, strength: number): Zone[] => {
  const share = new Float32Array(width * height);
  const random = createRandom(`${person.seed}/stubble`);
  const grown = strength > 0.5;
  // Grains of two units: finer ones would vanish in a frame 480 pixels wide.
  const across = (width >> 1) + 1;
  const grains = grown
    ? Float32Array.from({ length: across * ((height >> 1) + 1) }, () => 0.66 + random.next() ** 3)
    : undefined;
  const cheekAcross = Float32Array.from({ length: width }, (_, column) =>
    Math.exp(-0.5 * ((Math.abs(column - middle) - 74) / 34) ** 2),
  );
  for (let row = 30 - firstRow; row < height; row++) {
    const y = row + firstRow;
    const cheekDown = 0.75 * Math.exp(-0.5 * ((y - 66) / 36) ** 2);
    for (let column = 0; column < width; column++) {
      const thick = smooth(78, 122, y + Math.abs(column - middle) * 0.24);
      if (thick === 0) continue;
      const even = strength * thick * (1 - cheekDown * cheekAcross[column]!);
      share[row * width + column] = Math.min(1, even * (grains ? grains[(row >> 1) * across + (column >> 1)]! : 1));
    }
  }
  const [dark, base, high] = person.hair.beard.map(rgb) as [Rgb, Rgb, Rgb];
  // Hairs that lie on the skin are warm, those still in it bluish.
  const shade = blend(dark, grown ? [112, 66, 42] : [70, 80, 95], 0.5);
  // Stubble lighter than the skin needs a light layer over its shade; darker stubble is a shade alone.
  if (!grown || lightness(base) < lightness(rgb(person.skin[2]!)) - 0.1) return [{ colour: shade, share }];
  return [
    { colour: shade, share: share.map((part) => part * 0.55) },
    { colour: blend(base, high, 0.4), share: share.map((part) => part * 0.75) },
  ];
};

/** A faint shade of the hair's colour on the sides of a shaven head. */
const shavenScalp = (person: Person, { width, height }: HeightField): Zone => {
  const share = new Float32Array(width * height);
  for (let row = 0; row < 20 - firstRow; row++) {
    const y = row + firstRow;
    const down = 0.55 * smooth(-168, -112, y) * smooth(20, -24, y);
    for (let column = 0; column < width; column++)
      share[row * width + column] = down * smooth(84, 126, Math.abs(column - middle));
  }
  const [dark, base] = person.hair.colours.map(rgb) as [Rgb, Rgb];
  return { colour: blend(blend(dark, base, 0.5), [70, 80, 95], 0.3), share };
};

/** Dots on cheeks and nose, large enough to be seen in a frame 480 pixels wide. */
const freckles = (person: Person, grid: HeightField): Zone => {
  const share = heightField(grid.width, grid.height);
  const random = createRandom(`${person.seed}/freckles`);
  const [deep, shadow, mid] = person.skin.map(rgb) as [Rgb, Rgb, Rgb];
  const isDark = lightness(mid) < 0.45;
  for (let i = 0; i < 130 * person.freckles; i++) {
    const onNose = i % 4 === 0;
    const x = onNose ? random.around(0, 34) : random.pick([-1, 1]) * random.around(60, 52);
    const y = onNose ? random.around(50, 34) : random.around(50, 42);
    const size = random.between(1.3, 2.6);
    const amount = random.between(0.4, 0.85) * person.freckles ** 2 * (isDark ? 0.75 : 1);
    bump(share, middle + x, y - firstRow, size, size * random.between(0.8, 1.2), amount);
  }
  // On dark skin only a darker dot is visible, on light skin a brown one looks softer.
  const colour = isDark ? blend(deep, [20, 8, 4], 0.35) : blend(shadow, [150, 84, 42], 0.5);
  return { colour, share: share.z };
};

/** The freckles of stored people of the first edition. */
const faintFreckles = (person: Person, grid: HeightField): Zone => {
  const share = heightField(grid.width, grid.height);
  const random = createRandom(`${person.seed}/freckles`);
  for (let i = 0; i < 170 * person.freckles; i++) {
    const [x, y] = [random.around(0, 120), random.around(46, 70)];
    const size = random.between(0.7, 1.5);
    bump(share, middle + x, y - firstRow, size, size, random.between(0.12, 0.34));
  }
  return { colour: blend(rgb(person.skin[1]!), rgb(person.skin[6]!), 0.35), share: share.z };
};

/** Up to two moles, and with age pale brown spots on temples and cheeks. */
const moles = (person: Person, grid: HeightField, random: Random): Zone => {
  const share = heightField(grid.width, grid.height);
  const at = (x: number, y: number, size: number, amount: number) =>
    bump(share, middle + x, y - firstRow, size, size * random.between(0.8, 1.2), amount);
  for (let i = random.pick([0, 0, 1, 1, 2]); i > 0; i--)
    at(random.between(36, 100) * random.pick([-1, 1]), random.between(40, 165), random.between(1.3, 2), 0.62);
  const spots = Math.round(22 * wrinkleAmount(person) ** 2);
  for (let i = 0; i < spots; i++)
    at(
      random.between(64, 124) * random.pick([-1, 1]),
      random.between(-120, 90),
      random.between(1.5, 4.5),
      random.between(0.05, 0.17),
    );
  return { colour: blend(rgb(person.skin[0]!), rgb(person.skin[1]!), 0.45), share: share.z };
};

/** Value noise of two octaves for uneven skin: mean 0, −1 to 1, row by row. */
export const skinPatches = (seed: string, width: number, height: number): Float32Array => {
  const random = createRandom(`${seed}/unevenness`);
  const to = new Float32Array(width * height);
  for (const [cell, strength] of [
    [34, 0.6],
    [11, 0.4],
  ] as const) {
    const across = Math.ceil(width / cell) + 2;
    const knots = Float32Array.from({ length: across * (Math.ceil(height / cell) + 2) }, () => random.next() * 2 - 1);
    const ease = Float32Array.from({ length: cell }, (_, i) => smooth(0, 1, i / cell));
    const line = new Float32Array(across);
    for (let y = 0, i = 0; y < height; y++) {
      const first = Math.floor(y / cell) * across;
      const down = ease[y % cell]!;
      for (let knot = 0; knot < across; knot++) {
        const above = knots[first + knot]!;
        line[knot] = strength * (above + (knots[first + across + knot]! - above) * down);
      }
      for (let knot = 0, x = 0; x < width; knot++) {
        const left = line[knot]!;
        const rise = line[knot + 1]! - left;
        for (let step = 0; step < cell && x < width; step++, x++, i++) to[i]! += left + rise * ease[step]!;
      }
    }
  }
  return to;
};

const poreSide = 256;
/** One tile of white noise serves every person: the difference is not visible. */
const poreTile = ((random: Random) =>
  Float32Array.from({ length: poreSide * poreSide }, () => random.next() + random.next() - 1))(createRandom('pores'));

/** Pore noise at a cell: mean 0, −1 to 1. */
export const poreNoise = (column: number, row: number): number =>
  poreTile[(row & (poreSide - 1)) * poreSide + (column & (poreSide - 1))]!;
