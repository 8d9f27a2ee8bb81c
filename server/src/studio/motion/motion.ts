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

/** How much of a sound's opening is there in a whisper, and how much loudness adds: lips follow the sound's envelope. */
const SOFTEST = 0.1;
const LOUDER = 1.1;

/** Most that the opening changes in a millisecond, some 12 cm a second; where that is too little for a vowel, the vowel gives way. */
const FASTEST = 0.009;
const NEAR_MS = [-90, -60, -30, 0, 30, 60, 90] as const;

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
  const eyes = eyeTrack(roll, plan.lengthMs, pauseStarts(voiced));
  const beats = plan.speaks ? planBeats(roll, words, plan.loudness) : [];
  const head = headTrack(roll, plan.lengthMs, beats, speakingTrack(voiced));

  return (ms) => {
    // What is said louder opens the mouth further; a closed one stays closed.
    const openAt = (at: number): number => Math.min(1, mouth(at).open * (SOFTEST + LOUDER * plan.loudness(at + 20)));
    const open = NEAR_MS.reduce((least, away) => Math.min(least, openAt(ms + away) + FASTEST * Math.abs(away)), 1);
    const lips = mouth(ms);
    const pose = head(ms);
    const { blink, gazeX, gazeY } = eyes(ms);
    return {
      face: {
        ...lips,
        open,
        blink,
        gazeX: within(gazeX - HELD * pose.yaw),
        gazeY: within(gazeY - HELD * pose.nod),
        browLift: pose.browLift,
      },
      head: pose,
    };
  };
};
