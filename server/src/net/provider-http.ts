// The HTTP client for engines' providers, on the built-in fetch.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { HttpClient } from '@greenroom/engine-kit/http-client';

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 1024 * 1024;

export const providerHttp: HttpClient = async (
  url,
  { method = 'GET', headers = {}, body = null, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, signal },
) => {
  const host = new URL(url).host;
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const unavailable = findUnavailable(host, response);
    if (unavailable) {
      await response.body?.cancel();
      throw unavailable;
    }
    return { status: response.status, headers: response.headers, body: await readAtMost(response, maxBytes) };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof EngineError || cause instanceof ResponseTooLarge) throw cause;
    throw new EngineError('unavailable', `${host} did not respond.`, { cause });
  }
};

/** Not an `EngineError`: the response says nothing about the work, so engines must not retry. */
class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge';
}

async function readAtMost({ url, body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new ResponseTooLarge(`${new URL(url).host} sent more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function findUnavailable(host: string, { status, headers }: Response): EngineError | undefined {
  if (status !== 429 && status < 500) return undefined;
  const reason = status === 429 ? 'rate_limited' : 'unavailable';
  return new EngineError(reason, `${host} responded with status ${status}.`, {
    retryAfterMs: parseRetryAfter(headers),
  });
}

/** The header holds seconds or a date. */
function parseRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
