// Draws falling styles: long hair, bob, shag, with or without a fringe.
import { blend, rgb } from '../../paint/colour.ts';
import { mirrored, type Point, smooth, spline } from '../../paint/curve.ts';
import { lineOf, setJoint } from './fibres.ts';
import { darkenShades, fillGround, type HairKit } from './kit.ts';
import { drawStrands, type SheetStyle } from './sheet.ts';

/** Guides on each side of the parting: along the hairline, through the middle of the hair, along its outer edge. */
const left: Point[][] = [
  [
    [-22, -148],
    [-58, -139],
    [-100, -98],
    [-125, -24],
    [-134, 70],
    [-130, 170],
    [-120, 300],
    [-108, 390],
  ],
  [
    [-22, -184],
    [-78, -180],
    [-130, -126],
    [-149, -42],
    [-154, 80],
    [-155, 190],
    [-144, 312],
    [-134, 404],
  ],
  [
    [-22, -225],
    [-84, -213],
    [-142, -158],
    [-167, -52],
    [-174, 80],
    [-180, 195],
    [-170, 306],
    [-158, 396],
  ],
];
const right: Point[][] = [
  [
    [-22, -148],
    [24, -148],
    [90, -106],
    [124, -24],
    [134, 70],
    [130, 170],
    [118, 298],
    [106, 388],
  ],
  [
    [-22, -185],
    [54, -195],
    [128, -140],
    [149, -46],
    [154, 80],
    [156, 190],
    [146, 314],
    [136, 406],
  ],
  [
    [-22, -225],
    [54, -219],
    [136, -162],
    [167, -52],
    [174, 80],
    [181, 195],
    [172, 304],
    [160, 394],
  ],
];

/** Cuts guides at height `low` and bends their ends inwards by `curl`. */
const cutAt = (guides: readonly Point[][], low: number, curl: number): Point[][] =>
  guides.map((guide) => {
    const fine = spline(guide, 60).filter(([, y], i) => y < low || i < 14);
    return fine
      .filter((_, i) => i % 5 === 0 || i === fine.length - 1)
      .map(([x, y]): Point => [x * (1 - curl * smooth(low - 110, low, y)), y]);
  });

/** Units by which a cut's parting is nearer to the middle than usual. */
const partShift = ({ cut }: HairKit): number => cut.part * (cut.part > 0 ? 22 : 24);

/** Guides whose roots are moved sideways. */
const movePart = (guides: readonly Point[][], by: number): Point[][] =>
  guides.map((guide) => guide.map(([x, y], i): Point => [x + by * ([1, 0.45, 0.1][i] ?? 0), y]));

const drawLongHair = (kit: HairKit, low: number, curl: number, style: Partial<SheetStyle>): void => {
  const { back, front, shades, fitGuides } = kit;
  const shift = partShift(kit);
  const swing = kit.person.hair.wave;
  const wave = { swing: 2 + swing * 11, turns: 1 + low / 230 + swing * 1.1, from: 0.22 };
  const dim = darkenShades(shades, 0.32);
  const edge = fitGuides([left, right].flatMap((guides) => cutAt(movePart(guides, shift), low, curl)));
  const [, , outerLeft, , , outerRight] = edge as [Point[], Point[], Point[], Point[], Point[], Point[]];
  fillGround(
    back,
    [...spline(outerLeft, 30).slice(0, 29), ...spline(outerRight, 30).slice(0, 29).reverse()],
    blend(dim[0], dim[1], 0.2),
    5,
  );
  const inner: Point[][] = [
    [
      [-20, -200],
      [-60, -100],
      [-64, 20],
      [-60, low],
    ],
    [
      [20, -200],
      [60, -100],
      [64, 20],
      [60, low],
    ],
  ];
  drawStrands(back.strands, [outerLeft, ...fitGuides(inner), outerRight], dim, {
    seed: kit.seed('back'),
    strands: 560,
    width: 3,
    locks: 20,
    gather: 0.3,
    ragged: 0.05,
    gloss: { sharp: 20, strength: 0.25 },
    wave,
  });
  for (const [name, guides] of [
    ['left', edge.slice(0, 3)],
    ['right', edge.slice(3)],
  ] as const) {
    const lines = guides.map((guide) => spline(guide, 30));
    fillGround(
      front,
      [...lines[0]!.slice(1, 25), ...lines[2]!.slice(0, 25).reverse()],
      blend(shades[0], shades[1], 0.3),
      4,
    );
    drawStrands(front.strands, guides, shades, {
      seed: kit.seed(name),
      strands: 1200,
      width: 1.9,
      locks: 11,
      gather: 0.26,
      ragged: 0.1,
      gloss: { sharp: 24, strength: 0.9 },
      rootScatter: 5.4,
      rootFade: 0.06,
      tipTaper: 5,
      wave,
      ...style,
    });
    drawSoftEnds(kit, name, guides, wave);
    drawFlyaways(kit, guides, wave);
  }
  drawParting(kit, shift);
};

/** Draws the parting: a thin line of scalp from the hairline to the crown. */
const drawParting = ({ front, person, fitGuides, shades }: HairKit, shift: number): void => {
  const [line] = fitGuides([
    [
      [shift - 22, -147],
      [shift - 22.5, -176],
      [shift - 21, -205],
    ],
  ]);
  const colour = blend(rgb(person.skin[1]!), shades[0], 0.42);
  const points = spline(line!, 24);
  const parting = lineOf(points.length);
  for (const [i, [x, y]] of points.entries())
    setJoint(parting, i, x, y, 3.4 * (1 - i / 30), 0.62 * smooth(0, 0.12, i / 24) * (1 - (i / 24) ** 2), colour);
  front.strands.stroke(parting);
};

/** Draws single hairs of different lengths between the points of the locks, which alone would look like the teeth of a saw. */
const drawSoftEnds = (
  kit: HairKit,
  name: string,
  guides: readonly Point[][],
  wave: { swing: number; turns: number; from: number },
): void =>
  drawStrands(kit.front.strands, guides, kit.shades, {
    seed: kit.seed(`ends ${name}`),
    strands: 420,
    width: 1.5,
    locks: 90,
    gather: 0,
    ragged: 0.12,
    gloss: { sharp: 24, strength: 0.8 },
    rootScatter: 5,
    rootFade: 0.5,
    tipTaper: 1.6,
    wave,
  });

/** Draws a few flyaway hairs. */
const drawFlyaways = (
  kit: HairKit,
  guides: readonly Point[][],
  wave: { swing: number; turns: number; from: number },
): void => {
  const outer = guides[2]!;
  const away = (by: number) =>
    outer.map(([x, y]): Point => [x + Math.sign(x + 22) * by * smooth(-230, 60, y), y - by * 0.3]);
  drawStrands(kit.front.strands, [guides[1]!, outer, away(7)], kit.shades, {
    seed: kit.seed(`loose${Math.sign(outer.at(-1)![0])}`),
    strands: 70,
    width: 0.8,
    locks: 40,
    gather: 0,
    ragged: 0.35,
    gloss: { sharp: 16, strength: 0.9 },
    rootScatter: 6,
    wave: { ...wave, swing: wave.swing + 3 },
  });
};

/** Hair swept from the parting across the forehead. */
const swept: Point[][] = [
  [
    [-20, -152],
    [26, -124],
    [84, -96],
    [128, -22],
  ],
  [
    [-21, -188],
    [48, -158],
    [112, -112],
    [142, -14],
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
    [2, -164],
    [26, -136],
    [64, -92],
    [118, -34],
  ],
  [
    [2, -192],
    [52, -168],
    [108, -110],
    [140, -4],
  ],
  [
    [2, -224],
    [66, -210],
    [138, -150],
    [158, -2],
  ],
];

/** Draws the fringe of a cut over falling hair. */
const drawFringe = (kit: HairKit): void => {
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
      strands: 480,
      width: 1.9,
      locks: 9,
      gather: 0.22,
      ragged: 0.1,
      gloss: { sharp: 24, strength: 0.9 },
      rootScatter: 5,
      rootFade: 0.08,
      tipTaper: 2.6,
    });
};

/** From the collar bones to below the chest, by the person's hair length. */
export const longHair = (kit: HairKit): void => {
  const { length } = kit.person.hair;
  drawLongHair(kit, 296 + length * 74, length < -0.4 ? 0.1 : 0.03, {
    locks: 19,
    ragged: 0.11,
    tipTaper: 2.6,
    gather: 0.24,
  });
  drawFringe(kit);
};

const plainBob = (kit: HairKit): void => {
  const { shape } = kit.cut;
  const curl = { earlier: 0.15, low: 0.15, side: 0.24, high: -0.07 }[shape];
  drawLongHair(kit, 162 + kit.person.hair.length * (shape === 'earlier' ? 26 : 30), curl, {
    locks: 21,
    ragged: 0.07,
    tipTaper: 5,
  });
};

export const bob = (kit: HairKit): void => {
  plainBob(kit);
  drawFringe(kit);
};

/** Medium length: uneven waves to the jaw. */
export const shag = (kit: HairKit): void => {
  const style = { locks: 17, ragged: 0.26, tipTaper: 2.6, gather: 0.42 };
  drawLongHair(kit, 118 + kit.person.hair.length * 30, 0.06, style);
  drawFringe(kit);
};

/** A bob with a fringe over the forehead. */
export const bobWithFringe = (kit: HairKit): void => {
  plainBob(kit);
  const { front, shades } = kit;
  const guides = kit.fitGuides([
    [
      [-46, -222],
      [-104, -186],
      [-130, -112],
      [-131, -34],
    ],
    [
      [-24, -226],
      [-60, -188],
      [-80, -122],
      [-82, -58],
    ],
    [
      [0, -228],
      [2, -190],
      [2, -126],
      [2, -62],
    ],
    [
      [24, -226],
      [64, -188],
      [82, -122],
      [84, -58],
    ],
    [
      [46, -222],
      [106, -186],
      [131, -112],
      [132, -34],
    ],
  ]);
  drawStrands(front.strands, guides, shades, {
    seed: kit.seed('fringe'),
    strands: 1500,
    width: 1.9,
    locks: 31,
    gather: 0.09,
    ragged: 0.09,
    gloss: { sharp: 24, strength: 1 },
    rootScatter: 5,
    tipTaper: 2.6,
  });
};
