// The HTTP client that an engine calls its provider with: every call is limited in time and size.

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | FormData;
  signal: AbortSignal;
  /** From the call to the last byte of the response. */
  timeoutMs: number;
  /** Most bytes of the response's body. */
  maxBytes: number;
}

export interface HttpResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface HttpClient {
  /**
   * Returns the response whatever its status, and follows no redirect. Throws `EngineError('unavailable')` where the provider
   * cannot be reached or is too slow, `EngineError('bad_output')` where the response is too large, and the signal's reason.
   */
  request(url: string, request: HttpRequest): Promise<HttpResponse>;
}
