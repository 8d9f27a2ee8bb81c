// The one error an engine may throw: why it gave up, in our words. The provider's words go in `cause` and stay inside.

/**
 * - `rejected`: the input cannot be used, or a content rule forbids it. The client can change it.
 * - `invalid_credentials`, `out_of_credit`: the operator's account at the provider. Only the operator can change it.
 * - `rate_limited`: too many calls at the provider for now.
 * - `unavailable`: the provider did not answer.
 * - `bad_output`: the provider answered with something unusable.
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

export class EngineError extends Error {
  readonly reason: EngineErrorReason;
  /** Where `rate_limited`: when the provider asked to be called again. */
  readonly retryAfterMs: number | undefined;

  /** `message` of a `rejected` input is shown to the client as the job's `error_message`. */
  constructor(
    reason: EngineErrorReason,
    message: string,
    { retryAfterMs, ...options }: ErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.name = 'EngineError';
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same request is worth another attempt. */
  get retryable(): boolean {
    return this.reason === 'rate_limited' || this.reason === 'unavailable' || this.reason === 'bad_output';
  }
}
