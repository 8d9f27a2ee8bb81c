// The public state of the service: whether it works, how long videos wait, and how long they take. Nothing of a client.
import type { Reader } from '../db/db.ts';
import type { QueueName } from '../jobs/job.ts';
import { queueDepths } from '../jobs/reads.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Readiness } from './readiness.ts';
import { type Paces, readPaces, readTurnarounds, type Turnarounds } from './turnarounds.ts';

/** `degraded`: some work is not possible or waits for long. `unavailable`: none is possible. */
export type ServiceState = 'operational' | 'degraded' | 'unavailable';

/** Requests; videos; and what a caller waits for, such as presenters, voices and speech. */
export const COMPONENTS = ['api', 'videos', 'library'] as const;

export interface ServiceStatus {
  state: ServiceState;
  components: Readonly<Record<(typeof COMPONENTS)[number], ServiceState>>;
  /** How long the oldest video that has not started has waited; null if it is not known. */
  oldestQueuedVideoSeconds: number | null;
  /** Null if they are not known. */
  turnarounds: Turnarounds | null;
  paces: Paces | null;
  at: Date;
}

/** Waiting for longer than this is not normal, by queue. */
const MAX_WAIT_SECONDS = { interactive: 60, batch: 600 };

/** All requests of this time get the same status, so that they cannot load the database. */
const CACHE_MS = 10_000;

export function createServiceStatus({
  reader,
  ready,
  log,
}: {
  reader: Reader;
  ready: Readiness;
  log: Logger;
}): () => Promise<ServiceStatus> {
  const readNumbers = async () => ({
    queues: await queueDepths(reader),
    turnarounds: await readTurnarounds(reader),
    paces: await readPaces(reader),
  });

  const read = async (): Promise<ServiceStatus> => {
    const state = await ready();
    const numbers =
      state.problem === undefined
        ? await readNumbers().catch((error: unknown) => {
            log.warn({ err: error }, 'the numbers of the status page could not be read');
            return undefined;
          })
        : undefined;
    const stateOf = (queue: QueueName): ServiceState => {
      if (state.problem !== undefined || state.unservedQueues.includes(queue)) return 'unavailable';
      const waited = numbers?.queues.find((depth) => depth.queue === queue)?.oldestQueuedSeconds;
      // Any of its work may need the faulty engine.
      return waited === undefined || waited > MAX_WAIT_SECONDS[queue] || state.faultyEngines.length > 0
        ? 'degraded'
        : 'operational';
    };
    const api = state.problem !== undefined ? 'unavailable' : numbers ? 'operational' : 'degraded';
    const components = { api, videos: stateOf('batch'), library: stateOf('interactive') } as const;
    const isWhole = Object.values(components).every((component) => component === 'operational');
    return {
      state: state.problem !== undefined ? 'unavailable' : isWhole ? 'operational' : 'degraded',
      components,
      oldestQueuedVideoSeconds: numbers?.queues.find(({ queue }) => queue === 'batch')?.oldestQueuedSeconds ?? null,
      turnarounds: numbers?.turnarounds ?? null,
      paces: numbers?.paces ?? null,
      at: new Date(),
    };
  };

  let readAt = Number.NEGATIVE_INFINITY;
  let status: Promise<ServiceStatus>;
  return () => {
    const now = performance.now();
    if (now - readAt >= CACHE_MS) {
      readAt = now;
      status = read();
    }
    return status;
  };
}
