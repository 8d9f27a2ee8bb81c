// The HTTP client for engines' providers, on the built-in fetch.
import { EngineError } from './engine-error.ts';
import type { HttpClient } from './http-client.ts';

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 1024 * 1024;

export const providerHttp: HttpClient = async (
  url,
  {
    method = 'GET',
    headers = {},
    body = null,
    timeoutMs = TIMEOUT_MS,
    maxBytes = MAX_BYTES,
    anyStatus,
    onStatus,
    signal,
  },
) => {
  const host = new URL(url).host;
  const encoded = body instanceof FormData ? await encodeForm(body) : { headers: {}, body };
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...encoded.headers },
      body: encoded.body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    onStatus?.(response.status);
    const unavailable = anyStatus ? undefined : findUnavailable(host, response);
    if (unavailable) {
      await response.body?.cancel();
      throw unavailable;
    }
    return { status: response.status, headers: response.headers, body: await readAtMost(response, maxBytes) };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof EngineError) throw cause;
    throw new EngineError('unavailable', `${host} did not respond.`, { cause });
  }
};

/** In advance: if a request with a form is aborted, fetch rejects once more outside of it (Node.js 24), which ends the process. */
async function encodeForm(form: FormData): Promise<{ headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }> {
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return { headers: { 'content-type': contentType }, body: new Uint8Array(await encoded.arrayBuffer()) };
}

async function readAtMost({ url, body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes)
      throw new EngineError('bad_output', `${new URL(url).host} sent more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function findUnavailable(host: string, { status, headers }: Response): EngineError | undefined {
  if (status !== 429 && status < 500) return undefined;
  const reason = status === 429 ? 'rate_limited' : 'unavailable';
  return new EngineError(reason, `${host} responded with status ${status}.`, {
    retryAfterMs: retryAfterMs(headers),
  });
}

/**
 * Returns the pause in milliseconds that a response asks for; undefined if it names none. `Retry-After` holds seconds or a date, and
 * `retry-after-ms`, which OpenAI sends, milliseconds.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
