// The plan of a body in units: silhouette, arms and neck, in the head's coordinates lowered by `bodyLift`.
import type { Path2D } from '@napi-rs/canvas';
import { mix, smooth } from '../paint/curve.ts';
import { path } from '../paint/pen.ts';
import type { Person } from './person.ts';

/** The body is drawn this far below its place and lifted when it is put under the head: a long neck makes a doll. */
export const bodyLift = ({ body }: Person): number => -42 + body.neck;

/** Lowest row of the drawn body, in its own coordinates. */
export const bodyBottom = 1500;

/** Factor on the plan's widths at the shoulders. */
export const breadth = ({ gender, body }: Person): number => (gender === 'male' ? 1.03 : 0.885) * body.shoulders;

/** Half the neck. */
export const neckHalf = ({ gender, body }: Person): number => (gender === 'male' ? 75 : 61) * (1 + body.weight * 0.12);

/** Height of the shoulder's line at a distance from the middle. */
export const shoulderY = (person: Person, away: number): number => {
  const q = away / breadth(person);
  const drop = person.body.slope * 26 - 8;
  return mix(252, 322, smooth(-40, 232, q)) + drop * smooth(80, 250, q) + 46 * Math.max(0, (q - 166) / 112) ** 2.3;
};

/** Distance from the middle at which arm and trunk meet. */
export const armInner = (person: Person, y: number): number =>
  (mix(228, 214, smooth(460, 640, y)) + mix(0, 16, smooth(640, 900, y)) + person.body.weight * 8) * breadth(person);

/** Trunk and arms in one outline, open at the neck. */
export const silhouette = (person: Person): Path2D => {
  const s = breadth(person);
  const d = person.body.slope * 26 - 8;
  const w = person.body.weight * 16;
  const half = (side: 1 | -1) => {
    const p = (x: number, y: number) => `${(side * x).toFixed(1)} ${y.toFixed(1)}`;
    return [
      p(70 * s, 262),
      p(104 * s, 300),
      p(196 * s, 308 + d),
      p(258 * s, 352 + d),
      p(306 * s, 392 + d),
      p(322 * s + w, 500),
      p(334 * s + w, 860),
      p(342 * s + w, 1100),
      p(338 * s + w, 1300),
      p(330 * s + w, bodyBottom),
    ];
  };
  const l = half(-1);
  const r = half(1);
  return path(
    `M${l[0]} C${l[1]} ${l[2]} ${l[3]} C${l[4]} ${l[5]} ${l[6]} C${l[7]} ${l[8]} ${l[9]} L${r[9]} C${r[8]} ${r[7]} ${r[6]} C${r[5]} ${r[4]} ${r[3]} C${r[2]} ${r[1]} ${r[0]} C${46 * s} 330 ${-46 * s} 330 ${l[0]}Z`,
  );
};

/** Skin that a neckline may show: neck, collar bones, the top of the chest. */
export const neckOutline = (person: Person): Path2D => {
  const n = neckHalf(person);
  const s = breadth(person);
  return path(
    `M${-n} 90 C${-n} 200 ${-n + 3} 232 ${-n - 8} 258 C${-n - 22} 284 ${-104 * s} 296 ${-140 * s} 318 L${-130 * s} 540 L${130 * s} 540 L${140 * s} 318 C${104 * s} 296 ${n + 22} 284 ${n + 8} 258 C${n - 3} 232 ${n} 200 ${n} 90Z`,
  );
};
