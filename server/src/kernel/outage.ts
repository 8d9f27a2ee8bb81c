// The error for a dependency, the database or the object store, that does not respond. The work may be retried.

/**
 * The web server responds with 503. A worker repeats a step without counting an attempt if the database failed; if the object store did,
 * the attempt counts, because the step may have called a provider that bills each call.
 */
export class Outage extends Error {
  override readonly name = 'Outage';
  /**
   * True if the connection broke before the response arrived: the commit may have succeeded.
   * False if the database rejected the work, so that nothing changed.
   */
  readonly outcomeUnknown: boolean;
  readonly dependency: 'database' | 'storage';
  /** When to retry. */
  readonly retryAfterSeconds: number;

  constructor(
    message: string,
    {
      outcomeUnknown,
      dependency = 'database',
      retryAfterSeconds = 5,
      ...options
    }: ErrorOptions & { outcomeUnknown: boolean; dependency?: 'database' | 'storage'; retryAfterSeconds?: number },
  ) {
    super(message, options);
    this.outcomeUnknown = outcomeUnknown;
    this.dependency = dependency;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const isDatabaseOutage = (error: unknown): boolean => error instanceof Outage && error.dependency === 'database';
