// When words and speech sounds are heard in a recording.

/** When a word is spoken, in whole milliseconds from the start of the file. `text` keeps its punctuation. */
export interface SpokenWord {
  text: string;
  startMs: number;
  endMs: number;
}

/** One speech sound. `viseme` names the mouth shape that it is spoken with, in the words of the engine that told it. */
export interface SpokenPhone {
  viseme: string;
  startMs: number;
  endMs: number;
}

/** Both in order, without overlaps, inside the file. Without phones, the mouth follows the sound itself. */
export interface Timings {
  words: readonly SpokenWord[];
  phones: readonly SpokenPhone[];
}
