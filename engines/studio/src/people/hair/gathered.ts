// Draws gathered styles: slicked back, bun, ponytail.
import { blend } from '../../paint/colour.ts';
import { mirrored, mix, type Point, spline } from '../../paint/curve.ts';
import { keyLight } from '../../paint/light.ts';
import { createRandom } from '../../paint/random.ts';
import { drawBabyHairs, drawTempleLocks } from './hairline.ts';
import { darkenShades, drawFadedSides, fillGround, type HairKit } from './kit.ts';
import { drawLocks } from './locks.ts';
import { drawPartedBack } from './parted.ts';
import { drawStrands } from './sheet.ts';
import { drawSides, fillTop } from './short-parts.ts';

/** Hair combed back from the forehead: a woman's to the top of the head, a man's over its whole width. */
export const slickBack = (kit: HairKit): void => (kit.person.gender === 'male' ? combedBack : gatheredBack)(kit);

const combedBack = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 18, 0.8);
  drawSides(kit, -6, 460);
  fillTop(kit, [
    [-120, -96],
    [-130, -160],
    [-92, -216],
    [0, -240],
    [92, -216],
    [130, -160],
    [120, -96],
    [70, -158],
    [0, -156],
    [-70, -158],
  ]);
  drawLocks(kit, [
    { count: 9, span: [-122, 122], height: -204, drop: 76, bend: [0, -30], tip: [0, -38], fan: 0.6, width: 46 },
    { count: 9, span: [-114, 114], height: -186, drop: 60, bend: [0, -46], tip: [0, -62], fan: 0.3, width: 46 },
    { count: 8, span: [-98, 98], height: -156, drop: 18, bend: [0, -78], tip: [0, -92], fan: -0.2, width: 46 },
  ]);
  drawBabyHairs(kit);
};

/** From the hairline, middle to ear, up and back to the crown. */
const SWEPT_UP: Point[][] = [
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
      ...lines.map((line) => line[2]!),
      ...lines.at(-1)!.slice(3),
      ...lines.map((line) => line[12]!).reverse(),
      ...lines[0]!.slice(3).reverse(),
    ],
    blend(shades[0], shades[1], 0.3),
    4,
  );
  drawStrands(front.strands, guides, shades, {
    seed: kit.seed('swept back'),
    strands: 2000,
    width: 2,
    locks: 13,
    gather: 0.3,
    ragged: 0.02,
    gloss: { sharp: 34, strength: 0.85 },
    rootScatter: 5,
    rootFade: 0.26,
    tipTaper: 9,
  });
  drawBabyHairs(kit);
  if (kit.cut.fringe === 'none') drawTempleLocks(kit, 0, 120);
  else drawLooseLocks(kit);
};

/** Locks in front of the ears that are not tied back; on one side only in a swept cut. */
const drawLooseLocks = (kit: HairKit): void => {
  const lock: Point[][] = [
    [
      [88, -136],
      [113, -98],
      [127, -30],
      [120, 60],
      [124, 128],
    ],
    [
      [98, -142],
      [126, -108],
      [143, -32],
      [137, 62],
      [132, 132],
    ],
  ];
  const sides = [
    ['lock right', lock],
    ['lock left', lock.map(mirrored)],
  ] as const;
  for (const [name, guides] of kit.cut.fringe === 'swept' ? sides.slice(0, 1) : sides)
    drawStrands(kit.front.strands, kit.fitGuides(guides), kit.shades, {
      seed: kit.seed(name),
      strands: 120,
      width: 1.9,
      locks: 2,
      gather: 0.3,
      ragged: 0.3,
      gloss: { sharp: 20, strength: 0.8 },
      rootScatter: 5,
      rootFade: 0.5,
      tipTaper: 2,
      wave: { swing: 3 + kit.person.hair.wave * 6, turns: 1.2, from: 0.3 },
    });
};

/** Middle and size of a bun. */
const buns = {
  earlier: { x: -2, y: -268, size: 1.24 },
  low: { x: 74, y: 128, size: 1.2 },
  side: { x: -2, y: -270, size: 1.24 },
  high: { x: -2, y: -284, size: 1.5 },
} as const;

interface Bun {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws a ball of locks that are wound into its middle, `count` of them. `loose` 0 to 1: how far they stand off. */
const drawBun = (kit: HairKit, { x, y, size }: Bun, count: number, loose: number): void => {
  const { back, shades } = kit;
  const [rx, ry] = [54 * size, 47 * size];
  const at = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * rx * reach,
    y + Math.sin(angle) * ry * reach,
  ];
  const ring = Array.from({ length: 40 }, (_, i): Point => at(i / 6.366, 0.94));
  fillGround(back, ring, blend(shades[0], shades[1], 0.2), 1);
  const random = createRandom(kit.seed('knot'));
  const first = random.between(0, 6.28);
  for (let i = 0; i < count; i++) {
    const start = first + (i / count) * 6.283 + random.around(0, 0.25);
    const off = 1 + loose * random.between(0, 0.2);
    // From the rim in a spiral to slightly above the middle; the outer edge of a lock lies over the next.
    const guides = [0.02, 0.3, 0.58].map((k): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
        const [px, py] = at(start + t * 2.5, (1 - k * (1 - t * 0.7)) * mix(off, -0.12, t ** 1.3));
        return [px, py - 4 * size * t];
      }),
    );
    // The side towards the light is brighter.
    const middle = start + 0.9;
    const shaded = 0.1 - 0.2 * (Math.cos(middle) * keyLight.x + Math.sin(middle) * keyLight.y);
    drawStrands(back.strands, guides, darkenShades(shades, Math.max(0, shaded)), {
      seed: kit.seed(`knot${i}`),
      strands: 240,
      width: 2.2,
      locks: 1,
      gather: 0.16,
      ragged: 0.04 + loose * 0.1,
      gloss: { sharp: 8, strength: 1 },
      rootFade: 0.3,
      tipTaper: 6,
    });
  }
};

export const bun = (kit: HairKit): void => {
  drawBun(kit, buns[kit.cut.shape], 5, 0);
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
  drawBun(kit, middle, 6, 1);
  gatheredBack(kit);
  drawLooseLocks({ ...kit, cut: { ...kit.cut, fringe: 'curtain' } });
};

/** High on the head; a hat needs a low one. */
export const ponytail = (kit: HairKit): void => (kit.person.headwear === 'none' ? highPonytail : lowPonytail)(kit);

const highPonytail = (kit: HairKit): void => {
  const { back, shades } = kit;
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
  const ground = [...spline(outer, 20).slice(0, 16), ...spline(inner, 20).slice(0, 16).reverse()];
  fillGround(back, ground, blend(shades[0], shades[1], 0.3), 4);
  drawStrands(back.strands, kit.fitGuides(tail), darkenShades(shades, 0.12), {
    seed: kit.seed('tail'),
    strands: 1300,
    width: 2.2,
    locks: 7,
    gather: 0.5,
    ragged: 0.16,
    gloss: { sharp: 20, strength: 1 },
    tipTaper: 2.6,
    wave: { swing: 4 + swing * 9, turns: 1.6 + swing, from: 0.3 },
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
