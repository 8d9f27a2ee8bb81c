// The list prices of models.
import type { Rate, UsageUnit } from '@greenroom/engine-kit/usage';

/** The price of a model for one unit, in US dollars. */
export interface Price {
  unit: UsageUnit;
  usd: number;
  /** The day on which it was read, as YYYY-MM-DD. */
  asOf: string;
}

export const rateOf = (model: string, price: Price): Rate => ({ model, ...price });
