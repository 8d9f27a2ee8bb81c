// From whatever a step threw: is it worth another attempt, what may the client be told, and what do we keep for ourselves.

import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import { describeError } from '../kernel/describe-error.ts';
import { Problem } from '../kernel/problem.ts';
import type { JobFailure } from './job.ts';
import { MAX_ATTEMPTS } from './times.ts';

export interface ErrorClass {
  retryable: boolean;
  /** The next attempt is made no sooner. */
  retryAfterMs?: number;
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
    const { reason, retryable, retryAfterMs } = error;
    const operators = reason === 'invalid_credentials' || reason === 'out_of_credit';
    const failure = { code: CODES[reason], message: operators ? NOT_AVAILABLE : error.message };
    return { retryable, failure, cause, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
  return { retryable: true, failure: GAVE_UP, cause };
}

const CODES = {
  rejected: 'unusable_media',
  invalid_credentials: 'unavailable',
  out_of_credit: 'unavailable',
  rate_limited: 'unavailable',
  unavailable: 'unavailable',
  bad_output: 'unavailable',
} as const satisfies Record<EngineErrorReason, JobFailure['code']>;

/** For what only the operator can change, and is told of in the cause. */
const NOT_AVAILABLE = 'This is not available at the moment. Try again later.';

/** For a failure that says nothing fit for a client: a crash, a kill, a bug. */
export const GAVE_UP: JobFailure = {
  code: 'internal',
  message: `Something went wrong on our side; it was tried ${MAX_ATTEMPTS} times.`,
};
