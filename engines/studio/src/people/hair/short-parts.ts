// Parts of several short cuts: sides over the ears, the top between guides, and the ground under the top.
import { blend } from '../../paint/colour.ts';
import { mirrored, type Point, smooth } from '../../paint/curve.ts';
import { softenHairline } from './hairline.ts';
import { fillGround, greyed, type HairKit } from './kit.ts';
import { drawStrands } from './sheet.ts';

/** From the middle of the forehead around the corner above the temple to the hair before the ear. */
const HAIRLINE: Point[] = [
  [8, -154],
  [52, -152],
  [90, -140],
  [110, -116],
  [117, -86],
  [121, -40],
];

/** Draws the fine hairs of the hairline of a short cut over the forehead and the temples. */
export const drawFineHairline = (kit: HairKit): void => {
  for (const line of [HAIRLINE, mirrored(HAIRLINE)]) softenHairline(kit, kit.fitGuides([line])[0]!);
};

/** Draws the hair over both ears, combed down and back. */
export const drawSides = (kit: HairKit, end: number, strands: number): void => {
  // Above a beard, they go over into it.
  const bearded = /beard/.test(kit.person.facialHair);
  const low = end + (bearded ? 52 : 0);
  // Close cuts are faded higher.
  const faded = bearded ? 0 : 26 * smooth(0.7, -0.5, kit.cut.volume);
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
      [131, low],
    ],
    [
      [84, -190],
      [128, -164],
      [143, -104],
      [133, low - 10],
    ],
  ];
  for (const [name, set] of [
    ['r', guides],
    ['l', guides.map(mirrored)],
  ] as const)
    drawStrands(kit.front.strands, kit.fitGuides(set), kit.shades, {
      seed: kit.seed(`side-${name}`),
      strands,
      locks: 3,
      gloss: { sharp: 20, strength: 0.7 },
      width: 2.4,
      gather: 0.16,
      ragged: 0.16,
      rootScatter: 4,
      rootFade: 0.25,
      // Cropped ever closer towards the ears; what a hat leaves of it is too low to begin thin.
      vanish: kit.person.headwear === 'none' ? [low - 116 - faded, low - 14 - faded] : [low - 30, low - 10],
    });
};

interface Top {
  guides: Point[][];
  strands: number;
  wave?: number;
  ragged?: number;
  sharp?: number;
  gather?: number;
  locks?: number;
  rootFade?: number;
}

/** Draws the top between guides from one side of the head to the other. */
export const drawTop = (
  kit: HairKit,
  { guides, strands, wave = 0, ragged = 0.12, sharp = 16, gather = 0.42, locks = 6, rootFade = 0.16 }: Top,
): void => {
  const fitGuides = kit.fitGuides(guides);
  const swing = wave + kit.person.hair.wave * 6;
  drawStrands(kit.front.strands, fitGuides, kit.shades, {
    seed: kit.seed('top'),
    strands,
    width: 2,
    locks,
    gather,
    ragged,
    gloss: { sharp, strength: 0.95 },
    rootScatter: 6,
    rootFade,
    tipTaper: 3,
    ...(swing > 0 ? { wave: { swing, turns: 1.1, from: 0.1 } } : {}),
  });
};

/** Fills the ground of the top, slightly inside its outline. */
export const fillTop = (kit: HairKit, points: Point[]): void => {
  const [dark, base] = kit.shades;
  fillGround(kit.front, kit.fitGuides([points])[0]!, greyed(kit.person, blend(dark, base, 0.5)), 5);
};
