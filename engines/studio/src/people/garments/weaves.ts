// Draws the lines of woven and knitted cloth, which follow the body: ribs, checks and the grain of wool.

import type { Canvas, Path2D } from '@napi-rs/canvas';
import { memoize } from '../../memoize.ts';
import { blend, css, lightness, type Rgb } from '../../paint/colour.ts';
import { mix, type Point, smooth } from '../../paint/curve.ts';
import { createPen, inPixels, type Pen, pathThrough } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { bodyBottom, trunkHalf } from '../body-plan.ts';
import type { Person } from '../person.ts';

/** Heights of the points of a line that hangs down. */
const heights = Array.from({ length: 16 }, (_, i) => 236 + (i * (bodyBottom + 20 - 236)) / 15);

const chestY = 520;

/** A function from units of cloth, from the middle, to a line that hangs down there: closer to its neighbours where the trunk turns away, and straight on arms. */
const lengthwise = (person: Person): ((away: number) => Path2D) => {
  const chest = trunkHalf(person, chestY);
  const girths = heights.map((y) => trunkHalf(person, Math.max(y, chestY)) / chest);
  const turn = (chest * Math.PI) / 2;
  return (away) => {
    const on = Math.abs(away);
    const x = on < turn ? chest * Math.sin(on / chest) : chest + on - turn;
    return pathThrough(
      heights.map((y, i): Point => [Math.sign(away) * (on < turn ? x * girths[i]! : x), y]),
      false,
    );
  };
};

/** Draws the ribs of knitted cloth: soft furrows, each with a lit side. */
export const drawRibs = ({ context }: Pen, person: Person, base: Rgb): void => {
  const line = lengthwise(person);
  const distance = 11;
  const ribs = Array.from({ length: 104 }, (_, i) => (i - 51.5) * distance);
  // Dark cloth shows its ribs by their lit sides.
  const dark = 1 - lightness(base);
  for (const [shift, tint, width] of [
    [0, css(blend(base, [20, 8, 30], 0.5), 0.15), 4.6],
    [-5, css(blend(base, [255, 250, 240], 0.4), 0.1 + 0.06 * dark), 4.4],
  ] as const) {
    context.strokeStyle = tint;
    context.lineWidth = width;
    for (const rib of ribs) context.stroke(line(rib + shift));
  }
};

/** Draws stripes around the body: they bow down over the chest, rise at its sides, bow again around each arm, and are bent a little by folds. */
export const drawStripes = ({ context }: Pen, person: Person, tint: Rgb): void => {
  const random = createRandom(`${person.seed}/stripes`);
  const chest = trunkHalf(person, chestY) * 0.92;
  const phase = random.between(0, 6.28);
  context.strokeStyle = css(tint, 0.8);
  context.lineWidth = 9;
  for (let y = 282; y < bodyBottom + 60; y += 30) {
    const bow = 40 - 14 * smooth(480, 700, y);
    // Cloth is raised by a woman's chest, and falls from it.
    const bust = person.gender === 'female' ? 11 * Math.exp(-(((y - 520) / 70) ** 2)) : 0;
    const points = Array.from({ length: 69 }, (_, i): Point => {
      const x = (i - 34) * 15;
      const away = Math.abs(x) / chest;
      const fold = 2.6 * Math.sin(x / 37 + y / 90 + phase) * smooth(0.2, 0.9, away);
      const around = bow * (1 - away ** 2);
      const sleeve = 15 * (1 - ((away - 1.26) / 0.26) ** 2);
      // Above the armpits, sleeves and chest are one.
      const round = away < 1 ? around : mix(0.7 * around, sleeve, smooth(390, 510, y));
      const raised = bust * Math.exp(-(((Math.abs(x) - 92) / 46) ** 2));
      return [x, y + Math.max(-26, round) + raised + fold];
    });
    context.stroke(pathThrough(points, false));
  }
};

/** Draws checks of two widths, with a thin light line as on flannel. */
export const drawChecks = ({ context }: Pen, person: Person, base: Rgb, second: Rgb): void => {
  const line = lengthwise(person);
  const size = 78;
  for (const [tint, alpha, width, shift] of [
    [blend(second, base, 0.35), 0.46, 30, 0],
    [blend(base, [10, 6, 24], 0.55), 0.4, 9, size / 2],
    [blend(base, [255, 246, 230], 0.7), 0.34, 3.4, size * 0.3],
  ] as const) {
    context.strokeStyle = css(tint, alpha);
    context.lineWidth = width;
    for (let i = -9; i < 9; i++) context.stroke(line((i + 0.5) * size + shift));
    for (let y = 200 + shift; y < bodyBottom + 60; y += size) {
      context.beginPath();
      context.moveTo(-520, y - 8);
      // On the chest the lines bow down, around the waist less.
      const bow = 46 - 20 * smooth(420, 700, y);
      context.bezierCurveTo(-200, y + bow, 200, y + bow, 520, y - 8);
      context.stroke();
    }
  }
};

/** Units after which the grain repeats, both ways: fine and faint enough that nobody sees it. */
const grainSide = 250;

/** The grain for a lightness of cloth, as a square of `side` pixels. */
const grainTile = memoize((side: number, light: number): Canvas => {
  const random = createRandom('grain');
  const { canvas, context } = createPen({ width: side, height: side, scale: side / grainSide, originX: 0, originY: 0 });
  for (const tint of [`rgba(255,255,255,${0.06 - 0.02 * light})`, `rgba(20,10,40,${0.08 - 0.06 * light})`]) {
    context.fillStyle = tint;
    for (let i = 0; i < 456; i++) context.fillRect(random.next() * grainSide, random.next() * grainSide, 1.3, 3);
  }
  return canvas;
});

/** Draws the matt grain of woven cloth; on light cloth it would look like dirt. */
export const drawGrain = (pen: Pen, base: Rgb): void => {
  const { canvas, context, scale } = pen;
  const wanted = [Math.round(grainSide * scale), smooth(0.5, 0.85, lightness(base))] as const;
  const tile = grainTile(...wanted);
  // A suit has ten pieces of the same cloth.
  grainTile.keep([wanted]);
  inPixels(pen, () => {
    context.fillStyle = context.createPattern(tile, 'repeat')!;
    context.fillRect(0, 0, canvas.width, canvas.height);
  });
};
