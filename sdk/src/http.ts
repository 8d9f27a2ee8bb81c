// One request over fetch: headers, time, retries of what is safe to repeat, errors as classes.
import { type ApiAnswer, ApiError, errorOf, NoAnswer } from './errors.ts';

const GET_TIMEOUT_MS = 30_000;
/** Longer than the service lets a synchronous request take. */
const POST_TIMEOUT_MS = 200_000;
const GET_TRIES = 4;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 20_000;

export interface HttpOptions {
  /** Where the service is, e.g. `https://video.example.com`. */
  baseUrl: string;
  apiKey: string;
}

/** What every method of the client takes besides its own arguments. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** What a POST takes besides its body. */
export interface PostOptions extends CallOptions {
  /** 1-255 printable ASCII characters: makes the request safe to send again. */
  idempotencyKey?: string | undefined;
}

export interface Http {
  get<Answer>(
    path: string,
    query?: Readonly<Record<string, string | number | undefined>>,
    options?: CallOptions,
  ): Promise<Answer>;
  post<Answer>(path: string, body: unknown, options?: PostOptions): Promise<Answer>;
  delete<Answer>(path: string, options?: CallOptions): Promise<Answer>;
}

export function createHttp({ baseUrl, apiKey }: HttpOptions): Http {
  const root = `${baseUrl.replace(/\/+$/, '')}/api/partner/v1`;
  const authorization = `Bearer ${apiKey}`;

  async function once<Answer>(
    path: string,
    init: RequestInit,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
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
      throw new NoAnswer(timeout.aborted ? `No answer within ${timeoutMs / 1000} s.` : 'No connection.', {
        cause: error,
      });
    }
    if (response.ok) return JSON.parse(text) as Answer;
    throw errorOf(answerOf(response, text));
  }

  return {
    async get<Answer>(path: string, query = {}, { signal }: CallOptions = {}) {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
      const target = search.size > 0 ? `${path}?${search}` : path;
      for (let tried = 1; ; tried++) {
        try {
          return await once<Answer>(target, { method: 'GET' }, GET_TIMEOUT_MS, signal);
        } catch (error) {
          if (tried === GET_TRIES || !isPassing(error)) throw error;
          await pause(pauseMs(error, tried), signal);
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

function answerOf({ status, headers }: Response, text: string): ApiAnswer {
  const retryAfter = headers.get('retry-after');
  return {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    body: errorBodyOf(text) ?? { error: `The service answered with status ${status}.` },
    retryAfterSeconds: retryAfter === null ? undefined : Number(retryAfter),
  };
}

/** Undefined for what something between us and the service made up. */
function errorBodyOf(text: string): ApiAnswer['body'] | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof Object(body).error === 'string' ? (body as ApiAnswer['body']) : undefined;
  } catch {
    return undefined;
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

const pauseMs = (error: unknown, tried: number): number => {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.min(LONGEST_PAUSE_MS, Math.max(asked, FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.5 + Math.random())));
};

/** Waits; rejects with the signal's reason as soon as it is aborted. */
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
