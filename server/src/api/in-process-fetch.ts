// Requests of this process to itself, without a connection: the same router, checks, limits and responses as over the network.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inject } from 'light-my-request';

/**
 * A `fetch` for addresses below `publicUrl` on behalf of `request`: with its id and its caller's address. Redirects are not followed.
 * `app.inject` would refuse requests while the server closes, when it still serves its last ones.
 */
export const createInProcessFetch =
  (app: FastifyInstance, request: FastifyRequest, publicUrl: string) =>
  async (url: string, { method, headers, body, signal }: RequestInit = {}): Promise<Response> => {
    if (!url.startsWith(`${publicUrl}/`)) throw new TypeError(`${url} is not below ${publicUrl}.`);
    signal?.throwIfAborted();
    let disconnect: (() => void) | undefined;
    try {
      const response = await inject(
        (injected, reply) => {
          // As a caller that closes its connection.
          disconnect = () => reply.destroy();
          signal?.addEventListener('abort', disconnect);
          app.routing(injected, reply);
        },
        {
          method: method as 'GET' | 'POST' | 'DELETE',
          url: url.slice(publicUrl.length),
          headers: {
            ...Object.fromEntries(new Headers(headers)),
            host: new URL(publicUrl).host,
            'x-request-id': request.id,
          },
          remoteAddress: request.ip,
          ...(typeof body === 'string' && { payload: body }),
        },
      );
      const sent = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers: sent });
    } finally {
      if (disconnect) signal?.removeEventListener('abort', disconnect);
    }
  };
