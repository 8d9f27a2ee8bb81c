// Composes one process of the service: data and services, and the web server, the worker, or both.
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import { sessionSecret } from '../dashboard-api/auth/secret.ts';
import type { DatabaseUrl } from '../db/db.ts';
import type { QueueName } from '../jobs/job.ts';
import { createProcessEntry, keepRegistered } from '../jobs/process-registry.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { openSigningCredentials, type SigningCredentials } from '../media/signing-credentials.ts';
import { createReadiness, type Readiness } from '../reporting/readiness.ts';
import { openData } from './data.ts';
import { openConfiguredEngines } from './engines.ts';
import { createServices } from './services.ts';

export interface App {
  /** Opens the port of the web server, then takes jobs. Returns the address, undefined in a process that only works. */
  start(): Promise<string | undefined>;
  /** Whether this process can work; it cannot while it starts or drains. */
  ready: Readiness;
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
  // First, so that an invalid secret, certificate or engine is rejected before anything is opened.
  const secret = serves
    ? (config.sessionSecret ?? (await sessionSecret(join(config.dataDir, 'session-secret'))))
    : undefined;
  const closing = new AbortController();
  const signing = works.length > 0 ? await openSigning(config, { log, metrics }) : undefined;
  const configured = await openConfiguredEngines(config, log);
  const data = await openData(config, { databaseUrl, works: works.length > 0, log });
  const services = createServices(config, data, {
    ...configured,
    closing: closing.signal,
    log,
    metrics,
    signing,
  });
  const slots = slotsOf(config, works);
  const entry = createProcessEntry({
    db: data.db,
    version: packageJson.version,
    serves,
    slots,
    sessionKey: secret,
    log,
  });
  const check = createReadiness(data);
  let unready: string | undefined = 'The process is starting.';
  const ready = async () => (unready === undefined ? check() : { problem: unready });
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
          ready,
        });
  const worker =
    works.length > 0
      ? (await import('./worker.ts')).createAppWorker(config, { data, services, entry, slots, log, metrics })
      : undefined;
  let kept: ReturnType<typeof keepRegistered> | undefined;
  return {
    ready,
    async start() {
      await entry.register();
      const address = await web?.listen();
      await worker?.start();
      if (!worker) kept = keepRegistered(entry, { log });
      unready = undefined;
      return address;
    },
    async drain() {
      unready = 'The process is stopping.';
      entry.drain();
      // Together: requests in flight may wait for jobs of this worker.
      await Promise.all([web?.drain(), worker?.drain(() => web?.accepting() ?? false)]);
      await kept?.stop();
      await entry.deregister();
      await services.pool.close();
      await data.close();
    },
  };
}

/** The certificate is renewed by hand, mostly once a year. */
const WARN_BEFORE_MS = 30 * 86_400_000;

async function openSigning(
  { signing }: Config,
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
): Promise<SigningCredentials | undefined> {
  if (signing === undefined) return undefined;
  const credentials = await openSigningCredentials(signing);
  const { expiresAt } = credentials;
  metrics.setCertificateExpiry(expiresAt);
  if (expiresAt < Date.now() + WARN_BEFORE_MS)
    log.warn({ expiresAt: new Date(expiresAt).toISOString() }, 'the certificate in C2PA_CERTIFICATE expires soon');
  return credentials;
}

const slotsOf = (
  { taskProcesses, workerConcurrency }: Config,
  queues: readonly QueueName[],
): Record<QueueName, number> => ({
  // Many short jobs may be under way: they and their callers wait for the task processes.
  interactive: queues.includes('interactive') ? 4 * taskProcesses : 0,
  batch: queues.includes('batch') ? workerConcurrency : 0,
});
