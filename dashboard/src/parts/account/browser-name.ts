// Names the browser and system of a user agent.
import { t } from '@lingui/core/macro';

// The order matters: most user agents also contain the names of other browsers.
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

/** "Firefox on Windows"; "Unknown browser" if nothing is recognized. */
export function browserName(userAgent: string | null): string {
  const nameOf = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [browser, system] = [nameOf(browsers), nameOf(systems)];
  if (!browser) return system ? t`Unknown browser on ${system}` : t`Unknown browser`;
  return system ? t`${browser} on ${system}` : browser;
}
