// Short hair with volume: pointed locks in rows, brushed up from the forehead or falling onto it.
import { mix, type Point } from '../../paint/curve.ts';
import { createRandom, type Random } from '../../paint/random.ts';
import type { HairKit } from './kit.ts';
import { drawStrands } from './sheet.ts';

interface Row {
  count: number;
  /** Where the roots spread, from left to right. */
  span: readonly [number, number];
  /** The roots' height in the middle, and units by which they are lower at the sides of the head. */
  height: number;
  drop: number;
  /** From a root to the lock's bend and to its tip. */
  bend: Point;
  tip: Point;
  /** Share by which tips spread away from the middle. */
  fan: number;
  /** Width of a lock at its root. */
  width: number;
}

/** The rows from the crown to the front, in that order: each covers the roots of the one before. */
export const drawLocks = (kit: HairKit, rows: readonly Row[]): void => {
  for (const [i, row] of rows.entries()) {
    const random = createRandom(kit.seed(`locks-${i}`));
    // From the outside in, so that both sides lie under the middle.
    const [from, to] = row.span;
    const places = Array.from({ length: row.count }, (_, at) => mix(from, to, (at + 0.5) / row.count) / side);
    for (const place of places.sort((a, b) => Math.abs(b) - Math.abs(a))) drawLock(kit, row, place, random);
  }
};

/** Half the width of the top of a head. */
const side = 120;

/** `place` −1 to 1 across the head. */
const drawLock = (kit: HairKit, row: Row, place: number, random: Random): void => {
  const across = place + random.around(0, 0.035);
  const long = random.between(0.82, 1.16);
  const root: Point = [across * side, row.height + row.drop * across ** 2 + random.around(0, 3)];
  const bend: Point = [
    root[0] + row.bend[0] * long + row.fan * across * 12,
    root[1] + row.bend[1] * long * (1 - 0.3 * across ** 2),
  ];
  const tip: Point = [
    root[0] +
      row.tip[0] * long * (1 - 0.6 * Math.max(0, across * Math.sign(row.tip[0]))) +
      row.fan * across * 22 +
      random.around(0, 6),
    root[1] + row.tip[1] * long * (1 - 0.3 * across ** 2) + random.around(0, 6),
  ];
  const half = (row.width / 2) * random.between(0.85, 1.2);
  drawStrands(
    kit.front.strands,
    kit.fitGuides([edge(root, bend, tip, -half), edge(root, bend, tip, half)]),
    kit.shades,
    {
      seed: `${kit.seed('lock')}/${row.height}/${place}`,
      strands: Math.round(row.width * 3.4),
      width: 2.5,
      locks: 1,
      gather: 0.3,
      ragged: 0.12,
      gloss: { sharp: 16, strength: 0.95 },
      rootScatter: 6,
      rootFade: 0.2,
      tipTaper: 3,
    },
  );
};

/** One side of a lock that narrows to its tip; `half` is the distance from its middle line at the root, negative on the left. */
const edge = (root: Point, bend: Point, tip: Point, half: number): Point[] => {
  const along = Math.atan2(tip[1] - root[1], tip[0] - root[0]);
  const [nx, ny] = [-Math.sin(along) * half, Math.cos(along) * half];
  const off = ([x, y]: Point, share: number): Point => [x - nx * share, y - ny * share];
  const middle: Point = [(root[0] + 2 * bend[0]) / 3, (root[1] + 2 * bend[1]) / 3];
  const later: Point = [(tip[0] + bend[0]) / 2, (tip[1] + bend[1]) / 2];
  return [off(root, 1), off(middle, 1.15), off(later, 0.8), tip];
};
