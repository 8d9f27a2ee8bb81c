// The body of every error, and the values of `error` that a program may compare with.
import { z } from 'zod';

/** Stable values of `error`. Every other error is a sentence for people; go by the status there. */
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
    error: z.string().describe('What went wrong. Upper-case values are stable; everything else is a sentence.'),
  })
  .describe('Every error has this body; some add members.');
export type ErrorBody = z.infer<typeof ErrorBody>;

export const InsufficientCredits = z
  .object({
    error: z.literal(errorValues.insufficientCredits).describe('Always this value.'),
    credits_required: z.int().describe('What the request would cost.'),
    credits_balance: z.int().describe('What can be spent now.'),
  })
  .describe('The balance is below the price. Nothing was charged; do not retry until the balance changes.');
export type InsufficientCredits = z.infer<typeof InsufficientCredits>;

export const VoiceLimitReached = z
  .object({
    error: z.literal(errorValues.voiceLimitReached).describe('Always this value.'),
    max_voices: z.int().describe('How many voices of this kind the account may have.'),
  })
  .describe('The account has as many voices of this kind as it may have; delete one first.');
export type VoiceLimitReached = z.infer<typeof VoiceLimitReached>;

export const TooManyActiveJobs = z
  .object({
    error: z.literal(errorValues.tooManyActiveJobs).describe('Always this value.'),
    max_active_jobs: z.int().describe('How many jobs may be queued or running at once.'),
  })
  .describe('As many jobs are queued or running as may be; wait for one to finish.');
export type TooManyActiveJobs = z.infer<typeof TooManyActiveJobs>;
