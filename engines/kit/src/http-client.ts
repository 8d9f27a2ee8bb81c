// The type of the HTTP client with which engines call their providers: requests are limited in time, responses in size.

/** The options of one request. */
export interface HttpRequest {
  /** `GET` by default. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
  /** From the start of the request to the last byte of the response. 30 seconds by default. */
  timeoutMs?: number;
  /** The largest response body, in bytes. 1 MiB by default. */
  maxBytes?: number;
  /** Returns responses with 429 and 5xx too, for providers that report failed work with these statuses. */
  anyStatus?: boolean;
  /** Called with the status of the response, also if that is thrown as an error. */
  onStatus?: (status: number) => void;
  signal: AbortSignal;
}

/** A whole response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * Sends one request and reads the whole response. Follows no redirect, so that credentials reach no other host.
 *
 * Returns every response except, without `anyStatus`, 429 and 5xx; the engine decides what the other statuses mean.
 *
 * @throws {EngineError} `unavailable` if no response came in time or its status is 5xx, `rate_limited` for 429; both with
 * `retryAfterMs` if the response has a `Retry-After` header; `bad_output` if the body is larger than `maxBytes`.
 * @throws the reason of `signal` once it is aborted.
 */
export type HttpClient = (url: string, request: HttpRequest) => Promise<HttpResponse>;
