// A ring buffer of frames in shared memory, between the drawing thread and the encoding thread.

/** Frames take very different times to encode: with some drawn ahead the encoder need not wait. */
const SLOTS = 8;

/** Indices of the counters, and their number; the frames follow them. */
const [WRITTEN, READ, COUNTERS] = [0, 1, 16];

/** A blocked reader returns to its event loop this often, to receive messages. */
const MAX_WAIT_MS = 100;

export const createRing = (pictureBytes: number): SharedArrayBuffer =>
  new SharedArrayBuffer(COUNTERS * 4 + SLOTS * pictureBytes);

const mapRing = (ring: SharedArrayBuffer) => {
  const counters = new Int32Array(ring, 0, COUNTERS);
  const size = (ring.byteLength - COUNTERS * 4) / SLOTS;
  const slot = (i: number): Uint8Array => new Uint8Array(ring, COUNTERS * 4 + (i % SLOTS) * size, size);
  const advance = (counter: number, to: number): void => {
    Atomics.store(counters, counter, to);
    Atomics.notify(counters, counter);
  };
  return { counters, slot, advance };
};

/** The writing side. Blocks its thread while the ring is full. */
export const ringWriter = (ring: SharedArrayBuffer) => {
  const { counters, slot, advance } = mapRing(ring);
  return {
    write(i: number, picture: Uint8Array): void {
      for (;;) {
        const read = Atomics.load(counters, READ);
        if (i - read < SLOTS) break;
        Atomics.wait(counters, READ, read);
      }
      slot(i).set(picture);
      advance(WRITTEN, i + 1);
    },
  };
};

/** The reading side. */
export const ringReader = (ring: SharedArrayBuffer) => {
  const { counters, slot, advance } = mapRing(ring);
  return {
    /**
     * Returns frame `i`, valid until the next one is read. Blocks its thread while waiting; undefined after
     * `MAX_WAIT_MS`.
     */
    read(i: number): Uint8Array | undefined {
      advance(READ, i);
      for (;;) {
        const written = Atomics.load(counters, WRITTEN);
        if (written > i) return slot(i);
        if (Atomics.wait(counters, WRITTEN, written, MAX_WAIT_MS) === 'timed-out') return undefined;
      }
    },
  };
};
