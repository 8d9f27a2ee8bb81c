// Waits for work until a signal is aborted.

/** Rejects with the signal's reason as soon as it is aborted, even if the work ignores the signal. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    // Raced even after an abort: otherwise a rejection of `work` would be unhandled and end the process.
    return await Promise.race([aborted.promise, work]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
