// Draws a towel that lies around the neck: it bends over both shoulders, and its ends hang down in folds.
import { css, hex, type Rgb, rgb } from '../../paint/colour.ts';
import { mix, type Point, spline } from '../../paint/curve.ts';
import { bothSides, clipped, type Pen, path, pathThrough, soft } from '../../paint/pen.ts';
import { neckHalf } from '../body-plan.ts';
import { drawFlap } from '../garments/cloth.ts';
import type { Person } from '../person.ts';

/** Steps along a half of the towel. */
const steps = 40;

/** The pen takes body units. */
export const drawTowel = (pen: Pen, person: Person, colour: string): void => {
  const n = neckHalf(person);
  bothSides(pen, (side) => drawHalf(pen, person, rgb(colour), halfOf(n, side < 0 ? 560 : 520), side));
};

/** A point of a half of the towel: `t` 0 (behind the neck) to 1 (its end), `across` −1 (towards the throat) to 1. */
type Surface = (t: number, across: number) => Point;

const halfOf = (n: number, end: number): Surface => {
  const middle = spline(
    [
      [n - 14, 206],
      [n + 16, 236],
      [n + 34, 296],
      [n + 16, 390],
      [n - 2, 470],
      [n + 4, end],
    ],
    steps,
  );
  return (t, across) => {
    const i = Math.min(steps - 1, Math.floor(t * steps));
    const [[x0, y0], [x1, y1]] = [middle[i]!, middle[i + 1]!];
    const long = Math.hypot(x1 - x0, y1 - y0) || 1;
    const wide = mix(mix(26, 34, Math.min(1, t * 2)), 46, t ** 2) * across;
    const part = t * steps - i;
    // Towards its end the cloth opens, and hangs in a wave.
    const wave = 7 * t ** 3 * Math.sin(across * 4.2 + 0.6);
    return [mix(x0, x1, part) + ((y1 - y0) / long) * wide, mix(y0, y1, part) - ((x1 - x0) / long) * wide + wave];
  };
};

const across = Array.from({ length: 13 }, (_, i) => i / 6 - 1);

/** The part of a surface between two positions along it. */
const part = (at: Surface, from: number, to: number) => {
  const along = Array.from({ length: steps + 1 }, (_, i) => mix(from, to, i / steps));
  return pathThrough([
    ...along.map((t) => at(t, 1)),
    ...across.toReversed().map((f) => at(to, f)),
    ...along.toReversed().map((t) => at(t, -1)),
    ...across.map((f) => at(from, f)),
  ]);
};

const drawHalf = (pen: Pen, person: Person, stripe: Rgb, at: Surface, side: 1 | -1): void => {
  const { context } = pen;
  const whole = part(at, 0, 1);
  drawFlap({ pen, person }, whole, side < 0 ? '#f4f1ea' : '#e6e3df', 14);
  clipped(pen, whole, () => {
    // Loops of the cloth.
    context.strokeStyle = 'rgba(120,116,120,.13)';
    context.lineWidth = 2.6;
    context.setLineDash([2.2, 3.6]);
    for (let t = 0.02; t < 1; t += 0.016)
      context.stroke(
        pathThrough(
          across.map((f) => at(t, f)),
          false,
        ),
      );
    context.setLineDash([]);
    context.fillStyle = css(stripe);
    for (const [from, to] of [
      [0.8, 0.86],
      [0.885, 0.905],
    ] as const)
      context.fill(part(at, from, to));
    // Folds run along it; beside the neck it turns away.
    for (const [f, width, tint] of [
      [-0.62, 15, 'rgba(62,56,84,.34)'],
      [-0.2, 13, 'rgba(255,255,255,.7)'],
      [0.24, 12, 'rgba(62,56,84,.3)'],
      [0.56, 11, 'rgba(255,255,255,.5)'],
      [1, 20, 'rgba(62,56,84,.26)'],
    ] as const)
      soft(pen, 7, () => {
        context.strokeStyle = tint;
        context.lineWidth = width;
        context.stroke(
          pathThrough(
            Array.from({ length: 21 }, (_, i) => at(i / 20, f * mix(1, 0.86, i / 20))),
            false,
          ),
        );
      });
    soft(pen, 14, () => {
      context.fillStyle = 'rgba(52,44,70,.36)';
      context.fill(path(`M-20 150 L400 150 L400 226 L-20 250Z`));
    });
  });
  context.strokeStyle = hex([206, 202, 198]);
  context.lineWidth = 2;
  context.stroke(
    pathThrough(
      across.map((f) => at(0.965, f)),
      false,
    ),
  );
};
