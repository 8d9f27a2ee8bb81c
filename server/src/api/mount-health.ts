// Mounts the health checks that load balancers ask.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendJson } from '../http/send-json.ts';

/** The reason why the service cannot work; otherwise the engines that only the operator can repair, and the queues that no worker takes. */
export type ReadyState =
  | { problem: string }
  | { problem?: undefined; faultyEngines: readonly string[]; unservedQueues: readonly string[] };

export type Readiness = () => Promise<ReadyState>;

export function mountHealth(app: FastifyInstance, ready: Readiness): void {
  const send = (reply: FastifyReply, status: number, body: unknown) =>
    sendJson(reply.code(status).header('cache-control', 'no-store'), body);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (_request, reply) => send(reply, 200, { status: 'ok' }),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) => {
      const state = await ready();
      if (state.problem !== undefined) return send(reply, 503, { error: state.problem });
      // Other work is still possible, and no other API process could do the work of the engine or the queue.
      const { faultyEngines: engines, unservedQueues: queues } = state;
      if (engines.length + queues.length === 0) return send(reply, 200, { status: 'ready' });
      return send(reply, 200, {
        status: 'degraded',
        ...(engines.length > 0 ? { engines } : {}),
        ...(queues.length > 0 ? { queues } : {}),
      });
    },
  });
}
