// Serves the metrics and the health checks on their own port, which need not be public; a worker has no other port.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Logger } from '../kernel/logger.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { type Readiness, readyResponse } from '../reporting/readiness.ts';

export async function serveMetrics(
  { metrics, ready }: { metrics: Pick<Metrics, 'page'>; ready: Readiness },
  { host, port, log }: { host: string; port: number; log: Logger },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') {
      // Without asking the database: a restart would not bring it back.
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
      return;
    }
    if (request.url === '/readyz') {
      const { status, body } = readyResponse(await ready());
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { contentType, body } = await metrics.page();
      response.writeHead(200, { 'content-type': contentType }).end(body);
    } catch (error) {
      log.warn({ err: error }, 'metrics could not be read');
      response.writeHead(503).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
