// Draws beards and moustaches: short strokes in a region, combed away from the mouth.
import { REST } from '../motion/poses.ts';
import { blend, type Rgb, rgb } from '../paint/colour.ts';
import { clamp, mix, type Point, smooth } from '../paint/curve.ts';
import { createRandom } from '../paint/random.ts';
import { type Fibres, lineOf, setJoint } from './hair/fibres.ts';
import type { HairShades } from './hair/shade.ts';
import { drawStrands } from './hair/sheet.ts';
import { firstRow, mouthDrop, outline, plan } from './head.ts';
import { mouthShape } from './lips.ts';
import type { Person } from './person.ts';

/** Density of each region's hair at a point, 0 to 1; `x` is the distance from the middle, in units. */
const growthDensity = {
  cheeks: (x: number, y: number, bottom: number) => {
    // The beard's edge runs from the sideburn down to the corner of the mouth and on under the nose.
    const edge = 90 - 74 * smooth(70, 132, x) ** 1.4 - 70 * smooth(106, 126, x);
    // Cropped ever closer towards the hair at the temples.
    const cropped = smooth(-38, 26, y);
    return smooth(edge - 32, edge + 26, y) * cropped * smooth(bottom + 14, bottom - 4, y);
  },
  /** A tuft below the lip, and a band that runs from the ends of the moustache around the mouth to the chin. */
  goatee: (x: number, y: number, bottom: number, mouthHalf: number) => {
    const tuft = smooth(19, 7, x) * smooth(plan.mouth + 20, plan.mouth + 30, y);
    const half = mix(1.12 * mouthHalf + 13, 35, smooth(plan.mouth + 4, bottom, y) ** 0.8);
    const around = smooth(0.94, 1.16, Math.hypot(x / (1.1 * mouthHalf), (y - plan.mouth - 8) / 32));
    const band = smooth(half + 6, half - 8, x) * smooth(plan.mouth - 24, plan.mouth - 8, y) * around;
    const end = bottom - (x / 36) ** 2 * 10;
    return Math.max(tuft, band) * smooth(end + 12, end - 6, y);
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

const density = (person: Person, x: number, y: number): number => {
  const bottom = plan.chin + person.face.length + 4;
  const drop = mouthDrop(person);
  const mouthHalf = 46 * person.face.mouthWidth;
  const away = outsideLips(x, y - drop, mouthHalf);
  if (person.facialHair === 'goatee') return growthDensity.goatee(x, y - drop, bottom - drop, mouthHalf) * away;
  return growthDensity.cheeks(x, y, bottom) * away * (0.8 + 0.2 * smooth(60, 44, Math.abs(x - 20) - (y - 140) * 0.5));
};

/** The parts of a person's facial hair. Stubble is part of the complexion. */
export const facialHairParts = ({ facialHair }: Person): readonly FacialHairPart[] =>
  facialHair === 'none' || facialHair === 'stubble'
    ? []
    : facialHair === 'moustache'
      ? ['moustache']
      : ['beard', 'moustache'];

/** How light a beard is: 0 brown, 1 grey or blond. */
const lightnessOf = (base: Rgb): number => smooth(60, 140, base[1]);

/** Positions of a hair's joints as shares of its length. */
const JOINTS = [0, 0.35, 0.7, 1] as const;
const HAIR = lineOf(JOINTS.length);

/** Draws one part of a person's facial hair. */
export const drawFacialHair = (on: Fibres, person: Person, growing: FacialHairPart): void => {
  const shades = person.hair.beard.map(rgb) as unknown as HairShades;
  if (growing === 'moustache') {
    drawMoustache(on, person, shades);
    return;
  }
  drawBeard(on, person, shades);
  if (person.facialHair === 'long-beard') drawHangingBeard(on, person, shades);
};

/** Two wings, combed from under the nose to beyond the corners of the mouth. */
const drawMoustache = (on: Fibres, person: Person, [dark, base, high]: HairShades): void => {
  const light = lightnessOf(base);
  // Of shades that differ, or single hairs would not be seen in a dark one.
  const shades: HairShades = [blend(dark, base, 0.25 + light * 0.25), blend(base, high, 0.2 + light * 0.3), high];
  const lipAt = lipLine(person);
  const smile = clamp(person.face.smile);
  const alone = person.facialHair === 'moustache';
  const thick = alone ? 24 : person.facialHair === 'goatee' ? 19 : 15;
  // Under a long nose the moustache hangs over the lip, or it would be too thin to be seen.
  const top = Math.min(98 + mouthDrop(person), plan.noseBase + 4 + person.face.noseLength, lipAt(0) - thick);
  const end = 46 * person.face.mouthWidth + (alone ? 16 : 12);
  const tip = lipAt(end) + (alone ? 15 : 11) - 4 * smile;
  // From the upper edge outwards and down to the lip, the outermost to the tip.
  const wing = (side: 1 | -1): Point[][] =>
    [0, 0.25, 0.5, 0.75, 1].map((k) => {
      const [rootX, endX] = [k * 36, mix(5, end, k ** 0.85)];
      // Thinner in the hollow of the lip.
      const hollow = 5 * (1 - k) ** 6;
      const root: Point = [rootX, mix(top, lipAt(36) - (thick - 3) + 2 * smile, k ** 2.1) + hollow];
      const tipY = mix(lipAt(endX) + (alone ? 2 : -0.5), tip, k ** 2) - hollow * 0.4;
      return [root, [mix(rootX, endX, 0.42), mix(root[1], tipY, 0.3)] as Point, [endX, tipY] as Point].map(
        ([x, y]): Point => [side * x, y],
      );
    });
  for (const side of [1, -1] as const)
    drawStrands(on, wing(side), shades, {
      seed: `${person.seed}/moustache/${side}`,
      strands: 520,
      width: 1.9,
      locks: 12,
      gather: 0.16,
      ragged: 0.15,
      gloss: { sharp: 14, strength: 0.9 },
      rootScatter: 3,
      rootFade: 0.4,
      tipTaper: 1.4,
    });
};

const drawBeard = (on: Fibres, person: Person, [darkest, base, high]: HairShades): void => {
  const random = createRandom(`${person.seed}/beard`);
  // Light hair has no dark roots, and shines through its whole depth.
  const light = lightnessOf(base);
  const dark = blend(darkest, base, light * 0.5);
  const long = { 'short-beard': 0.66, goatee: 1 }[person.facialHair as string] ?? 1.7;
  const hang = person.facialHair === 'short-beard' ? 0.4 : 1.2;
  const { right } = outline(person);
  const middle = plan.chin - 34;
  for (let i = 0; i < 26_000; i++) {
    const x = random.between(-142, 142);
    const y = random.between(-44, 226);
    const [tone, glint, bendBy, length] = [random.next(), random.next(), random.around(0, 0.2), random.between(6, 13)];
    const away = Math.abs(x);
    const thick = density(person, away, y);
    const edge = right[Math.round(y - firstRow)] ?? 0;
    // Round below the chin.
    const round = 60 * Math.sqrt(Math.max(0, 1 - ((y - middle) / (plan.chin + person.face.length + 22 - middle)) ** 2));
    const inside = smooth(edge + 3, edge - 5, away) + (y > plan.chin - 40 ? smooth(round + 5, round - 12, away) : 0);
    const under = i < 15_000;
    // The undercoat extends beyond the visible strands and thins out, or a beard's edge would look spotted.
    const grown = under ? Math.sqrt(thick) : thick;
    const shown = grown * Math.min(1, inside);
    // The undercoat thins out evenly, single strands at random. Many strokes of it lie over each other: only faint ones let the
    // skin shine through.
    if (shown < random.next() * (under ? 0.2 : 1)) continue;
    const fan = Math.atan2(1.1, x / (y > 150 ? -420 : 1500));
    // Shorter towards the outline, like a trimmed beard; a short one hardly hangs below the chin.
    const trimmed = (y > 150 ? hang : 0.8) * (0.5 + 0.5 * smooth(edge + 2, edge - 26, away));
    const reach = length * trimmed * (under ? 1.2 * Math.max(long, 1.4) : long * (0.55 + 0.45 * thick));
    // Locks that run from the cheeks to the chin, each with a light and a dark side.
    const lock = Math.sin(Math.atan2(x, y - 20) * 24 + Math.sin(y * 0.06 + x * 0.03) * 1.3);
    // The jaw is round: darker towards its outline and under the chin.
    const turned = 0.3 * smooth(edge - 40, edge, away) + 0.22 * smooth(plan.chin - 30, plan.chin + 20, y);
    // The key light falls on the left of the chin.
    const shine = 0.34 * Math.exp(-(((x + 36) / 44) ** 2) - ((y - 164) / 26) ** 2);
    const lit = clamp(0.66 - x / 360 - turned + 0.18 * lock + shine);
    // Strands of much different shades would look like gravel.
    const body = blend(dark, base, clamp((under ? 0.14 : 0.2) + lit * (0.72 + tone * 0.28)));
    const colour = blend(
      body,
      high,
      under ? 0.03 + 0.14 * light : clamp(lit - 0.4) * (0.5 + glint * 0.1) + light * (0.1 + 0.6 * glint),
    );
    for (let k = 0; k < JOINTS.length; k++) {
      const t = JOINTS[k]!;
      const angle = fan + bendBy * t;
      setJoint(
        HAIR,
        k,
        x + Math.cos(angle) * reach * t,
        y + Math.sin(angle) * reach * t,
        (under ? 3 + 4 * thick : 1) * (1 - t * 0.65),
        (under ? 0.5 * shown ** 4 : 0.06 + 0.5 * thick) * smooth(0, 0.2, t + 0.08),
        colour,
      );
    }
    on.stroke(HAIR);
  }
};

/** Strands that hang from the chin and the jaw to a soft point on the chest. */
const drawHangingBeard = (on: Fibres, person: Person, [dark, base, high]: HairShades): void => {
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
