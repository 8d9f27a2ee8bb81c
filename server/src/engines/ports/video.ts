// The video ports: presenter and speech in, finished or half-finished clips out. A workflow runs only what `did` leaves open.
import type { LocalFile, Workbench } from '../../kernel/workbench.ts';
import type { FirstFrame, FirstFrameRequest } from './first-frame.ts';
import type { EngineData } from './person.ts';
import type { Timings } from './speech.ts';

export interface Captions {
  position: 'top' | 'bottom';
}

export interface TalkingHeadRequest {
  /** A still and, where this engine drew it, its recipe (a foreign still has none); or what an engine that `opens` draws it from. */
  opening: { image: LocalFile; recipe: EngineData | undefined } | FirstFrameRequest;
  /** WAV, mono, 44,100 Hz. */
  speech: LocalFile;
  speechMs: number;
  /** Undefined for foreign sound whose words nobody knows: the mouth then follows the sound itself. */
  timings: Timings | undefined;
  /** Undefined where none were ordered. */
  captions: Captions | undefined;
  resolution: '480p' | '720p';
  /** Seeds everything random, so that a retry draws the same frames. */
  seed: string;
}

export interface TalkingHeadClip {
  /** MP4: H.264 and AAC, faststart, −14 LUFS, picture and sound of equal length. */
  clip: LocalFile;
  /** What this engine did in the same pass. */
  did: { lipsync: boolean; captions: boolean };
  /** The film's first picture, at the film's size, where this engine has drawn it. */
  firstFrame: FirstFrame | undefined;
}

export interface TalkingHeadEngine {
  readonly name: string;
  /** Draws the first frame in the same pass, where it is not given one: a presenter is then drawn once and not twice. */
  readonly opens: boolean;
  /** Throws `EngineFailure('rejected')` where a foreign still shows no usable face. */
  render(request: TalkingHeadRequest, bench: Workbench): Promise<TalkingHeadClip>;
}

export interface LipsyncEngine {
  readonly name: string;
  sync(request: { clip: LocalFile; speech: LocalFile }, bench: Workbench): Promise<LocalFile>;
}

/** One image of the partner's, shown in a shot. */
export interface SceneElement {
  file: LocalFile;
  role: 'setting' | 'product' | 'prop';
  caption: string | undefined;
}

export interface SceneClipRequest {
  likeness: EngineData;
  /** Words for the place and mood of this shot. */
  scene: string;
  framing: 'close' | 'medium' | 'wide';
  /** False: narrated over b-roll, the presenter's mouth stays shut or is not shown. */
  onCamera: boolean;
  element: SceneElement | undefined;
  /** The whole speech; this shot covers `startMs` to `endMs` of it. */
  timings: Timings;
  startMs: number;
  endMs: number;
  transition: 'none' | 'dissolve' | 'push';
  /** Last picture of the shot before, for the transition. */
  previous: LocalFile | undefined;
  gender: 'female' | 'male' | undefined;
  fast: boolean;
  seed: string;
}

export interface SceneClip {
  /** Silent MP4, H.264 720×1280 at 30 frames/s, of exactly `round((endMs − startMs) × 30 / 1000)` frames where cuts are frame-aligned. */
  clip: LocalFile;
  /** PNG of its last frame. */
  last: LocalFile;
}

export interface SceneClipEngine {
  readonly name: string;
  render(request: SceneClipRequest, bench: Workbench): Promise<SceneClip>;
}

export interface TranscriptionEngine {
  readonly name: string;
  transcribe(request: { file: LocalFile; language: string | undefined }, bench: Workbench): Promise<Timings>;
}
