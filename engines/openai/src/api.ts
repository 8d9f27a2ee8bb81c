// Sends one request to a server and returns its response, or throws the error that the response means.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { HttpClient, HttpRequest, HttpResponse } from '@greenroom/engine-kit/http-client';
import { parseJson } from '@greenroom/engine-kit/json-response';
import type { Logger } from '@greenroom/engine-kit/logger';
import { readErrorBody } from './error-body.ts';
import { errorOf } from './errors.ts';
import { REPLACEMENTS } from './models.ts';
import type { Server } from './servers.ts';

/** The engine's name, which is stored with everything that it makes. */
export const ENGINE_NAME = 'openai';

/** The name of the provider in messages: it may be any server. */
export const PROVIDER = 'The provider';

/** What a request is sent with: a step, or the client and the signal of an erasure. */
export interface Caller {
  readonly http: HttpClient;
  readonly signal: AbortSignal;
}

export interface ApiRequest extends Pick<HttpRequest, 'timeoutMs' | 'maxBytes'> {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Below the base URL, such as `/audio/speech`. */
  path: string;
  /** The path is below the root URL instead, outside of OpenAI's API. */
  atRoot?: boolean;
  json?: unknown;
  form?: FormData;
  /** Texts of clients in the request, which must not be shown in errors. */
  secrets?: readonly string[];
}

/**
 * @throws {EngineError} for every status but 200 to 299: see `errorOf`.
 */
export const send = async (server: Server, request: ApiRequest, caller: Caller): Promise<HttpResponse> =>
  accept(server, request, await sendRaw(server, request, caller));

/**
 * Sends the request with a model, or with its replacement if the server does not have it, and returns the model that was used.
 *
 * @param request builds the request for a model
 */
export async function sendToModel(
  server: Server,
  model: string,
  request: (model: string) => Promise<ApiRequest> | ApiRequest,
  caller: Caller & { log: Logger },
): Promise<{ response: HttpResponse; model: string }> {
  const first = await request(model);
  const response = await sendRaw(server, first, caller);
  const replacement = REPLACEMENTS.get(model);
  if (replacement === undefined || !isUnknownModel(response))
    return { response: accept(server, first, response), model };
  caller.log.warn({ model, replacement }, 'The provider does not have the model, so its replacement is used.');
  return { response: await send(server, await request(replacement), caller), model: replacement };
}

const isUnknownModel = ({ status, body }: HttpResponse): boolean =>
  (status === 404 || status === 403) && readErrorBody(parseJson(body)).codes.includes('model_not_found');

/** Returns a response with a status from 200 to 299, and throws the error of all others. */
export function accept(server: Server, { secrets = [] }: ApiRequest, response: HttpResponse): HttpResponse {
  const { key = '' } = server;
  const { status } = response;
  if (status >= 200 && status < 300) return response;
  if (status >= 300 && status < 400)
    throw new EngineError('unavailable', 'The provider redirects requests.', {
      cause: new Error(`Status ${status}. Set the base URL to the address to which the server redirects.`),
    });
  throw errorOf(response, [key, ...secrets], adviceFor(server, status));
}

/** A server answers 404 for an unknown path and for an unknown model. */
function adviceFor({ baseUrl }: Server, status: number): string | undefined {
  if (status !== 404 || /\/v\d+$/.test(baseUrl)) return undefined;
  return 'the base URL does not end with /v1, as it does on most servers';
}

/** Returns the response whatever its status. */
export function sendRaw(
  server: Server,
  { method, path, atRoot, json, form, timeoutMs, maxBytes }: ApiRequest,
  { http, signal }: Caller,
): Promise<HttpResponse> {
  const body = json === undefined ? form : JSON.stringify(json);
  return http(`${atRoot ? server.rootUrl : server.baseUrl}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(server.key !== undefined && { authorization: `Bearer ${server.key}` }),
    },
    ...(body !== undefined && { body }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(maxBytes !== undefined && { maxBytes }),
    anyStatus: true,
    signal,
  });
}
