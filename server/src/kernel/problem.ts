// What a partner may be told went wrong. Anything thrown that is not a Problem is a bug: logged whole, shown as a bare 500.

const STATUS = {
  invalid_request: 400,
  unauthorized: 401,
  insufficient_credits: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  voice_limit_reached: 409,
  idempotency_key_reused: 409,
  idempotency_key_in_flight: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unusable_media: 422,
  too_many_active_jobs: 429,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof STATUS;

/** Members beside `error` that the contract names for some errors, e.g. `credits_required`. */
export type ProblemExtras = Readonly<Record<string, number>>;

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  /** Seconds after which a 429 or 503 is worth another try; becomes the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  /** `message` is public and becomes the body's `error`; put what only we should read in `cause`. */
  constructor(
    code: ProblemCode,
    message: string,
    options: ErrorOptions & { extras?: ProblemExtras; retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.name = 'Problem';
    this.code = code;
    this.extras = options.extras ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** The one 404: the same words for what is foreign, unknown or malformed, so existence never leaks. */
export const notFound = (): Problem => new Problem('not_found', 'Not found.');
