// Tests what a worker responds on its only port.
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { serveMetrics } from './metrics-server.ts';

test('the health check succeeds while the metrics cannot be read, because a restart does not repair a database', async () => {
  const page = async () => {
    throw new Error('The database is down.');
  };
  let problem: string | undefined = 'The database is not reachable.';
  const ready = async () => (problem === undefined ? { faultyEngines: [], unservedQueues: [] } : { problem });
  const server = await serveMetrics(
    { metrics: { page }, ready },
    { host: '127.0.0.1', port: 0, log: createLogger('silent') },
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  try {
    expect(await statusOf('/metrics')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    problem = undefined;
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/')).toBe(404);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
