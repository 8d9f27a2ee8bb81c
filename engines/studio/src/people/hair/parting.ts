// The parting of falling hair: where it is on a cut, and its line of scalp.
import { blend, rgb } from '../../paint/colour.ts';
import { type Point, smooth, spline } from '../../paint/curve.ts';
import { lineOf, setJoint } from './fibres.ts';
import type { HairKit } from './kit.ts';

/** Units by which a cut's parting is nearer to the middle than usual. */
export const partShift = ({ cut }: HairKit): number => cut.part * (cut.part > 0 ? 22 : 24);

/** Guides whose roots are moved sideways. */
export const movePart = (guides: readonly Point[][], by: number): Point[][] =>
  guides.map((guide) => guide.map(([x, y], i): Point => [x + by * ([1, 0.45, 0.1][i] ?? 0), y]));

/** Draws the parting: a thin line of scalp from the hairline to the crown. */
export const drawParting = ({ front, person, fitGuides, shades }: HairKit, shift: number): void => {
  const [line] = fitGuides([
    [
      [shift - 22, -147],
      [shift - 22.5, -176],
      [shift - 21, -205],
    ],
  ]);
  const colour = blend(rgb(person.skin[1]!), shades[0], 0.42);
  const points = spline(line!, 24);
  const parting = lineOf(points.length);
  for (const [i, [x, y]] of points.entries())
    setJoint(parting, i, x, y, 3.4 * (1 - i / 30), 0.62 * smooth(0, 0.12, i / 24) * (1 - (i / 24) ** 2), colour);
  front.strands.stroke(parting);
};
