// Prices. Per-second rates are in tenths of a credit, so that all arithmetic uses integers.

/** Credits per request. */
export const flatPrices = {
  character: 10,
  clonedVoice: 30,
  libraryVoice: 0,
  firstFrame: 6,
  captions: 10,
  /** Per 1,000 code points of text, rounded up, and the minimum for speech. */
  speechPerThousand: 10,
  speechMinimum: 10,
} as const;

/** Credits for the speech of a text. `characters` are Unicode code points. */
export const priceOfSpeech = (characters: number): number =>
  Math.max(flatPrices.speechMinimum, Math.ceil((characters * flatPrices.speechPerThousand) / 1000));

/** Tenths of a credit per second of finished video. */
export const tenthsPerSecond = {
  talkingHead: { '480p': 80, '720p': 150 },
  lipsync: 134,
  scenes: {
    standard: { first: 310, later: 190 },
    fast: { first: 240, later: 150 },
  },
} as const;

/** The price of credits, which are sold in whole hundreds. */
export const creditPrice = { currency: 'usd', centsPerHundred: 115, minCredits: 100, maxCredits: 1_000_000 } as const;

/** In cents; `credits` is a multiple of 100. */
export const priceOfCredits = (credits: number): number => (credits / 100) * creditPrice.centsPerHundred;

/** What credits are worth in US dollars, at the price at which they are sold. */
export const usdOfCredits = (credits: number): number => (credits * creditPrice.centsPerHundred) / 10_000;
