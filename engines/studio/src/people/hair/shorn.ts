// Draws very short styles: receding, buzz cut.
import { blend } from '../../paint/colour.ts';
import { mirrored, mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import { JOINT, lineOf } from './fibres.ts';
import { drawFadedSides, fillGround, type HairKit } from './kit.ts';
import { rampOf, strandColour } from './shade.ts';
import { drawSides, drawTop } from './short-parts.ts';

export const receding = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.6), 22, 0.6);
  drawSides(kit, 4, 560);
  drawTop(kit, {
    strands: 620,
    locks: 3,
    ragged: 0.2,
    gather: 0,
    rootFade: 0.6,
    guides: [-1, -0.5, 0, 0.5, 1].map((across) => [
      [across * 112, -172 + 52 * across ** 4],
      [across * 118 + 3, -208 + 54 * across ** 2],
      [across * 110 + 4, -235 + 54 * across ** 2],
    ]),
  });
};

export const buzz = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.4), 4, 0.5);
  const { front, shades } = kit;
  const colour = blend(shades[0], shades[1], 0.5);
  front.pen.context.globalAlpha = 0.8;
  fillGround(
    front,
    kit.fitGuides([
      [
        [-126, -92],
        [-123, -124],
        [-110, -158],
        [-86, -188],
        [-48, -210],
        [0, -218],
        [48, -210],
        [86, -188],
        [110, -158],
        [123, -124],
        [126, -92],
        [110, -120],
        [82, -144],
        [44, -154],
        [0, -157],
        [-44, -154],
        [-82, -144],
        [-110, -120],
      ],
    ])[0]!,
    colour,
    5,
  );
  front.pen.context.globalAlpha = 1;
  drawStubs(kit, [...TEMPLE.map(mirrored), ...TOP, ...TEMPLE.toReversed()], 3600);
};

/** From the crown's outline to the hairline over the forehead. */
const TOP: readonly Point[][] = [-1, -0.5, 0, 0.5, 1].map((across) => [
  [across * 84, -216 + 34 * across ** 2],
  [across * 102, -186 + 40 * across ** 2],
  [across * 110, -152 + 38 * across ** 4],
]);

/** From the outline of the head to the hair before the ear. */
const TEMPLE: readonly Point[][] = [
  [
    [112, -146],
    [126, -84],
    [131, 2],
  ],
  [
    [100, -162],
    [112, -92],
    [117, 4],
  ],
];

/** Draws stubs at both temples, fewer towards the ears. */
export const drawTempleStubs = (kit: HairKit): void => {
  for (const side of [TEMPLE, TEMPLE.map(mirrored)]) drawStubs(kit, side, 500);
};

/** Draws hairs of a few millimetres, fewer towards the hairline. */
const drawStubs = (
  { front, shades, fitGuides, seed }: HairKit,
  guides: readonly (readonly Point[])[],
  count: number,
): void => {
  const random = createRandom(seed('stubs'));
  const lines = fitGuides(guides).map((guide) => spline(guide, 20));
  const ramp = rampOf(shades);
  const stub = lineOf(2);
  const gloss = { sharp: 10, strength: 0.9 };
  for (let i = 0; i < count; i++) {
    const across = random.next() * (lines.length - 1);
    const [left, part] = [Math.floor(across), across % 1];
    const along = random.next();
    const at = Math.floor(along * 18);
    const ends = [at, at + 2].map((row): Point => {
      const [a, b] = [lines[left]![row]!, lines[left + 1]![row]!];
      return [mix(a[0], b[0], part), mix(a[1], b[1], part)];
    });
    const [[x0, y0], [x1, y1]] = ends as [Point, Point];
    const [offX, offY] = [random.around(0, 5), random.around(0, 4)];
    const opacity = 0.5 * smooth(0.98, 0.52, along);
    for (const [joint, [x, y], thin] of [
      [0, [x0, y0], 1],
      [1, [x1, y1], 0.5],
    ] as const) {
      strandColour(ramp, x0, y0, x1, y1, 0.3 + random.next() * 0.55, gloss, stub, joint * JOINT + 4);
      stub[joint * JOINT] = x + offX;
      stub[joint * JOINT + 1] = y + offY;
      stub[joint * JOINT + 2] = 2.2 * thin;
      stub[joint * JOINT + 3] = opacity;
    }
    front.strands.stroke(stub);
  }
};
