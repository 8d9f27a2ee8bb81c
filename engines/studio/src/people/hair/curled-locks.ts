// Draws curls as locks: long ones that swing from side to side as they fall, and short ones that roll up.
import { mix, type Point, spline } from '../../paint/curve.ts';
import type { Random } from '../../paint/random.ts';
import type { HairKit, Layer } from './kit.ts';
import type { HairShades } from './shade.ts';
import { drawStrands } from './sheet.ts';

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

/** Draws a lock along a line with bends of about `bend` units, wider in front than where it turns away. */
export const drawRinglet = (
  kit: HairKit,
  { strands }: Layer,
  line: readonly Point[],
  bend: number,
  { seed, width, shades }: Curl,
): void => {
  const { points, length } = evenly(line);
  const guides = [-0.5, 0.5].map((side) =>
    points.map(([x, y], i): Point => [x + side * width * (i === 0 ? 0.5 : 1), y]),
  );
  drawStrands(strands, kit.fitGuides(guides), shades, {
    seed,
    strands: Math.round(width * 1.4),
    width: 2.5,
    locks: 1,
    gather: 0.8,
    ragged: 0.06,
    gloss: { sharp: 14, strength: 0.75 },
    rootScatter: 3,
    rootFade: 0.05,
    tipTaper: 2,
    wave: { swing: bend * 0.24, turns: length / bend / 1.6, from: 0.06 },
  });
};

/** Draws a lock that leaves its root in a direction, in radians, and rolls up; `size` is the radius of the roll. */
export const drawRoll = (
  kit: HairKit,
  { strands }: Layer,
  root: Point,
  direction: number,
  size: number,
  random: Random,
  { seed, width, shades }: Curl,
): void => {
  const hand = random.chance(0.5) ? 1 : -1;
  const sweep = random.between(3.4, 5.2);
  const [cx, cy] = [root[0] + Math.cos(direction) * size, root[1] + Math.sin(direction) * size];
  const edge = (side: number): Point[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => {
      const angle = direction + Math.PI + hand * sweep * t;
      const reach = size * (1 - 0.55 * t) + side * width * 0.5 * (1 - 0.5 * t);
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    });
  drawStrands(strands, kit.fitGuides([edge(-1), edge(1)]), shades, {
    seed,
    strands: Math.round(width * 1.7),
    width: 2,
    locks: 1,
    gather: 0.4,
    ragged: 0.05,
    gloss: { sharp: 12, strength: 0.5 },
    rootScatter: 2,
    rootFade: 0.1,
    tipTaper: 2.4,
  });
};
