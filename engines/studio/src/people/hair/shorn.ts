// Draws very short styles: receding, buzz cut.
import { blend } from '../../paint/colour.ts';
import { drawFadedSides, fillGround, type HairKit } from './kit.ts';
import { drawStrands } from './sheet.ts';
import { drawSides, drawTop } from './short-parts.ts';

export const receding = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.6), 22, 0.6);
  drawSides(kit, 4, 560);
  drawTop(kit, {
    strands: 560,
    ragged: 0.14,
    guides: [
      [
        [-92, -164],
        [-40, -178],
        [20, -182],
        [94, -162],
      ],
      [
        [-98, -178],
        [-50, -212],
        [30, -220],
        [106, -178],
      ],
    ],
  });
};

export const buzz = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 14, 0.7);
  const { front, shades, person } = kit;
  const colour = blend(shades[0], shades[1], 0.5);
  front.pen.context.globalAlpha = 0.74;
  fillGround(
    front,
    kit.fitGuides([
      [
        [-124, -92],
        [-124, -118],
        [-112, -148],
        [-90, -176],
        [-52, -199],
        [0, -207],
        [52, -199],
        [90, -176],
        [112, -148],
        [124, -118],
        [124, -92],
        [72, -136],
        [0, -144],
        [-72, -136],
      ],
    ])[0]!,
    colour,
    5,
  );
  front.pen.context.globalAlpha = 1;
  drawStrands(
    front.strands,
    kit.fitGuides([
      [
        [-99, -163],
        [-118, -128],
        [-125, -92],
      ],
      [
        [-50, -196],
        [-64, -164],
        [-64, -138],
      ],
      [
        [0, -202],
        [0, -170],
        [0, -145],
      ],
      [
        [50, -196],
        [64, -164],
        [64, -138],
      ],
      [
        [99, -163],
        [118, -128],
        [125, -92],
      ],
    ]),
    shades,
    {
      seed: `${person.seed}/buzz`,
      strands: 2200,
      width: 1.1,
      locks: 200,
      gather: 0,
      ragged: 0.8,
      gloss: { sharp: 12, strength: 0.5 },
      rootScatter: 9,
      rootFade: 0.2,
    },
  );
};
