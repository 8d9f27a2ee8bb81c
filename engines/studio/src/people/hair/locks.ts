// Short hair with volume: pointed locks in rows, brushed up from the forehead or falling onto it.
import { mix, type Point, spline } from '../../paint/curve.ts';
import { createRandom, type Random } from '../../paint/random.ts';
import type { HairKit, Layer } from './kit.ts';
import type { HairShades } from './shade.ts';
import { drawStrands, type SheetStyle } from './sheet.ts';

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
    const phase = random.between(0, 6.3);
    // From the outside in, so that both sides lie under the middle.
    const [from, to] = row.span;
    const count = Math.round(row.count * 1.5);
    const places = Array.from({ length: count }, (_, at) => mix(from, to, (at + 0.5) / count) / side);
    for (const place of places.sort((a, b) => Math.abs(b) - Math.abs(a))) drawLock(kit, row, place, phase, random);
  }
};

/** Draws in what would stand off the head as a tuft. */
const closeTo = ([x, y]: Point): Point => {
  const above = Math.min(0, y + 92);
  const far = Math.max(1, Math.hypot(x / 138, above / 168)) ** 0.85;
  return [x / far, y - above + above / far];
};

/** Half the width of the top of a head. */
const side = 120;

/** `place` −1 to 1 across the head; `phase` of the waves in the line of the roots. */
const drawLock = (kit: HairKit, row: Row, place: number, phase: number, random: Random): void => {
  const across = place + random.around(0, 0.035);
  const long = random.between(0.78, 1.2);
  // No hairline is a straight line.
  const uneven = 4 * Math.sin(across * 4.6 + phase) + random.around(0, 6);
  const root: Point = [across * side, row.height + row.drop * across ** 2 + uneven];
  const bend: Point = [
    root[0] + row.bend[0] * long + row.fan * across * 12,
    root[1] + row.bend[1] * long * (1 - 0.3 * across ** 2),
  ];
  // Beyond the crown, locks bend down over the side of the head.
  const over = Math.max(0, across * Math.sign(row.tip[0]));
  const tip: Point = [
    root[0] + row.tip[0] * long * (1 - 0.78 * over) + row.fan * across * 22 + random.around(0, 6),
    root[1] + row.tip[1] * long * (1 - 0.3 * across ** 2) + 56 * over ** 2 + random.around(0, 6),
  ];
  const line = [root, mixed(root, bend, 2 / 3), mixed(bend, tip, 0.5), tip].map(closeTo);
  // The outermost are thin, or they would be lumps beside the head.
  drawTress(kit, line, row.width * random.between(0.56, 0.9) * (1 - 0.4 * across ** 4), {
    seed: `${kit.seed('lock')}/${row.height}/${place}`,
    rootFade: 0.3,
  });
};

const mixed = (a: Point, b: Point, part: number): Point => [mix(a[0], b[0], part), mix(a[1], b[1], part)];

/** Points along the middle of a lock. */
const TRESS = 20;

/** Draws one lock along a line from its root: widest before its middle, pointed at its tip. */
export const drawTress = (
  kit: HairKit,
  line: readonly Point[],
  width: number,
  style: Pick<SheetStyle, 'seed' | 'rootFade'>,
  { strands }: Layer = kit.front,
  shades: HairShades = kit.shades,
): void => {
  const middle = spline(line, TRESS);
  const edge = (side: number): Point[] =>
    middle.map(([x, y], i) => {
      const [[x0, y0], [x1, y1]] = [middle[Math.max(0, i - 1)]!, middle[Math.min(TRESS, i + 1)]!];
      const long = Math.hypot(x1 - x0, y1 - y0) || 1;
      const t = i / TRESS;
      const half = side * (width / 2) * (0.88 + t) * (1 - t ** 1.6);
      return [x - ((y1 - y0) / long) * half, y + ((x1 - x0) / long) * half];
    });
  drawStrands(strands, kit.fitGuides([edge(1), edge(-1)]), shades, {
    strands: Math.round(width * 1.2),
    width: 3.5,
    locks: 1,
    gather: 0.3,
    ragged: 0.06,
    gloss: { sharp: 16, strength: 0.84, lower: 0.9 },
    rootScatter: 8,
    tipTaper: 1.8,
    ...style,
  });
};
