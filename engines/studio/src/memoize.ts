// Caches the results of a function.

/** Caches results by arguments; `keep` drops all others. */
export const memoize = <Arguments extends readonly (string | number | null)[], T>(make: (...args: Arguments) => T) => {
  const made = new Map<string, T>();
  const cached = (...args: Arguments): T => {
    const name = JSON.stringify(args);
    if (!made.has(name)) made.set(name, make(...args));
    return made.get(name)!;
  };
  const keep = (wanted: readonly Readonly<Arguments>[]): void => {
    const names = new Set(wanted.map((args) => JSON.stringify(args)));
    for (const name of made.keys()) if (!names.has(name)) made.delete(name);
  };
  return Object.assign(cached, { keep });
};
