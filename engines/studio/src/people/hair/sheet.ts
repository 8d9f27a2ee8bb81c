// Draws sheets of strands between guide lines: straight, wavy or gathered hair.
import { clamp, mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { keyLight } from '../../paint/light.ts';
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
  /** Heights between which strands fade out, because the rest is behind a shoulder. */
  vanish?: readonly [number, number];
}

/** The most joints of a strand, and the units between them: short hair needs fewer. */
const mostJoints = 40;
const jointSpacing = 5;

/** Draws a sheet between guides, each from root to tip: lock by lock, each rounded and casting a shadow on those under it. */
export const drawStrands = (
  on: Fibres,
  guides: readonly (readonly Point[])[],
  shades: HairShades,
  style: SheetStyle,
): void => {
  const random = createRandom(style.seed);
  const sheet = sheetOf(guides, shades, style);
  for (const lock of locksOf(style, random)) {
    const towardsLight = lightAcross(sheet, lock);
    if (sheet.gather > 0) shadeUnder(on, sheet, lock);
    const count = Math.max(1, Math.round(style.strands * lock.half * 2));
    sheet.gloss.shift = lock.shift;
    for (let turn = 0; turn < count; turn++) {
      // From the edges to the middle.
      const away = Math.min(1, (1 - turn / count) ** 0.8 + random.around(0, 0.12));
      const aside = turn % 2 ? away : -away;
      const rounded = (0.14 - 0.36 * away ** 3 + 0.26 * aside * towardsLight) * Math.min(1, sheet.gather * 4);
      // Groups of a few hairs within a lock are as light as each other.
      const streak = 0.06 * Math.sin(aside * 5 + lock.phase * 9) + 0.1 * Math.sin(aside * 17 + lock.phase * 23);
      const tone = 0.2 + lock.tone * 0.36 + random.next() * 0.18 + streak;
      on.stroke(STRAND, writeStrand(sheet, random, lock, aside, tone, rounded));
    }
  }
};

/** A lock: strands that run together, over its middle and half its width as shares of the sheet. */
interface Lock {
  home: number;
  half: number;
  tone: number;
  length: number;
  phase: number;
  /** Units by which its tip bends to one side. */
  lean: number;
  /** Displacement of its highlight, so that the band over several locks has a lively edge. */
  shift: number;
}

/** Locks of different widths, from those under the others to those over them. */
const locksOf = ({ locks }: SheetStyle, random: Random): Lock[] => {
  const phase = random.between(0, 6.28);
  const widths = Array.from({ length: locks }, () => random.between(0.5, 1.4) ** 2);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let from = 0;
  const all = widths.map((width): Lock & { over: number } => {
    const half = width / whole / 2;
    from += half * 2;
    return {
      home: from - half,
      half,
      tone: random.next(),
      length: random.next(),
      phase: phase + random.around(0, 0.7),
      lean: random.around(0, 9),
      shift: random.around(0, 0.1),
      over: random.next(),
    };
  });
  return all.sort((a, b) => a.over - b.over);
};

/** Cosine between the key light and the direction across a lock, in the plane of the picture. */
const lightAcross = ({ lines, joints }: Sheet, { home, half }: Lock): number => {
  writeLineAt(lines, home - half, OWN);
  writeLineAt(lines, home + half, LOCKED);
  const at = Math.round(joints * 0.45) * 2;
  const [dx, dy] = [LOCKED[at]! - OWN[at]!, LOCKED[at + 1]! - OWN[at + 1]!];
  return (dx * keyLight.x + dy * keyLight.y) / (Math.hypot(dx, dy) * Math.hypot(keyLight.x, keyLight.y) || 1);
};

/** Darkens the hair on both sides of a lock, with thin strokes: joints of wide ones would show. */
const shadeUnder = (on: Fibres, sheet: Sheet, lock: Lock): void => {
  for (const aside of [-1, 1])
    for (let away = 0; away < 4; away++) {
      const length = sheet.joints * (0.94 - lock.length * sheet.ragged * 0.7);
      const end = writePath(sheet, lock, aside * (0.85 + away * 0.16), length, 0, 0, 0);
      for (let step = 0; step <= end; step++) {
        const t = step / end;
        STRAND[step * JOINT + 2] = 6;
        STRAND[step * JOINT + 3] =
          (0.12 - away * 0.026) *
          smooth(0.15, 0.55, t) *
          (1 - smooth(0.75, 1, t)) *
          (1 - smooth(sheet.vanish[0] - 30, sheet.vanish[1] - 10, STRAND[step * JOINT + 1]!));
        for (let k = 0; k < 3; k++) STRAND[step * JOINT + 4 + k] = sheet.ramp[k]! * 0.85;
      }
      on.stroke(STRAND, end + 1, true);
    }
};

/** Parameters of all strands of a sheet. All members are always set, so that the engine compiles for one object shape. */
interface Sheet {
  /** The guides as alternating x and y. */
  lines: readonly Float64Array[];
  /** Number of segments of each. */
  joints: number;
  ramp: Float64Array;
  gloss: Gloss;
  width: number;
  gather: number;
  ragged: number;
  swing: number;
  turns: number;
  /** Share of the length where the wave begins. */
  calm: number;
  rootScatter: number;
  rootFade: number;
  tipTaper: number;
  vanish: readonly [number, number];
}

const jointsOf = (guides: readonly (readonly Point[])[]): number => {
  const lengths = guides.map((guide) =>
    guide.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - guide[i]![0], y - guide[i]![1]), 0),
  );
  return Math.round(clamp(Math.max(...lengths) / jointSpacing, 12, mostJoints));
};

const sheetOf = (
  guides: readonly (readonly Point[])[],
  shades: HairShades,
  {
    gloss,
    width,
    gather,
    ragged,
    wave,
    rootScatter = 0,
    rootFade = 0.03,
    tipTaper = 3,
    vanish = [900, 901],
  }: SheetStyle,
): Sheet => {
  const joints = jointsOf(guides);
  return {
    lines: guides.map((guide) => Float64Array.from(spline(guide, joints).flat())),
    joints,
    ramp: rampOf(shades),
    gloss: { ...gloss },
    width,
    gather,
    ragged,
    swing: wave?.swing ?? 0,
    turns: wave?.turns ?? 0,
    calm: wave?.from ?? 0,
    rootScatter,
    rootFade,
    tipTaper,
    vanish,
  };
};

// Buffers reused by thousands of strands.
const STRAND = lineOf(mostJoints + 1);
const OWN = new Float64Array((mostJoints + 1) * 2);
const LOCKED = new Float64Array((mostJoints + 1) * 2);

/** Writes the interpolated line at a position across the sheet, alternating x and y. */
const writeLineAt = (lines: readonly Float64Array[], across: number, to: Float64Array): void => {
  const place = clamp(across, 0, 0.99999) * (lines.length - 1);
  const left = Math.floor(place);
  const part = place - left;
  const a = lines[left]!;
  const b = lines[left + 1]!;
  for (let i = 0; i < a.length; i++) to[i] = a[i]! + (b[i]! - a[i]!) * part;
};

/** Writes the joints of one strand into `STRAND` and returns their number. `aside` −1 to 1 across the lock. */
const writeStrand = (
  sheet: Sheet,
  random: Random,
  lock: Lock,
  aside: number,
  tone: number,
  rounded: number,
): number => {
  const { joints, ragged, width, rootScatter } = sheet;
  // A lock is pointed: strands further from its middle end sooner.
  const cut =
    lock.length * ragged * 0.7 + random.next() * (ragged * 0.12 + 0.008) + aside * aside * (0.04 + ragged * 0.7);
  const length = joints * Math.max(0.2, 1 - cut);
  const thick = width * random.between(0.6, 1.35);
  const offX = random.around(0, rootScatter);
  const offY = random.around(0, rootScatter);
  const end = writePath(sheet, lock, aside, length, offX, offY, random.around(0, 3.2));
  applyColours(sheet, end, thick, tone, rounded);
  return end + 1;
};

/**
 * Writes a path of `length` joints and returns its last joint: a strand's own line at the root, increasingly the middle of
 * its lock further down.
 */
const writePath = (
  sheet: Sheet,
  lock: Lock,
  aside: number,
  length: number,
  offX: number,
  offY: number,
  drift: number,
): number => {
  const { lines, joints, gather, swing } = sheet;
  const end = Math.ceil(length);
  // Locks overlap.
  const across = lock.home + aside * lock.half * 1.35;
  writeLineAt(lines, across, OWN);
  writeLineAt(lines, lock.home, LOCKED);
  for (let step = 0; step <= end; step++) {
    const t = step / joints;
    const i = step * 2;
    const pull = smooth(0.4, 1.05, t) * gather;
    const loose = 1 - smooth(0, 0.3, t);
    STRAND[step * JOINT] = mix(OWN[i]!, LOCKED[i]!, pull) + offX * loose + drift * t + lock.lean * pull * t;
    STRAND[step * JOINT + 1] = mix(OWN[i + 1]!, LOCKED[i + 1]!, pull) + offY * loose;
  }
  if (swing !== 0) applyWave(sheet, end, lock.phase + aside * lock.half * 3);
  // The tip is between two joints: tips on joints would make steps in the edge of the hair.
  const tip = end * JOINT;
  for (let axis = tip; axis < tip + 2; axis++) STRAND[axis] = mix(STRAND[axis]!, STRAND[axis - JOINT]!, end - length);
  return end;
};

const applyWave = ({ joints, swing, turns, calm }: Sheet, end: number, phase: number): void => {
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

const applyColours = (
  { ramp, gloss, rootFade, tipTaper, vanish }: Sheet,
  end: number,
  thick: number,
  tone: number,
  rounded: number,
): void => {
  for (let step = 0; step <= end; step++) {
    const to = step * JOINT;
    const next = Math.min(end, step + 1) * JOINT;
    const before = Math.max(0, step - 1) * JOINT;
    const t = step / end;
    STRAND[to + 2] = thick * Math.min(1, 0.5 + t * 4) * (1 - t ** tipTaper * 0.86);
    STRAND[to + 3] = 0.92 * smooth(-0.001, rootFade, t) * (1 - smooth(vanish[0], vanish[1], STRAND[to + 1]!));
    strandColour(
      ramp,
      STRAND[before]!,
      STRAND[before + 1]!,
      STRAND[next]!,
      STRAND[next + 1]!,
      // Locks part from each other on their way: at the roots hair is even, and darker.
      tone + rounded * smooth(0.02, 0.4, t) - 0.14 * smooth(0.16, 0, t),
      gloss,
      STRAND,
      to + 4,
    );
  }
};
