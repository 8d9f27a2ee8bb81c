// Requests to the API of ElevenLabs, with the key, limits of time and size, and exact errors.
import type { HttpClient, HttpRequest, HttpResponse } from '@greenroom/engine-kit/http-client';
import { readJson } from '@greenroom/engine-kit/json-response';
import type { z } from 'zod';
import { errorOf, hasCode } from './errors.ts';

/** The name under which everything of this engine is recorded. */
export const ENGINE_NAME = 'elevenlabs';

/** The client and the signal of a step, or those of erasing. */
export interface Caller {
  http: HttpClient;
  signal: AbortSignal;
}

export interface ApiRequest extends Pick<HttpRequest, 'method' | 'timeoutMs' | 'maxBytes'> {
  /** Members that are undefined are left out. */
  query?: Readonly<Record<string, string | undefined>>;
  /** A form, or an object that is sent as JSON. */
  body?: FormData | object;
  /** Texts of the client in the request, which no error may quote. */
  texts?: readonly string[];
  /** Whether a response with status 404 is returned too. */
  mayBeMissing?: boolean;
  /** Codes of error responses that are returned too. */
  accepts?: RegExp;
}

export interface Api {
  /** The origin of the base URL. */
  readonly origin: string;
  /**
   * Sends a request.
   *
   * @param path absolute, with its parts already encoded
   * @throws {EngineError} for every response that is no success, and if none came.
   */
  send(path: string, request: ApiRequest, caller: Caller): Promise<HttpResponse>;
  /** Sends a request and parses the JSON response. */
  read<T>(path: string, request: ApiRequest & { schema: z.ZodType<T> }, caller: Caller): Promise<T>;
}

export const isSuccess = ({ status }: HttpResponse): boolean => status >= 200 && status <= 299;

export function createApi(key: string, baseUrl: string): Api {
  const send: Api['send'] = async (
    path,
    { method, query = {}, body, texts = [], mayBeMissing, accepts, ...limits },
    { http, signal },
  ) => {
    const search = new URLSearchParams(
      Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    const encoded = body && (await encode(body));
    const response = await http(`${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`, {
      ...limits,
      method: method ?? (body ? 'POST' : 'GET'),
      ...encoded,
      headers: { 'xi-api-key': key, ...encoded?.headers },
      signal,
    });
    if (isSuccess(response) || (accepts && hasCode(response, accepts))) return response;
    const error = errorOf(response, [key, ...texts]);
    // Some requests with a wrong key find no workspace.
    if (mayBeMissing && response.status === 404 && error.reason !== 'invalid_credentials') return response;
    throw error;
  };
  return {
    origin: new URL(baseUrl).origin,
    send,
    read: async (path, { schema, ...request }, caller) =>
      readJson(await send(path, request, caller), schema, 'ElevenLabs'),
  };
}

/**
 * Forms become bytes: if a request with a form is aborted, Node's fetch (24.18) goes on reading the form and fails outside of the
 * request, which would end the process.
 */
async function encode(body: FormData | object): Promise<Required<Pick<HttpRequest, 'body' | 'headers'>>> {
  if (!(body instanceof FormData)) {
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const form = new Response(body);
  return {
    body: new Uint8Array(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type')! },
  };
}
