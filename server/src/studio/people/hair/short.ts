// Short straight hair: cropped, swept up, parted at the side, thinning, shorn.
import { blend } from '../../paint/colour.ts';
import { mirrored, type Point } from '../../paint/curve.ts';
import { fadedSides, filled, type HairKit } from './kit.ts';
import { combed, type SheetStyle } from './sheet.ts';

const sideBase: Partial<SheetStyle> = {
  width: 1.5,
  gather: 0.35,
  ragged: 0.16,
  rootScatter: 4,
  rootFade: 0.25,
  tipTaper: 3,
};

/** Hair over the ears, combed down and back, on both sides. */
const sides = (kit: HairKit, low: number, strands: number): void => {
  const guides: Point[][] = [
    [
      [74, -170],
      [104, -146],
      [121, -98],
      [127, -30],
    ],
    [
      [80, -180],
      [118, -156],
      [137, -100],
      [139, low],
    ],
    [
      [84, -190],
      [128, -164],
      [145, -104],
      [143, low - 10],
    ],
  ];
  for (const [name, set] of [
    ['r', guides],
    ['l', guides.map(mirrored)],
  ] as const)
    combed(kit.front.strands, kit.placed(set), kit.shades, {
      seed: kit.seed(`side-${name}`),
      strands,
      locks: 12,
      gloss: { sharp: 20, strength: 0.55 },
      ...(sideBase as Pick<SheetStyle, 'width' | 'gather' | 'ragged'>),
      rootScatter: 4,
      rootFade: 0.25,
    });
};

interface Top {
  guides: Point[][];
  strands: number;
  wave?: number;
  ragged?: number;
  sharp?: number;
  gather?: number;
}

const top = (kit: HairKit, { guides, strands, wave = 0, ragged = 0.12, sharp = 16, gather = 0.42 }: Top): void => {
  const placed = kit.placed(guides);
  const swing = wave + kit.person.hair.wave * 6;
  combed(kit.front.strands, placed, kit.shades, {
    seed: kit.seed('top'),
    strands,
    width: 2,
    locks: 19,
    gather,
    ragged,
    gloss: { sharp, strength: 0.95 },
    rootScatter: 6,
    rootFade: 0.16,
    tipTaper: 3,
    ...(swing > 0 ? { wave: { swing, turns: 1.1, from: 0.1 } } : {}),
  });
};

const cap = (kit: HairKit, points: Point[]): void => {
  const [dark, base] = kit.shades;
  filled(kit.front, kit.placed([points])[0]!, blend(dark, base, 0.5), 5);
};

export const quiff = (kit: HairKit): void => {
  fadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 18, 0.8);
  sides(kit, -14, 420);
  cap(kit, [
    [-118, -110],
    [-128, -160],
    [-86, -206],
    [0, -226],
    [86, -206],
    [128, -160],
    [118, -110],
    [70, -148],
    [0, -154],
    [-70, -148],
  ]);
  top(kit, {
    strands: 1700,
    wave: 2.5,
    guides: [
      [
        [-120, -80],
        [-134, -124],
        [-130, -166],
        [-98, -196],
      ],
      [
        [-98, -118],
        [-110, -172],
        [-82, -214],
        [-34, -230],
      ],
      [
        [-42, -138],
        [-56, -200],
        [-12, -242],
        [46, -240],
      ],
      [
        [24, -142],
        [18, -202],
        [54, -240],
        [100, -214],
      ],
      [
        [84, -128],
        [94, -184],
        [120, -200],
        [136, -164],
      ],
      [
        [121, -80],
        [136, -120],
        [144, -130],
        [145, -96],
      ],
    ],
  });
};

export const sidePart = (kit: HairKit): void => {
  fadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 22, 0.75);
  sides(kit, 4, 520);
  cap(kit, [
    [-112, -112],
    [-118, -160],
    [-80, -204],
    [0, -222],
    [90, -204],
    [130, -150],
    [124, -100],
    [84, -140],
    [10, -148],
    [-60, -146],
  ]);
  top(kit, {
    strands: 1700,
    ragged: 0.08,
    sharp: 20,
    guides: [
      [
        [-66, -146],
        [-30, -164],
        [40, -160],
        [112, -112],
      ],
      [
        [-70, -158],
        [-30, -196],
        [54, -196],
        [130, -128],
      ],
      [
        [-72, -172],
        [-40, -222],
        [60, -224],
        [142, -140],
      ],
    ],
  });
  combed(
    kit.front.strands,
    kit.placed([
      [
        [-66, -148],
        [-92, -140],
        [-114, -112],
        [-126, -60],
      ],
      [
        [-70, -160],
        [-104, -160],
        [-130, -124],
        [-138, -66],
      ],
      [
        [-72, -176],
        [-104, -182],
        [-136, -140],
        [-144, -80],
      ],
    ]),
    kit.shades,
    {
      seed: kit.seed('short side'),
      strands: 620,
      width: 1.8,
      locks: 9,
      gather: 0.3,
      ragged: 0.08,
      gloss: { sharp: 20, strength: 0.8 },
      rootScatter: 4,
      rootFade: 0.12,
    },
  );
};

/** Cut short all over, lying forward a little. */
export const crop = (kit: HairKit): void => {
  fadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 14, 0.8);
  sides(kit, -18, 460);
  cap(kit, [
    [-122, -104],
    [-132, -156],
    [-92, -206],
    [0, -224],
    [92, -206],
    [132, -156],
    [122, -104],
    [66, -140],
    [0, -146],
    [-66, -140],
  ]);
  top(kit, {
    strands: 1800,
    ragged: 0.3,
    wave: 1.5,
    guides: [
      [
        [-104, -182],
        [-128, -160],
        [-134, -128],
        [-126, -92],
      ],
      [
        [-64, -210],
        [-84, -190],
        [-92, -160],
        [-84, -124],
      ],
      [
        [-8, -222],
        [-28, -200],
        [-30, -168],
        [-22, -130],
      ],
      [
        [34, -220],
        [36, -196],
        [40, -164],
        [42, -130],
      ],
      [
        [76, -206],
        [92, -186],
        [100, -156],
        [96, -120],
      ],
      [
        [108, -180],
        [130, -158],
        [137, -126],
        [128, -90],
      ],
    ],
  });
};

/** Short at the nape, longer on top, swept across the forehead. */
export const pixie = (kit: HairKit): void => {
  sides(kit, 26, 760);
  cap(kit, [
    [-116, -112],
    [-132, -156],
    [-92, -210],
    [0, -230],
    [92, -210],
    [134, -150],
    [122, -84],
    [70, -120],
    [0, -134],
    [-60, -140],
  ]);
  top(kit, {
    strands: 2600,
    ragged: 0.16,
    gather: 0.1,
    sharp: 20,
    wave: 1.4,
    guides: [
      [
        [-70, -206],
        [-118, -186],
        [-141, -130],
        [-136, -52],
      ],
      [
        [-64, -214],
        [-106, -178],
        [-122, -132],
        [-124, -84],
      ],
      [
        [-60, -220],
        [-54, -184],
        [-34, -150],
        [-18, -110],
      ],
      [
        [-54, -224],
        [0, -196],
        [44, -150],
        [62, -88],
      ],
      [
        [-48, -228],
        [44, -214],
        [104, -166],
        [124, -70],
      ],
      [
        [-40, -230],
        [70, -226],
        [138, -166],
        [142, -58],
      ],
    ],
  });
};

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
