// Where the thread that draws leaves pictures for the thread that encodes them: a ring of shared memory.

/** Pictures take an encoder very different times: with some drawn ahead it need not wait for one. */
const PICTURES = 8;

/** Counters, and the pictures behind them. */
const [DRAWN, TAKEN, COUNTERS] = [0, 1, 16];

/** The encoding end looks up from its waiting this often, to hear what else is said. */
const LONGEST_WAIT_MS = 100;

export const createRing = (pictureBytes: number): SharedArrayBuffer =>
  new SharedArrayBuffer(COUNTERS * 4 + PICTURES * pictureBytes);

const open = (ring: SharedArrayBuffer) => {
  const counters = new Int32Array(ring, 0, COUNTERS);
  const size = (ring.byteLength - COUNTERS * 4) / PICTURES;
  const slot = (i: number): Uint8Array => new Uint8Array(ring, COUNTERS * 4 + (i % PICTURES) * size, size);
  const raise = (counter: number, to: number): void => {
    Atomics.store(counters, counter, to);
    Atomics.notify(counters, counter);
  };
  return { counters, slot, raise };
};

/** The drawing end. Waits, blocking its thread, while the ring is full. */
export const ringWriter = (ring: SharedArrayBuffer) => {
  const { counters, slot, raise } = open(ring);
  return {
    put(i: number, picture: Uint8Array): void {
      for (;;) {
        const taken = Atomics.load(counters, TAKEN);
        if (i - taken < PICTURES) break;
        Atomics.wait(counters, TAKEN, taken);
      }
      slot(i).set(picture);
      raise(DRAWN, i + 1);
    },
  };
};

/** The encoding end. */
export const ringReader = (ring: SharedArrayBuffer) => {
  const { counters, slot, raise } = open(ring);
  return {
    /** Picture `i`, which stays until the next one is taken. Waits for it, blocking its thread; undefined where it is long in coming. */
    take(i: number): Uint8Array | undefined {
      raise(TAKEN, i);
      for (;;) {
        const drawn = Atomics.load(counters, DRAWN);
        if (drawn > i) return slot(i);
        if (Atomics.wait(counters, DRAWN, drawn, LONGEST_WAIT_MS) === 'timed-out') return undefined;
      }
    },
  };
};
