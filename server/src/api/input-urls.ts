// Which addresses a request may name as its media: https, or plain http where an operator trusts the origin.
import { Problem } from '../kernel/problem.ts';

/**
 * Looks through a validated body for its addresses (`url`, `…_url`, `…_urls`) and throws a 400 for one that is
 * plain http at an origin not in `plainOrigins`. What an https address leads to is the fetcher's business.
 */
export function checkInputUrls(body: unknown, plainOrigins: ReadonlySet<string>, path = ''): void {
  if (body === null || typeof body !== 'object') return;
  for (const [key, value] of Object.entries(body)) {
    // Only members of a list's item are named by their way: on the wire nothing else is nested.
    const name = Array.isArray(body) ? `${path}[${key}]` : path.endsWith(']') ? `${path}.${key}` : key;
    if (typeof value === 'string' && /(?:^|[_.])urls?(?:\[\d+\])?$/.test(name)) checkUrl(value, name, plainOrigins);
    else checkInputUrls(value, plainOrigins, name);
  }
}

function checkUrl(value: string, name: string, plainOrigins: ReadonlySet<string>): void {
  const { protocol, origin } = new URL(value);
  if (protocol !== 'https:' && !plainOrigins.has(origin)) {
    throw new Problem('invalid_request', `${name} must be an https URL.`);
  }
}
