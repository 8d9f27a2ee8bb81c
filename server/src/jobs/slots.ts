// The slots of one queue on this worker. A job holds one while it works, and none while it only waits for remote operations.

export interface Slot {
  readonly held: boolean;
  release(): void;
  /** Resolves when the job holds a slot again, which it gets before any job that has not begun. Rejects with the signal's reason. */
  retake(signal: AbortSignal): Promise<void>;
}

export interface Slots {
  readonly free: number;
  /** Only while `free` is more than zero. */
  take(): Slot;
}

export function createSlots(size: number): Slots {
  let taken = 0;
  const returning: (() => void)[] = [];

  const releasePermit = (): void => {
    const next = returning.shift();
    if (next) next();
    else taken -= 1;
  };

  const acquire = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (taken < size) {
      taken += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = (): void => {
      returning.splice(returning.indexOf(enter), 1);
      reject(signal.reason);
    };
    const enter = (): void => {
      signal.removeEventListener('abort', abort);
      resolve();
    };
    returning.push(enter);
    signal.addEventListener('abort', abort, { once: true });
    await promise;
  };

  const createSlot = (): Slot => {
    let held = true;
    let retaking: Promise<void> | undefined;
    return {
      get held() {
        return held;
      },
      release() {
        if (!held) return;
        held = false;
        releasePermit();
      },
      // Several steps of one job may return at once; the job needs one slot.
      async retake(signal) {
        if (held) return;
        retaking ??= acquire(signal)
          .then(() => {
            held = true;
          })
          .finally(() => {
            retaking = undefined;
          });
        await retaking;
      },
    };
  };

  return {
    get free() {
      return size - taken;
    },
    take() {
      taken += 1;
      return createSlot();
    },
  };
}
