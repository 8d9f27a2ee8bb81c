// Draws curls as locks: long ones that swing from side to side as they fall, and short ones that roll up.
import { mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { createRandom, type Random } from '../../paint/random.ts';
import type { HairKit, Layer } from './kit.ts';
import { drawTress } from './locks.ts';
import type { HairShades } from './shade.ts';

interface Curl {
  readonly seed: string;
  /** In units; the lock narrows towards its tip. */
  readonly width: number;
  readonly shades: HairShades;
}

/** Nine points at even distances on the curve through a line, and its length. */
const evenly = (line: readonly Point[]): { points: Point[]; length: number } => {
  const fine = spline(line, 48);
  const along = [0];
  for (const [i, [x, y]] of fine.slice(1).entries())
    along.push(along[i]! + Math.hypot(x - fine[i]![0], y - fine[i]![1]));
  const length = along.at(-1)!;
  const points = Array.from({ length: 9 }, (_, k): Point => {
    const at = Math.max(
      1,
      along.findIndex((distance) => distance >= (k / 8) * length - 1e-6),
    );
    const part = ((k / 8) * length - along[at - 1]!) / (along[at]! - along[at - 1]! || 1);
    return [mix(fine[at - 1]![0], fine[at]![0], part), mix(fine[at - 1]![1], fine[at]![1], part)];
  });
  return { points, length };
};

/** Draws a lock along a line with bends of about `bend` units, which grow towards its tip. Locks next to each other bend alike. */
export const drawRinglet = (
  kit: HairKit,
  layer: Layer,
  line: readonly Point[],
  bend: number,
  { seed, width, shades }: Curl,
): void => {
  const { points, length } = evenly(line);
  const fine = spline(points, 24);
  const phase = points[0]![0] * 0.011 + createRandom(seed).around(0, 0.7);
  const middle = fine.map(([x, y], i): Point => {
    const t = i / 24;
    const [[x0, y0], [x1, y1]] = [fine[Math.max(0, i - 1)]!, fine[Math.min(24, i + 1)]!];
    const long = Math.hypot(x1 - x0, y1 - y0) || 1;
    const off =
      bend * 0.3 * smooth(0.1, 0.5, t) * (1 - 0.6 * smooth(0.7, 1, t)) * Math.sin((t * length * 3.6) / bend + phase);
    return [x - ((y1 - y0) / long) * off, y + ((x1 - x0) / long) * off];
  });
  drawTress(kit, middle, width, { seed, rootFade: 0.12 }, layer, shades);
};

/** Draws a lock that leaves its root in a direction, in radians, and rolls in towards its tip; it is about three times `size` long. */
export const drawCurl = (
  kit: HairKit,
  layer: Layer,
  root: Point,
  direction: number,
  size: number,
  random: Random,
  { seed, shades }: Omit<Curl, 'width'>,
): void => {
  const hand = random.chance(0.5) ? 1 : -1;
  const sweep = random.between(3.2, 4.6);
  const middle: Point[] = [root];
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const angle = direction + hand * (sweep * t ** 1.3 - 0.5);
    const step = size * 0.58 * (1 - 0.45 * t);
    const [x, y] = middle[i]!;
    middle.push([x + Math.cos(angle) * step, y + Math.sin(angle) * step]);
  }
  drawTress(kit, middle, size * 1.25, { seed, rootFade: 0.06 }, layer, shades);
};
