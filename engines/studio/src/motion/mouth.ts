// Speech sounds become a mouth that moves as one: each sound pulls it over its neighbours' time, and closures are exact.
import { smooth } from '../paint/curve.ts';
import type { FacePose } from '../puppet.ts';
import { VISEMES } from '../visemes.ts';
import { VISEME_SHAPES } from './poses.ts';

/** A sound and when it is heard, in milliseconds. A name that is no viseme counts as 'rest'. */
export interface Sound {
  viseme: string;
  startMs: number;
  endMs: number;
}

/** The members of a pose that speech moves. */
export type MouthPose = Pick<FacePose, 'open' | 'wide' | 'round' | 'press' | 'tuck' | 'teeth' | 'tongue' | 'smile'>;

/** The mouth runs ahead of the sound: lips take their shape before it is heard. */
const LEAD_MS = 30;
/** How far beyond its own time a sound still shapes the mouth. */
const REACH_MS = 260;
const CLOSING_MS = 45;

/** What jaw and tongue do, and then what the corners do. */
const MEMBERS = ['open', 'press', 'tuck', 'teeth', 'tongue', 'wide', 'round', 'smile'] as const;
const CORNERS = MEMBERS.indexOf('wide');
/** How far a sound's pull reaches beyond its own length. Rounding begins sounds ahead and outlasts them; jaw and tongue are quick. */
const SPREAD_MS = { jawAndTongue: 24, corners: 48 };
/** Jaw and tongue of a shut mouth. */
const CLOSED = Float64Array.of(0, 1, 0, 0, 0);

/** A viseme's shape, a number for each member. */
const SHAPES = new Map<string, { values: Float64Array; insists: number; isFree: boolean; shuts: boolean }>(
  VISEMES.map((viseme) => {
    const { mouth, insists } = VISEME_SHAPES[viseme];
    const values = Float64Array.from(MEMBERS, (member) => mouth[member] ?? 0);
    // What a sound leaves free, its neighbours decide: "moon" is rounded from its first M on.
    const isFree = mouth.wide === undefined && mouth.round === undefined;
    return [viseme, { values, insists, isFree, shuts: viseme === 'MBP' }];
  }),
);
const shapeOf = ({ viseme }: Sound) => SHAPES.get(viseme) ?? SHAPES.get('rest')!;

/**
 * The mouth at a time. Shapes are mixed by dominance: a sound's weight falls off around its middle with its own length
 * (after Cohen and Massaro, "Modeling coarticulation in synthetic visual speech", 1993). M, B and P are laid over
 * that, so that the lips are shut in at least one frame of `frameMs` whatever stands beside them.
 * @param sounds in order of time
 */
export const mouthTrack = (sounds: readonly Sound[], frameMs: number): ((ms: number) => MouthPose) => {
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
    // A faint pull towards rest, which wins where nothing is said.
    let total = 0.02;
    let totalOfCorners = 0.02;
    pose[MEMBERS.indexOf('smile')] = 0.25 * totalOfCorners;
    let shut = 0;
    for (let i = first; i < sounds.length && sounds[i]!.startMs < ms + REACH_MS; i++) {
      const sound = sounds[i]!;
      const { values, insists, isFree, shuts } = shapeOf(sound);
      const middle = (sound.startMs + sound.endMs) / 2;
      const half = (sound.endMs - sound.startMs) / 2;
      const away = Math.abs(ms - middle);
      if (shuts) {
        const flat = Math.max(half * 0.5, frameMs * 0.55);
        shut = Math.max(shut, 1 - smooth(0, CLOSING_MS, away - flat));
      }
      const weight = pull(insists, away, half, SPREAD_MS.jawAndTongue);
      const weightOfCorners = isFree ? 0 : pull(insists, away, half, SPREAD_MS.corners);
      total += weight;
      totalOfCorners += weightOfCorners;
      for (let k = 0; k < pose.length; k++) pose[k]! += (k < CORNERS ? weight : weightOfCorners) * values[k]!;
    }
    for (let k = 0; k < CORNERS; k++) {
      const mixed = pose[k]! / total;
      pose[k] = mixed + (CLOSED[k]! - mixed) * shut;
    }
    for (let k = CORNERS; k < pose.length; k++) pose[k]! /= totalOfCorners;
    return {
      open: pose[0]!,
      wide: pose[5]!,
      round: pose[6]!,
      press: pose[1]!,
      tuck: pose[2]!,
      teeth: pose[3]!,
      tongue: pose[4]!,
      smile: pose[7]!,
    };
  };
};

const pull = (insists: number, away: number, half: number, spreadMs: number): number =>
  insists * Math.exp(-((away / (half * 0.8 + spreadMs)) ** 2));
