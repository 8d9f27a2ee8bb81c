// Draws neck, collar bones and upper chest as a relief lit like the face, so that the skin matches, and the necklace.
import { blend, css, type Rgb, rgb } from '../paint/colour.ts';
import { smooth, smoothMax } from '../paint/curve.ts';
import { bump, crease, type HeightField, heightField } from '../paint/light.ts';
import { clipped, type Pen, radial, soft, spot } from '../paint/pen.ts';
import { drawSkin } from './bare-arms.ts';
import { breadth, neckHalf, neckOutline } from './body-plan.ts';
import type { Person } from './person.ts';
import { wrinkleAmount } from './relief.ts';

const top = 70;
const columns = 321;
const rows = 400;
const centre = (columns - 1) / 2;

const relief = (person: Person) => {
  const heights = heightField(columns, rows);
  const half = neckHalf(person);
  const wide = 236 * breadth(person);
  for (let row = 0; row < rows; row++) {
    const y = row + top;
    const neck = half + 60 * smooth(205, 330, y) ** 2;
    const chestHigh = 92 * smooth(228, 350, y) ** 0.8;
    reliefRow(heights.z, row * columns + centre, neck, wide, chestHigh);
  }
  const lean = 1 - person.body.weight * 0.6;
  const age = wrinkleAmount(person);
  for (const side of [-1, 1]) {
    const at = (x: number) => centre + side * x;
    crease(
      heights,
      [at(half * 0.86), 150 - top, at(14), 318 - top],
      10,
      (person.gender === 'male' ? 5 : 3) * lean + age * 2,
    );
    crease(heights, [at(16), 321 - top, at(152), 300 - top], 7, (person.gender === 'male' ? 5 : 4) * lean);
    crease(heights, [at(24), 335 - top, at(150), 318 - top], 9, -3.6 * lean);
    crease(heights, [at(40), 262 - top, at(76), 296 - top], 12, -4 * lean);
  }
  bump(heights, centre, 324 - top, 12, 12, -6.5 * lean);
  if (person.gender === 'male') bump(heights, centre, 236 - top, 11, 15, 4.5);
  for (const y of [216, 238, 258]) crease(heights, [centre - 44, y - top, centre + 44, y + 3 - top], 3, -age * 2.4);
  return heights;
};

/** Writes one row of the round throat and the chest, outwards from the middle. */
const reliefRow = (z: Float32Array, middle: number, neck: number, wide: number, chestHigh: number): void => {
  for (let x = 0; x <= centre; x++) {
    const p = Math.min(0.997, x / neck);
    const q = Math.min(0.997, x / wide);
    const height = smoothMax(Math.sqrt(1 - p * p) * 62, Math.sqrt(1 - q * q * q) * chestHigh, 18);
    z[middle + x] = height;
    z[middle - x] = height;
  }
};

/** Every second cell of every second row: skin is soft enough for half the resolution. */
const halveResolution = ({ width, z }: HeightField): HeightField => {
  const less = heightField(columns >> 1, rows >> 1);
  for (let row = 0; row < less.height; row++)
    for (let column = 0; column < less.width; column++)
      less.z[row * less.width + column] = z[row * 2 * width + column * 2]!;
  return less;
};

/** Opacity of a cell at half the resolution, less towards the sides of the chest. */
const softSides =
  (person: Person) =>
  (column: number, row: number): number => {
    const chest = smooth(212, 284, row * 2 + top);
    return 1 - chest * smooth(76, 128, Math.abs(column * 2 - centre) / breadth(person));
  };

/** A headscarf covers the throat as well: its ends are tucked into the neckline. */
const drawTuckedScarf = ({ context }: Pen, person: Person): void => {
  context.fillStyle = css(blend(rgb(person.headwearColour), [10, 6, 20], 0.24));
  context.fill(neckOutline(person));
};

/** Draws the neck. The pen takes body units; `rim` is the colour of the light from behind. On bare shoulders the chest has soft sides. */
export const drawNeck = (pen: Pen, person: Person, rim: Rgb, onBareShoulders: boolean): void => {
  if (person.headwear === 'headscarf') {
    drawTuckedScarf(pen, person);
    return;
  }
  const { context } = pen;
  const surface = halveResolution(relief(person));
  const [deep, shadow] = person.skin.map(rgb);
  const half = neckHalf(person);
  clipped(pen, neckOutline(person), () => {
    drawSkin(
      pen,
      person,
      { left: -centre, top, cell: 2 },
      surface,
      rim,
      onBareShoulders ? softSides(person) : undefined,
    );
    const under = blend(deep!, shadow!, 0.25);
    // The shadow of the jaw falls to the right, and is darkest right below it.
    for (const [drop, wide, alpha] of [
      [300, 16, 0.5],
      [276, 9, 0.62],
    ] as const)
      soft(pen, wide, () => {
        context.fillStyle = css(under, alpha);
        context.beginPath();
        context.moveTo(-half - 40, 90);
        context.lineTo(-half - 2, drop - 62);
        context.bezierCurveTo(-42, drop - 8, 44, drop + 22, half + 24, drop - 8);
        context.lineTo(half + 40, 90);
        context.fill();
      });
    spot(pen, [half * 0.8, 290], 46, 60, deep!, 0.36);
  });
  if (person.necklace === 'chain') chain(pen, person);
  if (person.necklace === 'pearls') pearls(pen, half);
};

const pearls = (pen: Pen, half: number): void => {
  const { context } = pen;
  for (let i = -13; i <= 13; i++) {
    const a = (i / 13) * 1.32;
    const [px, py] = [Math.sin(a) * (half + 12), 262 + Math.cos(a) * 62];
    context.fillStyle = 'rgba(40,20,14,.4)';
    context.beginPath();
    context.arc(px + 1.4, py + 2.6, 6, 0, 7);
    context.fill();
    context.fillStyle = radial(pen, [px - 1.8, py - 2.2], 7, [
      [0, '#fffdf8'],
      [0.5, '#eee6da'],
      [1, '#b6a695'],
    ]);
    context.beginPath();
    context.arc(px, py, 5.6, 0, 7);
    context.fill();
  }
};

const chain = ({ context }: Pen, { metal }: Person): void => {
  const colour = rgb(metal);
  for (const [dy, tint, wide] of [
    [1.6, blend(colour, [30, 12, 8], 0.75), 2.2],
    [0, colour, 1.7],
  ] as const) {
    context.strokeStyle = css(tint, dy ? 0.5 : 1);
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(-70, 284 + dy);
    context.bezierCurveTo(-46, 338 + dy, -18, 356 + dy, 0, 358 + dy);
    context.bezierCurveTo(18, 356 + dy, 46, 338 + dy, 70, 284 + dy);
    context.stroke();
  }
  context.fillStyle = css(blend(colour, [255, 255, 255], 0.3));
  context.beginPath();
  context.arc(0, 363, 5, 0, 7);
  context.fill();
};
