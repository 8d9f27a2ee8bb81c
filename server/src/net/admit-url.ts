// Checks whether a URL may be fetched, and under which rules.
import { isIP } from 'node:net';

export interface Admission {
  url: URL;
  /** The operator trusts the origin: plain http, any port and private addresses are allowed. */
  trusted: boolean;
}

/**
 * Throws for a URL that is rejected before its name is resolved: a scheme other than https, a port other than 443, user
 * info, an IP address in any form (the URL parser has decoded octal, hexadecimal and short ones), or a name with a
 * trailing dot or without a dot.
 */
export function admitUrl(text: string, trustedOrigins: ReadonlySet<string>): Admission {
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw new Error('User info in the address.');
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  if (web && trustedOrigins.has(url.origin)) return { url, trusted: true };
  if (url.protocol !== 'https:') throw new Error('Not https.');
  if (url.port !== '') throw new Error('Not port 443.');
  if (url.hostname.startsWith('[') || isIP(url.hostname) !== 0) throw new Error('A bare IP address.');
  if (url.hostname.endsWith('.') || !url.hostname.includes('.')) throw new Error('Not a public host name.');
  return { url, trusted: false };
}
