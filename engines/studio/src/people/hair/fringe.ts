// The fringe of a cut over falling hair: swept across the forehead, or open in the middle.
import { mirrored, type Point } from '../../paint/curve.ts';
import type { HairKit } from './kit.ts';
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
