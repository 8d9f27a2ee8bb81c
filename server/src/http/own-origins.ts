// The origins at which this service is reached.

/** `127.0.0.1` and `localhost` are the same machine. */
const ALIASES: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' };

export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const url = new URL(publicUrl);
  const origins = new Set([url.origin]);
  const alias = ALIASES[url.hostname];
  if (alias) {
    url.hostname = alias;
    origins.add(url.origin);
  }
  return origins;
}
