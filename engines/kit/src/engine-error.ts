// The one error that an engine may throw: a reason, from which retrying follows, and a message for the client.

/**
 * Why the work of an engine failed.
 *
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

const MAX_RETRY_AFTER_MS = 3_600_000;

/** Thrown by engines. The provider's own message belongs in `cause`, which is logged and never shown to clients. */
export class EngineError extends Error {
  readonly reason: EngineErrorReason;
  /** The shortest pause before another attempt, in milliseconds, if the provider named one. At most an hour. */
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
    // Timers and intervals of the database have limits, and no job runs for longer.
    this.retryAfterMs =
      retryAfterMs === undefined || Number.isNaN(retryAfterMs)
        ? undefined
        : Math.min(Math.max(retryAfterMs, 0), MAX_RETRY_AFTER_MS);
  }

  /** Whether the same request is worth another attempt. */
  get retryable(): boolean {
    return RETRYABLE.has(this.reason);
  }
}
