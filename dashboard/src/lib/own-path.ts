// Return addresses: a page may be asked to go on to a path of this dashboard, never to another site.

/** A path of `origin`, or undefined where the address leads anywhere else. A browser reads the result as a path, too. */
export function ownPath(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  // As the browser would read it: it drops tabs and turns backslashes around.
  const url = new URL(address, origin);
  const path = url.pathname + url.search + url.hash;
  // Two slashes at the beginning would name another host.
  return url.origin === origin && !path.startsWith('//') ? path : undefined;
}
