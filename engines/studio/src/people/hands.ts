// Draws hands: a palm and fingers of tapered tubes, lit like the rest of the skin.
import type { Path2D } from '@napi-rs/canvas';
import { blend, css, type Rgb, rgb } from '../paint/colour.ts';
import type { Point } from '../paint/curve.ts';
import { clipped, type Pen, pathThrough, soft } from '../paint/pen.ts';
import { drawSkin } from './bare-arms.ts';
import type { Person } from './person.ts';
import { stanceOf, stretchNear } from './stance.ts';
import { fieldAround, raiseTube, type Tube, tubesPath } from './tube.ts';

/** A hand's wrist, the direction of its fingers in radians, and the side of its thumb. */
export interface HandPlace {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** 1: the thumb is clockwise of the fingers. */
  readonly thumb: 1 | -1;
  /** Bend of the fingers, 0 straight to 1 around an arm. */
  readonly bent: number;
  /** Whether the thumb stands off the fingers, as around an arm, or is behind what the hand is on. Missing: it lies along them. */
  readonly thumbIs?: 'off' | 'behind';
  /** Whether it lies around the other arm, and is as narrow as that arm where the body turns away. */
  readonly onArm?: true;
  /** Whether the palm faces the viewer, instead of the back with its nails. */
  readonly palm?: true;
}

/** Scale of a hand; 1 is a slight man's. */
const handSize = ({ gender, body }: Person): number => (gender === 'male' ? 0.88 : 0.78) * (1 + body.weight * 0.06);

/** Units from the wrist to the ends of slightly bent fingers. */
export const handReach = (person: Person): number => 162 * handSize(person);

/** Fingers from the index on: knuckle along and across the hand, length and radius in units, and direction in radians. */
const fingers = [
  [86, 30, 90, 13.2, 0.09],
  [93, 10, 102, 13.4, 0],
  [90, -10.5, 95, 12.8, 0],
  [80, -30, 74, 11.4, -0.02],
] as const;

/** Tubes along a finger: so many that it curves. */
const segments = 5;

interface Parts {
  palm: Tube[];
  /** `segments` tubes each, from the knuckle on. */
  fingers: Tube[];
  thumb: Tube[];
  /** Lines between neighbouring fingers, from the index on. */
  gaps: Point[][];
}

const parts = (person: Person, { x, y, angle, thumb, bent, thumbIs }: HandPlace): Parts => {
  const size = handSize(person);
  const place = (along: number, across: number, z: number): Tube['from'] => {
    const [a, b] = [along * size, across * thumb * size];
    return [x + Math.cos(angle) * a - Math.sin(angle) * b, y + Math.sin(angle) * a + Math.cos(angle) * b, z * size];
  };
  const tube = (from: Tube['from'], to: Tube['from'], start: number, end: number): Tube => ({
    from,
    to,
    radii: [start * size, end * size],
  });
  const digits = fingers.map(([along, across, length, radius, aside]) => {
    /** A point at a share of the finger's length, of which a bent one shows less towards its end. */
    const joint = (t: number) => {
      const long = length * (t - bent * 0.36 * t ** 1.8);
      const direction = aside - across * 0.0024 * t;
      const z = 26 + (4 + bent * 9) * Math.sin(Math.PI * Math.min(1, t * 1.1)) - (6 + bent * 14) * t * t;
      return place(along + Math.cos(direction) * long, across + Math.sin(direction) * long, z);
    };
    const joints = Array.from({ length: segments + 1 }, (_, i) => joint(i / segments));
    return { joints, radius };
  });
  const [knuckle, middle, tip] =
    thumbIs === 'off'
      ? [place(48, 48, 24), place(74, 76, 26), place(102, 90, 22)]
      : [place(52, 50, 26), place(84, 62, 30), place(112, 60, 26)];
  return {
    palm: [
      tube(place(-30, 0, 12), place(16, 0, 16), 26, 29),
      tube(place(30, 1, 10), place(74, 2, 10), 33, 32),
      ...fingers.map(([along, across]) => tube(place(14, across * 0.6, 17), place(along, across, 26), 20, 15.5)),
      tube(place(14, 20, 14), knuckle, 22, 17),
    ],
    fingers: digits.flatMap(({ joints, radius }) => {
      const wide = (i: number) => radius * (1.06 - 0.14 * (i / segments) - 0.24 * (i / segments) ** 3);
      return joints.slice(1).map((end, i) => tube(joints[i]!, end, wide(i), wide(i + 1)));
    }),
    thumb: thumbIs === 'behind' ? [] : [tube(knuckle, middle, 16, 14), tube(middle, tip, 14, 10.5)],
    gaps: digits.slice(1).map(({ joints }, i) =>
      joints.slice(0, -1).map(([jx, jy], k): Point => {
        const [ox, oy] = digits[i]!.joints[k]!;
        return [(jx + ox) / 2, (jy + oy) / 2];
      }),
    ),
  };
};

/** Outline of every other finger beyond its knuckle, from the index on. */
export const everyOtherFinger = (person: Person, place: HandPlace): Path2D =>
  tubesPath(parts(person, place).fingers.filter((_, i) => i % (2 * segments) > 0 && i % (2 * segments) < segments));

/** Draws a hand and its soft shadow. The pen takes body units. */
export const drawHand = (pen: Pen, person: Person, place: HandPlace, rim: Rgb): void => {
  const { context } = pen;
  if (place.onArm) {
    drawWhole(pen, person, place, rim);
    return;
  }
  context.save();
  // A hand keeps its width where a turned body changes that of the cloth under it.
  const middle = [place.x + Math.cos(place.angle) * 80, place.y + Math.sin(place.angle) * 80] as const;
  context.translate(place.x, 0);
  context.scale(1 / stretchNear(stanceOf(person), middle), 1);
  context.translate(-place.x, 0);
  drawWhole(pen, person, place, rim);
  context.restore();
};

const drawWhole = (pen: Pen, person: Person, place: HandPlace, rim: Rgb): void => {
  const { palm, fingers, thumb, gaps } = parts(person, place);
  // The thumb shows its side.
  const fingerEnds = fingers.filter((_, i) => i % segments === segments - 1);
  const tubes = [...palm, ...fingers, ...thumb];
  const { grid, heights } = fieldAround(tubes, 2, 8);
  for (const tube of palm) raiseTube(heights, grid, tube, 30);
  for (const tube of [...fingers, ...thumb]) raiseTube(heights, grid, tube, 6);
  const outline = tubesPath(tubes);
  const { context, scale } = pen;
  context.save();
  context.shadowColor = 'rgba(12,6,12,.6)';
  context.shadowBlur = 14 * scale;
  context.shadowOffsetX = 4 * scale;
  context.shadowOffsetY = 7 * scale;
  context.fillStyle = person.skin[1]!;
  context.fill(outline);
  context.restore();
  clipped(pen, outline, () => {
    drawSkin(pen, person, grid, heights, rim);
    if (!place.palm) drawNails(pen, person, fingerEnds);
    // The index is a little apart; the others lie together.
    soft(pen, 2, () => {
      context.lineCap = 'round';
      for (const [i, gap] of gaps.entries()) {
        context.strokeStyle = css(rgb(person.skin[0]!), i === 0 ? 0.5 : 0.26);
        context.lineWidth = i === 0 ? 4 : 3;
        context.stroke(pathThrough(gap, false));
      }
    });
  });
};

const drawNails = (pen: Pen, person: Person, fingerEnds: readonly Tube[]): void => {
  const { context } = pen;
  const [, , mid, light] = person.skin.map(rgb) as [Rgb, Rgb, Rgb, Rgb];
  for (const { from, to, radii } of fingerEnds) {
    context.save();
    context.translate(to[0], to[1]);
    context.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
    const wide = radii[1];
    context.fillStyle = css(blend(blend(light, mid, 0.3), [255, 190, 180], 0.35), 0.6);
    context.beginPath();
    context.ellipse(wide * 0.2, 0, wide * 0.56, wide * 0.5, 0, 0, 7);
    context.fill();
    context.restore();
  }
};
