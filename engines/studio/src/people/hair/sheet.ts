// A sheet of strands combed between guide lines: straight, wavy or gathered hair.
import { type Chance, chance } from '../../paint/chance.ts';
import { clamp, mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { type Fibres, JOINT, lineOf } from './fibres.ts';
import { type Gloss, type HairShades, rampOf, strandColour } from './shade.ts';

export interface SheetStyle {
  seed: string;
  strands: number;
  /** Of one strand, in units. */
  width: number;
  /** Locks that strands gather into, and how strongly, 0 to 1. */
  locks: number;
  gather: number;
  /** Uneven ends: the part of the length by which locks differ. */
  ragged: number;
  gloss: Gloss;
  /** Sideways swing in units, and its turns over the whole length. */
  wave?: { swing: number; turns: number; from: number };
  /** Units over which roots are scattered, so that a hairline is soft. */
  rootScatter?: number;
  /** Part of a strand over which it fades in. */
  rootFade?: number;
  tipTaper?: number;
}

const joints = 40;

/** Draws a sheet between guides that each run from root to tip. */
export const combed = (
  on: Fibres,
  guides: readonly (readonly Point[])[],
  shades: HairShades,
  style: SheetStyle,
): void => {
  const random = chance(style.seed);
  const phase = random.between(0, 6.28);
  const locks = Array.from({ length: style.locks + 1 }, () => ({
    tone: random.next(),
    length: random.next(),
    phase: phase + random.near(0, 0.9),
  }));
  const order = shuffled(style.strands, random);
  const sheet = sheetOf(guides, shades, style);
  for (let turn = 0; turn < order.length; turn++) {
    const across = (order[turn]! + random.next()) / style.strands;
    const lock = locks[Math.floor(across * style.locks)]!;
    const under = turn < style.strands * 0.35;
    const tone = clamp(lock.tone * 0.5 + random.next() * 0.45) - (under ? 0.32 : 0);
    on.stroke(STRAND, strand(sheet, random, across, lock, tone));
  }
};

/** What the strands of a sheet have in common. Always all of it: code is compiled for one shape of object. */
interface Sheet {
  /** The guides as x and y by turns. */
  lines: readonly Float64Array[];
  ramp: Float64Array;
  gloss: Gloss;
  width: number;
  locks: number;
  gather: number;
  ragged: number;
  swing: number;
  turns: number;
  /** Part of the length where the wave begins. */
  calm: number;
  rootScatter: number;
  rootFade: number;
  tipTaper: number;
}

const sheetOf = (
  guides: readonly (readonly Point[])[],
  shades: HairShades,
  { gloss, width, locks, gather, ragged, wave, rootScatter = 0, rootFade = 0.03, tipTaper = 3 }: SheetStyle,
): Sheet => ({
  lines: guides.map((guide) => Float64Array.from(spline(guide, joints).flat())),
  ramp: rampOf(shades),
  gloss,
  width,
  locks,
  gather,
  ragged,
  swing: wave?.swing ?? 0,
  turns: wave?.turns ?? 0,
  calm: wave?.from ?? 0,
  rootScatter,
  rootFade,
  tipTaper,
});

interface Lock {
  tone: number;
  length: number;
  phase: number;
}

// Thousands of strands go through the same few numbers.
const STRAND = lineOf(joints + 1);
const OWN = new Float64Array((joints + 1) * 2);
const LOCKED = new Float64Array((joints + 1) * 2);

/** Writes the line at a place across the sheet, x and y by turns. */
const lineAt = (lines: readonly Float64Array[], across: number, to: Float64Array): void => {
  const place = clamp(across, 0, 0.99999) * (lines.length - 1);
  const left = Math.floor(place);
  const part = place - left;
  const a = lines[left]!;
  const b = lines[left + 1]!;
  for (let i = 0; i < to.length; i++) to[i] = a[i]! + (b[i]! - a[i]!) * part;
};

/** Writes the joints of one strand into `STRAND` and answers their number. */
const strand = (sheet: Sheet, random: Chance, across: number, lock: Lock, tone: number): number => {
  const { lines, locks, ragged, width, swing, rootScatter } = sheet;
  const home = (Math.floor(across * locks) + 0.5) / locks;
  // A lock runs out in a point: the further a strand lies from its middle, the sooner it ends.
  const edge = Math.min(1, Math.abs(across - home) * locks * 2);
  const cut =
    lock.length * ragged * 0.7 + random.next() * (ragged * 0.6 + 0.025) + edge * edge * (0.03 + ragged * 0.42);
  const length = Math.max(8, joints * (1 - cut));
  const end = Math.ceil(length);
  const thick = width * random.between(0.6, 1.35);
  const offX = random.near(0, rootScatter);
  const offY = random.near(0, rootScatter);
  const drift = random.near(0, 3.2);
  lineAt(lines, across, OWN);
  lineAt(lines, home, LOCKED);
  laid(sheet, end, offX, offY, drift);
  if (swing !== 0) waved(sheet, end, lock.phase + (across - home) * 3);
  // It ends between two joints: all ends on joints would be steps in the edge of the hair.
  const tip = end * JOINT;
  for (let axis = tip; axis < tip + 2; axis++) STRAND[axis] = mix(STRAND[axis]!, STRAND[axis - JOINT]!, end - length);
  coloured(sheet, end, thick, tone);
  return end + 1;
};

/** Lays a strand on its own line, and further down more and more on its lock's. */
const laid = ({ gather }: Sheet, end: number, offX: number, offY: number, drift: number): void => {
  for (let step = 0; step <= end; step++) {
    const t = step / joints;
    const i = step * 2;
    const pull = smooth(0.25, 1, t) * gather;
    const loose = 1 - smooth(0, 0.3, t);
    STRAND[step * JOINT] = mix(OWN[i]!, LOCKED[i]!, pull) + offX * loose + drift * t;
    STRAND[step * JOINT + 1] = mix(OWN[i + 1]!, LOCKED[i + 1]!, pull) + offY * loose;
  }
};

const waved = ({ swing, turns, calm }: Sheet, end: number, phase: number): void => {
  for (let step = 0; step <= end; step++) {
    const t = step / joints;
    const next = Math.min(joints, step + 1) * 2;
    const before = Math.max(0, step - 1) * 2;
    const dx = OWN[next]! - OWN[before]!;
    const dy = OWN[next + 1]! - OWN[before + 1]!;
    const aside =
      (swing * smooth(calm, calm + 0.4, t) * Math.sin(t * turns * 6.283 + phase)) / (Math.sqrt(dx * dx + dy * dy) || 1);
    STRAND[step * JOINT]! -= dy * aside;
    STRAND[step * JOINT + 1]! += dx * aside;
  }
};

const coloured = ({ ramp, gloss, rootFade, tipTaper }: Sheet, end: number, thick: number, tone: number): void => {
  for (let step = 0; step <= end; step++) {
    const to = step * JOINT;
    const next = Math.min(end, step + 1) * JOINT;
    const before = Math.max(0, step - 1) * JOINT;
    const t = step / end;
    STRAND[to + 2] = thick * Math.min(1, 0.5 + t * 4) * (1 - t ** tipTaper * 0.86);
    STRAND[to + 3] = 0.92 * smooth(-0.001, rootFade, t);
    strandColour(
      ramp,
      STRAND[before]!,
      STRAND[before + 1]!,
      STRAND[next]!,
      STRAND[next + 1]!,
      tone,
      gloss,
      STRAND,
      to + 4,
    );
  }
};

/** 0 to `count` − 1 in a chance order. */
const shuffled = (count: number, random: Chance): number[] => {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};
