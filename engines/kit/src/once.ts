// A value that is made at its first use.

/** Calls `make` at the first use only, and returns the same result each time. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
