// Mounts the health checks that load balancers ask.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendJson } from '../http/send-json.ts';
import { type Readiness, readyResponse } from '../reporting/readiness.ts';

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
      const { status, body } = readyResponse(await ready());
      return send(reply, status, body);
    },
  });
}
