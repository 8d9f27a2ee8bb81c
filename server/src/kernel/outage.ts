// The error for a dependency, such as the database, that does not respond. The work may be retried.

/** The web server responds with 503; a worker retries without counting an attempt. */
export class Outage extends Error {
  override readonly name = 'Outage';
  /**
   * True if the connection broke before the response arrived: the commit may have succeeded.
   * False if the database rejected the work, so that nothing changed.
   */
  readonly outcomeUnknown: boolean;
  /** When to retry. */
  readonly retryAfterSeconds: number;

  constructor(
    message: string,
    {
      outcomeUnknown,
      retryAfterSeconds = 5,
      ...options
    }: ErrorOptions & { outcomeUnknown: boolean; retryAfterSeconds?: number },
  ) {
    super(message, options);
    this.outcomeUnknown = outcomeUnknown;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
