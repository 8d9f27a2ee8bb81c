// What a browser and its system are called, from how it calls itself.

// In this order: most browsers call themselves several others too.
const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** "Firefox on Windows"; "An unknown browser" where there is nothing to go by. */
export function browserName(userAgent: string | null): string {
  const nameOf = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [browser, system] = [nameOf(browsers), nameOf(systems)];
  if (!browser) return system ? `A browser on ${system}` : 'An unknown browser';
  return system ? `${browser} on ${system}` : browser;
}
