// A bell: rung while nobody listens it is heard by the next who does; rung twice it is heard once.

export interface WakeSignal {
  notify(): void;
  /** Resolves when it rings, or after that long without. */
  wait(withinMs: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      rung = true;
      wake?.();
    },
    async wait(withinMs) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = undefined;
      }
      rung = false;
    },
  };
}
