// Draws gathered styles: slicked back, bun, ponytail.
import { blend } from '../../paint/colour.ts';
import { mirrored, type Point, spline } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import { darkenShades, drawFadedSides, fillGround, type HairKit } from './kit.ts';
import { drawLocks } from './locks.ts';
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
};

const gatheredBack = (kit: HairKit): void => {
  const { front, shades } = kit;
  fillGround(
    front,
    kit.fitGuides([
      [
        [-122, -80],
        [-134, -120],
        [-112, -176],
        [-60, -212],
        [0, -226],
        [60, -212],
        [112, -176],
        [134, -120],
        [124, -86],
        [100, -134],
        [62, -160],
        [0, -164],
        [-62, -160],
        [-100, -134],
      ],
    ])[0]!,
    blend(shades[0], shades[1], 0.3),
    5,
  );
  const style = { width: 1.7, locks: 16, gather: 0.3, ragged: 0.02, rootScatter: 7, rootFade: 0.42, tipTaper: 9 };
  const side: Point[][] = [
    [
      [126, -4],
      [122, -56],
      [106, -112],
      [56, -168],
      [4, -226],
    ],
    [
      [136, -2],
      [134, -64],
      [120, -132],
      [68, -190],
      [6, -230],
    ],
    [
      [141, -12],
      [145, -84],
      [132, -156],
      [80, -212],
      [6, -233],
    ],
  ];
  for (const [name, guides] of [
    ['right', side],
    ['left', side.map(mirrored)],
  ] as const)
    drawStrands(front.strands, kit.fitGuides(guides), shades, {
      ...style,
      seed: kit.seed(name),
      strands: 800,
      gloss: { sharp: 22, strength: 0.85 },
    });
  drawStrands(
    front.strands,
    kit.fitGuides([
      [
        [-116, -96],
        [-96, -148],
        [-42, -204],
        [-6, -228],
      ],
      [
        [-68, -141],
        [-50, -168],
        [-20, -206],
        [-2, -229],
      ],
      [
        [0, -150],
        [0, -170],
        [0, -206],
        [0, -230],
      ],
      [
        [68, -141],
        [50, -168],
        [20, -206],
        [2, -229],
      ],
      [
        [116, -96],
        [96, -148],
        [42, -204],
        [6, -228],
      ],
    ]),
    shades,
    { ...style, seed: kit.seed('top'), strands: 1300, gloss: { sharp: 22, strength: 0.85 } },
  );
  if (kit.cut.fringe !== 'none') drawLooseLocks(kit);
};

/** Locks in front of the ears that are not tied back; on one side only in a swept cut. */
const drawLooseLocks = (kit: HairKit): void => {
  const lock: Point[][] = [
    [
      [74, -158],
      [112, -112],
      [127, -30],
      [120, 60],
      [124, 128],
    ],
    [
      [84, -172],
      [128, -122],
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
      strands: 170,
      width: 1.7,
      locks: 3,
      gather: 0.3,
      ragged: 0.3,
      gloss: { sharp: 20, strength: 0.8 },
      rootScatter: 5,
      rootFade: 0.16,
      tipTaper: 2,
      wave: { swing: 3 + kit.person.hair.wave * 6, turns: 1.2, from: 0.3 },
    });
};

/** Middle and size of a bun. */
const buns = {
  earlier: { x: -2, y: -250, size: 1 },
  low: { x: 74, y: 128, size: 1.16 },
  side: { x: -2, y: -244, size: 0.96 },
  high: { x: -2, y: -262, size: 1.24 },
} as const;

interface Bun {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws a ball of locks that are wound over each other. `loose` 0 to 1: how far they stand off. */
const drawBun = (kit: HairKit, { x, y, size }: Bun, starts: readonly number[], loose: number): void => {
  const { back, shades } = kit;
  const [rx, ry] = [54 * size, 46 * size];
  const at = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * rx * reach,
    y + Math.sin(angle) * ry * reach,
  ];
  const ring = Array.from({ length: 40 }, (_, i): Point => at(i / 6.366, 0.94));
  fillGround(back, ring, blend(shades[0], shades[1], 0.3), 1);
  const random = createRandom(kit.seed('knot'));
  for (const [i, start] of starts.entries()) {
    // A lock begins at the edge, bulges over the front and ends at the other side.
    const [turn, bulge] = [random.around(2.6, 0.3), random.between(-0.12, 0.12)];
    const off = 1 + loose * random.between(0, 0.22);
    const guides = [-1, 0, 1].map((k): Point[] => [
      at(start + k * 0.42, 0.98 * off),
      at(start + turn * 0.3 + k * 0.1, (0.4 + bulge + k * 0.46) * off),
      at(start + turn * 0.7 - k * 0.1, (0.4 + bulge + k * 0.46) * off),
      at(start + turn - k * 0.42, 0.98 * off),
    ]);
    fillGround(
      back,
      [...spline(guides[0]!, 16), ...spline(guides[2]!, 16).reverse()],
      blend(shades[0], shades[1], 0.42),
      3,
    );
    drawStrands(back.strands, guides, shades, {
      seed: kit.seed(`knot${i}`),
      strands: 300,
      width: 1.8,
      locks: 5,
      gather: 0.32,
      ragged: 0.04 + loose * 0.16,
      gloss: { sharp: 8, strength: 0.95 },
      rootFade: 0.3,
      tipTaper: 6,
    });
  }
};

const wound = [3.4, 0.9, 5.3, 2.4, 4.4] as const;

export const bun = (kit: HairKit): void => {
  drawBun(kit, buns[kit.cut.shape], wound, 0);
  gatheredBack(kit);
};

/** Large and loose, with ends that stand out of it and locks around the face. */
export const messyBun = (kit: HairKit): void => {
  const middle = { x: 6, y: -262, size: 1.5 };
  const random = createRandom(kit.seed('ends'));
  for (let i = 0; i < 15; i++) {
    const angle = 2.9 + i * 0.26 + random.around(0, 0.2);
    const out = (reach: number, bend: number): Point => [
      middle.x + Math.cos(angle + bend) * 80 * reach,
      middle.y + Math.sin(angle + bend) * 66 * reach,
    ];
    const swing = random.around(0, 0.34);
    drawStrands(
      kit.back.strands,
      [-0.07, 0.07].map((k) => [out(0.7, k), out(1, k * 0.6 + swing * 0.4), out(random.between(1.16, 1.42), swing)]),
      kit.shades,
      {
        seed: kit.seed(`end${i}`),
        strands: 34,
        width: 1.6,
        locks: 2,
        gather: 0.4,
        ragged: 0.4,
        gloss: { sharp: 10, strength: 0.6 },
        tipTaper: 2,
      },
    );
  }
  drawBun(kit, middle, [...wound, 1.7, 5.9], 1);
  gatheredBack(kit);
  drawLooseLocks({ ...kit, cut: { ...kit.cut, fringe: 'curtain' } });
};

export const ponytail = (kit: HairKit): void => {
  const { back, shades } = kit;
  const tail: Point[][] = [
    [
      [30, -214],
      [104, -236],
      [176, -150],
      [182, -10],
      [170, 130],
      [176, 250],
    ],
    [
      [40, -204],
      [120, -196],
      [152, -120],
      [156, 0],
      [150, 130],
      [160, 270],
    ],
    [
      [46, -190],
      [112, -160],
      [130, -100],
      [134, 10],
      [128, 130],
      [146, 262],
    ],
  ];
  const swing = kit.person.hair.wave;
  const [outer, , inner] = kit.fitGuides(tail) as [Point[], Point[], Point[]];
  const ground = [...spline(outer, 20).slice(0, 16), ...spline(inner, 20).slice(0, 16).reverse()];
  fillGround(back, ground, blend(shades[0], shades[1], 0.3), 4);
  drawStrands(back.strands, kit.fitGuides(tail), darkenShades(shades, 0.12), {
    seed: kit.seed('tail'),
    strands: 1700,
    width: 1.8,
    locks: 14,
    gather: 0.12,
    ragged: 0.16,
    gloss: { sharp: 20, strength: 0.8 },
    tipTaper: 4,
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
  gatheredBack(kit);
};
