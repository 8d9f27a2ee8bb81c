// The talking-head port: presenter and speech in, a clip out. A workflow runs only the steps that `includes` leaves open.
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';
import type { FirstFrame, FirstFrameRequest } from './first-frame.ts';
import type { Timings } from './timings.ts';

/** Sizes of finished videos, in pixels. */
export const VIDEO_SIZES = { '480p': { width: 480, height: 854 }, '720p': { width: 720, height: 1280 } } as const;

export type Resolution = keyof typeof VIDEO_SIZES;

export interface Captions {
  position: 'top' | 'bottom';
}

export interface HeardSpeech {
  /** WAV, mono, 44,100 Hz. */
  file: LocalFile;
  /** Undefined for foreign sound whose words are not known: the mouth then follows the sound itself, and there are no captions. */
  timings: Timings | undefined;
}

export interface TalkingHeadRequest {
  /**
   * A still and, where this engine drew it, its recipe (a foreign still has none); or what an engine that `drawsFirstFrame`
   * draws it from.
   */
  firstFrame: { image: LocalFile; recipe: EngineData | undefined } | FirstFrameRequest;
  /** May still be under way while the presenter is prepared. */
  speech: Promise<HeardSpeech>;
  /** Undefined where none were ordered. */
  captions: Captions | undefined;
  /** One of the engine's `resolutions`. */
  resolution: Resolution;
  /** Seeds everything random, so that a retry draws the same frames. */
  seed: string;
}

export interface TalkingHeadClip {
  /**
   * MP4 as long as the speech, give or take half a second. The service scales and crops it to the ordered size, holds or cuts
   * its end, and adds what `includes` leaves open. It keeps a clip that is a finished film: H.264 (8 bit, 4:2:0) of 480×854 or
   * 720×1280 square pixels at 25 or 30 frames/s, AAC, faststart, with a mark of its origin (`originComment`).
   */
  clip: LocalFile;
  /** What this engine did in the same pass. `sound`: the speech is heard at −14 LUFS, its peaks below −1 dBTP. */
  includes: { lipsync: boolean; captions: boolean; sound: boolean };
  /** The film's first picture, at the film's size, where this engine has drawn it. */
  firstFrame: FirstFrame | undefined;
}

export interface TalkingHeadPort {
  /** At least one. */
  readonly resolutions: readonly Resolution[];
  /** The longest clip, in milliseconds of speech. */
  readonly maxClipMs: number;
  /** Draws the first frame in the same pass, where it is not given one: a presenter is then drawn once and not twice. */
  readonly drawsFirstFrame: boolean;
  /** Throws `EngineError('rejected')` where a foreign still shows no usable face. */
  render(request: TalkingHeadRequest, ctx: StepContext): Promise<TalkingHeadClip>;
}
