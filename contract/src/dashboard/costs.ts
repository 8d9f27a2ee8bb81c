// The wire schemas of what providers cost and what is left of the charges to clients. Only operators see them.
import { z } from 'zod';
import { uuid } from '../text.ts';
import { dayRange, withDays } from './days.ts';

export const COSTS_MAX_DAYS = 31;
export const COSTS_MAX_CLIENTS = 100;

const cost = {
  /** Billed calls to providers. */
  calls: z.int(),
  /** Calls to models whose rate was unknown. Their cost is missing in `cost_usd`, so the margin is an upper bound. */
  unpriced_calls: z.int(),
  cost_usd: z.number(),
};

/**
 * `credits`: charged. `charged_usd`: the same, at the price at which credits are sold. It is not the revenue: credits that were granted free of
 * charge are included. `margin_usd`: the charges minus the cost.
 */
const Margin = z.object({ ...cost, credits: z.int(), charged_usd: z.number(), margin_usd: z.number() });
export type Margin = z.output<typeof Margin>;

const ModelCost = z.object({
  engine: z.string(),
  model: z.string(),
  unit: z.enum(['character', 'second', 'image', 'call']),
  quantity: z.number(),
  ...cost,
});
export type ModelCost = z.output<typeof ModelCost>;

/** The costs of one job. */
export const JobCosts = Margin.omit({ credits: true }).extend({
  /** Null until the credits of the job are charged or refunded. */
  charged_usd: z.number().nullable(),
  margin_usd: z.number().nullable(),
  /** In the order of the first calls. */
  models: z.array(ModelCost.extend({ step: z.string().nullable() })),
});
export type JobCosts = z.output<typeof JobCosts>;

/** `GET /operator/costs`: UTC days. */
export const CostsQuery = withDays(z.object(dayRange), COSTS_MAX_DAYS);
export type CostsQuery = z.output<typeof CostsQuery>;

export const Costs = z.object({
  total: Margin,
  /** What clients paid for credits, without refunds and disputed payments. */
  paid_cents: z.int(),
  /** Test checkouts, which move no money. */
  test_paid_cents: z.int(),
  /** Credits of sign-ups and of operators, less those that operators withdrew, and at the price at which credits are sold. */
  given_credits: z.int(),
  given_usd: z.number(),
  /** Every day of the range, in order. Costs count on the day of the call, charges on their own. */
  days: z.array(Margin.extend({ day: z.iso.date() })),
  /** Those with the highest costs, then those with the highest charges. */
  clients: z.array(
    Margin.extend({
      client_id: uuid(),
      client_name: z.string(),
      /** Completed ones. */
      videos: z.int(),
    }),
  ),
  /** All clients with costs or charges in the range. */
  client_count: z.int(),
  /** The highest cost first. */
  models: z.array(ModelCost),
});
export type Costs = z.output<typeof Costs>;
