// The mounted partner API on services that record what they are called with and return each endpoint's example.
import { type Logger, pino } from 'pino';
import { createListLimit } from '../http/list-limit.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type CompletedRequest, openWebServer } from '../http/web-server.ts';
import { notFound } from '../kernel/problem.ts';
import { createEndpoints, type EndpointDeps, prefix } from './endpoints.ts';
import { type MountApiDeps, mountApi } from './mount.ts';
import type { RecordedRequest } from './request-log.ts';

export const goodKey = `Bearer gr_0123456789ab_${'0'.repeat(48)}`;

/** The table of endpoints, without the services behind them. */
export const documentedEndpoints = createEndpoints({} as EndpointDeps);

/** The example responses, by the endpoint's name. */
const examples = Object.fromEntries(documentedEndpoints.map(({ name, example }) => [name, example.response as never]));

interface Given extends Partial<Omit<MountApiDeps, 'endpoints'>> {
  /** Instead of those that return the examples. */
  services?: Partial<EndpointDeps>;
  trustProxy?: boolean;
}

export function openTestApi({ trustProxy = false, services, ...deps }: Given = {}) {
  const reached: { endpoint: string; client: string; context: RequestContext | undefined; input: unknown }[] = [];
  const seen: CompletedRequest[] = [];
  const recorded: RecordedRequest[] = [];
  const logged: string[] = [];
  const log: Logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });

  const ordered = (endpoint: string) => async (context: RequestContext, input: unknown) => {
    reached.push({ endpoint, client: context.client, context, input });
    return { body: examples[endpoint]!, replayed: context.idempotency?.key === 'again' };
  };
  const read = (endpoint: string) => async (client: string, input?: unknown) => {
    reached.push({ endpoint, client, context: undefined, input });
    return examples[endpoint]!;
  };

  const endpoints = createEndpoints({
    characters: { order: ordered('createCharacter') },
    characterQueries: { get: read('getCharacter'), delete: read('deleteCharacter') },
    characterLists: { list: read('listCharacters') },
    voices: { order: ordered('createVoice') },
    voiceQueries: { delete: read('deleteVoice') },
    voiceLists: { list: read('listVoices') },
    tts: { order: ordered('createSpeech') },
    firstFrames: { order: ordered('createFirstFrame') },
    videos: { order: ordered('createVideo'), estimate: ordered('estimateVideo') },
    usageQueries: { job: read('getJob') },
    usageLists: { summary: read('getUsageSummary'), history: read('listJobs') },
    assetQueries: { get: read('getAsset') },
    assetLists: { list: read('listAssets') },
    ...services,
  });
  const app = openWebServer({ trustProxy, prefix, observe: (request) => seen.push(request), log });
  mountApi(app, {
    authenticate: async (header) => (header === goodKey ? 'client-1' : undefined),
    ready: async () => ({ faultyEngines: [], unservedQueues: [] }),
    assets: async () => {
      throw notFound();
    },
    publicUrl: 'http://127.0.0.1:8080',
    hasGuide: false,
    trustedOrigins: [],
    rateLimit: undefined,
    listLimit: createListLimit(),
    requestLog: { record: (request) => void recorded.push(request) },
    closing: new AbortController().signal,
    onError: (error) => log.error({ err: error }, 'unexpected error'),
    ...deps,
    endpoints,
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
  return { app, reached, seen, recorded, logged, post, get };
}
