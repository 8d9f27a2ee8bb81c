// Wakes one waiting loop. A notification that arrives while nothing waits ends the next wait; several of them count once.

export interface WakeSignal {
  notify(): void;
  /** Resolves at the next notification, or after that long. */
  wait(timeoutMs: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let notified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      notified = true;
      wake?.();
    },
    async wait(timeoutMs) {
      if (!notified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = undefined;
      }
      notified = false;
    },
  };
}
