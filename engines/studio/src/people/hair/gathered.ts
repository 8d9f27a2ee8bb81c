// Draws gathered styles: slicked back, bun, ponytail.
import { blend } from '../../paint/colour.ts';
import { mirrored, mix, type Point, spline } from '../../paint/curve.ts';
import { keyLight } from '../../paint/light.ts';
import { createRandom } from '../../paint/random.ts';
import { drawRinglet, rolled } from './curled-locks.ts';
import { darkenShades, fillGround, type HairKit } from './kit.ts';
import { drawTress } from './locks.ts';
import { drawPartedBack } from './parted.ts';
import { drawStrands } from './sheet.ts';
import { combedBack } from './short.ts';

/** Hair combed back from the forehead: a woman's to the top of the head, a man's over its whole width. */
export const slickBack = (kit: HairKit): void => (kit.person.gender === 'male' ? combedBack : gatheredBack)(kit);

/** From the hairline, middle to ear, up and back to the crown. */
export const SWEPT_UP: Point[][] = [
  [
    [0, -145],
    [5, -184],
    [8, -222],
    [5, -241],
  ],
  [
    [44, -151],
    [46, -194],
    [40, -226],
    [24, -241],
  ],
  [
    [88, -121],
    [97, -172],
    [84, -216],
    [48, -237],
  ],
  [
    [117, -72],
    [129, -132],
    [113, -194],
    [62, -233],
  ],
  [
    [133, 16],
    [146, -78],
    [136, -160],
    [82, -224],
  ],
];

const gatheredBack = (kit: HairKit): void => {
  const { front, shades } = kit;
  // Tied a little to one side, so that the groups of hair do not mirror each other.
  const aside = kit.cut.part * 22;
  const guides = kit.fitGuides(
    [...SWEPT_UP.slice(1).map(mirrored).reverse(), ...SWEPT_UP].map((guide) =>
      guide.map(([x, y], i): Point => [x + aside * ([0, 0.1, 0.3, 0.7][i] ?? 0), y]),
    ),
  );
  const lines = guides.map((guide) => spline(guide, 12));
  fillGround(
    front,
    [
      ...lines.map((line) => line[1]!),
      ...lines.at(-1)!.slice(3),
      ...lines.map((line) => line[12]!).reverse(),
      ...lines[0]!.slice(3).reverse(),
    ],
    blend(shades[0], shades[1], 0.45),
    5,
  );
  drawStrands(front.strands, guides, shades, {
    seed: kit.seed('swept back'),
    strands: 1100,
    width: 3,
    locks: isCurly(kit) ? 12 : 7,
    gather: 0.3,
    ragged: 0.02,
    gloss: { sharp: 30, strength: isCurly(kit) ? 0.7 : 1 },
    rootScatter: 4,
    rootFade: 0.3,
    tipTaper: 9,
    ...(isCurly(kit) && { wave: { swing: 3.2, turns: 4, from: -0.2 } }),
  });
  if (isCurly(kit)) drawLooseCurls(kit);
  else if (kit.cut.fringe !== 'none') drawLooseLocks(kit);
};

/** Draws two wavy locks at each temple that are not tied back. */
const drawLooseCurls = (kit: HairKit): void => {
  const random = createRandom(kit.seed('loose curls'));
  for (const side of [-1, 1])
    for (const [out, low] of [
      [6, 0],
      [0, 46],
    ] as const) {
      const [end, bend] = [low + random.around(0, 16), random.between(5, 10)];
      const line: Point[] = [
        [side * (92 + out), -134],
        [side * (116 + out), -98],
        [side * (122 + out + bend), mix(-98, end, 0.3)],
        [side * (118 + out - bend), mix(-98, end, 0.62)],
        [side * (120 + out + bend), mix(-98, end, 0.86)],
        [side * (116 + out - bend * 0.4), end],
      ];
      drawTress(kit, line, random.between(10, 15), { seed: kit.seed(`loose curl ${side} ${low}`), rootFade: 0.4 });
    }
};

/** Locks in front of the ears that are not tied back; on one side only in a swept cut. */
const drawLooseLocks = (kit: HairKit): void => {
  const random = createRandom(kit.seed('loose locks'));
  for (const side of kit.cut.fringe === 'swept' ? [1] : [1, -1])
    for (const [out, low, width] of [
      [8, 26, 15],
      [2, 52, 20],
    ] as const) {
      const end = low + random.around(0, 16);
      const seed = kit.seed(`loose ${side} ${low}`);
      const line: Point[] = [
        [side * (84 + out), -140],
        [side * (114 + out), -102],
        [side * (128 + out), -30],
        [side * (121 + out + random.around(0, 5)), mix(-30, end, 0.6)],
        [side * (119 + out), end],
      ];
      drawTress(kit, line, width, { seed, rootFade: 0.3 });
    }
};

/** Middle and size of a bun of a cut of average height and volume. */
const buns = {
  earlier: { x: -2, y: -268, size: 1.24 },
  low: { x: 74, y: 128, size: 1.2 },
  side: { x: -2, y: -270, size: 1.24 },
  high: { x: -2, y: -284, size: 1.5 },
} as const;

/** Height up to which a bun is drawn: higher, the layer of the hair would cut it. */
const highest = -334;

interface Bun {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The bun of a cut: the more volume, the larger; the lower, the further down behind the crown. */
const bunOf = ({ shape, volume, height, part }: HairKit['cut']): Bun => {
  const { x, y, size } = buns[shape];
  const top = shape === 'low' ? 0 : 1;
  const own = size * (1 + volume * 0.28);
  return { x: x + top * part * 34, y: Math.max(highest + 47 * own, y + top * (8 - height * 26)), size: own };
};

/** From one pole of a ball to the other: `across` −1 to 1 is the side on which it passes the middle. */
const meridian = ({ x, y, size }: Bun, turn: number, across: number): Point[] =>
  [-1, -0.72, -0.25, 0.25, 0.72, 1].map((along): Point => {
    const off = across * Math.sqrt(1 - along * along);
    return [
      x + (Math.cos(turn) * along - Math.sin(turn) * off) * 54 * size,
      y + (Math.sin(turn) * along + Math.cos(turn) * off) * 47 * size,
    ];
  });

/** Parts of a bun: over which angle and between which meridians each lies, from those under the others to those over them. */
const WRAPS = [
  { turn: -0.7, from: -1, to: 1, locks: 2, dim: 0.12 },
  { turn: 0.35, from: 0.05, to: 1.04, locks: 3, dim: 0.08 },
  { turn: -0.3, from: -1.04, to: 0.05, locks: 3, dim: 0 },
  { turn: -1.3, from: 0.34, to: 1.02, locks: 2, dim: 0.04 },
] as const;

/** Draws a ball of hair with strands wrapped around it; curly hair is a ball of curls. */
const drawBun = (kit: HairKit, at: Bun): void => {
  const { back, shades } = kit;
  if (isCurly(kit)) {
    // Like a straight one, a ball of curls keeps its place on every head.
    drawCurlBall(
      { ...kit, fitGuides: (guides) => guides.map((guide) => [...guide]) },
      { ...at, y: at.y + 12, size: at.size * 0.74 },
    );
    return;
  }
  fillGround(
    back,
    [...meridian(at, -0.7, -0.95), ...meridian(at, -0.7, 0.95).reverse()],
    blend(shades[0], shades[1], 0.3),
    2,
  );
  for (const [i, { turn, from, to, locks, dim }] of WRAPS.entries())
    drawStrands(
      back.strands,
      [0, 0.5, 1].map((k) => meridian(at, turn, mix(from, to, k))),
      darkenShades(shades, dim),
      {
        seed: kit.seed(`wrap${i}`),
        strands: i === 0 ? 420 : 190,
        width: 2.6,
        locks,
        gather: 0.25,
        ragged: 0.02,
        gloss: { sharp: 4, strength: 2 },
        rootFade: 0.1,
        tipTaper: 6,
      },
    );
};

/** Whether words say that hair is curly: tied back, it is straight to the tie. */
const isCurly = ({ person }: HairKit): boolean => person.hair.wave === 1;

/** Draws overlapping curls over a ball, from its outline to its middle. */
const drawCurlBall = (kit: HairKit, { x, y, size }: Bun): void => {
  const { back, shades } = kit;
  const random = createRandom(kit.seed('curl ball'));
  const ring = Array.from(
    { length: 24 },
    (_, i): Point => [x + Math.cos(i / 3.82) * 56 * size, y + Math.sin(i / 3.82) * 50 * size],
  );
  fillGround(back, ring, blend(shades[0], shades[1], 0.15), 3);
  for (const [count, reach] of [
    [30, 0.8],
    [24, 0.6],
    [17, 0.38],
    [9, 0.12],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 6.283 + random.around(0, 0.25);
      const root: Point = [x + Math.cos(angle) * 56 * size * reach, y + Math.sin(angle) * 50 * size * reach];
      const lit = 0.2 * (1 - reach) + 0.12 * (Math.cos(angle) * keyLight.x + Math.sin(angle) * keyLight.y);
      const wide = random.between(9, 14) * size;
      drawRinglet(
        kit,
        back,
        rolled(
          root,
          angle + random.around(0, 0.8),
          wide * random.between(3, 4.2),
          random.pick([-1, 1]) * random.between(2.6, 4.6),
        ),
        {
          seed: kit.seed(`ball${reach} ${i}`),
          size: wide,
          from: 0.3,
          shades: darkenShades(shades, Math.max(0, 0.1 - lit * 0.6)),
        },
      );
    }
};

export const bun = (kit: HairKit): void => {
  drawBun(kit, bunOf(kit.cut));
  if (kit.cut.shape === 'low') drawPartedBack(kit, -22 + kit.cut.part * 22, [-1, 1]);
  else gatheredBack(kit);
};

/** Large and loose, with ends that stand out of it and locks around the face. */
export const messyBun = (kit: HairKit): void => {
  const middle = { x: 6, y: -268, size: 1.4 };
  const random = createRandom(kit.seed('ends'));
  for (let i = 0; i < 9; i++) {
    const angle = 2.9 + i * 0.44 + random.around(0, 0.2);
    const out = (reach: number, bend: number): Point => [
      middle.x + Math.cos(angle + bend) * 76 * reach,
      middle.y + Math.sin(angle + bend) * 66 * reach,
    ];
    const swing = random.around(0, 0.7);
    drawStrands(
      kit.back.strands,
      [-0.07, 0.07].map((k) => [out(0.7, k), out(1, k * 0.6 + swing * 0.4), out(random.between(1.2, 1.5), swing)]),
      kit.shades,
      {
        seed: kit.seed(`end${i}`),
        strands: 7,
        width: 1.2,
        locks: 2,
        gather: 0.4,
        ragged: 0.4,
        gloss: { sharp: 10, strength: 0.6 },
        tipTaper: 2,
      },
    );
  }
  drawBun(kit, middle);
  gatheredBack(kit);
  if (!isCurly(kit)) drawLooseLocks({ ...kit, cut: { ...kit.cut, fringe: 'curtain' } });
};

/** High on the head; a hat needs a low one. */
export const ponytail = (kit: HairKit): void => (kit.person.headwear === 'none' ? highPonytail : lowPonytail)(kit);

const highPonytail = (kit: HairKit): void => {
  const { back, shades } = kit;
  if (isCurly(kit)) {
    drawBun(kit, { x: kit.cut.part * 20, y: -222, size: 1.9 });
    gatheredBack(kit);
    return;
  }
  const tail: Point[][] = [
    [
      [10, -232],
      [84, -280],
      [172, -236],
      [204, -112],
      [188, 30],
      [196, 150],
      [176, 262],
    ],
    [
      [24, -226],
      [92, -246],
      [150, -196],
      [168, -90],
      [160, 30],
      [172, 150],
      [170, 276],
    ],
    [
      [36, -214],
      [96, -206],
      [128, -150],
      [140, -70],
      [134, 40],
      [148, 150],
      [162, 262],
    ],
  ];
  const swing = kit.person.hair.wave;
  const [outer, , inner] = kit.fitGuides(tail) as [Point[], Point[], Point[]];
  const ground = [...spline(outer, 20).slice(0, 14), ...spline(inner, 20).slice(0, 14).reverse()];
  fillGround(back, ground, blend(shades[0], shades[1], 0.3), 4);
  drawStrands(back.strands, kit.fitGuides(tail), darkenShades(shades, 0.08), {
    seed: kit.seed('tail'),
    strands: 1000,
    width: 2.8,
    locks: 4,
    gather: 0.8,
    ragged: 0.12,
    gloss: { sharp: 20, strength: 1 },
    tipTaper: 2.6,
    wave: { swing: 4 + swing * 9, turns: 1.2 + swing * 0.6, from: 0.3 },
  });
  gatheredBack(kit);
};

/** Combed back and tied at the nape; the tail falls over one shoulder. */
export const lowPonytail = (kit: HairKit): void => {
  const { back, front, shades } = kit;
  const reach = 330 + kit.person.hair.length * 40;
  const edges = kit.fitGuides([
    [
      [40, 70],
      [124, 128],
      [152, 200],
      [142, 280],
      [126, reach],
    ],
    [
      [36, 84],
      [106, 142],
      [128, 210],
      [118, 290],
      [110, reach + 22],
    ],
    [
      [30, 100],
      [88, 156],
      [104, 216],
      [94, 290],
      [92, reach],
    ],
  ]);
  const style = {
    seed: kit.seed('low tail'),
    strands: 1100,
    width: 1.8,
    locks: 9,
    gather: 0.16,
    ragged: 0.16,
    gloss: { sharp: 20, strength: 0.8 },
    tipTaper: 4,
    wave: { swing: 3 + kit.person.hair.wave * 8, turns: 1.4, from: 0.3 },
  };
  // Behind the jaw, then in front of the shoulder.
  const falling = edges.map((edge) => spline(edge, 20).slice(7));
  for (const [layer, guides] of [
    [back, edges.map((edge) => spline(edge, 20).slice(0, 12))],
    [front, falling],
  ] as const) {
    fillGround(layer, [...guides[0]!, ...guides[2]!.toReversed()], blend(shades[0], shades[1], 0.3), 4);
    drawStrands(layer.strands, guides, darkenShades(shades, 0.1), style);
  }
  drawPartedBack(kit, -22 + kit.cut.part * 22, [-1, 1]);
};
