// Reads a response: its error and its JSON.
import type { ErrorResponse } from './errors.ts';

export function errorResponseOf({ status, headers }: Response, text: string, requestId: string): ErrorResponse {
  const body = parseJson(text);
  return {
    status,
    requestId: headers.get('x-request-id') ?? requestId,
    // Other bodies are not the service's, such as a proxy's HTML.
    body:
      typeof Object(body).error === 'string'
        ? (body as ErrorResponse['body'])
        : { error: `The service returned status ${status}${redirectionOf(headers)}.` },
    retryAfterSeconds: secondsOf(headers.get('retry-after')),
  };
}

const redirectionOf = (headers: Headers): string => {
  const target = headers.get('location');
  return target === null
    ? ''
    : `, a redirect to ${target.slice(0, 300)}: baseUrl must be the address without redirects`;
};

/** Undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A number of seconds, or a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
