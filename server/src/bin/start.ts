// Runs the whole service in one process: the database, the API and a worker.
import { availableParallelism } from 'node:os';
import { configOf } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { QUEUES } from '../jobs/job.ts';
import { reportStartError } from './report-start-error.ts';

try {
  const config = configOf(readEnv(), { cores: availableParallelism() });
  // Loaded last, so that configuration errors are reported at once.
  const { runService } = await import('./service.ts');
  await runService(config, { serves: true, works: QUEUES });
} catch (error) {
  reportStartError(error);
}
