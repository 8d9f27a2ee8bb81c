// Limits how many calls of one key run at once, first come first served, with p-queue.
import PQueue from 'p-queue';

export interface KeyedSemaphore {
  /**
   * Runs `work` once a permit of this key is free. Rejects with the signal's reason if it is aborted before that; `work`
   * handles a later abort itself and keeps its permit until it ends.
   */
  run<T>(key: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/**
 * `permits`: for each key, such as a client. A call beyond `maxWaiting`, or one that waits for `maxWaitMs`, throws
 * `refuse()`; without `bound`, only the signal ends a wait.
 */
export function createKeyedSemaphore({
  permits,
  bound,
}: {
  permits: number;
  bound?: { maxWaiting: number; maxWaitMs: number; refuse(): Error };
}): KeyedSemaphore {
  const queues = new Map<string, PQueue>();

  const openQueue = (key: string): PQueue => {
    const queue = new PQueue({ concurrency: permits });
    queue.on('idle', () => queues.delete(key));
    queues.set(key, queue);
    return queue;
  };

  return {
    async run(key, signal, work) {
      signal.throwIfAborted();
      const queue = queues.get(key) ?? openQueue(key);
      if (bound && queue.size >= bound.maxWaiting) throw bound.refuse();
      // A signal of its own for the wait: p-queue would also reject a running call, and free its permit, while the work goes on.
      const wait = new AbortController();
      const abort = (): void => wait.abort(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      const timer = bound && setTimeout(() => wait.abort(bound.refuse()), bound.maxWaitMs);
      const endWait = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      };
      const begin = () => {
        endWait();
        return work();
      };
      return queue.add(begin, { signal: wait.signal }).finally(endWait);
    },
  };
}
