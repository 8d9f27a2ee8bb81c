// The greenroom command: runs the API, a worker, or one command on the database.
import { availableParallelism } from 'node:os';
import { createBackupServices } from '../app/backup-services.ts';
import { createEngineServices } from '../app/engine-services.ts';
import { createStorageServices } from '../app/storage-services.ts';
import { runCli } from '../cli/cli.ts';
import { createCliServices } from '../cli/services.ts';
import { configOf } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { openDb, timeLimits } from '../db/db.ts';
import type { QueueName } from '../jobs/job.ts';
import { createLogger } from '../kernel/logger.ts';
import { openDatabase, requireSchema } from './database.ts';
import { reportStartError } from './report-start-error.ts';

try {
  const config = configOf(readEnv(), { cores: availableParallelism() });
  // Commands on the database do not load the service.
  const run = async (parts: { serves: boolean; works: readonly QueueName[] }) =>
    (await import('./service.ts')).runService(config, parts);
  process.exitCode = await runCli(process.argv.slice(2), {
    processes: {
      serve: () => run({ serves: true, works: [] }),
      work: (queues) => run({ serves: false, works: queues }),
    },
    async open({ migrated }) {
      // Only errors, because log lines would mix with the output.
      const log = createLogger('error', process.stderr);
      const database = await openDatabase(config, log);
      const { db, pool, close } = openDb(() => database.url, {
        max: 2,
        limits: timeLimits.maintenance,
        onError: () => undefined,
      });
      const closeAll = () => close().finally(database.release);
      try {
        if (migrated) await requireSchema(config, database.url);
        const services = {
          ...createEngineServices(config, log),
          ...createBackupServices(config, { db, pool }),
          ...createStorageServices(config, { db, pool }),
        };
        return { services: createCliServices(db, config, services), close: closeAll };
      } catch (error) {
        await closeAll();
        throw error;
      }
    },
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
} catch (error) {
  reportStartError(error);
}
