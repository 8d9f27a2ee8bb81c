// Mounts the partner API's endpoints on the web server; the order of their checks is kept here.

import { parseOrComplain } from '@greenroom/contract/complaint';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disconnectSignal } from '../http/disconnect.ts';
import { readQuery } from '../http/query.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { KeyedSemaphore } from '../kernel/semaphore.ts';
import type { AssetAnswer, AssetRequest } from '../storage/serve.ts';
import { type Authenticate, clientOf } from './auth.ts';
import { contentPolicy, referenceSettings } from './docs.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, prefix } from './endpoints.ts';
import { idempotencyOf } from './idempotency.ts';
import { checkInputUrls } from './input-urls.ts';
import { openApiDocument } from './openapi.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Services } from './services.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is; set on every request below the API's prefix that gets past its key. */
    client: string;
  }
}

export interface MountApiDeps {
  services: Services;
  authenticate: Authenticate;
  /** Answers why the service cannot work now; undefined when it can. */
  ready(): Promise<string | undefined>;
  assets(request: AssetRequest): Promise<AssetAnswer>;
  /** Where partners reach the service, without a slash at the end. */
  publicUrl: string;
  /** Origins whose addresses may be plain http in requests, besides our own. */
  trustedOrigins: readonly string[];
  rateLimit: RateLimit | undefined;
  listLimit: KeyedSemaphore;
}

export function mountApi(app: FastifyInstance, deps: MountApiDeps): void {
  const table = endpoints(deps.services);
  app.register(async (api) => mountEndpoints(api, table, deps), { prefix });
  mountHealth(app, deps);
  mountAssets(app, deps);
  mountDocs(app, table, deps.publicUrl);
}

function mountEndpoints(api: FastifyInstance, table: readonly Endpoint[], deps: MountApiDeps): void {
  const { authenticate, rateLimit, listLimit } = deps;
  const plainOrigins = new Set([...deps.trustedOrigins, new URL(deps.publicUrl).origin]);

  api.decorateRequest('client', '');
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { headers, raw } = request;
    request.client = await clientOf({ authorization: headers.authorization, raw: raw.rawHeaders }, authenticate);
    const taken = await rateLimit?.take(request.client);
    if (taken) reply.headers(taken.headers);
    if (taken?.refused) throw taken.refused;
    // Before the body is read, so that an unknown path is told as such whatever was sent to it.
    if (request.is404) throw notFound();
  });
  api.setNotFoundHandler(() => {
    throw notFound();
  });

  for (const endpoint of table) {
    api.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const read = readRequest(endpoint, request, reply, plainOrigins);
        const handle = () => endpoint.handle(read);
        const answer = await (endpoint.report ? listLimit.run(request.client, read.call.signal, handle) : handle());
        if (answer.replayed) reply.header('idempotent-replayed', 'true');
        // Through the shape, so that nothing leaves that the contract does not name.
        return reply.type(JSON_TYPE).send(JSON.stringify(endpoint.answer.parse(answer.body)));
      },
    });
  }
}

function readRequest(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  plainOrigins: ReadonlySet<string>,
): Parameters<Endpoint['handle']>[0] {
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw notFound();

  const read = (shape: Endpoint['body'], value: unknown, whole: string): unknown => {
    if (!shape) return undefined;
    const result = parseOrComplain(shape, value, whole);
    if (!result.ok) throw new Problem('invalid_request', result.complaint);
    return result.value;
  };
  const names = Object.keys(endpoint.query && 'shape' in endpoint.query ? Object(endpoint.query.shape) : {});
  const query = read(endpoint.query, readQuery(request.raw.url ?? '', names), 'The query');
  const body = read(endpoint.body, request.body ?? undefined, 'The body');
  checkInputUrls(body, plainOrigins);

  const key = endpoint.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const idempotency = idempotencyOf(typeof key === 'string' ? key : key?.join(), endpoint, body);
  const call = { client: request.client, signal: disconnectSignal(reply.raw), idempotency };
  return { call, params: params?.data, query, body };
}

function mountHealth(app: FastifyInstance, { ready }: MountApiDeps): void {
  const send = (reply: FastifyReply, status: number, body: unknown) =>
    reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE).send(JSON.stringify(body));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (_request, reply) => send(reply, 200, { status: 'ok' }),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) => {
      const reason = await ready();
      return reason === undefined ? send(reply, 200, { status: 'ready' }) : send(reply, 503, { error: reason });
    },
  });
}

function mountAssets(app: FastifyInstance, { assets }: MountApiDeps): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    handler: async ({ method, params: { name }, headers }, reply) => {
      const answer = await assets({ method: method === 'HEAD' ? 'HEAD' : 'GET', name, headers });
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    },
  });
}

function mountDocs(app: FastifyInstance, table: readonly Endpoint[], publicUrl: string): void {
  const document = JSON.stringify(openApiDocument(table, publicUrl));
  app.get('/openapi.json', (_request, reply) =>
    reply.header('access-control-allow-origin', '*').type(JSON_TYPE).send(document),
  );
  app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      if (isPage) reply.header('content-security-policy', contentPolicy(String(payload)));
      else reply.header('cache-control', 'public, max-age=3600');
      return payload;
    });
    await docs.register(apiReference, { routePrefix: '/docs', configuration: referenceSettings });
  });
}
