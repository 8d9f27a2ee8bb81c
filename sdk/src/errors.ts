// Every way a call can fail, as classes to catch.
import type { ErrorBody } from '@greenroom/contract/errors';

/** What the service answered with an error. `message` is its `error`. */
export class ApiError extends Error {
  readonly status: number;
  /** Names the request when asking the operator for help. */
  readonly requestId: string | undefined;
  /** The whole body, with the members some errors add. */
  readonly body: ErrorBody & Readonly<Record<string, unknown>>;
  /** Seconds after which another try makes sense, where the service said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(answer: ApiAnswer) {
    super(answer.body.error);
    this.name = new.target.name;
    this.status = answer.status;
    this.requestId = answer.requestId;
    this.body = answer.body;
    this.retryAfterSeconds = answer.retryAfterSeconds;
  }
}

export interface ApiAnswer {
  status: number;
  requestId: string | undefined;
  body: ApiError['body'];
  retryAfterSeconds: number | undefined;
}

/** 400, 413, 415: the request is not as it should be; the message names the member and the rule. */
export class InvalidRequest extends ApiError {}

/** 401: the key is missing, malformed or no longer valid. */
export class Unauthorized extends ApiError {}

/** 402: nothing was charged; do not retry until the balance changes. */
export class InsufficientCredits extends ApiError {
  get creditsRequired(): number {
    return Number(this.body.credits_required);
  }
  get creditsBalance(): number {
    return Number(this.body.credits_balance);
  }
}

/** 404: not there, or not yours. */
export class NotFound extends ApiError {}

/** 409: as many voices of this kind as there may be. */
export class VoiceLimitReached extends ApiError {
  get maxVoices(): number {
    return Number(this.body.max_voices);
  }
}

/** 409: the Idempotency-Key belongs to another body, or its first request is still being worked on. */
export class IdempotencyConflict extends ApiError {}

/** 422: media that the request names could not be loaded or used. */
export class UnusableMedia extends ApiError {}

/** 429: as many jobs queued or running as there may be. */
export class TooManyActiveJobs extends ApiError {
  get maxActiveJobs(): number {
    return Number(this.body.max_active_jobs);
  }
}

/** 429: too many requests in this minute. */
export class RateLimited extends ApiError {}

/**
 * 5xx. A read is safe to send again. A POST may have been carried out: send it again with the same Idempotency-Key, or look at the
 * job history and the assets first.
 */
export class ServerFailure extends ApiError {}

/** No answer: the network failed, or it took too long. A POST may have been carried out all the same. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

type ErrorValue = 'VOICE_LIMIT_REACHED' | 'TOO_MANY_ACTIVE_JOBS';

/** The class for an answer: by its status, and by the contract's error value where one status has two meanings. */
export function errorOf(answer: ApiAnswer): ApiError {
  const means = (value: ErrorValue) => answer.body.error === value;
  if (answer.status >= 500) return new ServerFailure(answer);
  switch (answer.status) {
    case 401:
      return new Unauthorized(answer);
    case 402:
      return new InsufficientCredits(answer);
    case 404:
      return new NotFound(answer);
    case 409:
      return means('VOICE_LIMIT_REACHED') ? new VoiceLimitReached(answer) : new IdempotencyConflict(answer);
    case 422:
      return new UnusableMedia(answer);
    case 429:
      return means('TOO_MANY_ACTIVE_JOBS') ? new TooManyActiveJobs(answer) : new RateLimited(answer);
    default:
      return new InvalidRequest(answer);
  }
}
