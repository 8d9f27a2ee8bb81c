// What a provider bills for, and at which rate.

/**
 * The unit in which a provider bills a model: characters of the text, seconds of the sound or video that it returns or reads, pictures,
 * or whole calls.
 */
export const USAGE_UNITS = ['character', 'second', 'image', 'call'] as const;

export type UsageUnit = (typeof USAGE_UNITS)[number];

/** What one call to a provider uses. */
export interface Usage {
  /** The engine's name. */
  readonly engine: string;
  /** The provider's name of the model. */
  readonly model: string;
  readonly unit: UsageUnit;
  /** 0 or more; fractions are allowed. */
  readonly quantity: number;
}

/** The price of one unit of a model, as its provider published it. */
export interface Rate {
  readonly model: string;
  readonly unit: UsageUnit;
  /** For one unit, in US dollars. 0 for a model on the operator's own machine. */
  readonly usd: number;
  /** The day on which the price was read, as YYYY-MM-DD. */
  readonly asOf: string;
}
