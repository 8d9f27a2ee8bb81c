// Classifies an error of a step: whether to retry, what the client is told and what only the operator reads.
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import { describeError } from '../kernel/describe-error.ts';
import { Outage } from '../kernel/outage.ts';
import { Problem } from '../kernel/problem.ts';
import { storableText } from '../kernel/storable-text.ts';
import type { JobFailure } from './job.ts';
import { MAX_ATTEMPTS } from './times.ts';

export interface ErrorClass {
  retryable: boolean;
  /** The shortest pause before the next attempt. */
  retryAfterMs: number;
  failure: JobFailure;
  cause: string;
}

/** Only `cause` names the step: a client knows nothing of steps. */
export function classifyError(error: unknown, step: string | undefined): ErrorClass {
  const cause = step === undefined ? describeError(error) : `${step}: ${describeError(error)}`;
  if (error instanceof Problem && error.code !== 'internal') {
    const { code, extras, retryAfterSeconds } = error;
    const message = storableText(error.message);
    const failure = { code, message, extras, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
    return { retryable: false, retryAfterMs: 0, failure, cause };
  }
  if (error instanceof EngineError) {
    const { reason, retryable, retryAfterMs = 0 } = error;
    const code = reason === 'rejected' ? 'unusable_media' : 'unavailable';
    const message = OPERATOR_REASONS.has(reason) ? NOT_AVAILABLE : storableText(error.message);
    return { retryable, retryAfterMs, failure: { code, message }, cause };
  }
  // Of the object store: an outage of the database does not end an attempt.
  if (error instanceof Outage) {
    return { retryable: true, retryAfterMs: 0, failure: { code: 'unavailable', message: NOT_AVAILABLE }, cause };
  }
  return { retryable: true, retryAfterMs: 0, failure: MAX_ATTEMPTS_FAILURE, cause };
}

/** Only the operator can change these; the cause says which it is. */
const OPERATOR_REASONS: ReadonlySet<EngineErrorReason> = new Set(['invalid_credentials', 'out_of_credit']);
const NOT_AVAILABLE = 'This is not available at the moment. Try again later.';

/** For a crash, a kill or a bug, whose details are not for a client. */
export const MAX_ATTEMPTS_FAILURE: JobFailure = {
  code: 'internal',
  message: `Something went wrong on our side; it was tried ${MAX_ATTEMPTS} times.`,
};
