// Mounts the endpoints of one API below its prefix and keeps the order of checks: caller, path, query, body.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../kernel/problem.ts';
import type { KeyedSemaphore } from '../kernel/semaphore.ts';
import { describeSpan } from '../kernel/tracing.ts';
import { disconnectSignal } from './disconnect.ts';
import type { Endpoint, FileResponse } from './endpoint.ts';
import { readRequest } from './read-request.ts';
import type { Response } from './request-context.ts';
import { sendFile } from './send-file.ts';
import { sendJson } from './send-json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface EndpointMount<Definition extends Endpoint<Context>, Context extends object, Caller> {
  endpoints: readonly Definition[];
  /** Limits concurrent reports, by client. */
  listLimit: KeyedSemaphore;
  /**
   * Identifies the caller before the body is read; throws if the endpoint may not be called.
   * `endpoint`: undefined if no endpoint has this path and method.
   */
  authenticate(request: FastifyRequest, reply: FastifyReply, endpoint: Definition | undefined): Promise<Caller>;
  /** What handlers receive besides path, query and body; throws if these may not be used. */
  contextOf(request: {
    caller: Caller;
    endpoint: Definition;
    headers: FastifyRequest['headers'];
    body: unknown;
    /** Aborted when the caller disconnects. */
    signal: AbortSignal;
  }): Context;
}

export function mountEndpoints<
  Definition extends Endpoint<Context>,
  Context extends object,
  Caller extends { client: string } | undefined,
>(
  scope: FastifyInstance,
  { endpoints, listLimit, authenticate, contextOf }: EndpointMount<Definition, Context, Caller>,
): void {
  scope.decorateRequest('caller', null);
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const endpoint = request.routeOptions.config.endpoint as Definition | undefined;
    request.setDecorator('caller', await authenticate(request, reply, endpoint));
    if (!endpoint) throw notFound();
  });
  scope.setNotFoundHandler(() => {
    throw notFound();
  });

  const mount = (on: FastifyInstance, endpoint: Definition): void => {
    on.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint, slow: endpoint.body === 'stream' },
      handler: async (request, reply) => {
        const caller = request.getDecorator<Caller>('caller');
        if (caller) describeSpan({ 'greenroom.client': caller.client });
        const { params, query, body } = readRequest(endpoint, request);
        const signal = disconnectSignal(reply.raw);
        const context = contextOf({ caller, endpoint, headers: request.headers, body, signal });
        const handle = () => endpoint.handler({ ...context, params, query, body: body as never });
        const result = await (endpoint.report && caller ? listLimit.run(caller.client, signal, handle) : handle());
        return send(reply, endpoint, result);
      },
    });
  };
  for (const endpoint of endpoints) if (endpoint.body !== 'stream') mount(scope, endpoint);
  scope.register(async (streams) => {
    streams.removeAllContentTypeParsers();
    // Handlers read the bytes themselves.
    streams.addContentTypeParser('*', (_request, bytes, done) => done(null, bytes));
    for (const endpoint of endpoints) if (endpoint.body === 'stream') mount(streams, endpoint);
  });
}

function send(reply: FastifyReply, { response, idempotent }: Endpoint, result: unknown): FastifyReply {
  if (!(response instanceof z.ZodType)) return sendFile(reply, result as FileResponse);
  const { body, replayed } = idempotent ? (result as Response<unknown>) : { body: result, replayed: false };
  if (replayed) reply.header('idempotent-replayed', 'true');
  // Through the schema, so that the contract names every member that is sent.
  return sendJson(reply, response.parse(body));
}
