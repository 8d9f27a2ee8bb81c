// Turns timed visemes into continuous mouth movement, with coarticulation and exact lip closures.
import type { FacePose } from '../face-animation.ts';
import { smooth } from '../paint/curve.ts';
import { VISEMES } from '../visemes.ts';
import { articulationTrack, LEAD_MS } from './articulation.ts';
import { VISEME_SHAPES } from './poses.ts';

/** A viseme and when it is heard. An unknown name counts as 'rest'. */
export interface TimedViseme {
  viseme: string;
  startMs: number;
  endMs: number;
}

/** The members of a face pose that speech moves. */
export type MouthPose = Pick<FacePose, 'open' | 'wide' | 'round' | 'press' | 'tuck' | 'teeth' | 'tongue'>;

/** A sound shapes the mouth up to this far beyond its own time. */
const REACH_MS = 260;
const CLOSING_MS = 45;

/** The members of jaw and tongue first, then those of the mouth corners. */
const MEMBERS = ['open', 'press', 'tuck', 'teeth', 'tongue', 'wide', 'round'] as const;
const CORNERS = MEMBERS.indexOf('wide');
/**
 * How far a sound's dominance reaches beyond its own length: rounding starts early and lasts; jaw and tongue are quick.
 */
const SPREAD_MS = { jawAndTongue: 24, corners: 48 };
/** The jaw and tongue of a closed mouth. */
const CLOSED = Float64Array.of(0, 1, 0, 0, 0);

/** For each viseme, one value per member. */
const SHAPES = new Map<
  string,
  { values: Float64Array; dominance: number; neutralCorners: boolean; closesLips: boolean }
>(
  VISEMES.map((viseme) => {
    const { mouth, dominance } = VISEME_SHAPES[viseme];
    const values = Float64Array.from(MEMBERS, (member) => mouth[member] ?? 0);
    // Neighbours decide the corners of a neutral sound: "moon" is rounded from its first M on.
    const neutralCorners = mouth.wide === undefined && mouth.round === undefined;
    return [viseme, { values, dominance, neutralCorners, closesLips: viseme === 'MBP' }];
  }),
);
const shapeOf = ({ viseme }: TimedViseme) => SHAPES.get(viseme) ?? SHAPES.get('rest')!;

/**
 * Returns the mouth pose at a time in milliseconds. Shapes are mixed by dominance: a sound's weight falls off around
 * its middle with its own length (after Cohen and Massaro, "Modeling coarticulation in synthetic visual speech", 1993).
 * M, B and P are applied on top, so that the lips are closed in at least one frame of `frameMs` in any context. In a pause the
 * mouth returns to the rest pose.
 * @param sounds in order of time
 */
export const mouthTrack = (sounds: readonly TimedViseme[], frameMs: number): ((ms: number) => MouthPose) => {
  const articulation = articulationTrack(sounds.filter(({ viseme }) => viseme !== 'rest'));
  let first = 0;
  return (heardMs) => {
    const ms = heardMs + LEAD_MS;
    while (first > 0 && sounds[first - 1]!.endMs > ms - REACH_MS) {
      first--;
    }
    while (first < sounds.length && sounds[first]!.endMs < ms - REACH_MS) {
      first++;
    }

    const pose = new Float64Array(MEMBERS.length);
    // A weak weight of rest, which wins in silence.
    let total = 0.02;
    let totalOfCorners = 0.02;
    let closure = 0;
    for (let i = first; i < sounds.length && sounds[i]!.startMs < ms + REACH_MS; i++) {
      const sound = sounds[i]!;
      const { values, dominance, neutralCorners, closesLips } = shapeOf(sound);
      const middle = (sound.startMs + sound.endMs) / 2;
      const half = (sound.endMs - sound.startMs) / 2;
      const distance = Math.abs(ms - middle);
      if (closesLips) {
        const flat = Math.max(half * 0.5, frameMs * 0.55);
        closure = Math.max(closure, 1 - smooth(0, CLOSING_MS, distance - flat));
      }
      const weight = weightAt(dominance, distance, half, SPREAD_MS.jawAndTongue);
      const weightOfCorners = neutralCorners ? 0 : weightAt(dominance, distance, half, SPREAD_MS.corners);
      total += weight;
      totalOfCorners += weightOfCorners;
      for (let k = 0; k < pose.length; k++) pose[k]! += (k < CORNERS ? weight : weightOfCorners) * values[k]!;
    }
    for (let k = 0; k < CORNERS; k++) {
      const mixed = pose[k]! / total;
      pose[k] = mixed + (CLOSED[k]! - mixed) * closure;
    }
    for (let k = CORNERS; k < pose.length; k++) pose[k]! /= totalOfCorners;
    const share = articulation(ms);
    for (let k = 0; k < pose.length; k++) pose[k]! *= share;
    return {
      open: pose[0]!,
      wide: pose[5]!,
      round: pose[6]!,
      press: pose[1]!,
      tuck: pose[2]!,
      teeth: pose[3]!,
      tongue: pose[4]!,
    };
  };
};

const weightAt = (dominance: number, distance: number, half: number, spreadMs: number): number =>
  dominance * Math.exp(-((distance / (half * 0.8 + spreadMs)) ** 2));
