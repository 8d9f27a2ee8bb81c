// A sheet of strands combed between guide lines: straight, wavy or gathered hair.
import { type Chance, chance } from '../../paint/chance.ts';
import { clamp, mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { type Fibres, type Joint, joint } from './fibres.ts';
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
  const lines = guides.map((guide) => spline(guide, joints));
  const at = (across: number, step: number): Point => {
    const place = clamp(across, 0, 0.99999) * (lines.length - 1);
    const left = Math.floor(place);
    const [a, b] = [lines[left]![step]!, lines[left + 1]![step]!];
    return [mix(a[0], b[0], place - left), mix(a[1], b[1], place - left)];
  };
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
    on.stroke(strand({ at, across, lock, tone, style, shades, random }));
  }
};

interface Strand {
  at: (across: number, step: number) => Point;
  across: number;
  lock: { tone: number; length: number; phase: number };
  tone: number;
  style: SheetStyle;
  shades: HairShades;
  random: Chance;
}

const strand = ({ at, across, lock, tone, style, shades, random }: Strand): Joint[] => {
  const { wave, gather, ragged, width, gloss, rootScatter = 0, rootFade = 0.03, tipTaper = 3 } = style;
  const home = (Math.floor(across * style.locks) + 0.5) / style.locks;
  // A lock runs out in a point: the further a strand lies from its middle, the sooner it ends.
  const edge = Math.min(1, Math.abs(across - home) * style.locks * 2);
  const cut =
    lock.length * ragged * 0.7 + random.next() * (ragged * 0.6 + 0.025) + edge * edge * (0.03 + ragged * 0.42);
  const end = Math.max(8, Math.round(joints * (1 - cut)));
  const thick = width * random.between(0.6, 1.35);
  const [offX, offY] = [random.near(0, rootScatter), random.near(0, rootScatter)];
  const drift = random.near(0, 3.2);
  const points: Point[] = [];
  for (let step = 0; step <= end; step++) {
    const t = step / joints;
    const pull = smooth(0.25, 1, t) * gather;
    const [own, locked] = [at(across, step), at(home, step)];
    let [x, y] = [mix(own[0], locked[0], pull), mix(own[1], locked[1], pull)];
    const loose = 1 - smooth(0, 0.3, t);
    x += offX * loose + drift * t;
    y += offY * loose;
    if (wave) {
      const next = at(across, Math.min(joints, step + 1));
      const before = at(across, Math.max(0, step - 1));
      const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
      const long = Math.hypot(dx, dy) || 1;
      const swing =
        wave.swing *
        smooth(wave.from, wave.from + 0.4, t) *
        Math.sin(t * wave.turns * 6.283 + lock.phase + (across - home) * 3);
      x -= (dy / long) * swing;
      y += (dx / long) * swing;
    }
    points.push([x, y]);
  }
  return points.map(([x, y], step) => {
    const [nx, ny] = points[Math.min(points.length - 1, step + 1)]!;
    const [px, py] = points[Math.max(0, step - 1)]!;
    const t = step / end;
    const taper = Math.min(1, 0.5 + t * 4) * (1 - t ** tipTaper * 0.86);
    return joint(
      x,
      y,
      thick * taper,
      0.92 * smooth(-0.001, rootFade, t),
      strandColour(shades, px, py, nx, ny, tone, gloss),
    );
  });
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
