// Tapered tubes, the shapes of arms, hands and sleeves, as outlines and as height fields.
import { Path2D } from '@napi-rs/canvas';
import { clamp, mix, type Point, smoothMax } from '../paint/curve.ts';
import { type HeightField, heightField } from '../paint/light.ts';

/** A round limb: both ends of its axis (z towards the viewer from the body's plane) and its radii, in units. */
export interface Tube {
  readonly from: readonly [x: number, y: number, z: number];
  readonly to: readonly [x: number, y: number, z: number];
  readonly radii: readonly [from: number, to: number];
  /** Units by which its muscle makes it thicker, most in its first half. Missing: none. */
  readonly muscle?: number;
  /** Of its outline's far end: 1 a half circle, less a flatter curve. Missing: 1. */
  readonly endRoundness?: number;
}

/** The radius of a tube at a position along it, 0 to 1. */
export const radiusAt = ({ radii, muscle = 0 }: Tube, t: number): number =>
  mix(...radii, t) + muscle * Math.sin(Math.PI * t ** 0.7) ** 2;

/** The part of a tube between two positions along it, 0 to 1. */
export const sliceTube = (tube: Tube, start: number, end: number): Tube => {
  const at = (t: number) => [0, 1, 2].map((i) => mix(tube.from[i]!, tube.to[i]!, t)) as unknown as Tube['from'];
  const radii = [radiusAt(tube, start), radiusAt(tube, end)] as const;
  const muscle = radiusAt(tube, mix(start, end, 0.4)) - mix(...radii, 0.4);
  return { from: at(start), to: at(end), radii, muscle };
};

/** The tube with its axis at one depth. */
export const atDepth = (tube: Tube, z: number): Tube => ({
  ...tube,
  from: [tube.from[0], tube.from[1], z],
  to: [tube.to[0], tube.to[1], z],
});

const arcSegments = 20;
const sideSegments = 12;

/** Outlines of tubes with round ends in one path, for the nonzero fill rule. */
export const tubesPath = (tubes: readonly Tube[]): Path2D => {
  const path = new Path2D();
  for (const tube of tubes) {
    const { from, to, radii, endRoundness = 1 } = tube;
    const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    // Angle where the straight sides touch the round ends.
    const lean = Math.acos(clamp((radii[0] - radii[1]) / (length || 1), -1, 1));
    const points: Point[] = [];
    const [ux, uy] = [Math.cos(along), Math.sin(along)];
    const arc = ([cx, cy]: Tube['from'], radius: number, start: number, end: number, roundness: number) => {
      for (let i = 0; i <= arcSegments; i++) {
        const angle = mix(start, end, i / arcSegments);
        const [out, aside] = [Math.cos(angle) * radius * roundness, Math.sin(angle) * radius];
        points.push([cx + ux * out - uy * aside, cy + uy * out + ux * aside]);
      }
    };
    const side = (sign: 1 | -1) => {
      for (let i = 1; i < sideSegments; i++) {
        const t = sign > 0 ? 1 - i / sideSegments : i / sideSegments;
        const radius = radiusAt(tube, t);
        const angle = along + sign * lean;
        points.push([
          mix(from[0], to[0], t) + Math.cos(angle) * radius,
          mix(from[1], to[1], t) + Math.sin(angle) * radius,
        ]);
      }
    };
    arc(to, radii[1], -lean, lean, endRoundness);
    if (tube.muscle) side(1);
    arc(from, radii[0], lean, 2 * Math.PI - lean, 1);
    if (tube.muscle) side(-1);
    for (const [i, [x, y]] of points.entries())
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
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
    Math.max(
      ...tubes.flatMap(({ from, to, radii, muscle = 0 }) => [
        sign * from[axis] + radii[0] + muscle,
        sign * to[axis] + radii[1] + muscle,
      ]),
    );
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
  const { from, to, radii, muscle = 0 } = tube;
  const reach = Math.max(...radii) + muscle;
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
  tube: Tube,
  blend: number,
  row: number,
  first: number,
  last: number,
): void => {
  const { from, to } = tube;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const squared = dx * dx + dy * dy || 1;
  const y = top + row * cell;
  for (let column = first; column <= last; column++) {
    const x = left + column * cell;
    const t = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / squared);
    const radius = radiusAt(tube, t);
    const away = ((x - from[0] - t * dx) ** 2 + (y - from[1] - t * dy) ** 2) / (radius * radius);
    if (away >= 1) continue;
    const i = row * width + column;
    // The height falls to 0 at the edge whatever the tube's z: a step would show the cells.
    const height = (mix(from[2], to[2], t) + radius) * Math.sqrt(1 - away);
    z[i] = smoothMax(z[i]!, height, Math.min(blend, height));
  }
};
