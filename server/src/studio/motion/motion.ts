// Everything that moves, for every frame of a speech: mouth, eyes and head, all from one seed.
import type { FacePose } from '../puppet.ts';
import { seeded } from '../seeded.ts';
import { pauseStarts, planBeats, speakingTrack, type TimedWord } from './beats.ts';
import { eyeTrack } from './eyes.ts';
import { type HeadPose, headTrack } from './head.ts';
import { mouthTrack, type Sound } from './mouth.ts';

export interface Spoken {
  words: readonly TimedWord[];
  phones: readonly Sound[];
}

export interface Moment {
  face: FacePose;
  head: HeadPose;
}

export interface MotionPlan {
  spoken: Spoken;
  /** 0 to 1 at a time in milliseconds. */
  loudness: (ms: number) => number;
  lengthMs: number;
  framesPerSecond: number;
  seed: string;
  /** False: the presenter listens or rests, the mouth stays shut. */
  speaks: boolean;
}

/** The pose at a time in milliseconds. Ask in order of time. */
export const planMotion = (plan: MotionPlan): ((ms: number) => Moment) => {
  const roll = seeded(plan.seed);
  const { words } = plan.spoken;
  const sounds = plan.speaks ? plan.spoken.phones : [];
  const voiced = sounds.filter(({ viseme }) => viseme !== 'rest');
  const mouth = mouthTrack(sounds, 1000 / plan.framesPerSecond);
  const eyes = eyeTrack(roll, plan.lengthMs, pauseStarts(voiced));
  const beats = plan.speaks ? planBeats(roll, words, plan.loudness) : [];
  const head = headTrack(roll, plan.lengthMs, beats, speakingTrack(voiced));

  return (ms) => {
    const lips = mouth(ms);
    const pose = head(ms);
    // Loud vowels open further; a closed mouth stays closed.
    const open = Math.min(1, lips.open * (0.72 + 0.4 * plan.loudness(ms + 20)));
    return { face: { ...lips, ...eyes(ms), open, browLift: pose.browLift }, head: pose };
  };
};
