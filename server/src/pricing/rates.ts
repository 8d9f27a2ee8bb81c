// What things cost, in credits: the one place where a price is written down.

/** Tenths of a credit for each second of finished video. */
export const TENTHS_PER_SECOND = {
  talkingHead: { '480p': 80, '720p': 150 },
  lipsync: 134,
  scenes: { standard: { first: 310, later: 190 }, fast: { first: 240, later: 150 } },
} as const;

/** Whole credits for things that cost the same whatever their length. */
export const FLAT_CREDITS = {
  character: 10,
  clonedVoice: 30,
  libraryVoice: 0,
  firstFrame: 6,
  captions: 10,
} as const;

/** Speech: this many credits for each 1,000 characters (Unicode code points), and never less than the minimum. */
export const SPEECH_CREDITS = { perThousandCharacters: 10, minimum: 10 } as const;

export type Resolution = keyof typeof TENTHS_PER_SECOND.talkingHead;
