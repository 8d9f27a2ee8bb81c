// Composes one process of the service: data and services, and the web server, the worker, or both.
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { sessionSecret } from '../dashboard-api/auth/secret.ts';
import type { DatabaseUrl } from '../db/db.ts';
import type { QueueName } from '../jobs/job.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { openData } from './data.ts';
import { openConfiguredEngines } from './engines.ts';
import { createServices } from './services.ts';

export interface App {
  /** Opens the port of the web server, then takes jobs. Returns the address, undefined in a process that only works. */
  start(): Promise<string | undefined>;
  /** Accepts nothing new, releases or finishes what is under way, and closes everything. */
  drain(): Promise<void>;
}

interface Deps {
  /** Migrated. */
  databaseUrl: DatabaseUrl;
  serves: boolean;
  /** The queues whose jobs it takes; empty in a process that only serves. */
  works: readonly QueueName[];
  log: Logger;
  metrics: Metrics;
}

export async function createApp(config: Config, { databaseUrl, serves, works, log, metrics }: Deps): Promise<App> {
  // First, so that an invalid secret or engine is rejected before anything is opened.
  const secret = serves
    ? (config.sessionSecret ?? (await sessionSecret(join(config.dataDir, 'session-secret'))))
    : undefined;
  const closing = new AbortController();
  const configured = await openConfiguredEngines(config, log);
  const data = await openData(config, { databaseUrl, works: works.length > 0, log });
  const services = createServices(config, data, {
    ...configured,
    closing: closing.signal,
    log,
    metrics,
  });
  // Each is loaded only by processes that need it: a worker loads no web server, an API process no workflows.
  const web =
    secret === undefined
      ? undefined
      : await (await import('./web.ts')).createWeb(config, {
          data,
          services,
          sessionSecret: secret,
          closing,
          log,
          metrics,
        });
  const worker =
    works.length > 0
      ? (await import('./worker.ts')).createAppWorker(config, { data, services, queues: works, log, metrics })
      : undefined;
  return {
    async start() {
      const address = await web?.listen();
      await worker?.start();
      return address;
    },
    async drain() {
      // Together: requests in flight may wait for jobs of this worker.
      await Promise.all([web?.drain(), worker?.drain()]);
      await services.pool.close();
      await data.close();
    },
  };
}
