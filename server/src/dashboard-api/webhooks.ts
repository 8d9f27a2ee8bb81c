// Webhooks: requests of other services, without a session or origin, that prove themselves by their signature.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendJson } from '../http/send-json.ts';

export interface Webhook {
  /** The whole path, such as `/dashboard/stripe/webhook`. Always a POST. */
  path: `/${string}`;
  /** The largest body. */
  maxBytes: number;
  /** Gets the exact bytes that were signed; a `Problem` becomes its status, any other error a 500. The response is 200 with `{}`. */
  handler(request: { bytes: Buffer; headers: FastifyRequest['headers'] }): Promise<void>;
}

export function mountWebhooks(scope: FastifyInstance, webhooks: readonly Webhook[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => bytes);
  for (const { path, maxBytes, handler } of webhooks) {
    scope.post(path, { bodyLimit: maxBytes }, async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      await handler({ bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers });
      return sendJson(reply, {});
    });
  }
}
