// A limit on the bytes that all downloads of a request may have together.

export interface ByteBudget {
  readonly remaining: number;
  /** Throws `RangeError` when the budget is exceeded. */
  spend(bytes: number): void;
}

export function createByteBudget(maxBytes: number): ByteBudget {
  let remaining = maxBytes;
  return {
    get remaining() {
      return remaining;
    },
    spend(bytes) {
      remaining -= bytes;
      if (remaining < 0) throw new RangeError('The downloads of the request exceed their byte budget.');
    },
  };
}
