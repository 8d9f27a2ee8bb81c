// A server on this machine that stands in for OpenAI, or for a server with its API, in tests.
import type { ServerResponse } from 'node:http';
import {
  type Loopback,
  type LoopbackHandler,
  openLoopback,
  type ReceivedRequest,
  sendJson,
} from '@greenroom/engine-kit/testing/loopback';
import { chatterboxTtsApiRoutes, chatterboxTtsServerRoutes, vllmOmniRoutes } from './clone-routes.ts';
import { kokoroRoutes } from './kokoro-routes.ts';
import { openAiRoutes } from './openai-routes.ts';
import { openAiError, Refused, sendRefusal } from './respond.ts';
import { speachesRoutes } from './speaches-routes.ts';
import type { Routes, State } from './state.ts';

const ROUTES = {
  openai: openAiRoutes,
  kokoro: kokoroRoutes,
  speaches: speachesRoutes,
  'vllm-omni': vllmOmniRoutes,
  'chatterbox-tts-api': chatterboxTtsApiRoutes,
  'chatterbox-tts-server': chatterboxTtsServerRoutes,
} satisfies Record<string, Routes>;

export interface OpenAiLoopback extends Loopback {
  /** The origin with `/v1`. */
  readonly baseUrl: string;
  readonly state: State;
  /** The next request to a path is answered by `respond` instead. Called several times, for as many requests. */
  failNext(path: string, respond: LoopbackHandler): void;
  /** The requests to a path. */
  sent(path: string): readonly ReceivedRequest[];
}

/**
 * Starts a server that checks every request strictly. It speaks in tones, hears the text that was spoken last, and draws grey panels.
 *
 * @param options `software` that it behaves like; `key` that every request needs, or undefined for a server without keys
 */
export async function openOpenAiLoopback({
  software = 'openai',
  key,
}: {
  software?: keyof typeof ROUTES;
  key?: string;
} = {}): Promise<OpenAiLoopback> {
  const routes: Routes = ROUTES[software];
  const state: State = { transcript: undefined, spoken: '', voices: new Map() };
  const faults: { path: string; respond: LoopbackHandler }[] = [];
  const loopback = await openLoopback(async (request, response) => {
    const fault = faults.findIndex(({ path }) => path === request.path);
    if (fault >= 0) return faults.splice(fault, 1)[0]!.respond(request, response);
    try {
      if (key !== undefined) requireKey(request, key, software);
      const route = findRoute(routes, request);
      if (!route) throw notFound(request, software);
      await route(request, response, state);
    } catch (error) {
      sendRefusal(response, error);
    }
  });
  return {
    ...loopback,
    baseUrl: `${loopback.origin}/v1`,
    state,
    failNext: (path, respond) => void faults.push({ path, respond }),
    sent: (path) => loopback.requests.filter((request) => request.path === path),
  };
}

/** A fault: a response with any status and body. */
export const respondWith =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (_request: ReceivedRequest, response: ServerResponse) => {
    if (typeof body !== 'string') return sendJson(response, status, body, headers);
    response.writeHead(status, { 'content-type': 'text/html', ...headers });
    response.end(body);
  };

const findRoute = (routes: Routes, { method, path }: ReceivedRequest) =>
  routes[`${method} ${path}`] ?? routes[`${method} ${path.replace(/[^/]+$/, '*')}`];

function requireKey({ headers }: ReceivedRequest, key: string, software: keyof typeof ROUTES): void {
  if (headers.authorization === `Bearer ${key}`) return;
  if (software === 'speaches')
    throw new Refused(403, { detail: 'Invalid API key. The provided API key is incorrect.' });
  const shown = headers.authorization?.slice('Bearer '.length) ?? '';
  throw new Refused(
    401,
    openAiError(`Incorrect API key provided: ${shown.slice(0, 7)}****${shown.slice(-4)}.`, { code: 'invalid_api_key' }),
  );
}

const notFound = ({ path }: ReceivedRequest, software: keyof typeof ROUTES): Refused =>
  new Refused(404, software === 'openai' ? openAiError(`Invalid URL (${path})`) : { detail: 'Not Found' });
