// The parts that short cuts share: sides over the ears, the top combed between guides, solid ground under both.
import { blend } from '../../paint/colour.ts';
import { mirrored, type Point } from '../../paint/curve.ts';
import { filled, type HairKit } from './kit.ts';
import { combed } from './sheet.ts';

/** Hair over the ears, combed down and back, on both sides. */
export const sides = (kit: HairKit, low: number, strands: number): void => {
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
      width: 1.5,
      gather: 0.35,
      ragged: 0.16,
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

/** Hair from the crown to its tips, between guides from one side of the head to the other. */
export const top = (
  kit: HairKit,
  { guides, strands, wave = 0, ragged = 0.12, sharp = 16, gather = 0.42 }: Top,
): void => {
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

/** Solid ground for the top, a little inside its outline. */
export const cap = (kit: HairKit, points: Point[]): void => {
  const [dark, base] = kit.shades;
  filled(kit.front, kit.placed([points])[0]!, blend(dark, base, 0.5), 5);
};
