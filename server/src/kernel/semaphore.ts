// Semaphores: how many may do a thing at once, in the order of asking; one for all, or one for each key.

export interface Semaphore {
  /** Runs `work` once a permit is free. Throws the signal's reason where it is aborted before that. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** How many wait for a permit. */
  readonly waiting: number;
  /** No permit is taken and nothing waits for one. */
  readonly idle: boolean;
}

export function createSemaphore(permits: number): Semaphore {
  const waiting: (() => void)[] = [];
  let taken = 0;

  const acquire = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (taken < permits) {
      taken++;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const enter = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal.reason);
    };
    waiting.push(enter);
    signal.addEventListener('abort', leave, { once: true });
    await promise;
  };

  /** The permit passes straight to the longest waiting, so nothing slips in between. */
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) taken--;
    else next();
  };

  return {
    get waiting() {
      return waiting.length;
    },
    get idle() {
      return taken === 0;
    },
    async run(signal, work) {
      await acquire(signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}

export interface KeyedSemaphore {
  /** Runs `work` once a permit of this key is free. Throws the signal's reason where it is aborted before that. */
  run<T>(key: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/**
 * `permits`: of each key, such as a client. `maxWaiting` and `maxWaitMs`: what goes over throws `refuse()`; without them a wait is
 * bounded by its signal alone.
 */
export function createKeyedSemaphore({
  permits,
  bound,
}: {
  permits: number;
  bound?: { maxWaiting: number; maxWaitMs: number; refuse(): Error };
}): KeyedSemaphore {
  const semaphores = new Map<string, Semaphore>();
  return {
    async run(key, signal, work) {
      const semaphore = semaphores.get(key) ?? createSemaphore(permits);
      semaphores.set(key, semaphore);
      if (bound && semaphore.waiting >= bound.maxWaiting) throw bound.refuse();
      const waited = new AbortController();
      const timer = bound && setTimeout(() => waited.abort(bound.refuse()), bound.maxWaitMs);
      try {
        return await semaphore.run(bound ? AbortSignal.any([signal, waited.signal]) : signal, () => {
          clearTimeout(timer);
          return work();
        });
      } finally {
        clearTimeout(timer);
        if (semaphore.idle) semaphores.delete(key);
      }
    },
  };
}
