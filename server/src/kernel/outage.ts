// An outage: something the service depends on (its database) did not answer, or refused to wait longer. The work may be repeated.

/** Answered as 503 by the web server; a worker repeats what it was doing without counting an attempt. */
export class Outage extends Error {
  override readonly name = 'Outage';
  /**
   * True where the connection broke before the answer came: a commit that was under way may have been carried out.
   * False where the database itself refused, so that nothing was changed.
   */
  readonly outcomeUnknown: boolean;
  /** Seconds after which another try makes sense. */
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
