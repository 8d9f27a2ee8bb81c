// Checks the media URLs of a request: https, or plain http at trusted origins.
import { Problem } from '../kernel/problem.ts';

/** Throws 400 for a URL (`url`, `…_url`, `…_urls`) of a parsed body that is plain http at an origin not in `plainOrigins`. */
export function checkInputUrls(body: unknown, plainOrigins: ReadonlySet<string>, path = ''): void {
  if (body === null || typeof body !== 'object') return;
  for (const [key, value] of Object.entries(body)) {
    // Only members of list items need their path: bodies have no other nesting.
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
