// Draws the collars of shirts: a stand around the neck, over which the leaves fold.
import { bothSides, clipped, path, soft } from '../../paint/pen.ts';
import { neckHalf, shoulderY } from '../body-plan.ts';
import type { Clothes, Person } from '../person.ts';
import { darker, drawFlap, drawPattern, drawPiece, drawSeam, type GarmentContext, lighter } from './cloth.ts';

/** The outer edge of a leaf, which lies on the shoulder, from `wide` units beside the neck back to where the leaf comes from behind it. */
export const overShoulder = (person: Person, wide: number): string => {
  const n = neckHalf(person) + 4;
  const at = (away: number, above: number) => `${n + away} ${shoulderY(person, n + away) - above}`;
  return `${at(wide, -6)} C${at(wide - 1, 5)} ${at(wide * 0.5, 10)} ${n - 3} 260`;
};

/** Draws both leaves of a collar. `fold` is the line along which a leaf turns down, from the nape on; `leaf` is its free edge, from the end of `fold` back to its start; `stitching` runs beside it. All are those of the viewer's right. */
export const drawLeaves = (
  garment: GarmentContext,
  cloth: Clothes,
  { fold, leaf, stitching }: { fold: string; leaf: string; stitching: string },
): void => {
  const { pen } = garment;
  const { context } = pen;
  bothSides(pen, (side) => {
    // Inside the fold, the stand is in the shade.
    context.lineCap = 'round';
    context.strokeStyle = darker(cloth.colour, 0.34);
    context.lineWidth = 9;
    context.stroke(path(fold));
    context.strokeStyle = darker(cloth.colour, 0.16);
    context.lineWidth = 5;
    context.stroke(path(fold));
    const shape = path(`${fold} ${leaf}Z`);
    drawFlap(garment, shape, lighter(cloth.colour, side < 0 ? 0.08 : 0.02), 16);
    drawPattern(garment, shape, cloth);
    clipped(pen, shape, () => {
      soft(pen, 5, () => {
        context.strokeStyle = `rgba(255,250,240,${side < 0 ? 0.42 : 0.22})`;
        context.lineWidth = 11;
        context.stroke(path(fold));
      });
    });
    drawSeam(garment, stitching, cloth.colour, 0.3, 1.2);
  });
};

/** Draws the collar of a shirt that is open down to height `openTo`. */
export const drawCollar = (garment: GarmentContext, cloth: Clothes, openTo: number): void => {
  const n = neckHalf(garment.person) + 4;
  const [end, tip] = [openTo - 20, openTo + 10];
  drawLeaves(garment, cloth, {
    fold: `M${n - 3} 260 C${n} 288 44 ${openTo - 60} 8 ${end}`,
    leaf: `L${n - 8} ${tip + 4} C${n + 6} ${tip - 26} ${n + 26} ${tip - 52} ${overShoulder(garment.person, 38)}`,
    stitching: `M16 ${end - 1} L${n - 11} ${tip - 5} C${n + 2} ${tip - 30} ${n + 20} ${tip - 54} ${n + 31} 318`,
  });
};

/** Draws the collar of a shirt that is closed at height `throat`. */
export const drawClosedCollar = (garment: GarmentContext, cloth: Clothes, throat: number): void => {
  const n = neckHalf(garment.person) + 4;
  drawLeaves(garment, cloth, {
    fold: `M${n - 3} 260 C${n} 290 42 ${throat - 6} 5 ${throat + 1}`,
    leaf: `L58 ${throat + 72} C72 ${throat + 36} ${n + 18} ${throat + 8} ${overShoulder(garment.person, 34)}`,
    stitching: `M13 ${throat + 6} L57 ${throat + 61} C68 ${throat + 28} ${n + 12} ${throat + 4} ${n + 27} 316`,
  });
};

/** Draws a collar stand behind the neck, `inwards` units inside another one. */
export const drawCollarStand = (garment: GarmentContext, colour: string, inwards = 0): void => {
  const n = neckHalf(garment.person) + 4 - inwards / 2;
  drawPiece(
    garment,
    path(
      `M${-n - 2} 304 C${-n - 6} 282 ${-n - 4} 270 ${-n} 259 C${-n * 0.5} ${242 + inwards} ${n * 0.5} ${242 + inwards} ${n} 259 C${n + 4} 270 ${n + 6} 282 ${n + 2} 304Z`,
    ),
    darker(colour, 0.3),
    4,
  );
};

export const ownCollar = (garment: GarmentContext): void => drawCollarStand(garment, garment.person.clothes.colour);
export const shirtCollar = (garment: GarmentContext): void => drawCollarStand(garment, garment.person.clothes.second);

/** Draws the band along which a shirt buttons, from height `from` down, with its buttons. */
export const drawPlacket = (
  garment: GarmentContext,
  cloth: Clothes,
  from: number,
  bottom: number,
  first: number,
): void => {
  const { pen } = garment;
  const band = path(
    `M-14 ${from - 22} L17 ${from - 12} C19 560 19 760 18 ${bottom} L-16 ${bottom} C-15 760 -15 560 -14 ${from - 22}Z`,
  );
  clipped(pen, garment.shape, () => drawFlap(garment, band, lighter(cloth.colour, 0.03), 5));
  clipped(pen, band, () => drawPattern(garment, band, cloth));
  for (const x of [-10, 13])
    drawSeam(garment, `M${x} ${from} C${x + 2} 560 ${x + 2} 760 ${x + 1} ${bottom}`, cloth.colour, 0.18, 1.1);
  for (let y = first; y < bottom; y += 88) drawShirtButton(garment, y, cloth.colour);
};

const drawShirtButton = ({ pen: { context } }: GarmentContext, y: number, colour: string): void => {
  for (const [dx, dy, radius, tint] of [
    [1, 1.8, 5.4, darker(colour, 0.5)],
    [0, 0, 5, lighter(colour, 0.35)],
    [0.6, 0.7, 2.6, lighter(colour, 0.12)],
  ] as const) {
    context.fillStyle = tint;
    context.beginPath();
    context.arc(1 + dx, y + dy, radius, 0, 7);
    context.fill();
  }
};
