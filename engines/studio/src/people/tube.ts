// Tapered tubes, the shapes of arms, hands and sleeves, as outlines and as height fields.
import { Path2D } from '@napi-rs/canvas';
import { clamp, mix, smoothMax } from '../paint/curve.ts';
import { type HeightField, heightField } from '../paint/light.ts';

/** A round limb: both ends of its axis (z towards the viewer from the body's plane) and its radii, in units. */
export interface Tube {
  readonly from: readonly [x: number, y: number, z: number];
  readonly to: readonly [x: number, y: number, z: number];
  readonly radii: readonly [from: number, to: number];
}

/** The part of a tube between two positions along it, 0 to 1. */
export const sliceTube = ({ from, to, radii }: Tube, start: number, end: number): Tube => {
  const at = (t: number) => [0, 1, 2].map((i) => mix(from[i]!, to[i]!, t)) as unknown as Tube['from'];
  return { from: at(start), to: at(end), radii: [mix(...radii, start), mix(...radii, end)] };
};

const arcSegments = 20;

/** Outlines of tubes with round ends in one path, for the nonzero fill rule. */
export const tubesPath = (tubes: readonly Tube[]): Path2D => {
  const path = new Path2D();
  for (const { from, to, radii } of tubes) {
    const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    // Angle where the straight sides touch the round ends.
    const lean = Math.acos(clamp((radii[0] - radii[1]) / (length || 1), -1, 1));
    for (const [end, [cx, cy], radius] of [
      [0, to, radii[1]],
      [1, from, radii[0]],
    ] as const)
      for (let i = 0; i <= arcSegments; i++) {
        const sweep = end === 0 ? mix(-lean, lean, i / arcSegments) : mix(lean, 2 * Math.PI - lean, i / arcSegments);
        const [x, y] = [cx + Math.cos(along + sweep) * radius, cy + Math.sin(along + sweep) * radius];
        if (end === 0 && i === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    path.closePath();
  }
  return path;
};

/** Position of a height field's first cell and the distance between cells, in units. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** A grid of `cell` units around tubes with a margin, and an empty height field on it. */
export const fieldAround = (
  tubes: readonly Tube[],
  cell: number,
  margin: number,
): { grid: Grid; heights: HeightField } => {
  const reach = (axis: 0 | 1, sign: 1 | -1) =>
    Math.max(...tubes.flatMap(({ from, to, radii }) => [sign * from[axis] + radii[0], sign * to[axis] + radii[1]]));
  const grid = { left: Math.floor(-reach(0, -1) - margin), top: Math.floor(-reach(1, -1) - margin), cell };
  const heights = heightField(
    Math.ceil((reach(0, 1) + margin - grid.left) / cell) + 1,
    Math.ceil((reach(1, 1) + margin - grid.top) / cell) + 1,
  );
  return { grid, heights };
};

/** Raises a height field to the surface of a tube; `blend` is the width of the smooth transition. */
export const raiseTube = (heights: HeightField, grid: Grid, tube: Tube, blend: number): void => {
  const { left, top, cell } = grid;
  const { from, to, radii } = tube;
  const reach = Math.max(...radii);
  const column = (x: number, limit: number) => clamp(Math.round((x - left) / cell), 0, limit);
  const row = (y: number, limit: number) => clamp(Math.round((y - top) / cell), 0, limit);
  const first = column(Math.min(from[0], to[0]) - reach, heights.width);
  const last = column(Math.max(from[0], to[0]) + reach, heights.width - 1);
  const bottom = row(Math.max(from[1], to[1]) + reach, heights.height - 1);
  for (let r = row(Math.min(from[1], to[1]) - reach, heights.height); r <= bottom; r++)
    raiseTubeRow(heights, grid, tube, blend, r, first, last);
};

const raiseTubeRow = (
  { z, width }: HeightField,
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
    // The height falls to 0 at the edge whatever the tube's z: a step would show the cells.
    const height = (mix(from[2], to[2], t) + radius) * Math.sqrt(1 - away);
    z[i] = smoothMax(z[i]!, height, Math.min(blend, height));
  }
};
