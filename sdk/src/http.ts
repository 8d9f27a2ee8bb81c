// Sends requests with fetch: headers, timeouts, retries of GETs, and errors.
import { ApiError, type ErrorResponse, errorOf, NoResponse } from './errors.ts';

const GET_TIMEOUT_MS = 30_000;
/** Longer than any synchronous request of the service. */
const POST_TIMEOUT_MS = 200_000;
const MAX_GET_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 20_000;

export interface HttpOptions {
  /** The service's URL, such as `https://video.example.com`. */
  baseUrl: string;
  apiKey: string;
}

/** Options of every method. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Options of methods that send a POST. */
export interface PostOptions extends CallOptions {
  /** 1-255 printable ASCII characters. Makes the request safe to repeat. */
  idempotencyKey?: string | undefined;
}

export interface Http {
  get<Result>(
    path: string,
    query?: Readonly<Record<string, string | number | undefined>>,
    options?: CallOptions,
  ): Promise<Result>;
  post<Result>(path: string, body: unknown, options?: PostOptions): Promise<Result>;
  delete<Result>(path: string, options?: CallOptions): Promise<Result>;
}

export function createHttp({ baseUrl, apiKey }: HttpOptions): Http {
  const root = `${baseUrl.replace(/\/+$/, '')}/api/partner/v1`;
  const authorization = `Bearer ${apiKey}`;

  async function once<Result>(
    path: string,
    init: RequestInit,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const headers = { accept: 'application/json', authorization, ...init.headers };
    let response: Response;
    let text: string;
    try {
      response = await fetch(root + path, {
        ...init,
        headers,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      text = await response.text();
    } catch (error) {
      signal?.throwIfAborted();
      throw new NoResponse(timeout.aborted ? `No response within ${timeoutMs / 1000} s.` : 'No connection.', {
        cause: error,
      });
    }
    if (response.ok) return JSON.parse(text) as Result;
    throw errorOf(errorResponseOf(response, text));
  }

  return {
    async get<Result>(path: string, query = {}, { signal }: CallOptions = {}) {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
      const target = search.size > 0 ? `${path}?${search}` : path;
      for (let attempt = 1; ; attempt++) {
        try {
          return await once<Result>(target, { method: 'GET' }, GET_TIMEOUT_MS, signal);
        } catch (error) {
          if (attempt === MAX_GET_ATTEMPTS || !isRetryable(error)) throw error;
          await pause(pauseMs(error, attempt), signal);
        }
      }
    },
    post: (path, body, { idempotencyKey, signal } = {}) => {
      const key = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
      const headers = { 'content-type': 'application/json', ...key };
      return once(path, { method: 'POST', headers, body: JSON.stringify(body) }, POST_TIMEOUT_MS, signal);
    },
    delete: (path, { signal } = {}) => once(path, { method: 'DELETE' }, GET_TIMEOUT_MS, signal),
  };
}

function errorResponseOf({ status, headers }: Response, text: string): ErrorResponse {
  const retryAfter = headers.get('retry-after');
  return {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    body: errorBodyOf(text) ?? { error: `The service returned status ${status}.` },
    retryAfterSeconds: retryAfter === null ? undefined : Number(retryAfter),
  };
}

/** Undefined for bodies that are not the service's, such as a proxy's HTML. */
function errorBodyOf(text: string): ErrorResponse['body'] | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof Object(body).error === 'string' ? (body as ErrorResponse['body']) : undefined;
  } catch {
    return undefined;
  }
}

const isRetryable = (error: unknown): boolean =>
  error instanceof NoResponse || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

const pauseMs = (error: unknown, attempt: number): number => {
  const retryAfterMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.min(MAX_PAUSE_MS, Math.max(retryAfterMs, FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random())));
};

/** Waits. Rejects with the signal's reason when it is aborted. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
