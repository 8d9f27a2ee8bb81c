// Draws gathered styles: slicked back, bun, ponytail.
import { blend } from '../../paint/colour.ts';
import { mirrored, type Point, spline } from '../../paint/curve.ts';
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
  side: { x: -2, y: -240, size: 0.86 },
  high: { x: -2, y: -262, size: 1.24 },
} as const;

export const bun = (kit: HairKit): void => {
  const { back, shades } = kit;
  const { x, y, size } = buns[kit.cut.shape];
  const ring = Array.from(
    { length: 40 },
    (_, i): Point => [Math.cos(i / 6.366) * 50 * size + x, Math.sin(i / 6.366) * 40 * size + y],
  );
  fillGround(back, ring, blend(shades[0], shades[1], 0.4), 1);
  for (const [i, [dx, dy, rx, ry]] of (
    [
      [-2, 0, 50, 40],
      [4, -6, 38, 30],
      [0, 4, 30, 22],
    ] as const
  ).entries())
    drawStrands(
      back.strands,
      [0.98, 0.66, 0.4].map((k) =>
        Array.from({ length: 9 }, (_, j): Point => {
          const a = 2.6 + i * 1.9 + (j / 8) * 5.2;
          return [x + (dx + Math.cos(a) * rx * k) * size, y + (dy + Math.sin(a) * ry * k) * size];
        }),
      ),
      shades,
      {
        seed: kit.seed(`knot${i}`),
        strands: 320,
        width: 1.8,
        locks: 7,
        gather: 0.35,
        ragged: 0.04,
        gloss: { sharp: 12, strength: 0.7 },
        rootFade: 0.1,
      },
    );
  slickBack(kit);
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
  slickBack(kit);
};

/** Combed back and tied at the nape: beside the neck, the end of the tail shows on one side. */
export const lowPonytail = (kit: HairKit): void => {
  const { back, shades } = kit;
  const guides = kit.fitGuides([
    [
      [20, 60],
      [92, 120],
      [112, 190],
      [104, 270],
      [112, 330],
    ],
    [
      [20, 80],
      [72, 140],
      [92, 200],
      [86, 280],
      [96, 340],
    ],
    [
      [20, 100],
      [52, 160],
      [70, 210],
      [66, 280],
      [80, 330],
    ],
  ]);
  const [outer, , inner] = guides as [Point[], Point[], Point[]];
  fillGround(back, [...spline(outer, 20), ...spline(inner, 20).reverse()], blend(shades[0], shades[1], 0.3), 4);
  drawStrands(back.strands, guides, darkenShades(shades, 0.18), {
    seed: kit.seed('low tail'),
    strands: 1100,
    width: 1.8,
    locks: 9,
    gather: 0.14,
    ragged: 0.14,
    gloss: { sharp: 20, strength: 0.7 },
    tipTaper: 4,
    wave: { swing: 3 + kit.person.hair.wave * 8, turns: 1.4, from: 0.3 },
  });
  slickBack(kit);
};
