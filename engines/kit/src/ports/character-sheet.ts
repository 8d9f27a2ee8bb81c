// The character sheet port: creates a presenter and its reference sheet from a description or photos.
import type { Json } from '../json.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';

export interface CharacterFromDescription {
  /** In the client's words, in any language. */
  description: string;
  /** 0 to 3 normalised PNGs: loose style inspiration, never an identity. */
  references: readonly LocalFile[];
  /** 0 by default. Every other value forces a noticeably different person. */
  recastAttempt: number;
}

export interface CharacterFromPhotos {
  /** Normalised PNGs in the order they were sent; null for one that could not be loaded. At least one is not null. */
  photos: readonly (LocalFile | null)[];
  /** Changes to the person's look, in the client's words. */
  editInstructions: string | undefined;
}

export interface DrawnCharacter {
  /** PNG: a grid of at least six poses and expressions. */
  sheet: LocalFile;
  /** PNG: one picture of the presenter alone, who faces the camera: the best photo, or a drawn one. Other engines use it. */
  portrait: LocalFile;
  /** A description of the presenter, in English prose. */
  sheetText: string;
  /** Stored with the character and passed to the first frame, talking head and scene clip ports of the same engine. */
  likeness: EngineData;
}

/** A presenter that is known before it is created: `fromDescription` draws it from this description. */
export interface StockPresenter {
  /** Lower-case letters, digits and hyphens. */
  id: string;
  name: string;
  description: string;
  /** WebP, 9:16, about 320 pixels wide: what the `portrait` of the drawn character shows. */
  portrait: LocalFile;
}

export interface CharacterSheetPort {
  /** Shown in the dashboard as faces to choose from. Absent if the engine draws other people each time. */
  readonly stock?: readonly StockPresenter[];
  /**
   * Creates a presenter from a description. The same request creates the same presenter.
   *
   * @throws {EngineError} `rejected` if the description cannot be used.
   */
  fromDescription(request: CharacterFromDescription, ctx: StepContext): Promise<DrawnCharacter>;
  /**
   * Creates a presenter that looks like the person in the photos.
   *
   * @throws {EngineError} `rejected` if no photo shows a usable face; the message says what to send instead.
   */
  fromPhotos(request: CharacterFromPhotos, ctx: StepContext): Promise<DrawnCharacter>;
  /**
   * Checks whether `fromPhotos` can use this photo alone; throws the same error if not. Absent if the engine cannot find faces: the
   * service then asks another engine.
   */
  validate?(photo: LocalFile, ctx: StepContext): Promise<void>;
  /**
   * Erases what the engine stores outside Greenroom for a character. Safe to repeat. Absent if it stores nothing.
   *
   * @param likeness the `json` of the character's likeness
   */
  erase?(likeness: Json, signal: AbortSignal): Promise<void>;
}
