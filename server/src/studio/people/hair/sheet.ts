// A sheet of strands combed between guide lines: straight, wavy or gathered hair.
import { type Chance, chance } from '../../paint/chance.ts';
import { clamp, mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { type Fibres, joint } from './fibres.ts';
import { type Gloss, type HairShades, strandColour } from './shade.ts';

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
  const lines = guides.map((guide) => Float64Array.from(spline(guide, joints).flat()));
  const phase = random.between(0, 6.28);
  const locks = Array.from({ length: style.locks + 1 }, () => ({
    tone: random.next(),
    length: random.next(),
    phase: phase + random.near(0, 0.9),
  }));
  const order = shuffled(style.strands, random);
  for (const [turn, index] of order.entries()) {
    const across = (index + random.next()) / style.strands;
    const lock = locks[Math.floor(across * style.locks)]!;
    const under = turn < style.strands * 0.35;
    const tone = clamp(lock.tone * 0.5 + random.next() * 0.45) - (under ? 0.32 : 0);
    const count = strand({ lines, across, lock, tone, style, shades, random });
    on.stroke(STRAND, count);
  }
};

interface Strand {
  lines: readonly Float64Array[];
  across: number;
  lock: { tone: number; length: number; phase: number };
  tone: number;
  style: SheetStyle;
  shades: HairShades;
  random: Chance;
}

// Thousands of strands go through the same few numbers: objects and pairs of their own cost more than all the drawing.
const STRAND = Array.from({ length: joints + 1 }, () => joint(0, 0, 0, 0, [0, 0, 0]));
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
const strand = ({ lines, across, lock, tone, style, shades, random }: Strand): number => {
  const { wave, gather, ragged, width, gloss, rootScatter = 0, rootFade = 0.03, tipTaper = 3 } = style;
  const home = (Math.floor(across * style.locks) + 0.5) / style.locks;
  // A lock runs out in a point: the further a strand lies from its middle, the sooner it ends.
  const edge = Math.min(1, Math.abs(across - home) * style.locks * 2);
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
  for (let step = 0; step <= end; step++) {
    const t = step / joints;
    const i = step * 2;
    const pull = smooth(0.25, 1, t) * gather;
    const loose = 1 - smooth(0, 0.3, t);
    let x = mix(OWN[i]!, LOCKED[i]!, pull) + offX * loose + drift * t;
    let y = mix(OWN[i + 1]!, LOCKED[i + 1]!, pull) + offY * loose;
    if (wave) {
      const next = Math.min(joints, step + 1) * 2;
      const before = Math.max(0, step - 1) * 2;
      const dx = OWN[next]! - OWN[before]!;
      const dy = OWN[next + 1]! - OWN[before + 1]!;
      const swing =
        (wave.swing *
          smooth(wave.from, wave.from + 0.4, t) *
          Math.sin(t * wave.turns * 6.283 + lock.phase + (across - home) * 3)) /
        (Math.sqrt(dx * dx + dy * dy) || 1);
      x -= dy * swing;
      y += dx * swing;
    }
    const to = STRAND[step]!;
    to.x = x;
    to.y = y;
  }
  // It ends between two joints: all ends on joints would be steps in the edge of the hair.
  const [tip, beforeTip] = [STRAND[end]!, STRAND[end - 1]!];
  tip.x = mix(tip.x, beforeTip.x, end - length);
  tip.y = mix(tip.y, beforeTip.y, end - length);
  for (let step = 0; step <= end; step++) {
    const to = STRAND[step]!;
    const next = STRAND[Math.min(end, step + 1)]!;
    const before = STRAND[Math.max(0, step - 1)]!;
    const t = step / end;
    to.width = thick * Math.min(1, 0.5 + t * 4) * (1 - t ** tipTaper * 0.86);
    to.alpha = 0.92 * smooth(-0.001, rootFade, t);
    const [red, green, blue] = strandColour(shades, before.x, before.y, next.x, next.y, tone, gloss);
    to.red = red;
    to.green = green;
    to.blue = blue;
  }
  return end + 1;
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
