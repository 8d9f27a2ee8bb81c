// Draws short straight styles: quiff, side part, crop, pixie, curtains.
import { blend } from '../../paint/colour.ts';
import { mirrored, type Point, spline } from '../../paint/curve.ts';
import { drawFadedSides, fillGround, type HairKit } from './kit.ts';
import { softPixie } from './pixie.ts';
import { drawStrands } from './sheet.ts';
import { drawSides, drawTop, fillTop } from './short-parts.ts';

export const quiff = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 18, 0.8);
  drawSides(kit, -14, 420);
  raisedTop(kit);
};

/** Hair on top brushed up from the forehead and over to one side. */
const raisedTop = (kit: HairKit): void => {
  fillTop(kit, [
    [-118, -110],
    [-128, -160],
    [-86, -206],
    [0, -232],
    [96, -206],
    [128, -160],
    [118, -110],
    [70, -148],
    [0, -154],
    [-70, -148],
  ]);
  drawTop(kit, {
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
        [54, -236],
        [98, -206],
      ],
      [
        [84, -128],
        [98, -176],
        [120, -184],
        [134, -146],
      ],
      [
        [121, -80],
        [134, -112],
        [141, -116],
        [142, -84],
      ],
    ],
  });
};

export const sidePart = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 22, 0.75);
  drawSides(kit, 4, 520);
  fillTop(kit, [
    [-112, -112],
    [-124, -152],
    [-104, -190],
    [-62, -213],
    [0, -222],
    [64, -212],
    [108, -184],
    [130, -146],
    [124, -100],
    [84, -140],
    [10, -150],
    [-60, -148],
  ]);
  drawTop(kit, {
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
        [-62, -208],
        [-24, -229],
        [64, -222],
        [142, -140],
      ],
    ],
  });
  drawStrands(
    kit.front.strands,
    kit.fitGuides([
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
        [-64, -209],
        [-106, -192],
        [-136, -142],
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

/** Short all over: combed forward, to the side or up. */
export const crop = (kit: HairKit): void =>
  ({
    earlier: () => forwardCrop(kit),
    low: () => forwardCrop(kit),
    side: () => sidePart(closer(kit)),
    high: () => quiff(closer(kit)),
  })[kit.cut.shape]();

/** The kit for hair that is shorter on top. */
const closer = (kit: HairKit): HairKit => ({
  ...kit,
  fitGuides: (guides) =>
    kit.fitGuides(guides.map((guide) => guide.map(([x, y]): Point => [x, y < -150 ? -150 + (y + 150) * 0.74 : y]))),
});

const forwardCrop = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 14, 0.8);
  drawSides(kit, -18, 460);
  fillTop(kit, [
    [-122, -104],
    [-134, -146],
    [-118, -186],
    [-72, -217],
    [0, -230],
    [72, -217],
    [118, -186],
    [134, -146],
    [122, -104],
    [66, -142],
    [0, -150],
    [-66, -142],
  ]);
  drawTop(kit, {
    strands: 2100,
    ragged: 0.3,
    gather: 0.06,
    locks: 53,
    rootFade: 0.05,
    wave: 2.2,
    guides: [
      [
        [-108, -187],
        [-130, -162],
        [-135, -128],
        [-126, -92],
      ],
      [
        [-66, -214],
        [-86, -192],
        [-94, -160],
        [-84, -124],
      ],
      [
        [-8, -227],
        [-28, -204],
        [-30, -170],
        [-22, -130],
      ],
      [
        [34, -224],
        [36, -200],
        [40, -166],
        [42, -130],
      ],
      [
        [72, -211],
        [92, -190],
        [100, -158],
        [96, -120],
      ],
      [
        [110, -185],
        [130, -160],
        [137, -126],
        [128, -90],
      ],
    ],
  });
};

/** Short at the nape, longer on top: swept across the forehead, or brushed up. */
export const pixie = (kit: HairKit): void => (kit.person.gender === 'female' ? softPixie : plainPixie)(kit);

const plainPixie = (kit: HairKit): void => {
  drawSides(kit, kit.cut.shape === 'low' ? 44 : 26, 760);
  (kit.cut.shape === 'high' ? raisedTop : sweptTop)(kit);
};

const sweptTop = (kit: HairKit): void => {
  fillTop(kit, [
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
  drawTop(kit, {
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

/** Parted in the middle, longer on top, falling to both temples. */
export const curtains = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 18, 0.75);
  drawSides(kit, 6, 560);
  const half: Point[][] = [
    [
      [0, -160],
      [36, -161],
      [84, -134],
      [109, -60],
    ],
    [
      [0, -178],
      [52, -204],
      [116, -160],
      [132, -66],
    ],
    [
      [0, -233],
      [58, -235],
      [140, -172],
      [147, -70],
    ],
  ];
  for (const [name, guides] of [
    ['right', half],
    ['left', half.map(mirrored)],
  ] as const) {
    const lines = guides.map((guide) => spline(guide, 24));
    fillGround(
      kit.front,
      [...lines[0]!.slice(1, 19), ...lines[2]!.slice(0, 20).reverse()],
      blend(kit.shades[0], kit.shades[1], 0.35),
      4,
    );
    drawStrands(kit.front.strands, kit.fitGuides(guides), kit.shades, {
      seed: kit.seed(name),
      strands: 1000,
      width: 1.9,
      locks: 12,
      gather: 0.4,
      ragged: 0.14,
      gloss: { sharp: 20, strength: 0.9 },
      rootScatter: 5,
      rootFade: 0.1,
      tipTaper: 3,
      wave: { swing: 2 + kit.person.hair.wave * 6, turns: 1.1, from: 0.2 },
    });
  }
};
