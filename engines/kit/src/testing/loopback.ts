// An HTTP server on this machine that stands in for a provider in tests, and records what it received.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A whole request. */
export interface ReceivedRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The body as JSON. Throws if it is none. */
  json(): unknown;
  /** The body as `multipart/form-data` or a URL-encoded form. */
  form(): Promise<FormData>;
}

/** Answers a request. The response may be delayed, cut off (`response.destroy()`) or never sent. */
export type LoopbackHandler = (request: ReceivedRequest, response: ServerResponse) => unknown;

export interface Loopback {
  /** Such as `http://127.0.0.1:12345`. */
  readonly origin: string;
  /** All requests in order. */
  readonly requests: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** Sends a JSON response. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Starts a server at a free port. A handler that throws responds with 500. */
export async function openLoopback(handler: LoopbackHandler): Promise<Loopback> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    try {
      const request = await receive(incoming);
      requests.push(request);
      await handler(request, response);
    } catch (error) {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function receive(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://loopback');
  return {
    method: incoming.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: searchParams,
    headers: incoming.headers,
    body,
    json: () => JSON.parse(body.toString('utf8')),
    form: () => new Response(body, { headers: { 'content-type': incoming.headers['content-type'] ?? '' } }).formData(),
  };
}
