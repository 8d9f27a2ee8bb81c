// From whatever a step threw: is it worth another attempt, what may the client be told, and what do we keep for ourselves.
import { describeError } from '../kernel/describe-error.ts';
import { EngineFailure } from '../kernel/engine-failure.ts';
import { Problem } from '../kernel/problem.ts';
import type { JobFailure } from './job.ts';
import { MAX_ATTEMPTS } from './times.ts';

export interface Verdict {
  retryable: boolean;
  failure: JobFailure;
  cause: string;
}

/** `step` is named in the message only where nothing better is known. */
export function judge(error: unknown, step: string | undefined): Verdict {
  const cause = describeError(error);
  if (error instanceof Problem && error.code !== 'internal') {
    const { code, message, extras, retryAfterSeconds } = error;
    const failure = { code, message, extras, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
    return { retryable: false, failure, cause };
  }
  if (error instanceof EngineFailure) {
    const code = error.reason === 'rejected' || error.reason === 'refused' ? 'unusable_media' : 'unavailable';
    return { retryable: error.retryable, failure: { code, message: error.message }, cause };
  }
  return { retryable: true, failure: gaveUp(step), cause };
}

/** For a failure that says nothing fit for a client: a crash, a kill, a bug. */
export const gaveUp = (step: string | undefined): JobFailure => ({
  code: 'internal',
  message: `Something went wrong on our side${step === undefined ? '' : ` (${step})`}; it was tried ${MAX_ATTEMPTS} times.`,
});
