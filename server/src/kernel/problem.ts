// The error that clients may see. Any other error is logged and sent as a 500 without details.

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

/** Additional members of the body that the contract defines for some errors, e.g. `credits_required`. */
export type ProblemExtras = Readonly<Record<string, number>>;

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  /** When to retry a 429 or 503; sent as the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  /** `message` is public and becomes the body's `error`; `cause` is only logged. */
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

/** The 404 for foreign, unknown and malformed ids alike, so that it does not reveal which ids exist. */
export const notFound = (): Problem => new Problem('not_found', 'Not found.');
