// Names the browser and system of a user agent.

// The order matters: most user agents also contain the names of other browsers.
import { t } from '@lingui/core/macro';

const browsers = [
  [t`Edge`, /Edg(e|A|iOS)?\//],
  [t`Opera`, /OPR\//],
  [t`Samsung Internet`, /SamsungBrowser\//],
  [t`Firefox`, /(Firefox|FxiOS)\//],
  [t`Chrome`, /(Chrome|CriOS)\//],
  [t`Safari`, /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  [t`Android`, /Android/],
  [t`Windows`, /Windows/],
  ['macOS', /Mac OS X/],
  [t`ChromeOS`, /CrOS/],
  [t`Linux`, /Linux/],
] as const;

/** "Firefox on Windows"; "Unknown browser" if nothing is recognized. */
export function browserName(userAgent: string | null): string {
  const nameOf = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [browser, system] = [nameOf(browsers), nameOf(systems)];
  if (!browser) return system ? t`Unknown browser on ${system}` : t`Unknown browser`;
  return system ? `${browser} on ${system}` : browser;
}
