// The web server that everything is mounted on: what holds for every request, and how every refusal is told.
import { limits } from '@greenroom/contract/limits';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Logger } from '../kernel/logger.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { countHeader } from './headers.ts';
import { readJson } from './json-body.ts';
import { refusalOf } from './refusal.ts';
import { requestIdOf } from './request-id.ts';

/** A request has this long to arrive whole; how long it is then worked on is not bounded here. */
const ARRIVAL_MS = 30_000;

/** A file of 50 MB from a phone takes longer: routes whose `config` says `slow` have this long. */
const SLOW_ARRIVAL_MS = 600_000;

const IDLE_SWEEP_MS = 100;

const JSON_TYPE = 'application/json; charset=utf-8';

declare module 'fastify' {
  interface FastifyContextConfig {
    slow?: boolean;
  }
}

export interface ServedRequest {
  method: string;
  /** The pattern, never the path: "unknown" where nothing matched. */
  route: string;
  status: number;
  durationMs: number;
}

export interface WebServerDeps {
  /** The last address in `X-Forwarded-For` is believed: the proxy's own word. What stands before it, any caller can write. */
  trustProxy: boolean;
  /** Paths below it stay below it, however they are spelt. */
  prefix: string;
  observe(request: ServedRequest): void;
  log: Logger;
}

/** Not yet listening; nothing is mounted on it. */
export function openWebServer({ trustProxy, prefix, observe, log }: WebServerDeps): FastifyInstance {
  const app = fastify({
    logger: false,
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    requestTimeout: SLOW_ARRIVAL_MS,
    bodyLimit: limits.bodyBytes,
    exposeHeadRoutes: false,
    // While draining, what still arrives on an open connection is served like the rest.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url = '/' }) => readablePath(url, prefix),
    // Too long an id is a 404 of ours, not one of the router's.
    routerOptions: { maxParamLength: 16_384, querystringParser: () => ({}) },
    // A missing Host is refused below, in the same words as all else.
    http: { requireHostHeader: false, headersTimeout: ARRIVAL_MS },
  });

  app.addHook('preClose', async () => closeConnectionsAsTheyFallIdle(app));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) =>
    readJson(bytes),
  );

  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.slow) closeUnlessItArrives(request, reply);
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    const { host = '' } = request.headers;
    if (countHeader(request.raw.rawHeaders, 'host') !== 1 || !/^[\w.:[\]-]+$/.test(host)) {
      throw new Problem('invalid_request', 'The request must have exactly one valid Host header.');
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = (request.is404 ? undefined : request.routeOptions.url) ?? 'unknown';
    const served = { method: request.method, route, status: reply.statusCode, durationMs: reply.elapsedTime };
    observe(served);
    log.info({ requestId: request.id, ip: request.ip, ...served }, 'request');
  });
  app.setErrorHandler((error, request, reply) => {
    const changes = !['GET', 'HEAD'].includes(request.method);
    const { status, headers, body, logged } = refusalOf(error, { requestId: request.id, changes });
    const about = { err: error, requestId: request.id, route: request.routeOptions.url };
    if (logged === 'bug') log.error(about, 'unforeseen error');
    if (logged === 'outage') log.warn(about, 'a request met an outage');
    return reply.code(status).headers(headers).type(JSON_TYPE).send(JSON.stringify(body));
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  return app;
}

/** The server itself knows one bound for all, which is the one of slow routes. */
function closeUnlessItArrives({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { headers, socket } = raw;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return;
  const late = setTimeout(() => {
    if (!raw.complete) answerBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  }, ARRIVAL_MS);
  const settle = () => clearTimeout(late);
  raw.once('end', settle).once('close', settle);
  // Refused before its body was read: the answer has gone out, and nobody waits for the rest.
  reply.raw.once('finish', settle);
}

/** Closing ends what is idle at that moment; what is answered afterwards would be kept open for its next request. */
function closeConnectionsAsTheyFallIdle({ server }: FastifyInstance): void {
  if (!server.listening) return;
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  server.once('close', () => clearInterval(sweep));
}

/** What the router could not decode leads to a path that exists nowhere, below the prefix where it was meant to be. */
function readablePath(url: string, prefix: string): string {
  const path = url.replace(/\?.*$/s, '');
  try {
    if (!decodeURIComponent(path).includes('\0')) return url;
  } catch {
    // Falls through: a `%` without two digits, or bytes that are not UTF-8.
  }
  return path.startsWith(`${prefix}/`) ? `${prefix}/-` : '/-';
}
