// Draws short cuts of women: soft sides that fall before the ears, hair at the nape, and a fringe that is swept, loose or lifted.
import { blend } from '../../paint/colour.ts';
import { mirrored, mix, type Point } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import { litShades } from './curled-locks.ts';
import { darkenShades, fillGround, type HairKit } from './kit.ts';
import { drawLocks, drawTress } from './locks.ts';
import { drawStrands } from './sheet.ts';

/** In units below the eyes: where the locks before the ears end, and the hair at the nape. */
const SIDES_END = 12;
const NAPE_END = 138;

export const softPixie = (kit: HairKit): void => {
  drawNape(kit);
  drawSides(kit);
  const { shape } = kit.cut;
  if (shape === 'low') drawLooseFringe(kit);
  else if (shape === 'high') drawLiftedTop(kit);
  else drawSweptFringe(kit);
};

/** Shorter, without hair at the nape; its locks fall to one side of the forehead. */
export const softCrop = (kit: HairKit): void => {
  drawSides(kit);
  drawSweptFringe(kit);
  drawLocks(kit, [
    { count: 8, span: [-70, 112], height: -212, drop: 50, bend: [24, 2], tip: [60, 40], fan: 0.5, width: 48 },
    { count: 8, span: [-78, 92], height: -196, drop: 44, bend: [22, 22], tip: [54, 70], fan: 0.5, width: 46 },
  ]);
};

/** Hair behind the neck, which is seen under the ears on both sides. */
const drawNape = ({ back, shades, fitGuides, seed }: HairKit): void => {
  const dim = darkenShades(shades, 0.3);
  const half: Point[][] = [
    [
      [30, -200],
      [70, -90],
      [64, 40],
      [44, NAPE_END - 10],
    ],
    [
      [60, -200],
      [126, -110],
      [120, 30],
      [84, NAPE_END],
    ],
    [
      [80, -206],
      [146, -120],
      [136, 16],
      [106, NAPE_END - 16],
    ],
  ];
  for (const [name, guides] of [
    ['right', half],
    ['left', half.map(mirrored)],
  ] as const) {
    drawStrands(back.strands, fitGuides(guides), dim, {
      seed: seed(`nape ${name}`),
      strands: 420,
      width: 2.2,
      locks: 4,
      gather: 0.14,
      ragged: 0.08,
      gloss: { sharp: 20, strength: 0.4 },
      tipTaper: 3,
    });
  }
};

/** Combed down over the tops of the ears, to tapered locks before them. */
const drawSides = ({ front, shades, fitGuides, seed }: HairKit): void => {
  const half: Point[][] = [
    [
      [70, -176],
      [104, -142],
      [119, -72],
      [113, SIDES_END],
    ],
    [
      [80, -188],
      [122, -150],
      [135, -74],
      [124, SIDES_END - 8],
    ],
    [
      [86, -200],
      [136, -160],
      [148, -92],
      [140, -4],
    ],
  ];
  for (const [name, guides] of [
    ['right', half],
    ['left', half.map(mirrored)],
  ] as const) {
    drawStrands(front.strands, fitGuides(guides), shades, {
      seed: seed(`side ${name}`),
      strands: 600,
      width: 2.2,
      locks: 3,
      gather: 0.24,
      ragged: 0.1,
      gloss: { sharp: 20, strength: 0.7 },
      rootScatter: 4,
      rootFade: 0.06,
      tipTaper: 3,
      // Cut ever shorter before the ears.
      vanish: [SIDES_END - 90, SIDES_END - 6],
    });
  }
};

/** Height of the cut's outline beside the middle of the head. */
const outlineAt = (x: number): number => -90 - 162 * Math.sqrt(1 - (x / 150) ** 2);

/** The crown: from the parting over both sides, higher than the head so that the cut has volume. */
const drawCrown = (kit: HairKit, parting: number): void => {
  const { front, shades, fitGuides, seed } = kit;
  fillGround(
    front,
    fitGuides([
      [
        [-118, -108],
        ...[-138, -100, 0, 100, 138].map((x): Point => [x * 0.96, outlineAt(x) * 0.96]),
        [120, -100],
        [78, -150],
        [parting, -156],
        [-78, -150],
      ],
    ])[0]!,
    blend(shades[0], shades[1], 0.5),
    5,
  );
  drawStrands(
    front.strands,
    fitGuides([
      [
        [parting, -152],
        [parting - 34, -152],
        [-104, -132],
        [-122, -50],
      ],
      [
        [parting, (outlineAt(parting) - 152) / 2],
        [(parting - 116) / 2, (outlineAt((parting - 116) / 2) - 152) / 2],
        [-130, -130],
        [-140, -44],
      ],
      [
        [parting, outlineAt(parting)],
        [(parting - 130) / 2, outlineAt((parting - 130) / 2)],
        [-138, outlineAt(-138)],
        [-150, -56],
      ],
    ]),
    shades,
    {
      seed: seed('crown'),
      strands: 1000,
      width: 2.2,
      locks: 11,
      gather: 0.4,
      ragged: 0.12,
      gloss: { sharp: 22, strength: 0.95 },
      rootScatter: 5,
      rootFade: 0.08,
      tipTaper: 2.4,
    },
  );
};

const SWEEP: Point[][] = [
  [
    [-44, -150],
    [8, -140],
    [70, -104],
    [112, -34],
  ],
  [
    [-46, -186],
    [26, -184],
    [104, -128],
    [134, -16],
  ],
  [
    [-48, outlineAt(-48)],
    [50, outlineAt(50)],
    [136, outlineAt(136)],
    [152, -40],
  ],
];

const drawSweptFringe = (kit: HairKit): void => {
  drawCrown(kit, -46);
  drawStrands(kit.front.strands, kit.fitGuides(SWEEP), kit.shades, {
    seed: kit.seed('sweep'),
    strands: 1500,
    width: 2.2,
    locks: 12,
    gather: 0.42,
    ragged: 0.14,
    gloss: { sharp: 22, strength: 1 },
    rootScatter: 5,
    rootFade: 0.08,
    tipTaper: 2.2,
  });
};

/** Locks of different lengths that fall over the forehead from one side, the longest at the other temple. */
const drawLooseFringe = (kit: HairKit): void => {
  drawCrown(kit, -66);
  const { front, shades, fitGuides, seed } = kit;
  const style = { width: 2.6, gloss: { sharp: 22, strength: 1 }, rootScatter: 6, rootFade: 0.06, tipTaper: 1.6 };
  drawStrands(
    front.strands,
    fitGuides([
      [
        [-66, -154],
        [-40, -156],
        [0, -136],
        [34, -100],
      ],
      [
        [-66, -186],
        [-10, -184],
        [62, -138],
        [98, -68],
      ],
      [
        [-66, outlineAt(-66)],
        [40, outlineAt(40)],
        [136, outlineAt(136)],
        [142, -20],
      ],
    ]),
    shades,
    { ...style, seed: seed('fringe'), strands: 1100, locks: 6, gather: 0.22, ragged: 0.08, tipTaper: 2.4 },
  );
  drawStrands(
    front.strands,
    fitGuides([
      [
        [-70, -160],
        [-76, -156],
        [-84, -138],
        [-88, -112],
      ],
      [
        [-74, -186],
        [-98, -172],
        [-116, -130],
        [-116, -66],
      ],
      [
        [-80, outlineAt(-80)],
        [-116, outlineAt(-116)],
        [-142, -132],
        [-138, -40],
      ],
    ]),
    shades,
    { ...style, seed: seed('temple'), strands: 460, locks: 3, gather: 0.5, ragged: 0.16 },
  );
  const random = createRandom(seed('loose'));
  for (const [i, [x, y]] of LOOSE.entries()) {
    const away = (x + 66) / 200;
    drawTress(
      kit,
      [
        [-58, mix(-168, -226, away)],
        [mix(-66, x, 0.42), mix(-176, -226, away)],
        [mix(-66, x, 0.82), mix(-176, y, 0.52)],
        [x + random.around(0, 6), y + random.around(0, 7)],
      ],
      random.between(20, 30),
      { seed: seed(`loose ${i}`), rootFade: 0.4 },
      front,
      litShades(shades),
    );
  }
};

/** Tips of the locks that lie over a loose fringe. */
const LOOSE: readonly Point[] = [
  [134, -20],
  [44, -100],
  [114, -52],
  [84, -80],
];

/** Lifted off the forehead and over to one side. */
const drawLiftedTop = (kit: HairKit): void => {
  drawCrown(kit, 20);
  drawStrands(
    kit.front.strands,
    kit.fitGuides([
      [
        [-104, -104],
        [-118, -174],
        [-70, -236],
        [6, -252],
      ],
      [
        [-52, -149],
        [-54, -206],
        [4, -252],
        [72, -236],
      ],
      [
        [0, -153],
        [6, -208],
        [66, -246],
        [122, -194],
      ],
      [
        [52, -147],
        [68, -196],
        [118, -202],
        [146, -124],
      ],
      [
        [98, -114],
        [118, -156],
        [142, -136],
        [152, -56],
      ],
    ]),
    kit.shades,
    {
      seed: kit.seed('lifted'),
      strands: 1700,
      width: 2.2,
      locks: 14,
      gather: 0.44,
      ragged: 0.12,
      gloss: { sharp: 22, strength: 1 },
      rootScatter: 6,
      rootFade: 0.3,
      tipTaper: 2.2,
    },
  );
};
