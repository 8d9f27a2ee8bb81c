// The mounted API over a house that does nothing: it remembers what reached it and answers each endpoint's own example.
import { type Logger, pino } from 'pino';
import { createListLimit } from '../http/list-limit.ts';
import type { RequestContext } from '../http/request-context.ts';
import { openWebServer, type ServedRequest } from '../http/web-server.ts';
import { notFound } from '../kernel/problem.ts';
import { endpoints, prefix } from './endpoints.ts';
import { type MountApiDeps, mountApi } from './mount.ts';
import type { Services } from './services.ts';

export const goodKey = `Bearer gr_0123456789ab_${'0'.repeat(48)}`;

/** The example answers, by the endpoint's name. */
const examples = Object.fromEntries(
  endpoints({} as Services).map(({ name, example }) => [name, example.answer as never]),
);

export function openTestApi({ trustProxy = false, ...deps }: Partial<MountApiDeps & { trustProxy: boolean }> = {}) {
  const reached: { service: string; client: string; call: RequestContext | undefined; input: unknown }[] = [];
  const seen: ServedRequest[] = [];
  const logged: string[] = [];
  const log: Logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });

  const posted = (service: string) => async (call: RequestContext, input: unknown) => {
    reached.push({ service, client: call.client, call, input });
    return { body: examples[service]!, replayed: call.idempotency?.key === 'again' };
  };
  const got = (service: string) => async (client: string, input?: unknown) => {
    reached.push({ service, client, call: undefined, input });
    return examples[service]!;
  };

  const services: Services = {
    createCharacter: posted('createCharacter'),
    listCharacters: got('listCharacters'),
    getCharacter: got('getCharacter'),
    deleteCharacter: got('deleteCharacter'),
    createVoice: posted('createVoice'),
    listVoices: got('listVoices'),
    deleteVoice: got('deleteVoice'),
    speak: posted('createSpeech'),
    drawFirstFrame: posted('createFirstFrame'),
    createVideo: posted('createVideo'),
    estimateVideo: posted('estimateVideo'),
    getJob: got('getJob'),
    listAssets: got('listAssets'),
    getAsset: got('getAsset'),
    usageSummary: got('getUsageSummary'),
    jobHistory: got('listJobs'),
    ...deps.services,
  };
  const app = openWebServer({ trustProxy, prefix, observe: (request) => seen.push(request), log });
  mountApi(app, {
    authenticate: async (header) => (header === goodKey ? 'client-1' : undefined),
    ready: async () => undefined,
    assets: async () => {
      throw notFound();
    },
    publicUrl: 'http://127.0.0.1:8080',
    trustedOrigins: [],
    rateLimit: undefined,
    listLimit: createListLimit(),
    ...deps,
    services,
  });

  /** A POST of JSON with a live key; `headers` on top. Text is sent as it is. */
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: prefix + path,
      headers: { authorization: goodKey, 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const get = (path: string, headers: Record<string, string> = { authorization: goodKey }) =>
    app.inject({ url: prefix + path, headers });
  return { app, reached, seen, logged, post, get };
}
