// What an operator should look at, in sentences that say what to do.
import type { HouseHealth } from '@greenroom/contract/dashboard/operator';
import { formatBytes, formatCount, formatElapsed } from '../../lib/format.ts';

/** A video may wait while others are made; somebody waits for what is in the fast lane. */
const PATIENCE_SECONDS = { fast: 20, video: 600 };
const LITTLE_SPACE = 0.1;

type Seen = Pick<HouseHealth, 'lanes' | 'workers' | 'database' | 'storage' | 'erasures_failing'>;

export function troubles({ lanes, workers, database, storage, erasures_failing: erasures }: Seen): string[] {
  const { problem, disk } = storage;
  const silent = workers.filter(({ alive, jobs }) => !alive && jobs.length > 0);
  return [
    ...(workers.some(({ alive }) => alive) ? [] : ['No worker is alive: nothing that is ordered is made. Start one.']),
    ...silent.map(
      ({ name }) => `${name} fell silent while it held a job. Another worker takes it over within seconds.`,
    ),
    ...lanes
      .filter(({ lane, oldest_waiting_seconds: seconds }) => seconds > PATIENCE_SECONDS[lane])
      .map(
        ({ lane, oldest_waiting_seconds: seconds }) =>
          `The oldest job of the ${lane} lane has waited ${formatElapsed(seconds * 1000)}. Start more workers.`,
      ),
    ...(database.migrations_pending.length > 0
      ? [`The database lacks ${database.migrations_pending.join(', ')}. Run greenroom migrate.`]
      : []),
    ...(erasures.count > 0
      ? [
          `Engines failed to erase ${formatCount(erasures.count)} deleted voices or presenters. Greenroom retries; see Failed erasures.`,
        ]
      : []),
    ...(problem === null ? [] : [`Nothing can be stored: ${problem}`]),
    ...(disk.free_bytes < LITTLE_SPACE * disk.total_bytes
      ? [`Only ${formatBytes(disk.free_bytes)} are free on the disk of the objects. Make space or move them.`]
      : []),
  ];
}
