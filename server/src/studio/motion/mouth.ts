// Speech sounds become a mouth that moves as one: each sound pulls it over its neighbours' time, and closures are exact.
import { smooth } from '../paint/curve.ts';
import type { FacePose } from '../puppet.ts';
import { VISEMES, type Viseme } from '../visemes.ts';
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

const JAW_AND_TONGUE = ['open', 'press', 'tuck', 'teeth', 'tongue'] as const;
const CORNERS = ['wide', 'round', 'smile'] as const;
/** How far a sound's pull reaches beyond its own length. Rounding begins sounds ahead and outlasts them; jaw and tongue are quick. */
const SPREAD_MS = { jawAndTongue: 24, corners: 48 };
const CLOSED = { open: 0, press: 1, tuck: 0, teeth: 0, tongue: 0 } as const;

const known = new Set<string>(VISEMES);
const visemeOf = ({ viseme }: Sound): Viseme => (known.has(viseme) ? (viseme as Viseme) : 'rest');

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

    const pose: MouthPose = { open: 0, wide: 0, round: 0, press: 0, tuck: 0, teeth: 0, tongue: 0, smile: 0 };
    // A faint pull towards rest, which wins where nothing is said.
    let total = 0.02;
    let totalOfCorners = 0.02;
    pose.smile = 0.25 * totalOfCorners;
    let shut = 0;
    for (let i = first; i < sounds.length && sounds[i]!.startMs < ms + REACH_MS; i++) {
      const sound = sounds[i]!;
      const name = visemeOf(sound);
      const middle = (sound.startMs + sound.endMs) / 2;
      const half = (sound.endMs - sound.startMs) / 2;
      const away = Math.abs(ms - middle);
      if (name === 'MBP') {
        const flat = Math.max(half * 0.5, frameMs * 0.55);
        shut = Math.max(shut, 1 - smooth(0, CLOSING_MS, away - flat));
      }
      const { mouth, insists } = VISEME_SHAPES[name];
      const pull = (spreadMs: number): number => insists * Math.exp(-((away / (half * 0.8 + spreadMs)) ** 2));
      const weight = pull(SPREAD_MS.jawAndTongue);
      // What a sound leaves free, its neighbours decide: "moon" is rounded from its first M on.
      const isFree = mouth.wide === undefined && mouth.round === undefined;
      const weightOfCorners = isFree ? 0 : pull(SPREAD_MS.corners);
      total += weight;
      totalOfCorners += weightOfCorners;
      for (const member of JAW_AND_TONGUE) {
        pose[member] += weight * (mouth[member] ?? 0);
      }
      for (const member of CORNERS) {
        pose[member] += weightOfCorners * (mouth[member] ?? 0);
      }
    }
    for (const member of JAW_AND_TONGUE) {
      const mixed = pose[member] / total;
      pose[member] = mixed + (CLOSED[member] - mixed) * shut;
    }
    for (const member of CORNERS) {
      pose[member] /= totalOfCorners;
    }
    return pose;
  };
};
