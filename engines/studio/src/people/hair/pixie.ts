// Draws short cuts of women: soft sides that fall before the ears, hair at the nape, and a fringe that is swept over the forehead or off it, or loose.
import { blend } from '../../paint/colour.ts';
import { mirrored, mix, type Point } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import { litShades } from './curled-locks.ts';
import { drawSingleHairs } from './hairline.ts';
import { darkenShades, fillGround, type HairKit } from './kit.ts';
import { drawLocks, drawTress } from './locks.ts';
import { drawStrands } from './sheet.ts';

/** In units below the eyes: where the locks before the ears end, and the hair at the nape. */
const SIDES_END = 44;
const NAPE_END = 148;

export const softPixie = (kit: HairKit): void => {
  const { shape } = kit.cut;
  // Lifted hair of an older woman is short at the nape, too.
  if (shape !== 'high' || kit.person.age < 45) drawNape(kit);
  drawSides(kit);
  if (shape === 'low') drawLooseFringe(kit);
  else if (shape === 'high') drawSweep(kit, -66, LIFTED);
  else drawSweep(kit, -46, SWEEP);
};

/** Shorter, without hair at the nape; its locks fall to one side of the forehead. */
export const softCrop = (kit: HairKit): void => {
  drawSides(kit);
  drawSweep(kit, -46, SWEEP);
  drawLocks(kit, [
    { count: 8, span: [-70, 112], height: -212, drop: 50, bend: [24, 2], tip: [60, 40], fan: 0.5, width: 48 },
    { count: 8, span: [-78, 92], height: -196, drop: 44, bend: [22, 22], tip: [54, 70], fan: 0.5, width: 46 },
  ]);
};

/** Hair behind the neck, which is seen under the ears on both sides. */
const drawNape = ({ back, shades, fitGuides, seed }: HairKit): void => {
  const dim = darkenShades(shades, 0.2);
  const half: Point[][] = [
    [
      [30, -200],
      [70, -90],
      [72, 40],
      [52, NAPE_END - 10],
    ],
    [
      [60, -200],
      [126, -110],
      [124, 30],
      [84, NAPE_END - 10],
    ],
    [
      [80, -206],
      [146, -120],
      [137, 24],
      [104, NAPE_END - 24],
    ],
  ];
  for (const [name, guides] of [
    ['right', half],
    ['left', half.map(mirrored)],
  ] as const) {
    drawStrands(back.strands, fitGuides(guides), dim, {
      seed: seed(`nape ${name}`),
      strands: 380,
      width: 2.6,
      locks: 5,
      gather: 0.26,
      ragged: 0.14,
      gloss: { sharp: 20, strength: 0.4 },
      tipTaper: 2,
    });
  }
};

/** Combed down over the tops of the ears, to pointed locks before them. */
const drawSides = ({ front, shades, fitGuides, seed }: HairKit): void => {
  const half = (end: number): Point[][] => [
    [
      [70, -176],
      [104, -142],
      [120, -72],
      [123, end],
    ],
    [
      [80, -188],
      [122, -150],
      [133, -80],
      [126, end - 12],
    ],
    [
      [86, -200],
      [136, -160],
      [146, -96],
      [139, -26],
    ],
  ];
  for (const [name, guides] of [
    ['right', half(SIDES_END + 14)],
    // Cut shorter, or tucked, on the side of the parting.
    ['left', half(SIDES_END - 24).map(mirrored)],
  ] as const) {
    drawStrands(front.strands, fitGuides(guides), shades, {
      seed: seed(`side ${name}`),
      strands: 320,
      width: 2.4,
      locks: 4,
      gather: 0.7,
      ragged: 0.28,
      gloss: { sharp: 20, strength: 0.7 },
      rootScatter: 4,
      rootFade: 0.06,
      tipTaper: 1.3,
    });
  }
};

/** Height of the cut's outline beside the middle of the head. */
const outlineAt = (x: number): number => -92 - 140 * Math.sqrt(1 - (x / 150) ** 2);

/** The crown: from the parting over both sides, higher than the head so that the cut has volume. */
const drawCrown = (kit: HairKit, parting: number): void => {
  const { front, shades, fitGuides, seed } = kit;
  const outline = [-144, -100, -50, 0, 50, 100, 144].map((x): Point => [x, outlineAt(x)]);
  drawSingleHairs(kit, fitGuides([outline])[0]!, 20);
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
        [(parting - 104) / 2, -149],
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
        // Beyond the parting, so that no gap is seen in the outline.
        [parting + 12, outlineAt(parting + 12)],
        [(parting - 130) / 2, outlineAt((parting - 130) / 2)],
        [-138, outlineAt(-138)],
        [-150, -56],
      ],
    ]),
    shades,
    {
      seed: seed('crown'),
      strands: 520,
      width: 2.7,
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

/** Swept off the forehead along the hairline, from a deep parting and higher over the crown. */
const LIFTED: Point[][] = [
  [
    [-64, -146],
    [2, -160],
    [76, -138],
    [117, -58],
  ],
  [
    [-66, -196],
    [14, -212],
    [106, -160],
    [139, -30],
  ],
  [
    // On the outline of the crown, or a step would be seen beside the parting.
    [-84, outlineAt(-84)],
    [10, -262],
    [132, -200],
    [153, -50],
  ],
];

/** Single locks over the crown, some of which leave the outline. */
const CROWN: Parameters<typeof drawLocks>[1] = [
  { count: 8, span: [-112, 112], height: -204, drop: 66, bend: [26, -24], tip: [62, -26], fan: 0.7, width: 30 },
  { count: 5, span: [-70, 84], height: -206, drop: 50, bend: [28, 4], tip: [70, 58], fan: 0.4, width: 40 },
];

const drawSweep = (kit: HairKit, parting: number, guides: Point[][]): void => {
  drawCrown(kit, parting);
  drawStrands(kit.front.strands, kit.fitGuides(guides), kit.shades, {
    seed: kit.seed('sweep'),
    strands: 700,
    width: 2.7,
    locks: 12,
    gather: 0.42,
    ragged: 0.14,
    gloss: { sharp: 22, strength: 1 },
    rootScatter: 5,
    rootFade: 0.08,
    tipTaper: 2.2,
  });
  drawLocks(kit, CROWN);
};

/** Locks of different lengths that fall over the forehead from one side, the longest at the other temple. */
const drawLooseFringe = (kit: HairKit): void => {
  drawCrown(kit, -66);
  const { front, shades, fitGuides, seed } = kit;
  const style = { width: 3, gloss: { sharp: 22, strength: 1 }, rootScatter: 6, rootFade: 0.06, tipTaper: 1.6 };
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
    { ...style, seed: seed('fringe'), strands: 860, locks: 6, gather: 0.22, ragged: 0.08, tipTaper: 2.4 },
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
    { ...style, seed: seed('temple'), strands: 360, locks: 3, gather: 0.5, ragged: 0.16 },
  );
  drawLocks(kit, CROWN);
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
