// Draws hands: a palm and fingers of tapered tubes, lit like the rest of the skin.
import { blend, css, type Rgb, rgb } from '../paint/colour.ts';
import type { Point } from '../paint/curve.ts';
import { clipped, type Pen, pathThrough, soft } from '../paint/pen.ts';
import { drawSkin } from './bare-arms.ts';
import type { Person } from './person.ts';
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
  /** Whether the thumb stands off the fingers, as around an arm. */
  readonly thumbOff: boolean;
  /** Whether the palm faces the viewer, instead of the back with its nails. */
  readonly palm?: true;
}

/** Scale of a hand; 1 is a slight woman's. */
const handSize = ({ gender, body }: Person): number => (gender === 'male' ? 1.02 : 0.9) * (1 + body.weight * 0.06);

/** Units from the wrist to the ends of slightly bent fingers. */
export const handReach = (person: Person): number => 150 * handSize(person);

/** Fingers from the index on: offset across the palm, length and radius, in units. */
const fingers = [
  [33, 86, 13.5],
  [11, 98, 14],
  [-12, 92, 13.5],
  [-33, 72, 12],
] as const;

interface Parts {
  palm: Tube[];
  fingers: Tube[];
  /** Lines between neighbouring fingers. */
  gaps: Point[][];
}

const parts = (person: Person, { x, y, angle, thumb, bent, thumbOff }: HandPlace): Parts => {
  const size = handSize(person);
  const place = (along: number, across: number, z: number): Tube['from'] => {
    const [a, b] = [along * size, across * thumb * size];
    return [x + Math.cos(angle) * a - Math.sin(angle) * b, y + Math.sin(angle) * a + Math.cos(angle) * b, z * size];
  };
  const flat = (along: number, across: number): Point => {
    const [px, py] = place(along, across, 0);
    return [px, py];
  };
  const tube = (from: Tube['from'], to: Tube['from'], start: number, end: number): Tube => ({
    from,
    to,
    radii: [start * size, end * size],
  });
  const short = 1 - bent * 0.34;
  const slim = thumbOff ? 0.9 : 1;
  const knuckle = (across: number) => 90 - Math.abs(across - 6) * 0.3;
  return {
    palm: [
      tube(place(-26, 0, 14), place(36, 2, 16), 29, 42),
      tube(place(36, 12, 14), place(84, 22, 14), 40, 30),
      tube(place(36, -12, 12), place(80, -22, 12), 40, 28),
      tube(place(20, 30, 8), place(56, 50, 10), 22, 17),
    ],
    fingers: [
      ...fingers.flatMap(([across, length, thick]) => {
        const start = knuckle(across);
        return [
          tube(
            place(start, across, 26),
            place(start + length * 0.52 * short, across * 1.06, 26),
            thick * (thumbOff ? 1 : 1.1),
            thick * slim,
          ),
          tube(
            place(start + length * 0.52 * short, across * 1.06, 26),
            place(start + length * short, across * 1.02, 20 - bent * 12),
            thick * slim,
            thick * (thumbOff ? 0.66 : 0.82),
          ),
        ];
      }),
      ...(thumbOff
        ? [tube(place(30, 38, 20), place(62, 66, 24), 19, 15), tube(place(62, 66, 24), place(94, 86, 20), 15, 11)]
        : [tube(place(52, 50, 22), place(88, 62, 24), 16, 14), tube(place(88, 62, 24), place(116, 58, 20), 14, 11)]),
    ],
    gaps: fingers.slice(1).map(([across, length], i) => {
      const middle = (across + fingers[i]![0]) / 2;
      return [flat(knuckle(middle) + 6, middle), flat(knuckle(middle) + length * short * 0.94, middle * 1.04)];
    }),
  };
};

/** Draws a hand and its soft shadow. The pen takes body units. */
export const drawHand = (pen: Pen, person: Person, place: HandPlace, rim: Rgb): void => {
  const { palm, fingers, gaps } = parts(person, place);
  // Two tubes make a finger; the thumb, which is last, shows its side.
  const fingerEnds = fingers.slice(0, -2).filter((_, i) => i % 2 === 1);
  const { grid, heights } = fieldAround([...palm, ...fingers], 2, 8);
  for (const tube of palm) raiseTube(heights, grid, tube, 5);
  for (const tube of fingers) raiseTube(heights, grid, tube, 3);
  const outline = tubesPath([...palm, ...fingers]);
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
    soft(pen, 1.2, () => {
      context.strokeStyle = css(rgb(person.skin[0]!), 0.6);
      context.lineWidth = 3;
      context.lineCap = 'round';
      for (const gap of gaps) context.stroke(pathThrough(gap, false));
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
    context.fillStyle = css(blend(blend(light, mid, 0.3), [255, 190, 180], 0.35), 0.75);
    context.beginPath();
    context.ellipse(wide * 0.18, 0, wide * 0.62, wide * 0.56, 0, 0, 7);
    context.fill();
    context.restore();
  }
};
