// Draws short straight styles: quiff, side part, combed back, crop, pixie, curtains.
import { blend } from '../../paint/colour.ts';
import { mirrored, type Point, spline } from '../../paint/curve.ts';
import { drawFadedSides, fillGround, type HairKit } from './kit.ts';
import { drawLocks } from './locks.ts';
import { softCrop, softPixie } from './pixie.ts';
import { drawStrands } from './sheet.ts';
import { drawFineHairline, drawSides, drawTop, fillTop } from './short-parts.ts';

export const quiff = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 18, 0.8);
  drawSides(kit, -14, 420);
  raisedTop(kit);
};

/** Hair on top brushed up from the forehead and over to one side. */
const raisedTop = (kit: HairKit): void => {
  fillTop(kit, [
    [-118, -110],
    [-130, -160],
    [-96, -214],
    [0, -246],
    [100, -222],
    [132, -160],
    [118, -110],
    [70, -160],
    [0, -167],
    [-70, -160],
  ]);
  drawLocks(kit, [
    { count: 9, span: [-122, 122], height: -200, drop: 70, bend: [8, -40], tip: [34, -56], fan: 1, width: 46 },
    { count: 9, span: [-118, 118], height: -176, drop: 52, bend: [-2, -66], tip: [40, -84], fan: 0.8, width: 44 },
    { count: 8, span: [-104, 104], height: -148, drop: 30, bend: [-14, -78], tip: [46, -104], fan: 0.6, width: 42 },
  ]);
  drawFineHairline(kit);
};

/** A man's is combed flat, over to the side, or falls across his forehead. */
export const sidePart = (kit: HairKit): void =>
  kit.person.gender === 'female'
    ? combedOver(kit)
    : {
        earlier: () => combedOver(kit),
        low: () => combedOver(closer(kit, 0.72)),
        side: () => combedOver(closer(kit, 0.86)),
        high: () => fallenFringe(kit),
      }[kit.cut.shape]();

const combedOver = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 22, 0.75);
  drawSides(kit, 4, 520);
  fillTop(kit, [
    [-112, -112],
    [-126, -156],
    [-104, -200],
    [-50, -234],
    [20, -240],
    [84, -222],
    [116, -184],
    [125, -146],
    [119, -100],
    [84, -152],
    [10, -164],
    [-60, -160],
  ]);
  drawLocks(kit, [
    { count: 9, span: [-104, 122], height: -206, drop: 74, bend: [10, -38], tip: [52, -34], fan: 0.8, width: 48 },
    { count: 8, span: [-80, 118], height: -180, drop: 50, bend: [4, -72], tip: [84, -50], fan: 0.4, width: 48 },
    { count: 7, span: [-72, 108], height: -150, drop: 28, bend: [-8, -92], tip: [104, -64], fan: 0.2, width: 46 },
  ]);
  drawFineHairline(kit);
  drawStrands(
    kit.front.strands,
    kit.fitGuides([
      [
        [-66, -148],
        [-92, -140],
        [-114, -106],
        [-124, -36],
      ],
      [
        [-72, -176],
        [-106, -166],
        [-130, -118],
        [-134, -36],
      ],
      [
        [-72, -226],
        [-114, -200],
        [-139, -138],
        [-138, -46],
      ],
    ]),
    kit.shades,
    {
      seed: kit.seed('short side'),
      strands: 480,
      width: 1.8,
      locks: 9,
      gather: 0.3,
      ragged: 0.2,
      gloss: { sharp: 20, strength: 0.8 },
      rootScatter: 4,
      rootFade: 0.12,
      // Cut into the cropped side without a step.
      vanish: [-120, -40],
    },
  );
};

/** A man’s, combed back over the whole width of his head. */
export const combedBack = (kit: HairKit): void => {
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
    [70, -168],
    [0, -170],
    [-70, -168],
  ]);
  drawLocks(kit, [
    { count: 9, span: [-122, 122], height: -200, drop: 76, bend: [4, -26], tip: [16, -30], fan: 0.8, width: 50 },
    { count: 9, span: [-114, 114], height: -184, drop: 60, bend: [4, -44], tip: [28, -50], fan: 0.4, width: 52 },
    { count: 9, span: [-100, 100], height: -156, drop: 18, bend: [2, -70], tip: [38, -76], fan: 0.2, width: 52 },
  ]);
  drawFineHairline(kit);
};

/** Short all over: a woman's falls to the side; a man's is combed forward, to the side or up. */
export const crop = (kit: HairKit): void => (kit.person.gender === 'female' ? softCrop : plainCrop)(kit);

const plainCrop = (kit: HairKit): void =>
  ({
    earlier: () => forwardCrop(kit),
    low: () => forwardCrop(kit),
    side: () => (kit.person.age < 23 ? fallenFringe(kit) : combedOver(closer(kit, 0.74))),
    high: () => quiff(closer(kit, 0.74)),
  })[kit.cut.shape]();

/** The kit for hair whose top has a share of its height. */
const closer = (kit: HairKit, share: number): HairKit => ({
  ...kit,
  fitGuides: (guides) =>
    kit.fitGuides(guides.map((guide) => guide.map(([x, y]): Point => [x, y < -150 ? -150 + (y + 150) * share : y]))),
});

/** Outline of a top that follows the head. */
const cropped: Point[] = [
  [-122, -104],
  [-134, -146],
  [-118, -186],
  [-72, -217],
  [0, -230],
  [72, -217],
  [118, -186],
  [134, -146],
  [122, -104],
  [66, -142],
  [0, -150],
  [-66, -142],
];

const forwardCrop = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 14, 0.8);
  drawSides(kit, -18, 460);
  fillTop(kit, cropped);
  drawLocks(kit, [
    { count: 9, span: [-124, 124], height: -206, drop: 76, bend: [8, -30], tip: [26, -42], fan: 1, width: 42 },
    { count: 9, span: [-112, 112], height: -226, drop: 60, bend: [26, 20], tip: [30, 54], fan: 0.6, width: 48 },
    { count: 9, span: [-106, 96], height: -196, drop: 40, bend: [34, 26], tip: [38, 62], fan: 0.5, width: 44 },
  ]);
};

/** Longer on top, falling forward and to one side. */
const fallenFringe = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 18, 0.8);
  drawSides(kit, -6, 460);
  fillTop(kit, cropped);
  drawLocks(kit, [
    { count: 9, span: [-124, 124], height: -206, drop: 76, bend: [8, -26], tip: [26, -34], fan: 1, width: 46 },
    { count: 9, span: [-112, 112], height: -228, drop: 64, bend: [30, 24], tip: [50, 66], fan: 0.6, width: 48 },
    { count: 8, span: [-100, 84], height: -204, drop: 44, bend: [40, 38], tip: [62, 96], fan: 0.3, width: 46 },
  ]);
};

/** Short at the nape, longer on top: swept across the forehead, or brushed up. */
export const pixie = (kit: HairKit): void => (kit.person.gender === 'female' ? softPixie : plainPixie)(kit);

const plainPixie = (kit: HairKit): void => {
  drawSides(kit, kit.cut.shape === 'low' ? 44 : 26, 760);
  (kit.cut.shape === 'high' ? raisedTop : sweptTop)(kit);
};

const sweptTop = (kit: HairKit): void => {
  fillTop(kit, [
    [-116, -112],
    [-132, -156],
    [-92, -210],
    [0, -230],
    [92, -210],
    [134, -150],
    [122, -84],
    [70, -120],
    [0, -134],
    [-60, -140],
  ]);
  drawTop(kit, {
    strands: 2600,
    ragged: 0.16,
    gather: 0.1,
    sharp: 20,
    wave: 1.4,
    guides: [
      [
        [-70, -206],
        [-118, -186],
        [-141, -130],
        [-136, -52],
      ],
      [
        [-64, -214],
        [-106, -178],
        [-122, -132],
        [-124, -84],
      ],
      [
        [-60, -220],
        [-54, -184],
        [-34, -150],
        [-18, -110],
      ],
      [
        [-54, -224],
        [0, -196],
        [44, -150],
        [62, -88],
      ],
      [
        [-48, -228],
        [44, -214],
        [104, -166],
        [124, -70],
      ],
      [
        [-40, -230],
        [70, -226],
        [138, -166],
        [142, -58],
      ],
    ],
  });
};

/** Parted in the middle, longer on top, falling to both temples. */
export const curtains = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 18, 0.75);
  drawSides(kit, 6, 560);
  const half: Point[][] = [
    [
      [0, -160],
      [36, -161],
      [84, -134],
      [109, -60],
    ],
    [
      [0, -190],
      [48, -230],
      [118, -172],
      [134, -60],
    ],
    [
      [0, -262],
      [56, -264],
      [142, -190],
      [150, -64],
    ],
  ];
  for (const [name, guides] of [
    ['right', half],
    ['left', half.map(mirrored)],
  ] as const) {
    const lines = guides.map((guide) => spline(guide, 24));
    fillGround(
      kit.front,
      [...lines[0]!.slice(1, 19), ...lines[2]!.slice(0, 20).reverse()],
      blend(kit.shades[0], kit.shades[1], 0.35),
      4,
    );
    drawStrands(kit.front.strands, kit.fitGuides(guides), kit.shades, {
      seed: kit.seed(name),
      strands: 800,
      width: 2.2,
      locks: 8,
      gather: 0.4,
      ragged: 0.14,
      gloss: { sharp: 20, strength: 0.9 },
      rootScatter: 5,
      rootFade: 0.1,
      tipTaper: 3,
      wave: { swing: 2 + kit.person.hair.wave * 6, turns: 1.1, from: 0.2 },
    });
  }
};
