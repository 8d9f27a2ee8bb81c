// Draws hair that is parted and combed back over both ears to the nape.
import { blend } from '../../paint/colour.ts';
import { mirrored, type Point, spline } from '../../paint/curve.ts';
import { drawSingleHairs, drawTempleLocks, softenHairline } from './hairline.ts';
import { darkenShades, fillGround, type HairKit } from './kit.ts';
import { framingOf } from './parting.ts';
import { drawStrands, type SheetStyle } from './sheet.ts';

/** From the parting over the ear to behind the jaw: along the hairline, through the middle, along the outer edge. */
const HALF: Point[][] = [
  [
    [-5, -150],
    [38, -152],
    [90, -122],
    [119, -66],
    [130, -6],
    [139, 40],
    [146, 98],
  ],
  [
    [-5, -194],
    [58, -208],
    [118, -158],
    [142, -82],
    [149, -14],
    [151, 38],
    [152, 106],
  ],
  [
    [-5, -238],
    [62, -240],
    [132, -186],
    [159, -100],
    [160, -20],
    [162, 36],
    [159, 104],
  ],
];

/** From behind the ear to the nape. */
const NAPE: Point[][] = [
  [
    [128, -20],
    [130, 60],
    [104, 120],
    [40, 150],
  ],
  [
    [146, -40],
    [150, 60],
    [120, 150],
    [40, 200],
  ],
];

/**
 * Draws both halves; the parting is `part` units right of the middle before it is mirrored to the person's side. Halves of
 * the sides in `behind` go behind the ear, the others end behind the jaw: tied at the nape or there, or cut to `ends`.
 */
export const drawPartedBack = (
  kit: HairKit,
  part: number,
  behind: readonly (-1 | 1)[],
  ends?: Pick<SheetStyle, 'ragged' | 'tipTaper'>,
): void => {
  const { back, front, shades } = kit;
  const frame = framingOf(kit);
  const drawnIn = ends ? [1, 1, 1, 0.97, 0.92, 0.88, 0.86] : [1, 1, 1, 1, 0.97, 0.94, 0.9];
  for (const side of [-1, 1] as const) {
    const hidden = behind.includes(side);
    const half = frame(side > 0 ? HALF : HALF.map(mirrored)).map((guide) =>
      guide.map(([x, y], i): Point => [(x + part * ([1, 0.55, 0.12][i] ?? 0)) * (hidden ? (drawnIn[i] ?? 1) : 1), y]),
    );
    const guides = kit.fitGuides(half);
    const lines = guides.map((guide) => spline(guide, 30));
    const end = hidden ? (ends ? 17 : 15) : 29;
    if (hidden && !ends)
      drawStrands(back.strands, kit.fitGuides(side > 0 ? NAPE : NAPE.map(mirrored)), darkenShades(shades, 0.2), {
        seed: kit.seed(`nape${side}`),
        strands: 300,
        width: 2.4,
        locks: 4,
        gather: 0.2,
        ragged: 0.03,
        gloss: { sharp: 20, strength: 0.6 },
      });
    fillGround(
      front,
      [...lines[0]!.slice(1, end), ...lines[2]!.slice(0, end).reverse()],
      blend(shades[0], shades[1], 0.3),
      4,
    );
    drawStrands(front.strands, guides, shades, {
      seed: kit.seed(`half${side}`),
      strands: 760,
      width: 2.6,
      locks: 5,
      gather: 0.42,
      ...(ends ?? { ragged: 0.04, tipTaper: 8 }),
      gloss: { sharp: 30, strength: 1.2, lower: 0.6 },
      rootScatter: 4,
      rootFade: 0.06,
      ...(hidden && { vanish: ends ? [-60, 20] : [-80, 0] }),
    });
    softenHairline(kit, guides[0]!);
    drawSingleHairs(kit, guides[2]!.slice(0, 5), 14);
  }
  drawTempleLocks(kit, part, 110);
};
