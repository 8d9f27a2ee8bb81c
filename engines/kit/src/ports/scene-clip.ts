// The scene-clip port: shots of a scenes video in, one clip of them out.
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';
import type { Timings } from './timings.ts';

/** One image of the partner's, shown in a shot. */
export interface SceneElement {
  file: LocalFile;
  role: 'setting' | 'product' | 'prop';
  caption: string | undefined;
}

/**
 * What fills the frame: the presenter; the presenter together with an element; an element alone; a place without
 * anybody; or a few words of the script set large.
 */
export type SceneSubject = 'presenter' | 'split' | 'element' | 'place' | 'title';

/** One shot of a scenes film: which stretch of the speech is shown how. Plain JSON. */
export type SceneShot = {
  subject: SceneSubject;
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
  /** Consecutive shots, at most `maxShots` and `maxClipMs`. */
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
  /**
   * MP4 from its first shot's start to its last one's end, at most half a second shorter; the service cuts what is longer. It
   * keeps the pictures of clips that are H.264 of 720×1280 square pixels at 30 frames/s, and scales and crops all others.
   */
  clip: LocalFile;
  /**
   * What this engine did in the same pass. `sound`: the stretch of the speech that its shots stand in, as with a talking
   * head, so that a clip of all shots may be the finished film.
   */
  includes: { sound: boolean };
  /** Words of captions that it had no letters for and left out. */
  unshown: readonly UnshownWords[];
}

/** Of the caption of an element, by its index. */
export type UnshownWords = { element: number; words: string };

/** What words say of a place. */
export interface ScenePlace {
  /** The same for words that would look the same ("our shop", "the shop"); null where they name no place to show by itself. */
  kind: string | null;
  /** Words for the time of day, the weather and the season, such as "at night"; undefined where they are plain. */
  time: string | undefined;
  weather: string | undefined;
  season: string | undefined;
}

export interface SceneClipPort {
  /** What it can film; at least `presenter`. */
  readonly subjects: readonly SceneSubject[];
  /**
   * How many shots it films into one clip. A clip is one step of a job: one shot each where a shot is a remote operation
   * that must not be paid for twice, all of them where starting costs more than filming.
   */
  readonly maxShots: number;
  /** The longest clip, in milliseconds. */
  readonly maxClipMs: number;
  /** How many clips of one film are rendered at once. */
  readonly maxConcurrentClips: number;
  /** What the engine would show for these words. Pure, and takes time that grows with their length alone. */
  readPlace(words: string): ScenePlace;
  render(request: SceneClipRequest, ctx: StepContext): Promise<SceneClip>;
}
