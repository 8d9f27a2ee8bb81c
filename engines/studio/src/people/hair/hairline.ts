// Draws what softens the edges of hair: fine hairs and a shade at the hairline, single hairs, locks that have come loose.
import { blend, css, rgb } from '../../paint/colour.ts';
import { mix, type Point, spline } from '../../paint/curve.ts';
import { pathThrough } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { lineOf, setJoint } from './fibres.ts';
import type { HairKit } from './kit.ts';
import { drawTress } from './locks.ts';

/** Draws a lock that has come loose at some temples: from beside the parting at `part` to at most height `low`. */
export const drawTempleLocks = (
  kit: HairKit,
  part: number,
  low: number,
  sides: readonly (-1 | 1)[] = [-1, 1],
): void => {
  const random = createRandom(kit.seed('temples'));
  for (const side of sides) {
    const [shown, out, end] = [random.chance(0.7), random.between(2, 14), random.between(20, 90)];
    if (!shown) continue;
    const tip = Math.min(low - 20, end);
    drawTress(
      kit,
      [
        [part * 0.7 + side * 26, -158],
        [side * (86 + out), -128],
        [side * (125 + out * 0.5), -34],
        [side * (123 - out * 0.5), mix(-34, tip, 0.55)],
        [side * (131 + out), tip],
      ],
      random.between(9, 16),
      { seed: kit.seed(`temple ${side}`), rootFade: 0.4 },
    );
  }
  drawFaceHairs(kit, low);
};

/** Joints of a single hair. */
const HAIR = lineOf(7);

/** Draws a few single hairs that fall before the temples to at most height `low`. */
const drawFaceHairs = ({ front, shades, seed, fitGuides }: HairKit, low: number): void => {
  const random = createRandom(seed('face hairs'));
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const [bow, end] = [random.between(-2, 11), Math.min(low, random.between(-30, 50))];
      const [line] = fitGuides([
        [
          [side * random.between(92, 106), -118],
          [side * (122 - bow * 0.4), -50],
          [side * (120 - bow), mix(-50, end, 0.6)],
          [side * random.between(112, 130), end],
        ],
      ]);
      for (const [joint, [x, y]] of spline(line!, 6).entries())
        setJoint(HAIR, joint, x, y, 1.5 - joint * 0.15, 0.7 - joint * 0.1, blend(shades[1], shades[2], 0.1));
      front.strands.stroke(HAIR);
    }
};

/** Softens a hairline that runs from the parting to the ear: a shade on the skin, and short fine hairs in front of it. */
export const softenHairline = ({ front, person, shades, seed }: HairKit, hairline: readonly Point[]): void => {
  const colour = blend(shades[0], shades[1], 0.7);
  const random = createRandom(seed(`hairline ${hairline[0]![0]} ${hairline.at(-1)![0]}`));
  // Below, hair lies on the temples and cheeks.
  const edge = spline(hairline, 80).filter(([, y], i) => i < 8 || y < -66);
  // At the parting both halves' shades would add up.
  const line = pathThrough(edge.slice(6), false);
  front.pen.context.lineCap = 'round';
  front.pen.context.strokeStyle = css(blend(rgb(person.skin[0]!), shades[0], 0.3), 0.055);
  for (let width = 4; width < 40; width += 6) {
    front.pen.context.lineWidth = width;
    front.pen.context.stroke(line);
  }
  for (let i = 0; i < 60; i++) {
    const at = Math.floor(random.next() * (edge.length - 2));
    const [[x0, y0], [x1, y1]] = [edge[at]!, edge[at + 2]!];
    const [along, inwards] = [Math.hypot(x1 - x0, y1 - y0) || 1, Math.hypot(x0, y0)];
    const [length, lean] = [random.between(10, 26), random.between(0.25, 0.8)];
    for (let joint = 0; joint < 7; joint++) {
      const t = joint / 6;
      const [down, off] = [t * length, lean * length * t * (1.4 - 0.8 * t) - 2];
      const x = x0 + ((x1 - x0) / along) * down - (x0 / inwards) * off;
      const y = y0 + ((y1 - y0) / along) * down - (y0 / inwards) * off;
      setJoint(HAIR, joint, x, y, 1.1 - 0.7 * t, 0.5 * Math.min(1, t * 3) * (1 - t * t), colour);
    }
    front.strands.stroke(HAIR);
  }
};

/** Draws single hairs that have left the outline of the hair, which runs from the crown to the ends. */
export const drawSingleHairs = ({ front, shades, seed }: HairKit, outline: readonly Point[], count: number): void => {
  const random = createRandom(seed(`single ${outline.at(-1)![0]}`));
  const points = spline(outline, 80);
  const colour = blend(shades[1], shades[2], 0.16);
  for (let i = 0; i < count; i++) {
    const [from, length, out] = [random.between(4, 56), random.between(14, 26), random.between(3, 11)];
    for (let joint = 0; joint < 7; joint++) {
      const t = joint / 6;
      const [x, y] = points[Math.floor(Math.min(78, from + length * t))]!;
      const away = Math.hypot(x, y - 40);
      // It comes out of the hair and stands off at its tip.
      const off = out * (2.2 * t - 1);
      setJoint(
        HAIR,
        joint,
        x + (x / away) * off,
        y + Math.min(0, (y - 40) / away) * off,
        1.2,
        0.75 * (1 - t ** 3),
        colour,
      );
    }
    front.strands.stroke(HAIR);
  }
};
