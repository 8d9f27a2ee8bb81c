// Draws a scarf that is wound once around the neck, with both ends over the chest.
import { blend, css, hex, rgb } from '../../paint/colour.ts';
import { clipped, type Pen, path, soft } from '../../paint/pen.ts';
import { neckHalf } from '../body-plan.ts';
import { drawPattern, drawPiece } from '../garments/cloth.ts';
import type { Person } from '../person.ts';

/** The pen takes body units. */
export const drawScarf = (pen: Pen, person: Person, colour: string): void => {
  const n = neckHalf(person);
  const cloth = { ...person.clothes, colour, pattern: 'woven' as const };
  const piece = (d: string, shade: number, folds: readonly string[]) => {
    const shape = path(d);
    const own = hex(blend(rgb(colour), shade > 0 ? [255, 246, 230] : [12, 6, 20], Math.abs(shade)));
    drawPiece({ pen, person }, shape, own, 13);
    drawPattern({ pen, person }, shape, cloth);
    clipped(pen, shape, () => {
      for (const [i, fold] of folds.entries())
        soft(pen, 5, () => {
          pen.context.strokeStyle =
            i % 2 === 0
              ? css(blend(rgb(colour), [8, 4, 16], 0.62), 0.5)
              : css(blend(rgb(colour), [255, 248, 236], 0.5), 0.3);
          pen.context.lineWidth = 11;
          pen.context.stroke(path(fold));
        });
    });
  };
  const end = (x: number, top: number, bottom: number, shade: number) => {
    fringe(pen, colour, x + 6, bottom);
    piece(
      `M${x - 30} ${top} C${x - 36} ${top + 90} ${x - 34} ${bottom - 90} ${x - 40} ${bottom} L${x + 50} ${bottom + 6} C${x + 46} ${bottom - 100} ${x + 44} ${top + 90} ${x + 28} ${top}Z`,
      shade,
      [
        `M${x - 8} ${top} C${x - 14} ${top + 120} ${x - 10} ${bottom - 60} ${x - 14} ${bottom}`,
        `M${x + 12} ${top} C${x + 18} ${top + 120} ${x + 22} ${bottom - 60} ${x + 20} ${bottom}`,
      ],
    );
  };
  end(-34, 320, 560, -0.14);
  end(30, 330, 640, 0);
  // The lower turn lies on the shoulders; the upper one crosses it and holds the ends.
  piece(
    `M${-n - 12} 214 C${-n - 66} 238 ${-n - 72} 290 ${-n - 20} 332 C-50 376 40 384 ${n - 6} 344 C${n + 50} 312 ${n + 70} 262 ${n + 14} 212 C${n + 18} 262 ${n - 6} 300 0 304 C${-n + 6} 300 ${-n - 16} 262 ${-n - 12} 214Z`,
    -0.06,
    [`M${-n - 40} 250 C${-n - 30} 318 20 366 ${n + 34} 280`, `M${-n - 22} 236 C${-n - 12} 296 10 338 ${n + 20} 256`],
  );
  piece(
    `M${-n - 8} 206 C${-n - 34} 226 ${-n - 30} 262 ${-n + 6} 288 C-24 316 34 340 56 352 C78 348 84 326 70 308 C${n + 4} 292 ${n + 40} 250 ${n + 8} 206 C${n + 8} 246 ${n - 12} 274 0 278 C${-n + 10} 272 ${-n - 8} 246 ${-n - 8} 206Z`,
    0.05,
    [`M${-n - 6} 240 C${-n + 14} 282 20 312 62 330`, `M${-n - 14} 228 C${-n} 268 24 296 ${n + 10} 244`],
  );
};

const fringe = ({ context }: Pen, colour: string, x: number, y: number): void => {
  context.lineCap = 'round';
  context.lineWidth = 3.4;
  for (let thread = -7; thread <= 7; thread++) {
    context.strokeStyle = css(blend(rgb(colour), [10, 6, 18], 0.14 + 0.16 * Math.abs(thread % 2)));
    context.stroke(
      path(
        `M${x + thread * 5.8} ${y - 4} Q${x + thread * 6.2 + 2} ${y + 14} ${x + thread * 6.1} ${y + 30 + (thread % 3) * 2}`,
      ),
    );
  }
};
