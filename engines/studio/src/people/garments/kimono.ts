// Draws a kimono: collar bands crossed left over right, a white under-collar, wide sleeves and an obi.
import { css, lightness, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, path, soft } from '../../paint/pen.ts';
import { bodyBottom, breadth, neckHalf, shoulderDrop, trunkPath } from '../body-plan.ts';
import { darker, drawFlap, drawPattern, drawPiece, drawSeam, type GarmentContext, lighter } from './cloth.ts';

const underCollar = '#f4f1ea';

/** The band of a collar from the neck to beyond the middle, for the viewer's right; `inwards` is the distance from the kimono's. */
const bandOf = ({ person }: GarmentContext, inwards: number, wide: number): string => {
  const n = neckHalf(person) - inwards;
  const s = breadth(person);
  const edge = (out: number) => ({
    neck: `${n + 4 + out * 0.86} ${228 + out * 0.7}`,
    bend: `${n + 2 + out * 0.98} ${312 + out * 0.5 - inwards}`,
    cross: `${-8 - inwards * 0.4 + out * 0.72} ${446 - inwards * 1.3 + out * 0.7}`,
    end: `${-150 * s + out * 0.7} ${690 - inwards + out * 0.7}`,
  });
  const [inner, outer] = [edge(0), edge(wide)];
  return `M${inner.neck} C${inner.bend} ${inner.bend} ${inner.cross} L${inner.end} L${outer.end} L${outer.cross} C${outer.bend} ${outer.bend} ${outer.neck}Z`;
};

/** Half of the body outside the inner edge of its collar band. */
const panelOf = ({ person }: GarmentContext): string => {
  const n = neckHalf(person);
  const s = breadth(person);
  const bend = `${n + 2} 312`;
  return `M${n + 4} 228 C${bend} ${bend} -8 446 L${-150 * s} 690 L${-150 * s} ${bodyBottom} L600 ${bodyBottom} L600 228Z`;
};

const drawBand = (garment: GarmentContext, side: 1 | -1, inwards: number, wide: number, colour: string): void => {
  const { context } = garment.pen;
  context.save();
  context.scale(side, 1);
  const band = path(bandOf(garment, inwards, wide));
  drawPiece(garment, band, colour, 9);
  context.restore();
};

/** Draws one front with its collar band. `side` −1 is the viewer's left. */
const drawPanel = (garment: GarmentContext, side: 1 | -1): void => {
  const { pen, person, shape } = garment;
  const { clothes } = person;
  const { context } = pen;
  const panel = path(panelOf(garment));
  const mirrored = path('');
  mirrored.addPath(panel, { a: side, b: 0, c: 0, d: 1, e: 0, f: 0 });
  clipped(pen, shape, () => {
    drawPiece(garment, mirrored, clothes.colour, side > 0 ? 12 : 0);
    clipped(pen, mirrored, () => drawPattern(garment, shape, clothes));
  });
  drawBand(garment, side, 0, 42, side < 0 ? lighter(clothes.colour, 0.05) : darker(clothes.colour, 0.04));
  context.save();
  context.scale(side, 1);
  const n = neckHalf(person);
  drawSeam(
    garment,
    `M${n + 40} 257 C${n + 43} 333 ${n + 43} 333 22 475 L${-120 * breadth(person)} 719`,
    clothes.colour,
    0.4,
    1.5,
  );
  context.restore();
};

/** Draws the wide part of both sleeves, which hangs from the arms. */
const drawSleeves = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { clothes } = person;
  const s = breadth(person);
  const d = shoulderDrop(person);
  bothSides(pen, (side) => {
    const sleeve = path(
      `M${250 * s} ${352 + d} C${292 * s} ${366 + d} ${314 * s} ${400 + d} ${326 * s} ${450 + d} C${364 * s} 580 ${410 * s} 760 ${430 * s} 1040 L${180 * s} 1060 C${176 * s} 900 ${190 * s} 700 ${214 * s} ${520 + d} C${226 * s} ${440 + d} ${238 * s} ${390 + d} ${250 * s} ${352 + d}Z`,
    );
    drawPiece(garment, sleeve, side < 0 ? lighter(clothes.colour, 0.02) : darker(clothes.colour, 0.05), 12);
    drawPattern(garment, sleeve, clothes);
    clipped(pen, sleeve, () => {
      soft(pen, 9, () => {
        pen.context.strokeStyle = 'rgba(10,6,20,.26)';
        pen.context.lineWidth = 14;
        for (const x of [244, 300, 356])
          pen.context.stroke(path(`M${x * s} 560 C${(x + 12) * s} 700 ${(x + 16) * s} 860 ${(x + 30) * s} 1060`));
      });
    });
  });
};

/** Draws the sash: high and wide with a cord on women, low and narrow on men. */
const drawObi = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { second } = person.clothes;
  const female = person.gender === 'female';
  const [top, bottom] = female ? [606, 806] : [770, 852];
  const sash = (from: number, to: number) =>
    path(
      `M-320 ${from} C-110 ${from + 26} 110 ${from + 26} 320 ${from} L320 ${to} C110 ${to + 28} -110 ${to + 28} -320 ${to}Z`,
    );
  clipped(pen, trunkPath(person), () => {
    if (female) drawPiece(garment, sash(top - 20, top + 20), lighter(second, 0.5), 6);
    drawPiece(garment, sash(top, bottom), second, 12);
    drawPattern(garment, sash(top, bottom), { ...person.clothes, colour: second, pattern: 'woven' });
    const line = (y: number) => `M-320 ${y} C-110 ${y + 27} 110 ${y + 27} 320 ${y}`;
    for (const y of [top + 44, bottom - 40]) drawSeam(garment, line(y), second, 0.2, 1.6);
    if (!female) return;
    const cord = lightness(rgb(second)) > 0.5 ? '#a8473f' : '#ead9b4';
    const middle = (top + bottom) / 2;
    const { context } = pen;
    const lines: readonly (readonly [string, number, number])[] = [
      [css([10, 6, 20], 0.35), 17, 3],
      [cord, 14, 0],
      [lighter(cord, 0.3), 4, -3],
    ];
    for (const [tint, wide, down] of lines) {
      context.strokeStyle = tint;
      context.lineWidth = wide;
      context.stroke(path(line(middle + down)));
    }
    // A flat knot, with both ends of the cord tucked in beside it.
    const y = middle + 20;
    for (const side of [-1, 1] as const)
      drawFlap(
        garment,
        path(
          `M0 ${y - 12} C${side * 16} ${y - 26} ${side * 40} ${y - 22} ${side * 42} ${y} C${side * 40} ${y + 18} ${side * 16} ${y + 20} 0 ${y + 8}Z`,
        ),
        cord,
        6,
      );
    drawFlap(garment, path(`M-12 ${y - 17} h24 q5 16 0 32 h-24 q-5 -16 0 -32Z`), lighter(cord, 0.1), 6);
  });
};

export const drawKimono = (garment: GarmentContext): void => {
  const { pen, shape } = garment;
  // The under-collar is closed before the kimono, left over right too.
  for (const side of [-1, 1] as const)
    clipped(pen, shape, () => drawBand(garment, side, 15, 44, side < 0 ? underCollar : darker(underCollar, 0.04)));
  drawPanel(garment, -1);
  drawPanel(garment, 1);
  drawObi(garment);
  drawSleeves(garment);
};

/** Draws the collar behind the neck, which stands away from it. */
export const kimonoCollar = (garment: GarmentContext): void => {
  const n = neckHalf(garment.person);
  const ring = (out: number, top: number) =>
    path(
      `M${-n - out} 300 C${-n - out - 4} 262 ${-n - out} 240 ${-n - out + 2} 226 C${-n * 0.5} ${top} ${n * 0.5} ${top} ${n + out - 2} 226 C${n + out} 240 ${n + out + 4} 262 ${n + out} 300Z`,
    );
  drawPiece(garment, ring(24, 200), darker(garment.person.clothes.colour, 0.2), 5);
  drawPiece(garment, ring(6, 206), darker(underCollar, 0.14), 3);
};
