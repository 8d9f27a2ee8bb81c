// Draws eyebrows: a soft base of colour with single hairs along it.
import { blend, css, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { clamp, type Point, smooth, spline } from '../paint/curve.ts';
import { createPen, type Pen, pathThrough } from '../paint/pen.ts';
import { createRandom } from '../paint/random.ts';
import { eyeReach } from './eye.ts';
import type { Person } from './person.ts';

const joints = 40;

/** Draws a brow around its own middle; positive x points away from the nose. */
type Brow = (pen: Pen) => void;

/** Both brows of a person, left first, painted once at `scale` pixels per unit. */
export const browSprites = (person: Person, scale: number): readonly [Brow, Brow] => {
  const [reachX, reachY] = [64, 26];
  const sprite = (side: 1 | -1): Brow => {
    const viewport = { width: Math.ceil(2 * reachX * scale), height: Math.ceil(2 * reachY * scale), scale };
    const pen = createPen({ ...viewport, originX: reachX * scale, originY: reachY * scale });
    paintBrow(pen, person, side);
    return ({ context }) =>
      context.drawImage(pen.canvas, -reachX, -reachY, viewport.width / scale, viewport.height / scale);
  };
  return [sprite(-1), sprite(1)];
};

/** The line rises towards the peak, beyond the middle, because the brow thins outwards: a level one looks worried. */
const paintBrow = (pen: Pen, person: Person, side: 1 | -1): void => {
  const { context } = pen;
  const { browThickness, browArch, browPeak, browLength, browSlant = 0, lopsided } = person.face;
  // Light hairs take some of the skin's colour: pure grey beside warm skin looks blue.
  const skin = rgb(person.skin[2]!);
  const [dark, base] = person.hair.brows.map((shade) => {
    const hair = rgb(shade);
    return blend(hair, skin, 0.2 + 0.32 * lightness(hair));
  }) as [Rgb, Rgb];
  const colour = blend(dark, base, 0.45);
  const arch = browArch + side * lopsided.brow * 0.06;
  // The tail ends over the outer corner of the eye.
  const reach = eyeReach(person);
  const inner = -0.8 * reach;
  const tail = reach * clamp(browLength, 0.88, 1.04);
  const peak = 0.36 * reach + browPeak * 4;
  const line = spline(
    (
      [
        [inner, -1],
        [-0.32 * reach, -3 - 2.2 * arch],
        [peak, -5 - 5 * arch],
        [tail, 0.6 + Math.max(0, 0.4 - arch) * -4],
      ] satisfies Point[]
    ).map(([x, y]): Point => [x, y - (browSlant * x) / (tail - inner)]),
    joints,
  );
  const thick = 10 * browThickness;
  const half = (i: number) => thick * 0.56 * (0.16 + 0.84 * smooth(-3, 15, i)) * (1 - smooth(18, joints + 1, i) * 0.84);
  const body = (share: number) =>
    pathThrough([
      ...line.map(([px, py], i): Point => [px, py - half(i) * share]),
      ...line.map(([px, py], i): Point => [px, py + half(i) * share]).reverse(),
    ]);
  // Narrower layers over wider ones make a soft edge at less cost than a blur filter.
  for (const [share, alpha] of [
    [1.3, 0.14],
    [1.1, 0.24],
    [0.9, 0.34],
    [0.68, 0.46],
  ] as const) {
    context.fillStyle = css(colour, alpha);
    context.fill(body(share));
  }
  const random = createRandom(`${person.seed}/brow/${side}`);
  context.lineCap = 'round';
  for (let hair = 0; hair < 90; hair++) {
    const along = random.next() * (joints - 2);
    const [px, py] = line[Math.floor(along)]!;
    const [nx, ny] = line[Math.floor(along) + 1]!;
    const off = (random.next() * 2 - 1) * half(along) * 0.92;
    const start = clamp(1 - along / 9);
    const angle = Math.atan2(ny - py, nx - px) + (off < 0 ? 0.22 : -0.32) - start * 0.3;
    const long = random.between(5, 9);
    context.strokeStyle = css(blend(dark, base, random.next() * 0.9), 0.32);
    context.lineWidth = random.between(0.8, 1.15);
    context.beginPath();
    context.moveTo(px - 2, py + off);
    context.lineTo(px - 2 + Math.cos(angle) * long, py + off + Math.sin(angle) * long);
    context.stroke();
  }
};
