// Describes an error and its causes in a text of limited length, for logs only.

const TEXT_LIMIT = 8_000;

export const describeError = (error: unknown): string =>
  (error instanceof Error
    ? `${error.stack ?? error.message}${error.cause === undefined ? '' : `\ncaused by ${describeError(error.cause)}`}`
    : String(error)
  ).slice(0, TEXT_LIMIT);
