// Timings of words and phones in a recording, in whole milliseconds from its start.

/** A spoken word. `text` includes its punctuation. */
export interface SpokenWord {
  text: string;
  startMs: number;
  endMs: number;
}

/** A spoken phone. `viseme` is the name of its mouth shape, in the terms of the engine that returned it. */
export interface SpokenPhone {
  viseme: string;
  startMs: number;
  endMs: number;
}

/** Both lists are in order, without overlaps, and within the recording. Without phones, the mouth follows the sound. */
export interface Timings {
  words: readonly SpokenWord[];
  phones: readonly SpokenPhone[];
}
