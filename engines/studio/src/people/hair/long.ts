// Draws falling styles: long hair, bob, shag, with or without a fringe.
import { blend } from '../../paint/colour.ts';
import { mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import { litShades } from './curled-locks.ts';
import { drawFringe, drawFullFringe } from './fringe.ts';
import { drawSingleHairs, drawTempleLocks, softenHairline } from './hairline.ts';
import { darkenShades, fillGround, type HairKit } from './kit.ts';
import { drawTress } from './locks.ts';
import { drawParting, framingOf, movePart, partShift, tucksHair } from './parting.ts';
import { drawStrands, type SheetStyle } from './sheet.ts';

/** Guides on each side of the parting: along the hairline, through the middle of the hair, along its outer edge. */
const left: Point[][] = [
  [
    [-18, -152],
    [-52, -148],
    [-98, -106],
    [-121, -40],
    [-127, 30],
    [-128, 104],
    [-136, 182],
    [-140, 296],
    [-116, 392],
  ],
  [
    [-18, -198],
    [-66, -206],
    [-124, -148],
    [-149, -70],
    [-153, 14],
    [-154, 104],
    [-168, 194],
    [-172, 308],
    [-142, 408],
  ],
  [
    [-18, -236],
    [-76, -228],
    [-134, -178],
    [-163, -96],
    [-167, -8],
    [-171, 92],
    [-200, 192],
    [-204, 304],
    [-166, 402],
  ],
];
const right: Point[][] = [
  [
    [-25, -152],
    [20, -157],
    [78, -132],
    [113, -76],
    [125, -4],
    [128, 84],
    [136, 176],
    [140, 292],
    [116, 390],
  ],
  [
    [-25, -198],
    [44, -212],
    [112, -166],
    [146, -80],
    [152, 10],
    [154, 100],
    [168, 190],
    [173, 306],
    [143, 408],
  ],
  [
    [-25, -236],
    [44, -238],
    [120, -194],
    [160, -108],
    [167, -14],
    [172, 90],
    [201, 190],
    [205, 302],
    [168, 402],
  ],
];

/** Cuts guides at height `low`, bends their ends inwards by `curl` and draws them together by `taper`, 0 to 1. */
const cutAt = (guides: readonly Point[][], low: number, curl: number, taper: number): Point[][] =>
  guides.map((guide) => {
    const fine = spline(guide, 60).filter(([, y], i) => y < low || i < 14);
    return fine
      .filter((_, i) => i % 5 === 0 || i === fine.length - 1)
      .map(([x, y]): Point => {
        const inwards = x * (1 - curl * smooth(low - 110, low, y));
        return [mix(inwards, Math.sign(x) * 142, taper * smooth(low - 190, low + 30, y)), y];
      });
  });

/** How hair falls beside the face and over the shoulders. */
interface Fall {
  /** Height of the ends, in units below the eyes, and how far they bend inwards. */
  low: number;
  curl: number;
  /** How far the ends run together, 0 to 1. */
  taper: number;
  /** Heights of the ends of the layers over it. */
  layers: readonly number[];
  /** Side on which the hair falls behind the shoulder: −1 left of the parting, 1 right, 0 neither. */
  behind: -1 | 0 | 1;
  style: Pick<SheetStyle, 'locks' | 'ragged' | 'tipTaper' | 'gather'>;
}

/** Heights between which hair in front of the neck goes behind the shoulder, and hair on the temple behind the ear. */
const SHOULDER = [150, 214] as const;
const EAR = [-62, -14] as const;

/** Guides that lie close to the head beside the ear and behind the neck. */
const drawnIn = (half: readonly Point[][]): Point[][] =>
  half.map((guide) => guide.map(([x, y]): Point => [x * (1 - 0.1 * smooth(-150, -60, y) * smooth(230, 60, y)), y]));

/** Whether words say that hair is straight. */
const isStraight = ({ person }: HairKit): boolean => person.hair.wave === 0;

/** Whether hair has no swing at its ends: on a man, it would look like a woman's. */
const hangs = (kit: HairKit): boolean => isStraight(kit) || kit.person.gender === 'male';

/** A guide that hangs straight down from beside the jaw. */
const hanging = (guide: readonly Point[]): Point[] => {
  const widest = Math.abs(guide.find(([, y]) => y > 0)?.[0] ?? Number.POSITIVE_INFINITY);
  return guide.map(([x, y]): Point => [y > 0 ? Math.sign(x) * Math.min(Math.abs(x), widest) : x, y]);
};

const drawLongHair = (kit: HairKit, { low, curl, taper, layers, behind, style }: Fall): void => {
  const { back, front, shades, fitGuides } = kit;
  const shift = partShift(kit);
  const swing = kit.person.hair.wave;
  const wave = { swing: isStraight(kit) ? 1.5 : 7 + swing * 20, turns: 0.6 + low / 240 + swing * 0.4, from: 0.2 };
  const dim = darkenShades(shades, 0.32);
  const framed = framingOf(kit);
  const tucks = tucksHair(kit.person);
  const frame = (half: readonly Point[][]) => {
    const own = tucks && half === left ? drawnIn(framed(half)) : framed(half);
    return hangs(kit) ? own.map(hanging) : own;
  };
  const at = (height: number) =>
    fitGuides([left, right].flatMap((side) => cutAt(movePart(frame(side), shift), height, curl, taper)));
  const edge = at(low);
  const [, , outerLeft, , , outerRight] = edge as [Point[], Point[], Point[], Point[], Point[], Point[]];
  fillGround(
    back,
    [...spline(outerLeft, 30).slice(0, 29), ...spline(outerRight, 30).slice(0, 29).reverse()].map(
      ([x, y]): Point => [x * 0.96, y],
    ),
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
  const falling = {
    width: 2.2,
    gloss: { sharp: 30, strength: 1.6, lower: low > SHOULDER[1] ? 1.5 : 0.2 },
    rootScatter: 4,
    rootFade: 0.06,
    wave,
    ...style,
  };
  drawStrands(back.strands, [outerLeft, ...fitGuides(inner), outerRight], dim, {
    ...falling,
    seed: kit.seed('back'),
    strands: 330,
    width: 3.4,
    locks: 9,
    gather: 0.2,
    ragged: 0.03,
    tipTaper: 9,
    gloss: { sharp: 20, strength: 0.25 },
  });
  for (const [name, side] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const half = (guides: Point[][]) => (side < 0 ? guides.slice(0, 3) : guides.slice(3));
    const lines = half(edge).map((guide) => spline(guide, 30));
    const isTucked = tucks && side < 0;
    const hidden = isTucked || (behind === side && low > SHOULDER[1]);
    const vanish = isTucked ? EAR : SHOULDER;
    const above = (line: Point[]) => line.filter(([, y]) => !hidden || y < vanish[0] - 20).slice(0, 23);
    fillGround(front, [...above(lines[0]!), ...above(lines[2]!).reverse()], blend(shades[0], shades[1], 0.3), 4);
    const full = { ...falling, seed: kit.seed(name), strands: low > SHOULDER[1] ? 350 : 250, width: 3.1 };
    if (hidden) drawStrands(back.strands, half(edge), darkenShades(shades, 0.12), full);
    drawStrands(front.strands, half(edge), shades, { ...full, ...(hidden && { vanish }) });
    for (const [i, end] of isTucked ? [] : layers.entries())
      drawStrands(front.strands, half(at(end)), shades, {
        ...falling,
        seed: kit.seed(`${name} layer ${i}`),
        // As many bends in a length as below.
        wave: { ...wave, turns: (wave.turns * (end + 230)) / (low + 230) },
        strands: 330,
        locks: 3,
        gather: 0.4,
        ragged: 0.2,
        tipTaper: 2,
      });
  }
  for (const [hairline, outline] of [
    [edge[0]!, outerLeft],
    [edge[3]!, outerRight],
  ] as const) {
    softenHairline(kit, hairline);
    const isTucked = tucks && outline === outerLeft;
    drawSingleHairs(kit, isTucked ? outline.filter(([, y]) => y < EAR[0]) : outline, isTucked ? 12 : 34);
  }
  for (const [side, half] of [
    [-1, left],
    [1, right],
  ] as const) {
    const end = tucks && side < 0 ? EAR[0] : behind === side ? Math.min(low, SHOULDER[0]) : low;
    drawCrownLocks(kit, movePart(frame(half), shift), side, end);
  }
  drawLooseEnds(kit, low, tucks ? -1 : behind);
  drawParting(kit, shift);
  drawTempleLocks(kit, shift - 22, low, tucks ? [1] : [-1, 1]);
};

/** Draws broad locks from the parting over one side of the crown, which end above height `low` and turn outwards or in. */
const drawCrownLocks = (kit: HairKit, half: readonly Point[][], side: -1 | 1, low: number): void => {
  const random = createRandom(kit.seed(`crown ${side}`));
  for (const [across, share] of [
    [0.66, 0.8],
    [1.28, 0.5],
    [0.95, 0.95],
    [1.6, 0.7],
  ] as const) {
    const at = Math.min(1, Math.floor(across));
    const end = low * (share + random.around(0, 0.14)) - 20;
    const [puff, turn] = [random.between(-3, 5), hangs(kit) ? 0 : random.between(-16, 20)];
    const line = half[at]!.map(([x, y], i): Point => {
      const [x1, y1] = half[at + 1]![i]!;
      return [mix(x, x1, across - at), mix(y, y1, across - at)];
    })
      .filter(([, y], i) => i < 5 || y < end)
      .map(([x, y], i, all): Point => {
        const t = i / (all.length - 1);
        return [x + side * (puff * Math.sin(Math.PI * t) + turn * t ** 4), y];
      });
    drawTress(kit, line, random.between(28, 44), { seed: kit.seed(`crown ${side} ${across}`), rootFade: 0.3 });
  }
};

/** Draws broad locks over long hair, which end at different heights and curl in. */
const drawLooseEnds = (kit: HairKit, low: number, behind: -1 | 0 | 1): void => {
  const random = createRandom(kit.seed('loose ends'));
  const waves = isStraight(kit) ? 0 : 0.3 + kit.person.hair.wave * 0.7;
  // Short hair has no room to swing.
  const room = hangs(kit) ? 0 : Math.min(1, Math.max(0, (low - 90) / 180));
  for (const side of [-1, 1] as const)
    for (const [x, share] of [
      [176, 0.9],
      [154, 0.98],
      [166, 0.74],
    ] as const) {
      const [end, sway] = [low * (share + random.around(0, 0.05)), random.between(8, 16) * waves];
      const line: Point[] = [
        [side * (x - 26), -70],
        [side * (x - 8), 20],
        [side * (x - 14 - sway), 100],
        [side * (x - 14 + (26 + sway) * room), mix(100, end, 0.5)],
        [side * (x - 18 + 20 * room), mix(100, end, 0.84)],
        [side * (x - 34 + 8 * room), end],
      ];
      drawTress(
        kit,
        line,
        random.between(26, 38),
        { seed: kit.seed(`end ${side} ${x}`), rootFade: 0.4 },
        behind === side ? kit.back : kit.front,
        litShades(kit.shades),
      );
    }
};

/** From the collar bones to below the chest, by the person's hair length; on most people behind one of the shoulders. */
export const longHair = (kit: HairKit): void => {
  const { length } = kit.person.hair;
  const random = createRandom(kit.seed('fall'));
  const low = 300 + length * 74;
  drawLongHair(kit, {
    low,
    curl: length < -0.4 ? 0.14 : 0.08,
    taper: 0.5,
    layers: random.chance(0.6) ? [low * 0.62] : [],
    behind: random.pick([-1, -1, 1, 0]),
    style: { locks: 4, ragged: 0.22, tipTaper: 2, gather: 0.6 },
  });
  drawFringe(kit);
};

const plainBob = (kit: HairKit): void => {
  const { shape } = kit.cut;
  const curl = { earlier: 0.26, low: 0.26, side: 0.32, high: 0.22 }[shape];
  drawLongHair(kit, {
    low: 162 + kit.person.hair.length * (shape === 'earlier' ? 26 : 30),
    curl,
    taper: 0,
    layers: [],
    behind: 0,
    style: { locks: 5, ragged: 0.1, tipTaper: 2, gather: 0.32 },
  });
};

export const bob = (kit: HairKit): void => {
  plainBob(kit);
  drawFringe(kit);
};

/** Medium length: a woman's in uneven waves to the jaw; a man's to the shoulders, thin and ragged at its ends, where a bob would be a woman's. */
export const shag = (kit: HairKit): void => {
  const { gender, hair } = kit.person;
  const isMan = gender === 'male';
  drawLongHair(kit, {
    low: isMan ? 236 + hair.length * 30 : 124 + hair.length * 30,
    curl: isMan ? 0.02 : 0.06,
    taper: isMan ? 0.3 : 0.2,
    layers: isMan ? [90, 150] : [50],
    behind: 0,
    style: { locks: 5, ragged: 0.2, tipTaper: 2.4, gather: 0.55 },
  });
  drawFringe(kit);
};

/** A bob with a fringe over the whole forehead. */
export const bobWithFringe = (kit: HairKit): void => {
  plainBob(kit);
  drawFullFringe(kit);
};
