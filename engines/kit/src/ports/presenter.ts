// A presenter, in a form that every engine can use: the pictures and the description that are kept beside engine data.
import type { LocalFile } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';

export interface Presenter {
  /** What the character sheet port of this same engine returned. Undefined if another engine created the presenter. */
  likeness: EngineData | undefined;
  /** PNG: one picture of the person alone who faces the camera, the best photo or a drawn one. */
  portrait: LocalFile;
  /** PNG: the reference sheet, a grid of poses and expressions. */
  sheet: LocalFile;
  /** The person in English prose, such as the `sheetText` of a drawn character. */
  description: string;
}
