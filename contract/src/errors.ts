// The body of every error and the stable values of `error`.
import { z } from 'zod';

/** Stable values of `error`. Every other error is a sentence for people; use its status. */
export const errorValues = {
  insufficientCredits: 'INSUFFICIENT_CREDITS',
  voiceLimitReached: 'VOICE_LIMIT_REACHED',
  tooManyActiveJobs: 'TOO_MANY_ACTIVE_JOBS',
  rateLimited: 'RATE_LIMITED',
  idempotencyKeyReused: 'IDEMPOTENCY_KEY_REUSED',
  idempotencyKeyInFlight: 'IDEMPOTENCY_KEY_IN_FLIGHT',
} as const;

export const ErrorBody = z
  .object({
    error: z.string().describe('What happened. Upper-case values are stable; all others are sentences for people.'),
  })
  .describe('Every error has this body; some have more members.');
export type ErrorBody = z.infer<typeof ErrorBody>;

export const InsufficientCredits = z
  .object({
    error: z.literal(errorValues.insufficientCredits).describe('Always this value.'),
    credits_required: z.int().describe('The price of the request.'),
    credits_balance: z.int().describe('The credits available.'),
  })
  .describe('The balance is below the price. Nothing was charged. Do not retry until the balance changes.');
export type InsufficientCredits = z.infer<typeof InsufficientCredits>;

export const VoiceLimitReached = z
  .object({
    error: z.literal(errorValues.voiceLimitReached).describe('Always this value.'),
    max_voices: z.int().describe('The limit for voices of this kind.'),
  })
  .describe('The account has reached its limit for voices of this kind. Delete one first.');
export type VoiceLimitReached = z.infer<typeof VoiceLimitReached>;

export const TooManyActiveJobs = z
  .object({
    error: z.literal(errorValues.tooManyActiveJobs).describe('Always this value.'),
    max_active_jobs: z.int().describe('The limit for jobs that are queued or running.'),
  })
  .describe('The account has reached its limit for queued and running jobs. Wait for one to finish.');
export type TooManyActiveJobs = z.infer<typeof TooManyActiveJobs>;
