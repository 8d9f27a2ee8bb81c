// Little hair: thinning, shorn.
import { blend } from '../../paint/colour.ts';
import { fadedSides, filled, type HairKit } from './kit.ts';
import { combed } from './sheet.ts';
import { sides, top } from './short-parts.ts';

export const receding = (kit: HairKit): void => {
  fadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.6), 22, 0.6);
  sides(kit, 4, 560);
  top(kit, {
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
  fadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 14, 0.7);
  const { front, shades, person } = kit;
  const colour = blend(shades[0], shades[1], 0.5);
  front.pen.x.globalAlpha = 0.74;
  filled(
    front,
    kit.placed([
      [
        [-122, -104],
        [-132, -140],
        [-112, -176],
        [-60, -199],
        [0, -205],
        [60, -199],
        [112, -176],
        [132, -140],
        [122, -104],
        [70, -138],
        [0, -144],
        [-70, -138],
      ],
    ])[0]!,
    colour,
    5,
  );
  front.pen.x.globalAlpha = 1;
  combed(
    front.strands,
    kit.placed([
      [
        [-114, -160],
        [-130, -128],
        [-122, -106],
      ],
      [
        [-54, -196],
        [-66, -164],
        [-62, -140],
      ],
      [
        [0, -202],
        [0, -170],
        [0, -145],
      ],
      [
        [54, -196],
        [66, -164],
        [62, -140],
      ],
      [
        [114, -160],
        [130, -128],
        [122, -106],
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
      rootScatter: 16,
      rootFade: 0.2,
    },
  );
};
