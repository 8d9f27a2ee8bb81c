// The logger that an engine is given: structured details first, then one sentence.

type Write = (details: object, message: string) => void;

/** Secrets and what clients wrote do not belong in `details`. */
export interface Logger {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}
