// Draws tattoos on bare arms: roses, leaves and bands in fine dark lines.
import { blend, css, rgb } from '../../paint/colour.ts';
import { mix } from '../../paint/curve.ts';
import { clipped, type Pen, path } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import type { Person } from '../person.ts';
import { radiusAt, type Tube, tubesPath } from '../tube.ts';

const rose =
  'M0 0 C3 -5 9 -3 8 3 C6 9 -6 9 -8 2 C-10 -8 4 -14 12 -6 C19 3 10 16 -2 15 C-15 13 -20 -2 -13 -12 C-5 -22 14 -21 21 -9 M-13 -12 C-20 -16 -24 -8 -22 0 M10 13 C14 22 22 18 22 10 M-8 13 C-12 22 -20 18 -19 9';
const leaf = 'M0 0 C8 -12 24 -16 36 -8 C28 4 12 8 0 0 M4 -1 L30 -7 M14 -4 L18 -10 M20 -5 L22 2';
const swirl = 'M-20 6 C-10 -14 14 -14 18 0 C20 10 8 14 4 6 C2 0 8 -2 10 2';

/** The pen takes body units. */
export const drawTattoos = (pen: Pen, person: Person, tubes: readonly Tube[]): void => {
  const { context } = pen;
  const ink = blend(rgb(person.skin[0]!), [26, 44, 62], 0.82);
  clipped(pen, tubesPath(tubes), () => {
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [i, tube] of tubes.entries()) {
      const { from, to } = tube;
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const random = createRandom(`${person.seed}/tattoo${i}`);
      context.save();
      context.translate(from[0], from[1]);
      context.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
      context.strokeStyle = css(ink, 0.7);
      context.fillStyle = css(ink, 0.16);
      for (let at = 14; at < long * 0.86; at += 34) {
        const half = radiusAt(tube, at / long);
        for (const across of [-0.62, 0, 0.62]) {
          context.save();
          context.translate(at + random.around(0, 6), (across + random.around(0, 0.12)) * half);
          context.rotate(random.next() * 6.3);
          const size = half / 44;
          context.scale(size, size);
          const motif = path(random.pick(across === 0 ? [rose, rose, swirl] : [leaf, swirl, rose]));
          context.lineWidth = 2.6;
          context.fill(motif);
          context.stroke(motif);
          context.restore();
        }
      }
      // Two bands end the tattoo before the wrist.
      for (const [share, width] of [
        [0.86, 3],
        [0.89, 6],
      ] as const) {
        const half = radiusAt(tube, share);
        context.lineWidth = width;
        context.beginPath();
        context.ellipse(mix(0, long, share), 0, half * 0.24, half, 0, -Math.PI / 2, Math.PI / 2);
        context.stroke();
      }
      context.restore();
    }
  });
};
