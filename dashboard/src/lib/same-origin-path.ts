// Validates return addresses: only paths of this dashboard are allowed.

/** The path, or undefined if a browser would resolve the address to another origin. */
export function sameOriginPath(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  // Parsed as browsers do: they drop tabs and treat backslashes as slashes.
  const url = new URL(address, origin);
  const path = url.pathname + url.search + url.hash;
  // A path that starts with two slashes names another host.
  return url.origin === origin && !path.startsWith('//') ? path : undefined;
}
