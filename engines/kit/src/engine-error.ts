// The one error an engine may throw: why it gave up, in our words. The provider's words go in `cause` and stay inside.

/**
 * rejected: the input cannot be used. refused: a content rule. quota: our own limit there.
 * unavailable: it did not answer. broken_output: it answered something unusable.
 */
export type EngineErrorReason = 'rejected' | 'refused' | 'quota' | 'unavailable' | 'broken_output';

export class EngineError extends Error {
  readonly reason: EngineErrorReason;

  /** `message` is shown to the partner as the job's `error_message`. */
  constructor(reason: EngineErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineFailure';
    this.reason = reason;
  }

  /** Whether the same request is worth another attempt. */
  get retryable(): boolean {
    return this.reason === 'unavailable' || this.reason === 'quota' || this.reason === 'broken_output';
  }
}
