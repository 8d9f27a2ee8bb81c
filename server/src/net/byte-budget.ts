// How many bytes a request may still bring in, shared by all its downloads.

export interface ByteBudget {
  readonly remaining: number;
  /** Throws `RangeError` once more is spent than there was. */
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
      if (remaining < 0) throw new RangeError('More bytes than the request may bring in.');
    },
  };
}
