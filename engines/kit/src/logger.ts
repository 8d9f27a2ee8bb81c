// The logger of engines: structured details first, then one sentence.

type Write = (details: object, message: string) => void;

/** Writes structured log lines. Put no secrets and no text of clients into `details`. */
export interface Logger {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}
