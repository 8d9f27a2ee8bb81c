// Draws curls: locks that coil around a line, each turn light in front and dark behind.
import { blend } from '../../paint/colour.ts';
import { mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { keyLight } from '../../paint/light.ts';
import { createRandom, type Random } from '../../paint/random.ts';
import { JOINT, lineOf } from './fibres.ts';
import type { HairKit, Layer } from './kit.ts';
import { type HairShades, rampOf, strandColour } from './shade.ts';

interface Curl {
  readonly seed: string;
  /** Width of the coil, in units; it narrows towards its tip. */
  readonly size: number;
  readonly shades: HairShades;
  /** Share of the line from which it coils; before, it is smooth. Missing: 0. */
  readonly from?: number;
}

/** A point of a line, and the unit vector along it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Returns the length of the curve through a line, and its places by their distance from the root. */
const measured = (line: readonly Point[]): { length: number; at: (distance: number) => Place } => {
  const fine = spline(line, 48);
  const along = [0];
  for (const [i, [x, y]] of fine.slice(1).entries())
    along.push(along[i]! + Math.hypot(x - fine[i]![0], y - fine[i]![1]));
  const length = along.at(-1)!;
  const at = (distance: number): Place => {
    const i = Math.max(
      1,
      along.findIndex((end) => end >= Math.min(distance, length)),
    );
    const [[x0, y0], [x1, y1]] = [fine[i - 1]!, fine[i]!];
    const long = along[i]! - along[i - 1]! || 1;
    // Past both ends the line goes straight on.
    const part = (distance - along[i - 1]!) / long;
    return { x: mix(x0, x1, part), y: mix(y0, y1, part), dx: (x1 - x0) / long, dy: (y1 - y0) / long };
  };
  return { length, at };
};

/** Joints of a strand at most. */
const joints = 96;
const HAIR = lineOf(joints + 1);
/** Middle of a lock, unit vector across it, and how far it is in front of the line it coils around, −1 to 1. */
const PATH = new Float64Array((joints + 1) * 5);

/** Writes the path of a lock that coils around a line, to `PATH`, and returns its last joint. */
const writeCoil = (line: readonly Point[], size: number, from: number, random: Random): number => {
  const { length, at } = measured(line);
  const end = Math.min(joints, Math.max(16, Math.round(length / 4)));
  const start = length * from;
  let turn = random.between(0, 6.283);
  for (let step = 0; step <= end; step++) {
    const distance = (length * step) / end;
    const t = step / end;
    const swing = size * 0.62 * smooth(start, start + size * 2.4, distance) * mix(1, 0.72, t * t);
    const { x, y, dx, dy } = at(distance - swing * 0.3 * Math.sin(2 * turn));
    const aside = swing * Math.sin(turn);
    PATH[step * 5] = x - dy * aside;
    PATH[step * 5 + 1] = y + dx * aside;
    PATH[step * 5 + 4] = Math.cos(turn) * smooth(start, start + size * 2, distance);
    turn += ((length / end) * mix(1.5, 2.1, t)) / size;
  }
  for (let step = 0; step <= end; step++) {
    const [before, after] = [Math.max(0, step - 1) * 5, Math.min(end, step + 1) * 5];
    const [dx, dy] = [PATH[after]! - PATH[before]!, PATH[after + 1]! - PATH[before + 1]!];
    const long = Math.hypot(dx, dy) || 1;
    PATH[step * 5 + 2] = -dy / long;
    PATH[step * 5 + 3] = dx / long;
  }
  return end;
};

/** Draws a lock that coils around a line from its root to a pointed tip. */
export const drawRinglet = (
  kit: HairKit,
  { strands }: Layer,
  line: readonly Point[],
  { seed, size, shades, from = 0 }: Curl,
): void => {
  const random = createRandom(seed);
  const end = writeCoil(kit.fitGuides([line])[0]!, size, from, random);
  const ramp = rampOf(litShades(shades));
  const halfAt = (step: number) => size * 0.46 * Math.min(1, 0.6 + step / 8) * (1 - (step / end) ** 4 * 0.86);
  const place = (step: number, across: number) => {
    const half = halfAt(step) * (0.7 + 0.3 * Math.abs(PATH[step * 5 + 4]!));
    HAIR[step * JOINT] = PATH[step * 5]! + PATH[step * 5 + 2]! * across * half;
    HAIR[step * JOINT + 1] = PATH[step * 5 + 1]! + PATH[step * 5 + 3]! * across * half;
  };
  // The shadow on the hair under it.
  for (const across of [-1.25, 1.25]) {
    for (let step = 0; step <= end; step++) {
      place(step, across);
      HAIR[step * JOINT + 2] = size * 0.3;
      HAIR[step * JOINT + 3] = 0.3 * smooth(0, 0.3, step / end) * (1 - smooth(0.8, 1, step / end));
      for (let k = 0; k < 3; k++) HAIR[step * JOINT + 4 + k] = ramp[k]! * 0.85;
    }
    strands.stroke(HAIR, end + 1, true);
  }
  const own = random.around(0, 0.13);
  const count = Math.round(size * 0.4) + 5;
  const thick = ((size * 0.84) / count) * 1.5;
  for (let strand = 0; strand < count; strand++) {
    // From the edges to the middle.
    const away = 1 - strand / count;
    // The outermost are single hairs beside the lock.
    const reach = strand < 2 ? 1.3 : 1.06;
    const across = (strand % 2 ? reach : -reach) * away;
    const light = random.around(0, 0.2);
    const phase = random.between(0, 6.283);
    for (let step = 0; step <= end; step++) {
      place(step, across + 0.16 * Math.sin(step * 0.4 + phase));
      HAIR[step * JOINT + 2] = thick * (1 - 0.6 * (step / end) ** 3);
      HAIR[step * JOINT + 3] = (strand < 2 ? 0.4 : 0.95) * smooth(-0.02, 0.1, step / end);
    }
    for (let step = 0; step <= end; step++) {
      const [here, next] = [Math.min(step, end - 1) * JOINT, Math.min(step + 1, end) * JOINT];
      const lit = PATH[step * 5 + 2]! * keyLight.x + PATH[step * 5 + 3]! * keyLight.y;
      const front = PATH[step * 5 + 4]!;
      const shine = 0.2 * Math.max(0, front) ** 3 * (1 - away);
      const tone = 0.28 + own + light + 0.34 * front + shine - 0.34 * away ** 3 + 0.22 * across * lit;
      strandColour(
        ramp,
        HAIR[here]!,
        HAIR[here + 1]!,
        HAIR[next]!,
        HAIR[next + 1]!,
        tone,
        gloss,
        HAIR,
        step * JOINT + 4,
      );
    }
    strands.stroke(HAIR, end + 1);
  }
};

const gloss = { sharp: 24, strength: 0.5 };

/** Shades of hair that hangs below the band of shine around the head and is light on each of its bends. */
export const litShades = ([dark, base, high]: HairShades): HairShades => [dark, blend(base, high, 0.36), high];

/** A line of about a length from a root, in a direction in radians, that rolls in by `bend` towards its tip. */
export const rolled = (root: Point, direction: number, length: number, bend: number): Point[] => {
  const line = [root];
  for (let i = 0; i < 9; i++) {
    const angle = direction + bend * ((i / 8) ** 1.4 - 0.2);
    const step = (length / 9) * mix(1.25, 0.75, i / 8);
    const [x, y] = line[i]!;
    line.push([x + Math.cos(angle) * step, y + Math.sin(angle) * step]);
  }
  return line;
};
