// The parting of falling hair: where it is on a cut, and its line of scalp.
import { blend, rgb } from '../../paint/colour.ts';
import { type Point, smooth, spline } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import type { Person } from '../person.ts';
import { headwears } from '../traits.ts';
import { lineOf, setJoint } from './fibres.ts';
import type { HairKit } from './kit.ts';

/** A kind of a later version is not drawn. */
const hats = new Set<string>(headwears.filter((kind) => kind !== 'none'));

/** Whether a person tucks falling hair behind the ear on the side of the parting. Stored people without a cut do not. */
export const tucksHair = ({ seed, headwear, hair }: Person): boolean =>
  hair.cut !== undefined && !hats.has(headwear) && createRandom(`${seed}/hair/tuck`).chance(0.8);

/** Units by which a cut's parting is nearer to the middle than usual. */
export const partShift = ({ cut }: HairKit): number => cut.part * (cut.part > 0 ? 22 : 40);

/** Guides whose roots are moved sideways. */
export const movePart = (guides: readonly Point[][], by: number): Point[][] =>
  guides.map((guide) => guide.map(([x, y], i): Point => [x + by * ([1, 0.45, 0.1][i] ?? 0), y]));

/**
 * How a person's hair frames the face: on one side it is tucked back and shows the cheek, on the other it is fuller at the
 * crown and falls onto the cheek. The guides of a half go from the hairline to the outline.
 */
export const framingOf = ({ seed, person }: HairKit): ((half: readonly Point[][]) => Point[][]) => {
  const random = createRandom(seed('frame'));
  const open = tucksHair(person) ? -1 : random.pick([-1, 1]);
  const puffs = [random.around(0, 12), random.around(0, 12)] as const;
  const phase = random.between(0, 6);
  // Waves swing onto the cheeks, too.
  const waves = 7 * person.hair.wave;
  return (half) =>
    half.map((guide, g) => {
      const side = Math.sign(guide.at(-1)![0]);
      const out = g / (half.length - 1);
      return guide.map(([x, y], i): Point => {
        const cheek =
          smooth(-110, -20, y) * smooth(190, 100, y) * (g === 0 ? 1 : 0.5) * ((side === open ? 14 : 7) + waves);
        const puff = out * puffs[side < 0 ? 0 : 1] * smooth(-200, -90, y) * smooth(200, 90, y);
        // Locks that lie over each other: no outline is a plain arch.
        const loose = out ** 2 * 5 * Math.sin(y / 23 + phase + side) * smooth(-215, -150, y);
        const lift = side === open ? 0 : out * 7 * ([0, 0.8, 1, 0.4][i] ?? 0);
        return [x + side * (cheek + puff + loose + lift * 0.4), y - lift];
      });
    });
};

/** Draws the parting: a thin line of scalp from the hairline to the crown. */
export const drawParting = ({ front, person, fitGuides, shades }: HairKit, shift: number): void => {
  const [line] = fitGuides([
    [
      [shift - 22, -147],
      [shift - 22.5, -176],
      [shift - 21, -205],
    ],
  ]);
  const colour = blend(rgb(person.skin[1]!), shades[0], 0.7);
  const points = spline(line!, 24);
  const parting = lineOf(points.length);
  for (const [i, [x, y]] of points.entries())
    setJoint(parting, i, x, y, 2.6 * (1 - i / 30), 0.5 * smooth(0, 0.12, i / 24) * (1 - (i / 24) ** 2), colour);
  front.strands.stroke(parting);
};
