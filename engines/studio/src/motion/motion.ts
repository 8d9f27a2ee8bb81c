// Everything that moves, for every frame of a speech: mouth, eyes and head, all from one seed.
import { smooth } from '../paint/curve.ts';
import type { FacePose } from '../puppet.ts';
import { seeded } from '../seeded.ts';
import { pauseStarts, planBeats, speakingTrack, type TimedWord } from './beats.ts';
import { eyeTrack } from './eyes.ts';
import { type HeadPose, headTrack } from './head.ts';
import { mouthTrack, type Sound } from './mouth.ts';
import { openingTrack } from './opening.ts';
import { swingTrack } from './swing.ts';

export interface Spoken {
  words: readonly TimedWord[];
  phones: readonly Sound[];
}

export interface Moment {
  /** Of the speech. */
  ms: number;
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

/** A head that turns leaves the eyes on the camera. */
const HELD = 0.6;
const within = (value: number): number => Math.max(-1, Math.min(1, value));

/** The pose at a time in milliseconds. Ask in order of time. */
export const planMotion = (plan: MotionPlan): ((ms: number) => Moment) => {
  const roll = seeded(plan.seed);
  const { words } = plan.spoken;
  const sounds = plan.speaks ? plan.spoken.phones : [];
  const voiced = sounds.filter(({ viseme }) => viseme !== 'rest');
  const mouth = mouthTrack(sounds, 1000 / plan.framesPerSecond);
  const opening = openingTrack((ms) => mouth(ms).open, plan.loudness, plan.lengthMs);
  const eyes = eyeTrack(roll, plan.lengthMs, pauseStarts(voiced));
  const beats = plan.speaks ? planBeats(roll, words, plan.loudness) : [];
  const head = headTrack(roll, plan.lengthMs, beats, speakingTrack(voiced));
  const swing = swingTrack(head, plan.lengthMs);

  return (ms) => {
    const lips = mouth(ms);
    const open = opening(ms);
    const pose = head(ms);
    const { blink, gazeX, gazeY } = eyes(ms);
    return {
      ms,
      face: {
        ...lips,
        open,
        // Lips press on each other once they have met, not on their way.
        press: lips.press * (1 - smooth(0.02, 0.2, open)),
        blink,
        gazeX: within(gazeX - HELD * pose.yaw),
        gazeY: within(gazeY - HELD * pose.nod),
        browLift: pose.browLift,
      },
      head: { ...pose, swing: swing(ms) },
    };
  };
};
