// The video ports: presenter and speech in, finished or half-finished clips out. A workflow runs only what `did` leaves open.
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';
import type { FirstFrame, FirstFrameRequest } from './first-frame.ts';
import type { Timings } from './speech.ts';

export interface Captions {
  position: 'top' | 'bottom';
}

export interface HeardSpeech {
  /** WAV, mono, 44,100 Hz. */
  file: LocalFile;
  /** Undefined for foreign sound whose words nobody knows: the mouth then follows the sound itself, and there are no captions. */
  timings: Timings | undefined;
}

export interface TalkingHeadRequest {
  /** A still and, where this engine drew it, its recipe (a foreign still has none); or what an engine that `opens` draws it from. */
  firstFrame: { image: LocalFile; recipe: EngineData | undefined } | FirstFrameRequest;
  /** May still be under way while the presenter is prepared. */
  speech: Promise<HeardSpeech>;
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
  includes: { lipsync: boolean; captions: boolean };
  /** The film's first picture, at the film's size, where this engine has drawn it. */
  firstFrame: FirstFrame | undefined;
}

export interface TalkingHeadEngine {
  readonly name: string;
  /** Draws the first frame in the same pass, where it is not given one: a presenter is then drawn once and not twice. */
  readonly drawsFirstFrame: boolean;
  /** Throws `EngineFailure('rejected')` where a foreign still shows no usable face. */
  render(request: TalkingHeadRequest, ctx: StepContext): Promise<TalkingHeadClip>;
}

export interface LipsyncEngine {
  readonly name: string;
  sync(request: { clip: LocalFile; speech: LocalFile }, ctx: StepContext): Promise<LocalFile>;
}

/** One image of the partner's, shown in a shot. */
export interface SceneElement {
  file: LocalFile;
  role: 'setting' | 'product' | 'prop';
  caption: string | undefined;
}

/** One shot of a scenes film: which stretch of the speech is shown how. Plain JSON. */
export type SceneShot = {
  /**
   * What fills the frame: the presenter; the presenter together with an element; an element alone; a place without
   * anybody; or a few words of the script set large.
   */
  subject: 'presenter' | 'split' | 'element' | 'place' | 'title';
  /** How near the presenter is, where shown. */
  framing: 'close' | 'medium' | 'wide';
  /** Whether the presenter says these words on camera; otherwise they are narrated and the mouth, where shown, stays shut. */
  speaks: boolean;
  /** Words for the place and its mood: with the presenter where they are, with an element or a title what lies behind. */
  place: string;
  /** Index of the element shown. With the subject `presenter`, a setting to stand in. */
  element: number | null;
  /**
   * What a title says, in order of reading: `key` is what it is about, spoken at `keyMs` of the whole speech. With other
   * subjects than `title` only a label.
   */
  title: { before: string; key: string; after: string; keyMs: number } | null;
  /** From the shot before. */
  transition: 'cut' | 'dissolve' | 'push';
  /** Of the whole speech, on frames of 30 frames/s; shots of one film follow one another without a gap. */
  startMs: number;
  endMs: number;
};

export interface SceneClipRequest {
  likeness: EngineData;
  /** Consecutive shots, at most `mostShots`. */
  shots: readonly SceneShot[];
  elements: readonly SceneElement[];
  /** The whole speech: WAV, mono, 44,100 Hz. */
  speech: LocalFile;
  timings: Timings;
  /** As the idea for the video has it, for engines that act a person anew; whoever has a drawn or photographed likeness stays as they are. */
  gender: 'female' | 'male' | undefined;
  /** Simpler shots, sooner done. */
  fast: boolean;
  /** Of the whole film, the same for each of its clips. */
  seed: string;
}

export interface SceneClip {
  /** MP4: H.264 720×1280 at 30 frames/s, faststart, of exactly the frames from its first shot's start to its last one's end. */
  clip: LocalFile;
  /**
   * What this engine did in the same pass. `sound`: the stretch of the speech that its shots stand in, AAC at −14 LUFS, so
   * that a clip of all shots is the finished film.
   */
  includes: { sound: boolean };
  /** Words of captions that it had no letters for and left out. */
  unshown: readonly UnshownWords[];
}

/** Of the caption of an element, by its index. */
export type UnshownWords = { element: number; words: string };

export interface SceneClipEngine {
  readonly name: string;
  /**
   * How many shots it films into one clip. A clip is one step of a job: one shot each where a shot is a remote operation
   * that must not be paid for twice, all of them where starting costs more than filming.
   */
  readonly maxShots: number;
  render(request: SceneClipRequest, ctx: StepContext): Promise<SceneClip>;
}

export interface TranscriptionEngine {
  readonly name: string;
  /** Throws `EngineFailure('rejected')` where no words are heard. Without phones the mouth follows the sound itself. */
  transcribe(request: { file: LocalFile; language: string | undefined }, ctx: StepContext): Promise<Timings>;
}
