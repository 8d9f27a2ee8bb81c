// The plan of a body in units: neck, shoulders and trunk, in the head's coordinates lowered by `bodyLift`.
import type { Path2D } from '@napi-rs/canvas';
import { mirrored, mix, type Point, smooth } from '../paint/curve.ts';
import { path, through } from '../paint/pen.ts';
import type { Person } from './person.ts';

/** The body is drawn this far below its place and lifted when it is put under the head: a long neck makes a doll. */
export const bodyLift = ({ body }: Person): number => -42 + body.neck;

/** Lowest row of the drawn body, in its own coordinates: below the foot of the widest framing. */
export const bodyBottom = 1240;

/** Factor on the plan's widths: shoulders of some 2.5 widths of a woman's head, 2.7 of a man's. */
export const breadth = ({ gender, body }: Person): number => (gender === 'male' ? 0.9 : 0.82) * body.shoulders;

/** Half the neck. */
export const neckHalf = ({ gender, body }: Person): number => (gender === 'male' ? 75 : 60) * (1 + body.weight * 0.12);

/** Units by which shoulders fall lower than square ones. */
export const shoulderDrop = ({ body }: Person): number => body.slope * 34 - 10;

/** Height of the shoulder's line at a distance from the middle. */
export const shoulderY = (person: Person, away: number): number => {
  const q = away / breadth(person);
  return (
    mix(252, 322, smooth(-40, 232, q)) +
    shoulderDrop(person) * smooth(80, 250, q) +
    46 * Math.max(0, (q - 166) / 112) ** 2.3
  );
};

/** Half the trunk at each height, from the armpit down: chest, waist and hips. */
const girths = (person: Person): readonly (readonly [y: number, half: number])[] => {
  const s = breadth(person);
  const { weight } = person.body;
  const belly = Math.max(0, weight);
  const [chest, waist, hips] = person.gender === 'male' ? [232, 208, 210] : [226, 180, 228];
  return [
    [440, chest * s],
    [560, (chest - 4) * s + weight * 14],
    [700, mix(chest, waist, 0.6) * s + weight * 22 + belly * 14],
    [840, waist * s + weight * 30 + belly * 34],
    [1000, mix(waist, hips, 0.6) * s + weight * 26 + belly * 30],
    [bodyBottom, hips * s + weight * 24],
  ];
};

/** Half the trunk at a height. */
export const trunkHalf = (person: Person, y: number): number => {
  const line = girths(person);
  const at = Math.max(0, line.findIndex(([below]) => below >= y) - 1);
  const [[y0, w0], [y1, w1]] = [line[at]!, line[Math.min(line.length - 1, at + 1)]!];
  return mix(w0, w1, smooth(y0, y1, y));
};

/** Shoulders and trunk without arms, open at the neck; it runs clockwise, as tubes do. */
export const trunkPath = (person: Person): Path2D => {
  const s = breadth(person);
  const d = shoulderDrop(person);
  const half: Point[] = [
    ...bezier([0, 330], [34 * s, 330], [58 * s, 290], [70 * s, 262]),
    ...bezier([70 * s, 262], [104 * s, 300], [190 * s, 306 + d], [248 * s, 346 + d]),
    // It ends within the arm, which goes on from there: an edge of its own would show as a notch.
    ...bezier([248 * s, 346 + d], [286 * s, 364 + d], [303 * s, 394 + d], [303 * s, 444 + d]),
    [226 * s, 560],
    ...Array.from({ length: 41 }, (_, i): Point => {
      const y = mix(560, bodyBottom, i / 40);
      return [trunkHalf(person, y), y];
    }),
  ];
  return through([...half, ...mirrored(half).reverse()]);
};

const bezier = (p: Point, q: Point, r: Point, s: Point): Point[] =>
  Array.from({ length: 17 }, (_, i): Point => {
    const [t, u] = [i / 16, 1 - i / 16];
    const axis = (k: 0 | 1) => u * u * u * p[k] + 3 * u * u * t * q[k] + 3 * u * t * t * r[k] + t * t * t * s[k];
    return [axis(0), axis(1)];
  });

/** Skin that a neckline may show: neck, collar bones, the top of the chest. */
export const neckOutline = (person: Person): Path2D => {
  const n = neckHalf(person);
  const s = breadth(person);
  return path(
    `M${-n} 90 C${-n} 200 ${-n + 3} 232 ${-n - 8} 258 C${-n - 22} 284 ${-104 * s} 296 ${-140 * s} 318 L${-130 * s} 540 L${130 * s} 540 L${140 * s} 318 C${104 * s} 296 ${n + 22} 284 ${n + 8} 258 C${n - 3} 232 ${n} 200 ${n} 90Z`,
  );
};
