// The errors that methods throw.
import type { ErrorBody, JobView } from './types.ts';

/** The errors of requests and jobs. */
export class GreenroomError extends Error {
  /** Identifies the request in the operator's logs. */
  readonly requestId: string;

  constructor(message: string, { requestId, ...options }: { requestId: string; cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
    this.requestId = requestId;
  }
}

/** An error response of the service. `message` is its `error`. */
export class ApiError extends GreenroomError {
  readonly status: number;
  /** The whole body, including members that only some errors have. */
  readonly body: ErrorBody & Readonly<Record<string, unknown>>;
  /** Seconds to wait before a retry, from `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(response: ErrorResponse) {
    super(response.body.error, { requestId: response.requestId });
    this.status = response.status;
    this.body = response.body;
    this.retryAfterSeconds = response.retryAfterSeconds;
  }
}

export interface ErrorResponse {
  status: number;
  requestId: string;
  body: ApiError['body'];
  retryAfterSeconds: number | undefined;
}

/** 400, 413, 415: the request is invalid. The message names the member and the rule. */
export class InvalidRequest extends ApiError {}

/** 401: the API key is missing or invalid. */
export class Unauthorized extends ApiError {}

/** 402: the balance is below the price. Nothing was charged; do not retry until the balance changes. */
export class InsufficientCredits extends ApiError {
  get creditsRequired(): number {
    return Number(this.body.credits_required);
  }
  get creditsBalance(): number {
    return Number(this.body.credits_balance);
  }
}

/** 404: not found, or another account's. */
export class NotFound extends ApiError {}

/** 409: the account has reached its limit of voices of this kind. */
export class VoiceLimitReached extends ApiError {
  get maxVoices(): number {
    return Number(this.body.max_voices);
  }
}

/** 409: the Idempotency-Key was used with another body, or its first request is still in progress. */
export class IdempotencyConflict extends ApiError {}

/** 422: media of the request could not be loaded or used. */
export class UnusableMedia extends ApiError {}

/** 429: the account has reached its limit of queued and running jobs. */
export class TooManyActiveJobs extends ApiError {
  get maxActiveJobs(): number {
    return Number(this.body.max_active_jobs);
  }
}

/** 429: too many requests. */
export class RateLimited extends ApiError {}

/**
 * 5xx, also after retries. A POST may have been carried out: repeat it with the same `idempotencyKey`, or check the job history and
 * the assets first.
 */
export class ServerError extends ApiError {}

/** No response, also after retries: the network failed, or the request timed out. A POST may have been carried out. */
export class NoResponse extends GreenroomError {}

/** The job failed and was refunded. `message` is its `error_message`. */
export class JobFailed extends GreenroomError {
  readonly job: JobView;

  constructor(job: JobView, requestId: string) {
    super(job.error_message ?? 'The job failed.', { requestId });
    this.job = job;
  }
}

/** The job took longer than `maxWaitMs`, and continues. */
export class WaitTimeout extends GreenroomError {
  readonly workflowId: string;
  /** As it was last seen, if it was. */
  readonly job: JobView | undefined;

  constructor(workflowId: string, { job, requestId }: { job: JobView | undefined; requestId: string }) {
    super('The job is not finished yet. Wait for it again.', { requestId });
    this.workflowId = workflowId;
    this.job = job;
  }
}

type ErrorValue = 'VOICE_LIMIT_REACHED' | 'TOO_MANY_ACTIVE_JOBS';

/** The error for a response: by status, and by `error` if one status has two meanings. */
export function errorOf(response: ErrorResponse): ApiError {
  const means = (value: ErrorValue) => response.body.error === value;
  if (response.status >= 500) return new ServerError(response);
  switch (response.status) {
    case 401:
      return new Unauthorized(response);
    case 402:
      return new InsufficientCredits(response);
    case 404:
      return new NotFound(response);
    case 409:
      return means('VOICE_LIMIT_REACHED') ? new VoiceLimitReached(response) : new IdempotencyConflict(response);
    case 422:
      return new UnusableMedia(response);
    case 429:
      return means('TOO_MANY_ACTIVE_JOBS') ? new TooManyActiveJobs(response) : new RateLimited(response);
    default:
      return new InvalidRequest(response);
  }
}
