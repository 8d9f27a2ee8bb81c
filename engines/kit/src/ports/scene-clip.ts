// The scene clip port: renders consecutive shots of a scenes video as one clip.
import type { LipsyncScore } from '../lipsync-score.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import type { Presenter } from './presenter.ts';
import type { Timings } from './timings.ts';

/** An image of the client that is shown in a shot. */
export interface SceneElement {
  /** A normalised PNG. */
  file: LocalFile;
  role: 'setting' | 'product' | 'prop';
  /** Shown with the image, in the client's words. */
  caption: string | undefined;
}

/** What fills the frame: the presenter, the presenter with an element, an element, an empty place, or a few words of the script. */
export type SceneSubject = 'presenter' | 'split' | 'element' | 'place' | 'title';

/** One shot of a scenes video: how one part of the speech is shown. Plain JSON. */
export type SceneShot = {
  subject: SceneSubject;
  /** The framing of the presenter, if shown. */
  framing: 'close' | 'medium' | 'wide';
  /**
   * Whether the presenter speaks on camera. Otherwise the words are a voice-over, and the presenter's mouth stays closed. A title at the
   * end of the speech may show the presenter below its words.
   */
  speaks: boolean;
  /** A description of the place and its mood: the presenter's surroundings, or the background of an element or title. */
  place: string;
  /** The index of the element. With the subject `presenter`, a setting that becomes the background. */
  element: number | null;
  /**
   * The text of a title in reading order. `key` is its emphasised word, spoken at `keyMs` of the whole speech. With other subjects
   * than `title`, an on-screen label that is shown from `keyMs` until the next phrase.
   */
  title: { before: string; key: string; after: string; keyMs: number } | null;
  /**
   * The words around the title in short phrases, each shown from `startMs` of the whole speech until the next one or the title. Empty with
   * the subject `title`. Absent: none.
   */
  phrases?: { text: string; startMs: number }[];
  /** The transition from the previous shot. `push`: a slanted band of `accentColor` sweeps from right to left, and the new shot follows it. */
  transition: 'cut' | 'dissolve' | 'push';
  /** In the whole speech, rounded to frames at 30 frames/s. Shots of a video follow one another without gaps. */
  startMs: number;
  endMs: number;
};

export interface SceneClipRequest {
  presenter: Presenter;
  /** Consecutive shots, at most `maxShots` of them and `maxClipMs` together. */
  shots: readonly SceneShot[];
  elements: readonly SceneElement[];
  /** The whole speech: WAV, mono, 16 bit, 44,100 Hz. */
  speech: LocalFile;
  timings: Timings;
  /** Stated in the client's idea for the video. For engines that generate the person anew. */
  gender: 'female' | 'male' | undefined;
  /** Of marks and of the grounds of titles, `#rrggbb`. */
  accentColor: string;
  /** The client's logo, a PNG that may be transparent, for the end card: a title at the end of the speech. The service adds it in a corner. */
  logo: LocalFile | undefined;
  /** Simpler shots that render faster. */
  fast: boolean;
  /** Seeds everything random; the same for all clips of a video. */
  seed: string;
}

export interface SceneClip {
  /**
   * MP4 from the start of the first shot to the end of the last, at most half a second shorter; the service cuts what is longer. The
   * service copies the pictures of H.264 with 720×1280 square pixels at 30 frames/s, and scales and crops everything else.
   */
  clip: LocalFile;
  /**
   * What the engine did in the same pass. `lipsync`: wherever the presenter speaks, the mouth moves to the speech. `sound`: the clip has
   * the part of the speech that belongs to its shots, at −14 LUFS with peaks below −1 dBTP, so that a clip of all shots can be the
   * finished video.
   */
  includes: { lipsync: boolean; sound: boolean };
  /**
   * Measured while the clip was drawn: `scoreLipsync` of the lips in its frames. Undefined if the engine does not measure it. Operators
   * see it.
   */
  lipsync?: LipsyncScore | undefined;
  /** Words of element captions that were left out, because no font has their characters. */
  unshown: readonly UnshownWords[];
}

/** Words of the caption of the element with this index. */
export type UnshownWords = { element: number; words: string };

/** The place that a description names. */
export interface ScenePlace {
  /** The same for descriptions that look the same ("our shop", "the shop"); null if they name no place that can be shown alone. */
  kind: string | null;
  /** Whether the words say where something is ("in our workshop"), and do not only name a trade or a thing that such a place has. */
  isNamed: boolean;
  /** A phrase such as "at night"; undefined for the default time of day. Likewise the weather and the season. */
  time: string | undefined;
  weather: string | undefined;
  season: string | undefined;
}

export interface SceneClipPort {
  /** Whether rendering costs the operator nothing and half a second of a shot takes about a second. If so, the dashboard shows pictures of the scenes. Default: false. */
  readonly isFree?: boolean;
  /** The subjects that the engine can render; at least `presenter`. */
  readonly subjects: readonly SceneSubject[];
  /**
   * The number of shots in one clip, 1 or more. A clip is one step of a job: use 1 if a shot is a remote operation that must not be
   * paid for twice, and `Infinity` if starting costs more than rendering.
   */
  readonly maxShots: number;
  /** The longest clip, in milliseconds, above 1,000. */
  readonly maxClipMs: number;
  /** The number of clips of one video that are rendered at once, 1 or more. */
  readonly maxConcurrentClips: number;
  /** Returns the place that the engine would show for a description. Pure; takes time linear in the length of the text. */
  readPlace(words: string): ScenePlace;
  /**
   * Descriptions of the places of the trade that a text is about, the most typical first, for films whose words name no place: the first is
   * the setting, and another is a second place. Each is a place for `readPlace`. Pure; takes linear time too. Absent: the engine knows none.
   */
  tradePlaces?(words: string): readonly string[];
  /**
   * Renders one clip.
   *
   * @throws {EngineError} `rejected` if the shots cannot be rendered with this input.
   */
  render(request: SceneClipRequest, ctx: StepContext): Promise<SceneClip>;
}
