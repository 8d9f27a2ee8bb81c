// Bare arms: skin on tapered tubes.
import type { Rgb } from '../paint/colour.ts';
import { field } from '../paint/light.ts';
import { clipped, type Pen } from '../paint/pen.ts';
import { pictureOf } from '../paint/picture.ts';
import { breadth } from './body-plan.ts';
import type { Person } from './person.ts';
import { litBody } from './skin.ts';
import { type Grid, raise, type Tube, tubesPath } from './tube.ts';

/** Draws tubes of skin with a shadow on what lies behind them; the caller's pen stands in body coordinates. */
export const drawBareTubes = (pen: Pen, person: Person, tubes: readonly Tube[], rim: Rgb): void => {
  const { x, scale } = pen;
  const margin = 70 * breadth(person);
  const xs = tubes.flatMap(({ from, to }) => [from[0], to[0]]);
  const ys = tubes.flatMap(({ from, to }) => [from[1], to[1]]);
  const grid: Grid = { left: Math.floor(Math.min(...xs) - margin), top: Math.floor(Math.min(...ys) - margin), cell: 2 };
  const heights = field(
    Math.ceil((Math.max(...xs) + margin - grid.left) / grid.cell),
    Math.ceil((Math.max(...ys) + margin - grid.top) / grid.cell),
  );
  for (const tube of tubes) raise(heights, grid, tube, 3);
  // The light reckons with one unit a cell.
  for (let i = 0; i < heights.z.length; i++) heights.z[i]! /= grid.cell;
  const outline = tubesPath(tubes);
  x.save();
  x.shadowColor = 'rgba(12,6,12,.5)';
  x.shadowBlur = 14 * scale;
  x.shadowOffsetY = 5 * scale;
  x.fillStyle = person.skin[1]!;
  x.fill(outline);
  x.restore();
  const picture = pictureOf(litBody(person, heights, rim));
  const { width, height } = heights;
  clipped(pen, outline, () =>
    x.drawImage(
      picture,
      1,
      1,
      width - 2,
      height - 2,
      grid.left + grid.cell / 2,
      grid.top + grid.cell / 2,
      (width - 2) * grid.cell,
      (height - 2) * grid.cell,
    ),
  );
};
