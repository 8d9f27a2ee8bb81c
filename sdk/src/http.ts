// Sends requests with fetch: headers, idempotency keys, timeouts, retries, logging and errors.
import { errorOf, NoResponse } from './errors.ts';
import { errorResponseOf, parseJson } from './response.ts';
import { MAX_RETRIES, pause, retryDelayMs } from './retries.ts';

const TIMEOUT_MS = 30_000;
/** Longer than any synchronous request of the service. */
const POST_TIMEOUT_MS = 200_000;

/** What the client needs of `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of every method. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The limit of each attempt: 30,000 by default, 200,000 for a POST. */
  timeoutMs?: number | undefined;
  /** How often a request is repeated after network and server errors and rate limits: 3 by default. */
  maxRetries?: number | undefined;
}

/** Options of methods that send a POST. */
export interface PostOptions extends CallOptions {
  /**
   * 1-255 printable ASCII characters. For 24 hours, a request with the same key and body gets the first response and is not charged
   * again. Generated if omitted, so that retries are safe; give one to repeat a request after a crash.
   */
  idempotencyKey?: string | undefined;
}

/** One attempt of a request. It contains no key and no bodies. */
export interface LogEntry {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path below `/api/partner/v1`. */
  path: string;
  /** 1 for the first. */
  attempt: number;
  requestId: string;
  /** Undefined if there was no response. */
  status: number | undefined;
  durationMs: number;
  error: Error | undefined;
  /** Set if the request will be repeated. */
  retryInMs: number | undefined;
}

export interface ClientOptions extends Pick<CallOptions, 'timeoutMs' | 'maxRetries'> {
  /** The service's URL, such as `https://video.example.com`. */
  baseUrl: string;
  /** Spends credits: keep it on a server. */
  apiKey: string | undefined;
  /** Sends the requests instead of the global `fetch`. */
  fetch?: Fetch | undefined;
  /** Called after each attempt. */
  logger?: ((entry: LogEntry) => void) | undefined;
  /** Permits use in a browser, where everyone who opens the page can read the key. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** A promise of the parsed body; `withResponse` also gives the response with its status and headers. */
export type ApiPromise<Result> = Promise<Result> & {
  /** The body of `response` has already been read. */
  withResponse(): Promise<{ data: Result; response: Response }>;
};

type Query = Readonly<Record<string, string | number | undefined>>;

export interface Http {
  get<Result>(path: string, query?: Query, options?: CallOptions): ApiPromise<Result>;
  post<Result>(path: string, body: unknown, options?: PostOptions): ApiPromise<Result>;
  delete<Result>(path: string, options?: CallOptions): ApiPromise<Result>;
  /** For files. */
  fetch: Fetch;
}

export function createHttp({ baseUrl, apiKey, logger, dangerouslyAllowBrowser, ...defaults }: ClientOptions): Http {
  if (!dangerouslyAllowBrowser && 'window' in globalThis && 'document' in globalThis)
    throw new TypeError(
      'This is a browser, where everyone can read the API key and spend its credits. Call the service from your server, or set dangerouslyAllowBrowser.',
    );
  if (!URL.canParse(baseUrl)) throw new TypeError('baseUrl must be the URL of the service.');
  if (apiKey === undefined || !/^[\x21-\x7e]+$/.test(apiKey))
    throw new TypeError('apiKey is missing or has characters that no API key has.');
  const root = `${baseUrl.replace(/\/+$/, '')}/api/partner/v1`;
  const authorization = `Bearer ${apiKey}`;
  const send = defaults.fetch ?? fetch;

  async function once<Result>(path: string, init: RequestInit, requestId: string, timeoutMs: number) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const headers = { accept: 'application/json', authorization, 'x-request-id': requestId, ...init.headers };
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    let response: Response;
    let text: string;
    try {
      // A redirect would turn a POST into a GET, or send the key to another address.
      response = await send(root + path, { ...init, headers, signal, redirect: 'manual' });
      text = await response.text();
    } catch (cause) {
      init.signal?.throwIfAborted();
      const reason = timeout.aborted ? `No response within ${timeoutMs / 1000} s.` : 'No connection.';
      throw new NoResponse(reason, { requestId, cause });
    }
    if (!response.ok) throw errorOf(errorResponseOf(response, text, requestId));
    const data = parseJson(text) as Result | undefined;
    if (data === undefined)
      throw new NoResponse('The response is not JSON. Check that baseUrl is that of the service.', { requestId });
    return { data, response };
  }

  async function request<Result>(path: string, init: RequestInit & Pick<LogEntry, 'method'>, options: CallOptions) {
    const { method } = init;
    const timeoutMs = options.timeoutMs ?? defaults.timeoutMs ?? (method === 'POST' ? POST_TIMEOUT_MS : TIMEOUT_MS);
    const maxRetries = options.maxRetries ?? defaults.maxRetries ?? MAX_RETRIES;
    const startedAt = Date.now();
    for (let attempt = 1; ; attempt++) {
      const requestId = crypto.randomUUID();
      const attemptedAt = Date.now();
      const log = (entry: Pick<LogEntry, 'status' | 'error' | 'retryInMs'>) =>
        logger?.({ method, path, attempt, requestId, durationMs: Date.now() - attemptedAt, ...entry });
      try {
        const answer = await once<Result>(path, { ...init, signal: options.signal ?? null }, requestId, timeoutMs);
        log({ status: answer.response.status, error: undefined, retryInMs: undefined });
        return answer;
      } catch (thrown) {
        const error = thrown as Error & { status?: number };
        const tried = { attempt, maxRetries, elapsedMs: Date.now() - startedAt };
        const retryInMs = options.signal?.aborted ? undefined : retryDelayMs(error, tried);
        log({ status: error.status, error, retryInMs });
        if (retryInMs === undefined) throw error;
        await pause(retryInMs, options.signal);
      }
    }
  }

  return {
    fetch: (url, init) => send(url, init),
    get<Result>(path: string, query: Query = {}, options: CallOptions = {}) {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
      const target = search.size > 0 ? `${path}?${search}` : path;
      return apiPromise(request<Result>(target, { method: 'GET' }, options));
    },
    post<Result>(path: string, body: unknown, { idempotencyKey, ...options }: PostOptions = {}) {
      const key = idempotencyKey ?? crypto.randomUUID();
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      return apiPromise(request<Result>(path, { method: 'POST', headers, body: JSON.stringify(body) }, options));
    },
    delete<Result>(path: string, options: CallOptions = {}) {
      return apiPromise(request<Result>(path, { method: 'DELETE' }, options));
    },
  };
}

function apiPromise<Result>(answer: Promise<{ data: Result; response: Response }>): ApiPromise<Result> {
  const data = answer.then((answered) => answered.data);
  return Object.assign(data, {
    withResponse: () => {
      // The caller handles the error of `answer` instead.
      data.catch(() => undefined);
      return answer;
    },
  });
}
