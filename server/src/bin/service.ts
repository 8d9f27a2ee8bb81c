// Runs one process of the service: the API, a worker, or both.
import { setTimeout as sleep } from 'node:timers/promises';
import packageJson from '../../package.json' with { type: 'json' };
import { createApp } from '../app/app.ts';
import { connectionsOf } from '../app/data.ts';
import type { Config } from '../config/config.ts';
import { checkConnectionBudget } from '../db/connection-budget.ts';
import type { QueueName } from '../jobs/job.ts';
import { createLogger, type Logger } from '../kernel/logger.ts';
import { createMetrics } from '../kernel/metrics.ts';
import { checkSessions, migrateDatabase, openDatabase, requireSchema, withDb } from './database.ts';
import { openDemoClient } from './demo-client.ts';
import { serveMetrics } from './metrics-server.ts';
import { runUntilSignal } from './run-until-signal.ts';

/** Closing stops waiting after this time, so that there is time to stop the database. */
const CLOSE_LIMIT_MS = 25_000;

interface Parts {
  serves: boolean;
  /** The queues whose jobs it takes; empty in a process that only serves. */
  works: readonly QueueName[];
}

/** Resolves when the process was stopped and has closed everything. */
export function runService(config: Config, parts: Parts): Promise<void> {
  const log = createLogger(config.logLevel);
  return runUntilSignal({ start: () => start(config, parts, log), log });
}

async function start(config: Config, { serves, works }: Parts, log: Logger): Promise<{ drain(): Promise<void> }> {
  const isWhole = serves && works.length > 0;
  const metrics = createMetrics();
  const database = await openDatabase(config, log);
  const closers: (() => unknown)[] = [];
  if (config.telemetry) {
    const { startTelemetry } = await import('../telemetry/telemetry.ts');
    closers.push(startTelemetry({ ...config.telemetry, version: packageJson.version, metrics, log }).stop);
  }
  const drain = async (): Promise<void> => {
    const errors: unknown[] = [];
    const attempt = (close: () => unknown) =>
      Promise.resolve()
        .then(close)
        .catch((error: unknown) => errors.push(error));
    const closeAll = async () => {
      for (const close of closers.toReversed()) await attempt(close);
    };
    const tooLong = sleep(CLOSE_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`Closing took longer than ${CLOSE_LIMIT_MS / 1000} s.`);
    });
    // Whatever fails or takes too long, the database is stopped cleanly.
    await attempt(() => Promise.race([closeAll(), tooLong]));
    await attempt(database.release);
    if (errors.length > 0) throw new AggregateError(errors, 'Some resources could not be closed.');
  };
  try {
    await (isWhole ? migrateDatabase : requireSchema)(config, database.url);
    await withDb(database.url, (db) =>
      checkConnectionBudget(db, { needed: connectionsOf(config), pooled: config.poolerUrl !== undefined }),
    );
    await checkSessions(config);
    const app = await createApp(config, { databaseUrl: () => database.url, serves, works, log, metrics });
    closers.push(app.drain);
    if (config.metricsPort !== undefined) {
      const server = await serveMetrics(
        { metrics, ready: app.ready },
        { host: config.host, port: config.metricsPort, log },
      );
      closers.push(() => {
        server.close();
        server.closeAllConnections();
      });
    }
    await app.start();
    if (isWhole) await openDemoClient(config, database.url);
    reportReady(config, { serves, works }, log);
    return { drain };
  } catch (error) {
    await drain().catch((failure) => log.error({ err: failure }, 'cleanup after a failed start was incomplete'));
    throw error;
  }
}

function reportReady({ publicUrl, host, metricsPort }: Config, { serves, works }: Parts, log: Logger): void {
  const addresses = {
    ...(serves ? { api: `${publicUrl}/api/partner/v1`, docs: `${publicUrl}/docs` } : {}),
    ...(metricsPort === undefined ? {} : { metrics: `http://${host}:${metricsPort}/metrics` }),
  };
  log.info({ serves, works, ...addresses }, 'ready');
  if (serves && process.stdout.isTTY) {
    console.log(`Greenroom is ready at ${addresses.api}. Documentation: ${addresses.docs}. Press Ctrl-C to stop.`);
  }
}
