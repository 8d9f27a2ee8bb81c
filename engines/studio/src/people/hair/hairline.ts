// Draws what softens a hairline: thin locks at the temples and the short hairs along the forehead.
import { mirrored, mix, type Point } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import type { HairKit } from './kit.ts';
import { drawStrands } from './sheet.ts';

/** Draws one or two thin locks that have come loose at each temple: from beside the parting at `part` to at most height `low`. */
export const drawTempleLocks = (kit: HairKit, part: number, low: number): void => {
  const random = createRandom(kit.seed('temples'));
  for (const side of [-1, 1])
    for (let i = 0; i < 2; i++) {
      const [shown, out, end] = [random.chance(0.75), random.between(-6, 8), random.between(50, 190)];
      if (!shown) continue;
      const tip = Math.min(low - 20, end);
      const line: Point[] = [
        [part * 0.7 + side * 20, -154],
        [side * (82 + out), -124 + i * 6],
        [side * (116 + out * 0.5), -34],
        [side * (118 - out), mix(-34, tip, 0.55)],
        [side * (127 + out), tip],
      ];
      drawStrands(
        kit.front.strands,
        kit.fitGuides([line, line.map(([x, y]): Point => [x + side * 9, y - 7])]),
        kit.shades,
        {
          seed: kit.seed(`temple ${side} ${i}`),
          strands: 34,
          width: 1.7,
          locks: 1,
          gather: 0.6,
          ragged: 0.2,
          gloss: { sharp: 24, strength: 1 },
          rootScatter: 2,
          rootFade: 0.4,
          tipTaper: 1.6,
          wave: { swing: 3 + kit.person.hair.wave * 6, turns: 1.1, from: 0.35 },
        },
      );
    }
};

/** Draws short hairs along the forehead, combed back: they begin below the hair and end in it. */
export const drawBabyHairs = (kit: HairKit): void => {
  const half: Point[][] = [
    [
      [0, -139],
      [6, -152],
      [8, -172],
    ],
    [
      [48, -140],
      [60, -152],
      [58, -174],
    ],
    [
      [88, -114],
      [98, -128],
      [102, -152],
    ],
    [
      [114, -70],
      [122, -86],
      [128, -112],
    ],
    [
      [126, -14],
      [130, -34],
      [136, -60],
    ],
  ];
  drawStrands(kit.front.strands, kit.fitGuides([...half.slice(1).map(mirrored).reverse(), ...half]), kit.shades, {
    seed: kit.seed('baby hairs'),
    strands: 150,
    width: 0.8,
    locks: 60,
    gather: 0,
    ragged: 0.6,
    gloss: { sharp: 20, strength: 0.6 },
    rootScatter: 10,
    rootFade: 0.9,
    tipTaper: 2,
  });
};
