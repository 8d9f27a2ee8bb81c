// Passes each request that came with a valid key to the log of requests, once its response is sent.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorCodeOf } from '../http/error-response.ts';
import type { PartnerEndpoint } from './endpoint.ts';
import type { RequestLog } from './request-log.ts';

export interface RequestRecorder {
  /** The request came with the client's key. */
  identified(request: FastifyRequest, client: string): void;
}

export function recordRequests(scope: FastifyInstance, requestLog: Pick<RequestLog, 'record'>): RequestRecorder {
  const seen = new WeakMap<FastifyRequest, { client: string; errorCode: string | null }>();
  scope.addHook('onError', async (request, _reply, error) => {
    const known = seen.get(request);
    if (known) known.errorCode = errorCodeOf(error);
  });
  scope.addHook('onResponse', async (request, reply) => {
    const known = seen.get(request);
    if (!known) return;
    const endpoint = request.routeOptions.config.endpoint as PartnerEndpoint | undefined;
    requestLog.record({
      ...known,
      method: request.method,
      route: endpoint?.path ?? null,
      pathId: pathIdOf(endpoint, request.params),
      status: reply.statusCode,
      requestId: request.id,
      durationMs: reply.elapsedTime,
    });
  });
  return {
    identified(request, client) {
      seen.set(request, { client, errorCode: null });
    },
  };
}

/** Anything else in its place may be a secret that was pasted there. */
function pathIdOf(endpoint: PartnerEndpoint | undefined, params: unknown): string | null {
  const parsed = endpoint?.params?.safeParse(params);
  const [id] = parsed?.success ? Object.values(parsed.data as Record<string, string>) : [];
  return id ?? null;
}
