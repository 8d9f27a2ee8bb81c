// Tapered tubes: what arms, hands and sleeves are built of, as outlines to clip to and as heights to light.
import { Path2D } from '@napi-rs/canvas';
import { clamp, mix, smoothMax } from '../paint/curve.ts';
import { type Field, field } from '../paint/light.ts';

/** A round limb from one end to the other: its axis, how far it lies before the plane of the body, its radii. */
export interface Tube {
  readonly from: readonly [x: number, y: number, z: number];
  readonly to: readonly [x: number, y: number, z: number];
  readonly radii: readonly [from: number, to: number];
}

/** The part of a tube between two places along it, 0 to 1. */
export const partOf = ({ from, to, radii }: Tube, start: number, end: number): Tube => {
  const at = (t: number) => [0, 1, 2].map((i) => mix(from[i]!, to[i]!, t)) as unknown as Tube['from'];
  return { from: at(start), to: at(end), radii: [mix(...radii, start), mix(...radii, end)] };
};

const round = 20;

/** Outline of tubes in one path, for the nonzero rule; ends are round. */
export const tubesPath = (tubes: readonly Tube[]): Path2D => {
  const path = new Path2D();
  for (const { from, to, radii } of tubes) {
    const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    // Where the straight sides touch the round ends.
    const lean = Math.acos(clamp((radii[0] - radii[1]) / (length || 1), -1, 1));
    for (const [end, [cx, cy], radius] of [
      [0, to, radii[1]],
      [1, from, radii[0]],
    ] as const)
      for (let i = 0; i <= round; i++) {
        const sweep = end === 0 ? mix(-lean, lean, i / round) : mix(lean, 2 * Math.PI - lean, i / round);
        const [x, y] = [cx + Math.cos(along + sweep) * radius, cy + Math.sin(along + sweep) * radius];
        if (end === 0 && i === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    path.closePath();
  }
  return path;
};

/** Where a field's cells lie: the place of its first cell and the units between two. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** A grid of `cell` units about tubes, `margin` units wider, and an empty field on it. */
export const fieldAround = (tubes: readonly Tube[], cell: number, margin: number): { grid: Grid; heights: Field } => {
  const reach = (axis: 0 | 1, sign: 1 | -1) =>
    Math.max(...tubes.flatMap(({ from, to, radii }) => [sign * from[axis] + radii[0], sign * to[axis] + radii[1]]));
  const grid = { left: Math.floor(-reach(0, -1) - margin), top: Math.floor(-reach(1, -1) - margin), cell };
  const heights = field(
    Math.ceil((reach(0, 1) + margin - grid.left) / cell) + 1,
    Math.ceil((reach(1, 1) + margin - grid.top) / cell) + 1,
  );
  return { grid, heights };
};

/** Raises a field to the surface of a tube; `blend` is the breadth over which the two flow into each other. */
export const raise = (heights: Field, grid: Grid, tube: Tube, blend: number): void => {
  const { left, top, cell } = grid;
  const { from, to, radii } = tube;
  const reach = Math.max(...radii);
  const column = (x: number, limit: number) => clamp(Math.round((x - left) / cell), 0, limit);
  const row = (y: number, limit: number) => clamp(Math.round((y - top) / cell), 0, limit);
  const first = column(Math.min(from[0], to[0]) - reach, heights.width);
  const last = column(Math.max(from[0], to[0]) + reach, heights.width - 1);
  const bottom = row(Math.max(from[1], to[1]) + reach, heights.height - 1);
  for (let r = row(Math.min(from[1], to[1]) - reach, heights.height); r <= bottom; r++)
    raiseRow(heights, grid, tube, blend, r, first, last);
};

const raiseRow = (
  { z, width }: Field,
  { left, top, cell }: Grid,
  { from, to, radii }: Tube,
  blend: number,
  row: number,
  first: number,
  last: number,
): void => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const squared = dx * dx + dy * dy || 1;
  const y = top + row * cell;
  for (let column = first; column <= last; column++) {
    const x = left + column * cell;
    const t = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / squared);
    const radius = mix(radii[0], radii[1], t);
    const away = ((x - from[0] - t * dx) ** 2 + (y - from[1] - t * dy) ** 2) / (radius * radius);
    if (away >= 1) continue;
    const i = row * width + column;
    // Falls to nothing at its edge, however far it lies before the body: a step would show the cells.
    const height = (mix(from[2], to[2], t) + radius) * Math.sqrt(1 - away);
    z[i] = smoothMax(z[i]!, height, Math.min(blend, height));
  }
};
