// One process of the service, from its configuration to its end: the API, a worker, or both.
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../app/app.ts';
import { connectionsOf } from '../app/data.ts';
import type { Config } from '../config/config.ts';
import { checkConnectionBudget } from '../db/connection-budget.ts';
import { createLogger, type Logger } from '../kernel/logger.ts';
import { createMetrics } from '../kernel/metrics.ts';
import { bringUpToDate, inspectDatabase, openDatabase, requireSchema, withDb } from './database.ts';
import { openDemoClient } from './demo-client.ts';
import { serveMetrics } from './metrics-server.ts';
import { runUntilSignal } from './run-until-signal.ts';

/** What takes longer to close is left open, so that there is time to stop the database. */
const CLOSE_LIMIT_MS = 25_000;

interface Parts {
  serves: boolean;
  works: boolean;
}

/** Resolves once the process was told to stop and has let go of everything. */
export function runService(config: Config, parts: Parts): Promise<void> {
  const log = createLogger(config.logLevel);
  return runUntilSignal({ begin: () => begin(config, parts, log), log });
}

async function begin(config: Config, { serves, works }: Parts, log: Logger): Promise<{ drain(): Promise<void> }> {
  const metrics = createMetrics();
  const database = await openDatabase(config, log);
  const closers: (() => unknown)[] = [];
  const drain = async (): Promise<void> => {
    const failures: unknown[] = [];
    const attempt = (close: () => unknown) =>
      Promise.resolve()
        .then(close)
        .catch((error: unknown) => failures.push(error));
    const closeAll = async () => {
      for (const close of closers.toReversed()) await attempt(close);
    };
    const tooLong = sleep(CLOSE_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`Closing took longer than ${CLOSE_LIMIT_MS / 1000} s.`);
    });
    // Whatever fails or takes too long to close, the database is left in order.
    await attempt(() => Promise.race([closeAll(), tooLong]));
    await attempt(database.release);
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed.');
  };
  try {
    await (serves && works ? bringUpToDate(database.url) : requireSchema(config, database.url));
    await withDb(database.url, (db) => checkConnectionBudget(db, connectionsOf(config)));
    await inspectDatabase(config, log);
    const app = await createApp(config, { databaseUrl: () => database.url, serves, works, log, metrics });
    closers.push(app.drain);
    if (config.metricsPort !== undefined) {
      const server = await serveMetrics(metrics, { host: config.host, port: config.metricsPort, log });
      closers.push(() => {
        server.close();
        server.closeAllConnections();
      });
    }
    await app.start();
    if (serves && works) await openDemoClient(config, database.url);
    publish(config, { serves, works }, log);
    return { drain };
  } catch (error) {
    await drain().catch((failure) => log.error({ err: failure }, 'the start was not undone cleanly'));
    throw error;
  }
}

function publish({ publicUrl, host, metricsPort }: Config, { serves, works }: Parts, log: Logger): void {
  const assetUrls = {
    ...(serves ? { api: `${publicUrl}/api/partner/v1`, docs: `${publicUrl}/docs` } : {}),
    ...(metricsPort === undefined ? {} : { metrics: `http://${host}:${metricsPort}/metrics` }),
  };
  log.info({ serves, works, ...assetUrls }, 'ready');
  if (serves && process.stdout.isTTY) {
    console.log(`Greenroom is ready at ${assetUrls.api}, described at ${assetUrls.docs}. Ctrl-C stops it.`);
  }
}
