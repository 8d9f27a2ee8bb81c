// Measures of a body in head units: neck, shoulders and trunk; `bodyLift` maps body coordinates to the head's.
import type { Path2D } from '@napi-rs/canvas';
import { clamp, mirrored, mix, type Point, smooth } from '../paint/curve.ts';
import { path, pathThrough } from '../paint/pen.ts';
import { jawHalf } from './head.ts';
import type { BodyShape, Person } from './person.ts';

/** Units (negative is up) by which the body moves to sit under the head; unlifted, its long neck looks like a doll's. */
export const bodyLift = ({ body }: Person): number => -50 + body.neck;

/** The body's scale relative to the head: without it, adults look like children. Heavy and muscular bodies would dwarf their heads. */
export const bodyGrowth = (person: Person): number =>
  (person.gender === 'male' ? 1.25 : 1.3) - 0.08 * clamp(person.body.weight) - 0.05 * muscleOf(person);

/** Lowest row of the drawn body, in body units: below the bottom edge of the widest framing. */
export const bodyBottom = 1240;

/** Factor on the plan's widths: shoulders are about 2 head widths for a woman, 2.3 for a man, and a wide head sits on wide ones. The young are slim. */
export const breadth = ({ gender, age, body, face }: Person): number =>
  (gender === 'male' ? 0.885 : mix(0.79, 0.86, clamp(body.weight))) *
  mix(0.92, 1, smooth(16, 27, age)) *
  mix(1, body.shoulders, 0.6) *
  mix(1, face.width, 0.95);

/** Factor on the measures of jackets, which are drawn for an average man. */
export const jacketScale = (person: Person): number => breadth(person) / 0.9;

const usualGirth = { neck: 1, waist: 1, arms: 1 } as const;

export const girthOf = ({ girth = usualGirth }: BodyShape): NonNullable<BodyShape['girth']> => girth;

/** Visible muscle, 0 to 1: a thick neck on a body without fat. */
export const muscleOf = ({ body }: Person): number =>
  clamp((girthOf(body).neck - 1.1) * 6 - Math.max(0, body.weight) * 2);

/** Half the width of the neck: narrower than the jaw, except of muscular people. */
export const neckHalf = (person: Person): number => {
  const { gender, body } = person;
  const usual = (gender === 'male' ? 78 : 61) * (1 + body.weight * 0.12) * girthOf(body).neck;
  return Math.min(usual, jawHalf(person) * mix(0.82, 1, muscleOf(person)));
};

/** Factor on the plan's radii of arms. */
export const armThickness = (person: Person): number =>
  (person.gender === 'male' ? 0.95 : 0.86) *
  breadth(person) *
  (1 + person.body.weight * 0.13) *
  girthOf(person.body).arms;

/** Units by which thin arms hang further in: they would hang as from a coat hanger. */
export const shoulderInset = (person: Person): number =>
  Math.max(0, 52 * breadth(person) - 57 * armThickness(person)) * 0.9;

/** Half the width over the muscles of both shoulders. */
export const deltoidHalf = (person: Person): number =>
  (person.gender === 'male' ? 294 : 268) * breadth(person) -
  shoulderInset(person) +
  Math.max(0, girthOf(person.body).arms - 1) * 20;

/** Units by which the shoulders are lower than square ones. */
export const shoulderDrop = ({ body }: Person): number => body.slope * 28 + 16;

/** Radius of a shoulder. */
export const shoulderRadius = (person: Person): number => (55 - 6 * muscleOf(person)) * armThickness(person);

/** Height of the arms' upper end. */
export const shoulderTop = (person: Person): number => 350 + shoulderDrop(person);

/** Height of the shoulder line at a distance `away` from the middle. */
export const shoulderY = (person: Person, away: number): number => {
  const q = away / breadth(person);
  return (
    mix(246, 328, smooth(-40, 232, q)) +
    shoulderDrop(person) * smooth(60, 250, q) +
    30 * clamp((q - 166) / 112, 0, 1.1) ** 2.3
  );
};

/** Half widths of the trunk from the armpit down: chest, ribs, waist, hips and thighs. */
const girths = (person: Person): readonly (readonly [y: number, half: number])[] => {
  const s = breadth(person);
  const { weight } = person.body;
  const belly = Math.max(0, weight);
  const own = girthOf(person.body).waist;
  // Slim people would look pinched, and heavy ones like barrels: weight makes them wider already.
  const girth = mix(1, own, own < 1 ? 0.6 : mix(1, 0.45, clamp(weight)));
  const lats = 22 * muscleOf(person);
  const male = person.gender === 'male';
  const [chest, ribs, waist, hips] = male ? [230, 214, 188, 202] : [221, 188, 157, 222];
  // A man's weight is on his belly, a woman's on bust and hips, above and below a waist.
  const [bust, middle, seat] = male ? [8, 34, 4] : [22, 8, 12];
  return [
    [440, chest * s + lats],
    [530, (chest * s + weight * 10 + belly * bust) * mix(1, girth, 0.4) + lats],
    [600, (ribs * s + weight * 18 + belly * bust) * mix(1, girth, 0.6) + lats * 0.6],
    [690, (waist * s + weight * 22 + belly * middle) * mix(1, girth, male ? 1 : 0.86)],
    [840, (mix(waist, hips, 0.72) * s + weight * 26 + belly * seat) * mix(1, girth, male ? 0.9 : 0.56)],
    [1000, (hips * s + weight * 26 + belly * seat) * mix(1, girth, male ? 0.8 : 0.56)],
    [bodyBottom, (hips * s + weight * 24) * mix(1, girth, 0.56)],
  ];
};

/** Half the width of the trunk at height `y`. */
export const trunkHalf = (person: Person, y: number): number => {
  const line = girths(person);
  const at = Math.max(0, Math.min(line.length - 2, line.findIndex(([below]) => below >= y) - 1));
  const [before, [y0, w0], [y1, w1], after] = [
    line[at - 1] ?? line[0]!,
    line[at]!,
    line[at + 1]!,
    line[at + 2] ?? line.at(-1)!,
  ];
  // A cubic through the measures (Catmull and Rom, 1974).
  const t = clamp((y - y0) / (y1 - y0));
  const [rise0, rise1] = [
    ((w1 - before[1]) / (y1 - before[0] || 1)) * (y1 - y0),
    ((after[1] - w0) / (after[0] - y0 || 1)) * (y1 - y0),
  ];
  return (
    w0 * (1 + 2 * t) * (1 - t) ** 2 + rise0 * t * (1 - t) ** 2 + w1 * t * t * (3 - 2 * t) + rise1 * t * t * (t - 1)
  );
};

/** Outline of shoulders and trunk without arms; clockwise like `tubesPath`, so that both fill by the nonzero rule. */
export const trunkPath = (person: Person): Path2D => {
  const s = breadth(person);
  const d = shoulderDrop(person);
  const round = shoulderRadius(person);
  const collar = Math.max(66 * s, neckHalf(person) - 4);
  // Where the slope from the neck meets the round shoulder.
  const [over, top] = [deltoidHalf(person) - 0.34 * round, shoulderTop(person) + 0.249 * round];
  const half: Point[] = [
    ...bezier([0, 330], [34 * s, 330], [collar - 10 * s, 284], [collar, 250]),
    // The outline meets the arm where both have one direction, and ends inside it: an edge of its own would show as a notch.
    ...bezier([collar, 250], [collar + 30 * s, 300], [over - 1.5 * round, top - 1.32 * round], [over, top]),
    [over, 440 + d],
    ...Array.from({ length: 57 }, (_, i): Point => {
      const y = mix(500, bodyBottom, i / 56);
      return [trunkHalf(person, y), y];
    }),
  ];
  return pathThrough([...half, ...mirrored(half).reverse()]);
};

const bezier = (p: Point, q: Point, r: Point, s: Point): Point[] =>
  Array.from({ length: 17 }, (_, i): Point => {
    const [t, u] = [i / 16, 1 - i / 16];
    const axis = (k: 0 | 1) => u * u * u * p[k] + 3 * u * u * t * q[k] + 3 * u * t * t * r[k] + t * t * t * s[k];
    return [axis(0), axis(1)];
  });

/** Outline of the skin that a neckline may show: neck, collar bones, upper chest. */
export const neckOutline = (person: Person): Path2D => {
  const n = neckHalf(person);
  const s = breadth(person);
  return path(
    `M${-n} 90 C${-n} 200 ${-n + 3} 232 ${-n - 8} 258 C${-n - 22} 284 ${-104 * s} 296 ${-140 * s} 318 L${-130 * s} 540 L${130 * s} 540 L${140 * s} 318 C${104 * s} 296 ${n + 22} 284 ${n + 8} 258 C${n - 3} 232 ${n} 200 ${n} 90Z`,
  );
};
