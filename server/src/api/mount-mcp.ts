// Mounts the tools for AI assistants (MCP) at /mcp. They call the partner API in this process, with the caller's key.
import { respondToMcp } from '@greenroom/mcp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { disconnectSignal } from '../http/disconnect.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { Problem } from '../kernel/problem.ts';
import { type CallerChecks, identifyCaller } from './caller.ts';
import { createInProcessFetch } from './in-process-fetch.ts';

export interface MountMcpDeps extends CallerChecks {
  /** The address at which partners reach the service, without a trailing slash. */
  publicUrl: string;
  /** Aborted when the process stops waiting for jobs. */
  closing: AbortSignal;
  /** Called with errors that callers are told nothing about. */
  onError(error: unknown): void;
}

export function mountMcp(app: FastifyInstance, { publicUrl, closing, onError, ...checks }: MountMcpDeps): void {
  const checkAddress = createAddressCheck(publicUrl);
  app.route({
    // The protocol answers GET and DELETE itself: there are no sessions.
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    async onRequest(request, reply) {
      reply.header('cache-control', 'no-store');
      checkAddress(request);
      await identifyCaller(request, reply, checks);
    },
    async handler(request, reply) {
      const { method, headers, body } = request;
      // Revisions of the protocol since 2025-06-18 have none, and one request must not carry thousands of calls.
      if (Array.isArray(body)) throw new Problem('invalid_request', 'The body must be one message, not a batch.');
      const sent = new Request(`${publicUrl}/mcp`, {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        signal: disconnectSignal(reply.raw),
      });
      return respondToMcp(sent, body, {
        baseUrl: publicUrl,
        apiKey: String(headers.authorization).replace(/^bearer +/i, ''),
        fetch: createInProcessFetch(app, request, publicUrl),
        closing,
        onError,
      });
    },
  });
}

/**
 * Throws 403 for a request to another host, or from a page of another origin: a page in a browser can give its own host name the address
 * of a service in a private network.
 */
function createAddressCheck(publicUrl: string) {
  const origins = ownOrigins(publicUrl);
  const hosts = new Set([...origins].map((origin) => new URL(origin).hostname));
  return ({ headers: { host, origin } }: FastifyRequest): void => {
    if (!hosts.has(URL.parse(`http://${host}`)?.hostname ?? ''))
      throw new Problem('forbidden', `Host must be that of ${publicUrl}. Connect to this address, or set PUBLIC_URL.`);
    if (origin !== undefined && !origins.has(origin))
      throw new Problem('forbidden', 'Pages of other origins must not call this address.');
  };
}
