// The talking head port: renders a clip of a presenter who speaks.

import type { LipsyncScore } from '../lipsync-score.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import type { Captions } from './captions.ts';
import type { EngineData } from './engine-data.ts';
import type { FirstFrame, FirstFrameRequest } from './first-frame.ts';
import type { Timings } from './timings.ts';

/** Sizes of finished videos, in pixels. */
export const VIDEO_SIZES = { '480p': { width: 480, height: 854 }, '720p': { width: 720, height: 1280 } } as const;

export type Resolution = keyof typeof VIDEO_SIZES;

/** The speech of a clip. */
export interface HeardSpeech {
  /** WAV, mono, 16 bit, 44,100 Hz. */
  file: LocalFile;
  /** Undefined for an uploaded recording whose words are not known: the mouth then follows the sound, and there are no captions. */
  timings: Timings | undefined;
}

export interface TalkingHeadRequest {
  /**
   * A still (PNG) with its recipe, if this engine drew it; or, for an engine that `drawsFirstFrame`, the request from which it draws
   * the first frame.
   */
  firstFrame: { image: LocalFile; recipe: EngineData | undefined } | FirstFrameRequest;
  /** Still pending while the speech is synthesized, so that an engine can prepare the presenter at the same time. */
  speech: Promise<HeardSpeech>;
  /** Undefined if no captions were ordered. */
  captions: Captions | undefined;
  /** One of the engine's `resolutions`. */
  resolution: Resolution;
  /** Seeds everything random, so that a retry draws the same frames. */
  seed: string;
}

export interface TalkingHeadClip {
  /**
   * MP4 as long as the speech, ± 0.5 s. The service scales and crops it to the ordered size, freezes its last frame or cuts its end,
   * and runs the steps that `includes` leaves open. It uses a finished video unchanged: H.264 (8 bit, 4:2:0) with 480×854 or 720×1280
   * square pixels at 25 or 30 frames/s, AAC, faststart, with `originComment` as its comment.
   * A clip without that comment counts as made by a trained model.
   */
  clip: LocalFile;
  /** What the engine did in the same pass. `sound`: the clip has the speech at −14 LUFS with peaks below −1 dBTP. */
  includes: { lipsync: boolean; captions: boolean; sound: boolean };
  /**
   * Measured while the clip was drawn: `scoreLipsync` of the lips in its frames. Undefined if the engine does not measure it. Operators
   * see it.
   */
  lipsync?: LipsyncScore | undefined;
  /** The first frame of the clip at the clip's size, if the engine drew it for this request. */
  firstFrame: FirstFrame | undefined;
}

export interface TalkingHeadPort {
  /** At least one. */
  readonly resolutions: readonly Resolution[];
  /** The longest clip, in milliseconds of speech, above 1,000. */
  readonly maxClipMs: number;
  /** Whether `render` can draw the first frame in the same pass, so that the presenter is drawn once instead of twice. */
  readonly drawsFirstFrame: boolean;
  /** Whether rendering, with moving lips, costs the operator nothing and takes about as long as the clip. If so, the dashboard plays the first seconds of a video before it is ordered. Default: false. */
  readonly isFree?: boolean;
  /**
   * Renders the clip.
   *
   * @throws {EngineError} `rejected` if a still without a recipe shows no usable face.
   */
  render(request: TalkingHeadRequest, ctx: StepContext): Promise<TalkingHeadClip>;
}
