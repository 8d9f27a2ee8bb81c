// What a caller is told of an error: the service's own message, what to change, and the id of the request.
import { errorValues } from '@greenroom/contract/errors';
import {
  ApiError,
  IdempotencyConflict,
  InsufficientCredits,
  NoResponse,
  NotFound,
  RateLimited,
  TooManyActiveJobs,
  Unauthorized,
  VoiceLimitReached,
} from '@greenroom/sdk';

/** An error of a tool itself. Its message is for the caller. */
export class ToolError extends Error {}

export const UNEXPECTED = 'Something went wrong on our side. Check list_jobs and list_assets before you call again.';

/** Undefined for a bug, whose message is for the operator. */
export function explain(error: unknown): string | undefined {
  if (error instanceof ToolError) return error.message;
  return error instanceof ApiError || error instanceof NoResponse ? describeError(error) : undefined;
}

export const describeError = (error: ApiError | NoResponse): string =>
  [
    sentence(error.message),
    adviceOn(error),
    // Messages of unexpected errors have it already.
    !error.message.includes(error.requestId) && `Request id: ${error.requestId}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** `INSUFFICIENT_CREDITS` becomes `INSUFFICIENT_CREDITS.` */
const sentence = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

function adviceOn(error: ApiError | NoResponse): string | undefined {
  if (error instanceof InsufficientCredits)
    return (
      `This costs ${error.creditsRequired} credits and the balance is ${error.creditsBalance}. Nothing was charged. ` +
      'Credits are bought in the dashboard.'
    );
  if (error instanceof TooManyActiveJobs)
    return (
      `At most ${error.maxActiveJobs} videos may be queued or running, and nothing was charged. ` +
      'Wait for one with wait_for_video, then call again.'
    );
  if (error instanceof VoiceLimitReached)
    return `At most ${error.maxVoices} voices of this kind. Delete one with delete_voice, or use one of list_voices.`;
  if (error instanceof IdempotencyConflict)
    return error.body.error === errorValues.idempotencyKeyReused
      ? 'The idempotency_key was used with other arguments. Use a new key for a new order.'
      : 'The first call with this idempotency_key is still in progress. Call again in some seconds.';
  if (error instanceof RateLimited) return `Too many requests. Call again in ${error.retryAfterSeconds ?? 60} seconds.`;
  if (error instanceof NotFound && error.message === 'Not found.')
    return 'Use an id that a list or create tool of this account returned.';
  if (error instanceof Unauthorized) return 'The API key is in the dashboard.';
  return undefined;
}
