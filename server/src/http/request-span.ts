// The span of each request. Its context does not survive the parsing of the body, so it is kept beside the request.
import { type Context, context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openServerSpan } from '../kernel/tracing.ts';

/** Load balancers ask them every few seconds. */
const UNTRACED = ['/healthz', '/readyz'];

const contexts = new WeakMap<FastifyRequest, Context>();

/** Runs the work in the request's span, if it has one. */
export const inRequestSpan = <T>(request: FastifyRequest, work: () => T): T =>
  context.with(contexts.get(request) ?? context.active(), work);

/** `routeOf`: the pattern of the request's path. */
export function traceRequests(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request);
    if (UNTRACED.includes(route)) return done();
    const { traceparent } = request.headers;
    const opened = openServerSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, 'http.route': route },
      caller: typeof traceparent === 'string' ? traceparent : undefined,
    });
    if (opened === undefined) return done();
    contexts.set(request, opened.at);
    // Also emitted when the caller disconnects.
    reply.raw.once('close', () => endRequestSpan(opened.span, reply.raw));
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => inRequestSpan(request, done));
}

function endRequestSpan(
  span: Span,
  { statusCode, writableFinished }: { statusCode: number; writableFinished: boolean },
): void {
  span.setAttribute('http.response.status_code', statusCode);
  if (!writableFinished) span.setAttribute('error.type', 'disconnected');
  else if (statusCode >= 500)
    span.setAttribute('error.type', String(statusCode)).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
