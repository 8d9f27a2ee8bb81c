// Draws bare skin on tapered tubes and on other body reliefs.
import { type Path2D, PathOp } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';
import type { Point } from '../paint/curve.ts';
import { blurHeights, bump, crease, type HeightField, heightField } from '../paint/light.ts';
import { clipped, type Pen, path } from '../paint/pen.ts';
import { canvasFrom } from '../paint/picture.ts';
import { armOf } from './arms.ts';
import { muscleOf, trunkPath } from './body-plan.ts';
import type { Person } from './person.ts';
import { lightBodySkin } from './skin.ts';
import { fieldAround, type Grid, radiusAt, raiseTube, type Tube, tubesPath } from './tube.ts';

/** Draws tubes of skin and their shadow. The pen takes body units; `rim` is the colour of the light from behind. */
export const drawBareTubes = (pen: Pen, person: Person, tubes: readonly Tube[], rim: Rgb): void => {
  const field = fieldAround(tubes, 2, 8);
  for (const tube of tubes) raiseTube(field.heights, field.grid, tube, 0);
  raiseMuscles(person, field, tubes[0]!.from[0] > 0 ? 1 : -1);
  // Tubes along a curve would show as facets.
  drawField(pen, person, field, 2, tubesPath(tubes), rim);
};

/** Draws an arm that is bare up to the neck: `tubes` of the arm, and those by which the trunk goes over into it. */
export const drawBareShoulder = (
  pen: Pen,
  person: Person,
  tubes: readonly Tube[],
  trunk: readonly Tube[],
  rim: Rgb,
): void => {
  const field = fieldAround([...tubes, ...trunk], 2, 8);
  for (const tube of tubes) raiseTube(field.heights, field.grid, tube, 0);
  for (const tube of trunk) raiseTube(field.heights, field.grid, tube, softness);
  const right = trunk.every(({ from }) => from[0] > 0) ? 1 : -1;
  raiseMuscles(person, field, right);
  const beside = path(`M0 0 L${right * 900} 0 L${right * 900} ${armpitY} L0 ${armpitY}Z`);
  const outline = trunkPath(person).op(beside, PathOp.Intersect);
  for (const tube of tubes) outline.op(tubesPath([tube]), PathOp.Union);
  drawField(pen, person, field, 5, outline, rim);
};

/** Shapes deltoid and biceps of an upper arm, and the furrow between them, on trained people; nothing on others. */
const raiseMuscles = (person: Person, { grid, heights }: ReturnType<typeof fieldAround>, side: 1 | -1): void => {
  const strength = Math.max(muscleOf(person), person.clothes.garment === 'sportswear' ? 0.6 : 0);
  if (strength === 0) return;
  const { upper } = armOf(person, side);
  const [dx, dy] = [upper.to[0] - upper.from[0], upper.to[1] - upper.from[1]];
  const long = Math.hypot(dx, dy);
  const before = heights.z.slice();
  /** A place `along` the arm, and `out` radii from its axis away from the trunk. */
  const at = (along: number, out: number): Point => {
    const away = (out * side * radiusAt(upper, along)) / long;
    return [
      (upper.from[0] + dx * along + dy * away - grid.left) / grid.cell,
      (upper.from[1] + dy * along - dx * away - grid.top) / grid.cell,
    ];
  };
  const radius = upper.radii[0] / grid.cell;
  bump(heights, ...at(0.06, 0.2), radius * 0.62, radius * 0.8, 18 * strength);
  crease(heights, [...at(0.5, 0.95), ...at(0.42, 0.1)], radius * 0.2, -20 * strength);
  crease(heights, [...at(0.42, 0.1), ...at(0.2, -0.6)], radius * 0.2, -16 * strength);
  bump(heights, ...at(0.62, -0.18), radius * 0.34, radius * 0.7, 17 * strength);
  for (let i = 0; i < before.length; i++) if (before[i] === 0) heights.z[i] = 0;
};

/** Width of the transition from trunk to arm, and the height down to which the trunk's skin is drawn, in units. */
const [softness, armpitY] = [40, 540];

const drawField = (
  pen: Pen,
  person: Person,
  { grid, heights }: ReturnType<typeof fieldAround>,
  blur: number,
  outline: Path2D,
  rim: Rgb,
): void => {
  const { context, scale } = pen;
  const smooth = { ...heights, z: blurHeights(heights, blur) };
  context.save();
  context.shadowColor = 'rgba(12,6,12,.5)';
  context.shadowBlur = 14 * scale;
  context.shadowOffsetY = 5 * scale;
  context.fillStyle = person.skin[1]!;
  context.fill(outline);
  context.restore();
  clipped(pen, outline, () => {
    // Its edge is that of the fill: twice as opaque, it would be jagged.
    context.globalCompositeOperation = 'source-atop';
    drawSkin(pen, person, grid, smooth, rim);
  });
};

/** Draws the lit surface of a height field of skin at its grid's place; `opacity` is that of a cell. Missing: 1. */
export const drawSkin = (
  { context }: Pen,
  person: Person,
  grid: Grid,
  { width, height, z }: HeightField,
  rim: Rgb,
  opacity?: (column: number, row: number) => number,
): void => {
  // Lighting assumes one unit per cell.
  const flat = heightField(width, height);
  for (let cell = 0; cell < z.length; cell++) flat.z[cell] = z[cell]! / grid.cell;
  const lit = lightBodySkin(person, flat, rim);
  if (opacity) for (let i = 0; i < z.length; i++) lit.data[i * 4 + 3]! *= opacity(i % width, Math.floor(i / width));
  const picture = canvasFrom(lit);
  context.drawImage(
    picture,
    1,
    1,
    width - 2,
    height - 2,
    grid.left + grid.cell / 2,
    grid.top + grid.cell / 2,
    (width - 2) * grid.cell,
    (height - 2) * grid.cell,
  );
};
