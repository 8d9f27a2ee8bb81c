// Draws beards and moustaches: short strokes in a region, combed away from the mouth.
import { REST } from '../motion/poses.ts';
import { blend, type Rgb, rgb } from '../paint/colour.ts';
import { clamp, smooth } from '../paint/curve.ts';
import { createRandom } from '../paint/random.ts';
import { type Fibres, lineOf, setJoint } from './hair/fibres.ts';
import { firstRow, mouthDrop, outline, plan } from './head.ts';
import { mouthShape } from './lips.ts';
import type { Person } from './person.ts';

/** Density of each region's hair at a point, 0 to 1; `x` is the distance from the middle, in units. */
const growthDensity = {
  cheeks: (x: number, y: number, bottom: number) => {
    // The beard's edge runs from the sideburn down to the corner of the mouth and on under the nose.
    const edge = 90 - 74 * smooth(70, 132, x) ** 1.4;
    return smooth(edge - 4, edge + 16, y) * smooth(bottom + 14, bottom - 4, y);
  },
  chin: (x: number, y: number, bottom: number) => {
    const half = 13 + 31 * smooth(plan.mouth + 26, plan.mouth + 60, y);
    return (
      smooth(half + 8, half - 7, x) * smooth(plan.mouth + 23, plan.mouth + 32, y) * smooth(bottom + 14, bottom - 4, y)
    );
  },
  ring: (x: number, y: number) =>
    smooth(12, 3, Math.abs(x - 58 + ((y - 116) / 60) ** 2 * 14)) * smooth(100, 116, y) * smooth(186, 166, y) * 0.5,
  /** From under the nose (`top`) to the edge of the lip (`bottom`), and slightly beyond the corners of the mouth. */
  lip: (x: number, y: number, top: number, bottom: number, smile: number) => {
    const upper = Math.min(top + (x / 60) ** 2 * (14 - 20 * smile), bottom - 7);
    return (
      smooth(upper - 3, upper + 3, y) * smooth(bottom + 1, bottom - 4, y) * smooth(68, 54, x) * smooth(1, 5, x + 2.5)
    );
  },
};

/** Height of the upper lip's edge at a distance from the middle, at rest; it falls past the corners. */
const lipLine = (person: Person): ((x: number) => number) => {
  const edge = mouthShape(person, REST).upperOuter;
  const [, cornerY] = edge.at(-1)!;
  const middle = plan.mouth + mouthDrop(person);
  const lifted = clamp(person.face.smile);
  return (x) => {
    const next = edge.findIndex(([px]) => px >= x);
    if (next < 1) return middle + cornerY + (x - edge.at(-1)![0]) * (0.7 - 0.6 * lifted);
    const [[x0, y0], [x1, y1]] = [edge[next - 1]!, edge[next]!];
    return middle + y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
  };
};

/** 0 under the narrowest lips, 1 elsewhere; wider lips are painted over the hair. */
const outsideLips = (x: number, y: number, mouthHalf: number): number =>
  smooth(0.86, 1.1, Math.hypot(x / (mouthHalf * 0.62), (y - plan.mouth - 2) / 10));

/** Facial hair in two parts: a moustache moves with the upper lip, a beard with the jaw. */
export type FacialHairPart = 'moustache' | 'beard';

const density = (
  person: Person,
  growing: FacialHairPart,
  lipAt: (x: number) => number,
  x: number,
  y: number,
): number => {
  const bottom = plan.chin + person.face.length + 4;
  const drop = mouthDrop(person);
  const { cheeks, chin, ring, lip } = growthDensity;
  const away = outsideLips(x, y - drop, 46 * person.face.mouthWidth);
  if (growing === 'moustache') {
    // Under a long nose the moustache hangs over the lip, or it would be too thin to be seen.
    const under = Math.min(100 + drop, plan.noseBase + 5 + person.face.noseLength, lipAt(0) - 15);
    return lip(x, y, under, lipAt(x) + 5, clamp(person.face.smile));
  }
  if (person.facialHair === 'goatee') return Math.max(chin(x, y - drop, bottom - drop) * away, ring(x, y - drop));
  return cheeks(x, y, bottom) * away * (0.55 + 0.45 * smooth(60, 44, Math.abs(x - 20) - (y - 140) * 0.5));
};

/** The parts of a person's facial hair. Stubble is part of the complexion. */
export const facialHairParts = ({ facialHair }: Person): readonly FacialHairPart[] =>
  facialHair === 'none' || facialHair === 'stubble'
    ? []
    : facialHair === 'moustache'
      ? ['moustache']
      : ['beard', 'moustache'];

/** Positions of a hair's joints as shares of its length. */
const JOINTS = [0, 0.35, 0.7, 1] as const;
const HAIR = lineOf(JOINTS.length);

/** Draws one part of a person's facial hair. */
export const drawFacialHair = (on: Fibres, person: Person, growing: FacialHairPart): void => {
  const random = createRandom(`${person.seed}/${growing}`);
  const [dark, base, high] = person.hair.beard.map(rgb) as [
    ReturnType<typeof rgb>,
    ReturnType<typeof rgb>,
    ReturnType<typeof rgb>,
  ];
  const isLong = person.facialHair === 'long-beard';
  const long = isLong || person.facialHair === 'full-beard' ? 1.5 : person.facialHair === 'short-beard' ? 0.75 : 1;
  const { right } = outline(person);
  const lipAt = lipLine(person);
  const onlyLip = growing === 'moustache';
  const strokes = onlyLip ? 5000 : 24_000;
  for (let i = 0; i < strokes; i++) {
    const x = onlyLip ? random.between(-72, 72) : random.between(-142, 142);
    const y = onlyLip ? random.between(84, 146) : random.between(4, 226);
    const [tone, glint, bendBy, length] = [random.next(), random.next(), random.around(0, 0.3), random.between(5, 13)];
    const away = Math.abs(x);
    const thick = density(person, growing, lipAt, away, y);
    const edge = right[Math.round(y - firstRow)] ?? 0;
    const inside = smooth(edge + 3, edge - 5, away) + (y > plan.chin - 40 ? smooth(60, 40, away) : 0);
    const under = i < strokes * 0.5;
    // The undercoat extends beyond the visible strands and thins out, or a beard's edge would look spotted.
    const grown = under ? Math.sqrt(thick) : thick;
    if (grown * Math.min(1, inside) < random.next()) continue;
    const fan = onlyLip
      ? Math.atan2(0.75 - 0.35 * clamp(person.face.smile), x / 34)
      : Math.atan2(1.1, x / (y > 150 ? -420 : 1500));
    // Shorter towards the outline, like a trimmed beard.
    const trimmed = onlyLip ? 0.5 : (y > 150 ? 1.2 : 0.8) * (0.5 + 0.5 * smooth(edge + 2, edge - 26, away));
    const reach = length * long * trimmed * (under ? 0.7 : 1);
    const lit = clamp(0.62 - x / 300 - (y - 120) / 400);
    const body = blend(dark, base, clamp((under ? 0.1 : 0.2) + lit * tone * 1.1));
    const colour = blend(body, high, !under && glint < 0.3 ? 0.34 * lit : 0.03);
    for (let k = 0; k < JOINTS.length; k++) {
      const t = JOINTS[k]!;
      const angle = fan + bendBy * t;
      const [px, py] = [x + Math.cos(angle) * reach * t, y + Math.sin(angle) * reach * t];
      setJoint(
        HAIR,
        k,
        px,
        py,
        (under ? 5 : 0.95) * (1 - t * 0.65),
        (under ? 0.14 + 0.31 * thick : 0.7) * smooth(0, 0.2, t + 0.08),
        colour,
      );
    }
    on.stroke(HAIR);
  }
  if (isLong && !onlyLip) drawHangingBeard(on, person, [dark, base, high]);
};

/** Strands that hang from the chin and the jaw to a soft point on the chest. */
const drawHangingBeard = (on: Fibres, person: Person, [dark, base, high]: readonly [Rgb, Rgb, Rgb]): void => {
  const random = createRandom(`${person.seed}/long beard`);
  const chin = plan.chin + person.face.length;
  const strand = lineOf(5);
  for (let i = 0; i < 3200; i++) {
    const x = random.between(-78, 78);
    const away = Math.abs(x) / 78;
    const top = chin - 34 - away * away * 44 + random.around(0, 12);
    const long = (158 - 74 * away ** 2) * random.between(0.66, 1);
    const [bend, tone, glint] = [random.around(0, 7), random.next(), random.next()];
    const under = i < 1200;
    const lit = clamp(0.6 - x / 260);
    const colour = blend(
      blend(dark, base, clamp((under ? 0.1 : 0.25) + lit * tone)),
      high,
      glint < 0.25 ? 0.3 * lit : 0.03,
    );
    for (let k = 0; k < 5; k++) {
      const t = k / 4;
      const px = x * (1 - 0.3 * t) + bend * Math.sin(t * 3.2);
      setJoint(
        strand,
        k,
        px,
        top + long * t,
        (under ? 5.5 : 1.5) * (1 - t * 0.6),
        (under ? 0.42 : 0.75) * smooth(1.02, 0.7, t),
        colour,
      );
    }
    on.stroke(strand);
  }
};
