// A bounded number of places, taken in the order of asking.

export interface Places {
  /** Runs `work` once a place is free. Throws the signal's reason where it is aborted before that. */
  hold<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Nobody holds a place or waits for one. */
  readonly idle: boolean;
}

export function createPlaces(size: number): Places {
  const waiting: (() => void)[] = [];
  let taken = 0;

  const take = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (taken < size) {
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

  /** The place passes straight to who waits longest, so nobody can slip in between. */
  const free = (): void => {
    const next = waiting.shift();
    if (next === undefined) taken--;
    else next();
  };

  return {
    get idle() {
      return taken === 0;
    },
    async hold(signal, work) {
      await take(signal);
      try {
        return await work();
      } finally {
        free();
      }
    },
  };
}
