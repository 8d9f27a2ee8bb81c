// The fringe of a cut over falling hair: swept across the forehead, open in the middle, or over the whole forehead.
import { blend } from '../../paint/colour.ts';
import { mirrored, mix, type Point } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import { fillGround, type HairKit } from './kit.ts';
import { drawTress } from './locks.ts';
import { movePart, partShift } from './parting.ts';
import { drawStrands } from './sheet.ts';

/** Hair swept from the parting across the forehead. */
const swept: Point[][] = [
  [
    [-20, -152],
    [26, -124],
    [84, -96],
    [128, -40],
  ],
  [
    [-21, -188],
    [48, -158],
    [112, -112],
    [142, -32],
  ],
  [
    [-22, -224],
    [64, -208],
    [140, -150],
    [158, -20],
  ],
];

/** One half of a fringe that is open in the middle. */
const curtain: Point[][] = [
  [
    [2, -168],
    [20, -150],
    [54, -112],
    [96, -66],
    [128, 14],
  ],
  [
    [2, -202],
    [46, -188],
    [96, -130],
    [130, -56],
    [144, 40],
  ],
  [
    [2, -240],
    [58, -243],
    [128, -184],
    [160, -84],
    [160, 30],
  ],
];

/** Draws the fringe of a cut over falling hair. */
export const drawFringe = (kit: HairKit): void => {
  const { fringe } = kit.cut;
  if (fringe === 'none') return;
  const shift = partShift(kit);
  const parts =
    fringe === 'swept'
      ? ([['swept', movePart(swept, shift)]] as const)
      : ([
          ['curtain right', movePart(curtain, shift - 22)],
          ['curtain left', movePart(curtain.map(mirrored), shift - 22)],
        ] as const);
  for (const [name, guides] of parts)
    drawStrands(kit.front.strands, kit.fitGuides(guides), kit.shades, {
      seed: kit.seed(name),
      strands: 420,
      width: 2.2,
      locks: 6,
      gather: 0.5,
      ragged: 0.16,
      gloss: { sharp: 30, strength: 1.3 },
      rootScatter: 4,
      rootFade: 0.08,
      tipTaper: 2.2,
    });
};

/** Tips of the locks that lie over a fringe. */
const TIPS: readonly Point[] = [
  [-104, -22],
  [110, -14],
  [-52, -58],
  [66, -50],
  [14, -60],
];

/** Draws a fringe over the whole forehead: straight, or longer towards one side. */
export const drawFullFringe = (kit: HairKit): void => {
  const lean = kit.cut.fringe === 'swept' ? 16 : 0;
  const half: Point[][] = [
    [
      [0, -240],
      [2, -198],
      [3, -128],
      [3, -66],
    ],
    [
      [24, -242],
      [62, -206],
      [82, -126],
      [86, -56],
    ],
    [
      [48, -240],
      [112, -196],
      [137, -112],
      [135, -24],
    ],
  ];
  const guides = [...half.slice(1).map(mirrored).reverse(), ...half];
  fillGround(
    kit.front,
    kit.fitGuides([
      [
        [-30, -232],
        [30, -232],
        [104, -190],
        [120, -76],
        [60, -88],
        [-60, -88],
        [-120, -76],
        [-104, -190],
      ],
    ])[0]!,
    blend(kit.shades[0], kit.shades[1], 0.6),
    6,
  );
  drawStrands(
    kit.front.strands,
    kit.fitGuides(
      guides.map((guide) => guide.map(([x, y], i): Point => [x + lean * i * 0.4, y + (lean * x * i) / 300])),
    ),
    kit.shades,
    {
      seed: kit.seed('fringe'),
      strands: 900,
      width: 2.6,
      locks: 5,
      gather: 0.18,
      ragged: 0.1,
      gloss: { sharp: 30, strength: 1.3 },
      rootScatter: 5,
      tipTaper: 2.6,
    },
  );
  const random = createRandom(kit.seed('loose fringe'));
  for (const [x, y] of TIPS) {
    const bend = 9 * Math.sign(x) + lean * 0.6;
    const tip: Point = [x + lean + bend + random.around(0, 8), y + (lean * x) / 200 + random.around(0, 7)];
    drawTress(
      kit,
      [
        [x * 0.2, -226 + Math.abs(x) * 0.06],
        [x * 0.7, -220 + Math.abs(x) * 0.36],
        [x - bend * 0.4, mix(-190, y, 0.55)],
        tip,
      ],
      random.between(24, 50),
      { seed: kit.seed(`fringe ${x}`), rootFade: 0.5 },
    );
  }
};
