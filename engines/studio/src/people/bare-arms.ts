// Bare arms: skin on tapered tubes.
import type { Rgb } from '../paint/colour.ts';
import { type Field, field } from '../paint/light.ts';
import { clipped, type Pen } from '../paint/pen.ts';
import { pictureOf } from '../paint/picture.ts';
import type { Person } from './person.ts';
import { litBody } from './skin.ts';
import { fieldAround, type Grid, raise, type Tube, tubesPath } from './tube.ts';

/** Draws tubes of skin with a shadow on what lies behind them; the caller's pen stands in body coordinates. */
export const drawBareTubes = (pen: Pen, person: Person, tubes: readonly Tube[], rim: Rgb): void => {
  const { x, scale } = pen;
  const { grid, heights } = fieldAround(tubes, 2, 8);
  for (const tube of tubes) raise(heights, grid, tube, 3);
  const outline = tubesPath(tubes);
  x.save();
  x.shadowColor = 'rgba(12,6,12,.5)';
  x.shadowBlur = 14 * scale;
  x.shadowOffsetY = 5 * scale;
  x.fillStyle = person.skin[1]!;
  x.fill(outline);
  x.restore();
  clipped(pen, outline, () => drawSkin(pen, person, grid, heights, rim));
};

/** The lit surface of a field of skin, where its grid lies. */
export const drawSkin = ({ x }: Pen, person: Person, grid: Grid, { width, height, z }: Field, rim: Rgb): void => {
  // The light reckons with one unit a cell.
  const flat = field(width, height);
  for (let cell = 0; cell < z.length; cell++) flat.z[cell] = z[cell]! / grid.cell;
  const picture = pictureOf(litBody(person, flat, rim));
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
  );
};
