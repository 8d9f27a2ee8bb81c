// The character port: a description or photos in, one presenter and its reference sheet out.
import type { Json } from '../json.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';

export interface CharacterFromDescription {
  description: string;
  /** Normalised PNGs, 0 to 3: loose style inspiration, never an identity. */
  references: readonly LocalFile[];
  /** 0 by default; every other value forces a noticeably different person. */
  recastAttempt: number;
}

export interface CharacterFromPhotos {
  /** Normalised PNGs in the order they were sent; null for one that could not be loaded. At least one is there. */
  photos: readonly (LocalFile | null)[];
  editInstructions: string | undefined;
}

export interface DrawnCharacter {
  /** PNG: a grid of at least six poses and expressions. */
  sheet: LocalFile;
  /** Who it is, in English prose. */
  sheetText: string;
  /** Kept with the character row and handed to the first frame and the talking head. */
  likeness: EngineData;
}

export interface CharacterSheetPort {
  fromDescription(request: CharacterFromDescription, ctx: StepContext): Promise<DrawnCharacter>;
  /** Throws `EngineError('rejected')` where no photo shows a usable face; the message says what to send instead. */
  fromPhotos(request: CharacterFromPhotos, ctx: StepContext): Promise<DrawnCharacter>;
  /** Whether `fromPhotos` could use this photo alone. Throws as it does where it could not. */
  validate(photo: LocalFile, ctx: StepContext): Promise<void>;
  /** Erases what the engine keeps elsewhere of a character: `likeness` is the `json` that it drew. Safe to repeat. Absent where it keeps nothing. */
  erase?(likeness: Json, signal: AbortSignal): Promise<void>;
}
