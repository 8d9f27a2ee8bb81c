// Plans the mouth, eyes and head of a presenter for every frame of a speech, from one seed.
import type { FacePose } from '../face-animation.ts';
import { smooth } from '../paint/curve.ts';
import { seededRandom } from '../seeded-random.ts';
import { talkTrack } from './articulation.ts';
import { pauseStarts, planBeats, speakingTrack, type TimedWord } from './beats.ts';
import { eyeTrack } from './eyes.ts';
import { type HeadPose, headTrack } from './head.ts';
import { mouthTrack, type TimedViseme } from './mouth.ts';
import { openingTrack } from './mouth-opening.ts';
import { swingTrack } from './swing.ts';

export interface SpeechTiming {
  words: readonly TimedWord[];
  phones: readonly TimedViseme[];
}

export interface TimedPose {
  /** Time in the speech. */
  ms: number;
  face: FacePose;
  head: HeadPose;
}

export interface MotionPlan {
  spoken: SpeechTiming;
  /** 0 to 1 at a time in milliseconds. */
  loudness: (ms: number) => number;
  lengthMs: number;
  framesPerSecond: number;
  seed: string;
  /** False: the presenter listens or rests with a closed mouth. */
  speaks: boolean;
  /** When key words are spoken, which the presenter stresses. */
  keysMs?: readonly number[];
}

/** How much of a head turn the eyes compensate, to keep looking at the camera (vestibulo-ocular reflex). */
const GAZE_COMPENSATION = 0.6;
const clampUnit = (value: number): number => Math.max(-1, Math.min(1, value));

/** Returns the pose at a time in milliseconds. Call in order of time. */
export const planMotion = (plan: MotionPlan): ((ms: number) => TimedPose) => {
  const random = seededRandom(plan.seed);
  const { words } = plan.spoken;
  const sounds = plan.speaks ? plan.spoken.phones : [];
  const voiced = sounds.filter(({ viseme }) => viseme !== 'rest');
  const mouth = mouthTrack(sounds, 1000 / plan.framesPerSecond);
  const opening = openingTrack((ms) => mouth(ms).open, plan.loudness, plan.lengthMs);
  const eyes = eyeTrack(random, plan.lengthMs, pauseStarts(voiced));
  const beats = plan.speaks ? planBeats(random, words, plan.loudness, plan.keysMs) : [];
  const talking = talkTrack(voiced);
  const speaking = speakingTrack(voiced);
  const head = headTrack(random, plan.lengthMs, beats, speaking);
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
        // A face shows its own smile: one added in pauses would be a fixed grin.
        smile: 0,
        talk: talking(ms),
        // Lips press together only after they have met.
        press: lips.press * (1 - smooth(0.02, 0.2, open)),
        blink,
        gazeX: clampUnit(gazeX - GAZE_COMPENSATION * pose.yaw),
        gazeY: clampUnit(gazeY - GAZE_COMPENSATION * pose.nod),
        browLift: pose.browLift,
      },
      head: { ...pose, swing: swing(ms) },
    };
  };
};
