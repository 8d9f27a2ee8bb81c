// The web server on which the APIs and pages are mounted: checks of every request, logging and error responses.
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@greenroom/contract/limits';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Logger } from '../kernel/logger.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { errorResponseOf } from './error-response.ts';
import { countHeader } from './headers.ts';
import { readJson } from './json-body.ts';
import { rejectMalformedRequest } from './malformed-request.ts';
import { requestIdOf } from './request-id.ts';
import { inRequestSpan, traceRequests } from './request-span.ts';

/** A request must arrive completely in this time; its processing time is not limited here. */
const ARRIVAL_MS = 30_000;

/** The same for routes with `slow` in their `config`: a phone uploads 50 MB slowly. */
const SLOW_ARRIVAL_MS = 600_000;

const IDLE_SWEEP_MS = 100;

/**
 * How long a server that closes still accepts requests. Load balancers may not know yet, and a connection that is closed just when its
 * client sends a request breaks it. Each response asks the client to close the connection.
 */
const LAST_REQUESTS_MS = 3_000;

const JSON_TYPE = 'application/json; charset=utf-8';

declare module 'fastify' {
  interface FastifyContextConfig {
    slow?: boolean;
  }
}

export interface CompletedRequest {
  method: string;
  /** The pattern, never the path; "unknown" if no route matched. */
  route: string;
  status: number;
  durationMs: number;
}

export interface WebServerDeps {
  /** Trusts the last address in `X-Forwarded-For`, which the proxy adds. Callers can forge the addresses before it. */
  trustProxy: boolean;
  /** Undecodable paths below it stay below it. */
  prefix: string;
  observe(request: CompletedRequest): void;
  log: Logger;
}

/** Not yet listening and without routes. */
export function openWebServer({ trustProxy, prefix, observe, log }: WebServerDeps): FastifyInstance {
  const app = fastify({
    logger: false,
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    requestTimeout: SLOW_ARRIVAL_MS,
    bodyLimit: limits.bodyBytes,
    exposeHeadRoutes: false,
    // While draining, requests on open connections are still served.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    clientErrorHandler: rejectMalformedRequest,
    rewriteUrl: ({ url = '/' }) => decodablePath(url, prefix),
    // An id that is too long gets our 404 instead of the router's.
    routerOptions: { maxParamLength: 16_384, querystringParser: () => ({}) },
    // A missing Host is rejected below, like other invalid requests.
    http: { requireHostHeader: false, headersTimeout: ARRIVAL_MS },
  });

  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    await serveLastRequests(app);
    closeIdleConnections(app);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) =>
    readJson(bytes),
  );

  traceRequests(app, routeOf);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.slow) limitArrivalTime(request, reply);
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    const { host = '' } = request.headers;
    if (countHeader(request.raw.rawHeaders, 'host') !== 1 || !/^[\w.:[\]-]+$/.test(host)) {
      throw new Problem('invalid_request', 'The request must have exactly one valid Host header.');
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const completed = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      durationMs: reply.elapsedTime,
    };
    observe(completed);
    inRequestSpan(request, () => log.info({ requestId: request.id, ip: request.ip, ...completed }, 'request'));
  });
  app.setErrorHandler((error, request, reply) => {
    const changes = !['GET', 'HEAD'].includes(request.method);
    const { status, headers, body, logged } = errorResponseOf(error, { requestId: request.id, changes });
    const about = { err: error, requestId: request.id, route: request.routeOptions.url };
    inRequestSpan(request, () => {
      // What waited for a caller that disconnected ends with its signal.
      const abandoned = reply.raw.closed && error instanceof Error && error.name === 'AbortError';
      if (logged === 'bug' && !abandoned) log.error(about, 'unexpected error');
      if (logged === 'outage') log.warn(about, 'a request failed in an outage');
    });
    return reply.code(status).headers(headers).type(JSON_TYPE).send(JSON.stringify(body));
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  return app;
}

const routeOf = ({ is404, routeOptions }: FastifyRequest): string =>
  (is404 ? undefined : routeOptions.url) ?? 'unknown';

/** The server's own limit is the same for all routes, so it is that of slow ones. */
function limitArrivalTime({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { headers, socket } = raw;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return;
  const late = setTimeout(() => {
    if (!raw.complete) rejectMalformedRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  }, ARRIVAL_MS);
  const settle = () => clearTimeout(late);
  raw.once('end', settle).once('close', settle);
  // Rejected before its body was read: the response is sent, and the rest of the body is ignored.
  reply.raw.once('finish', settle);
}

/** Ends early once no client is connected. */
async function serveLastRequests({ server }: FastifyInstance): Promise<void> {
  const isConnected = () =>
    new Promise<boolean>((resolve) => server.getConnections((error, count) => resolve(!error && count > 0)));
  const until = performance.now() + LAST_REQUESTS_MS;
  while (performance.now() < until && (await isConnected())) await sleep(IDLE_SWEEP_MS);
}

/** Closing the server ends idle connections once; those that become idle later would stay open. */
function closeIdleConnections({ server }: FastifyInstance): void {
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  server.once('close', () => clearInterval(sweep));
}

/** Replaces a path that the router cannot decode by one that does not exist, below the same prefix. */
function decodablePath(url: string, prefix: string): string {
  const path = url.replace(/\?.*$/s, '');
  try {
    if (!decodeURIComponent(path).includes('\0')) return url;
  } catch {
    // Falls through: a `%` without two digits, or invalid UTF-8.
  }
  return path.startsWith(`${prefix}/`) ? `${prefix}/-` : '/-';
}
