// Draws sheets of strands between guide lines: straight, wavy or gathered hair.
import { clamp, mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { createRandom, type Random } from '../../paint/random.ts';
import { type Fibres, JOINT, lineOf } from './fibres.ts';
import { type Gloss, type HairShades, rampOf, strandColour } from './shade.ts';

export interface SheetStyle {
  seed: string;
  strands: number;
  /** Width of one strand, in units. */
  width: number;
  /** Number of locks, and how strongly strands gather into them, 0 to 1. */
  locks: number;
  gather: number;
  /** Unevenness of the ends, as a share of the length. */
  ragged: number;
  gloss: Gloss;
  /** Sideways amplitude in units, periods over the whole length, and the share of the length where the wave begins. */
  wave?: { swing: number; turns: number; from: number };
  /** Scatter of the roots in units, which softens the hairline. */
  rootScatter?: number;
  /** Share of a strand over which it fades in. */
  rootFade?: number;
  tipTaper?: number;
}

const joints = 40;

/** Draws a sheet between guides, each from root to tip. */
export const drawStrands = (
  on: Fibres,
  guides: readonly (readonly Point[])[],
  shades: HairShades,
  style: SheetStyle,
): void => {
  const random = createRandom(style.seed);
  const phase = random.between(0, 6.28);
  const locks = Array.from({ length: style.locks + 1 }, () => ({
    tone: random.next(),
    length: random.next(),
    phase: phase + random.around(0, 0.9),
  }));
  const order = shuffle(style.strands, random);
  const sheet = sheetOf(guides, shades, style);
  for (let turn = 0; turn < order.length; turn++) {
    const across = (order[turn]! + random.next()) / style.strands;
    const lock = locks[Math.floor(across * style.locks)]!;
    const under = turn < style.strands * 0.35;
    const tone = clamp(lock.tone * 0.5 + random.next() * 0.45) - (under ? 0.32 : 0);
    on.stroke(STRAND, writeStrand(sheet, random, across, lock, tone));
  }
};

/** Parameters of all strands of a sheet. All members are always set, so that the engine compiles for one object shape. */
interface Sheet {
  /** The guides as alternating x and y. */
  lines: readonly Float64Array[];
  ramp: Float64Array;
  gloss: Gloss;
  width: number;
  locks: number;
  gather: number;
  ragged: number;
  swing: number;
  turns: number;
  /** Share of the length where the wave begins. */
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

// Buffers reused by thousands of strands.
const STRAND = lineOf(joints + 1);
const OWN = new Float64Array((joints + 1) * 2);
const LOCKED = new Float64Array((joints + 1) * 2);

/** Writes the interpolated line at a position across the sheet, alternating x and y. */
const writeLineAt = (lines: readonly Float64Array[], across: number, to: Float64Array): void => {
  const place = clamp(across, 0, 0.99999) * (lines.length - 1);
  const left = Math.floor(place);
  const part = place - left;
  const a = lines[left]!;
  const b = lines[left + 1]!;
  for (let i = 0; i < to.length; i++) to[i] = a[i]! + (b[i]! - a[i]!) * part;
};

/** Writes the joints of one strand into `STRAND` and returns their number. */
const writeStrand = (sheet: Sheet, random: Random, across: number, lock: Lock, tone: number): number => {
  const { lines, locks, ragged, width, swing, rootScatter } = sheet;
  const home = (Math.floor(across * locks) + 0.5) / locks;
  // A lock is pointed: strands further from its middle end sooner.
  const edge = Math.min(1, Math.abs(across - home) * locks * 2);
  const cut =
    lock.length * ragged * 0.7 + random.next() * (ragged * 0.6 + 0.025) + edge * edge * (0.03 + ragged * 0.42);
  const length = Math.max(8, joints * (1 - cut));
  const end = Math.ceil(length);
  const thick = width * random.between(0.6, 1.35);
  const offX = random.around(0, rootScatter);
  const offY = random.around(0, rootScatter);
  const drift = random.around(0, 3.2);
  writeLineAt(lines, across, OWN);
  writeLineAt(lines, home, LOCKED);
  writePath(sheet, end, offX, offY, drift);
  if (swing !== 0) applyWave(sheet, end, lock.phase + (across - home) * 3);
  // The tip is between two joints: tips on joints would make steps in the edge of the hair.
  const tip = end * JOINT;
  for (let axis = tip; axis < tip + 2; axis++) STRAND[axis] = mix(STRAND[axis]!, STRAND[axis - JOINT]!, end - length);
  applyColours(sheet, end, thick, tone);
  return end + 1;
};

/** Writes a strand's path: its own line at the root, increasingly its lock's further down. */
const writePath = ({ gather }: Sheet, end: number, offX: number, offY: number, drift: number): void => {
  for (let step = 0; step <= end; step++) {
    const t = step / joints;
    const i = step * 2;
    const pull = smooth(0.25, 1, t) * gather;
    const loose = 1 - smooth(0, 0.3, t);
    STRAND[step * JOINT] = mix(OWN[i]!, LOCKED[i]!, pull) + offX * loose + drift * t;
    STRAND[step * JOINT + 1] = mix(OWN[i + 1]!, LOCKED[i + 1]!, pull) + offY * loose;
  }
};

const applyWave = ({ swing, turns, calm }: Sheet, end: number, phase: number): void => {
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

const applyColours = ({ ramp, gloss, rootFade, tipTaper }: Sheet, end: number, thick: number, tone: number): void => {
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

/** 0 to `count` − 1 in random order (Fisher–Yates). */
const shuffle = (count: number, random: Random): number[] => {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};
