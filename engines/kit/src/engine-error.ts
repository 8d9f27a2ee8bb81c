// The one error that an engine may throw: why the work failed, in words that a client may read. The provider's words go in `cause`.

/**
 * - `rejected`: the input cannot be used, or a content rule forbids it. The client can change it.
 * - `invalid_credentials`, `out_of_credit`: the operator's account at the provider. Only the operator can change it.
 * - `rate_limited`: the provider received too many requests; `retryAfterMs` says when to try again.
 * - `unavailable`: the provider did not answer, or answered with an error of its own.
 * - `bad_output`: the provider answered with something unusable, or its operation failed.
 */
export const ENGINE_ERROR_REASONS = [
  'rejected',
  'invalid_credentials',
  'out_of_credit',
  'rate_limited',
  'unavailable',
  'bad_output',
] as const;

export type EngineErrorReason = (typeof ENGINE_ERROR_REASONS)[number];

const RETRYABLE: ReadonlySet<EngineErrorReason> = new Set(['rate_limited', 'unavailable', 'bad_output']);

export class EngineError extends Error {
  readonly reason: EngineErrorReason;
  /** The shortest pause before another attempt, in milliseconds, where the provider named one. */
  readonly retryAfterMs: number | undefined;

  /** `message` is shown to the client as the job's `error_message`. */
  constructor(
    reason: EngineErrorReason,
    message: string,
    { retryAfterMs, ...options }: ErrorOptions & { retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.name = 'EngineError';
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same request is worth another attempt. */
  get retryable(): boolean {
    return RETRYABLE.has(this.reason);
  }
}
