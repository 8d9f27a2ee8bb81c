// All of Greenroom in one process: the database, the API and a worker.
import { availableParallelism } from 'node:os';
import { configOf } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { explain } from './explain.ts';
import { runService } from './service.ts';

try {
  const config = configOf(readEnv(), { cores: availableParallelism() });
  await runService(config, { serves: true, works: true });
} catch (error) {
  explain(error);
}
