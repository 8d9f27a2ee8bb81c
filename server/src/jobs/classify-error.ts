// From whatever a step threw: is it worth another attempt, what may the client be told, and what do we keep for ourselves.

import { EngineError } from '@greenroom/engine-kit/engine-error';
import { describeError } from '../kernel/describe-error.ts';
import { Problem } from '../kernel/problem.ts';
import type { JobFailure } from './job.ts';
import { MAX_ATTEMPTS } from './times.ts';

export interface ErrorClass {
  retryable: boolean;
  failure: JobFailure;
  cause: string;
}

/** The step is named in the cause alone: our steps are nothing to a client. */
export function classifyError(error: unknown, step: string | undefined): ErrorClass {
  const cause = step === undefined ? describeError(error) : `${step}: ${describeError(error)}`;
  if (error instanceof Problem && error.code !== 'internal') {
    const { code, message, extras, retryAfterSeconds } = error;
    const failure = { code, message, extras, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
    return { retryable: false, failure, cause };
  }
  if (error instanceof EngineError) {
    const code = error.reason === 'rejected' || error.reason === 'refused' ? 'unusable_media' : 'unavailable';
    return { retryable: error.retryable, failure: { code, message: error.message }, cause };
  }
  return { retryable: true, failure: GAVE_UP, cause };
}

/** For a failure that says nothing fit for a client: a crash, a kill, a bug. */
export const GAVE_UP: JobFailure = {
  code: 'internal',
  message: `Something went wrong on our side; it was tried ${MAX_ATTEMPTS} times.`,
};
