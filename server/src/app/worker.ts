// Builds the worker of a process: the workflows it executes, erasure, and the weekly check of the stored files.
import { join } from 'node:path';
import { startStorageChecks } from '../backup/storage-checks.ts';
import type { Config } from '../config/config.ts';
import type { QueueName } from '../jobs/job.ts';
import type { ProcessEntry } from '../jobs/process-registry.ts';
import { createWorker } from '../jobs/worker.ts';
import type { Workflow } from '../jobs/workflow.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { Rounds } from '../kernel/rounds.ts';
import { within } from '../kernel/within.ts';
import { characterWorkflow } from '../production/character/workflow.ts';
import { firstFrameWorkflow } from '../production/first-frame/workflow.ts';
import { scenesWorkflow } from '../production/scenes/workflow.ts';
import { speechWorkflow } from '../production/speech/workflow.ts';
import { talkingHeadWorkflow } from '../production/talking-head/workflow.ts';
import { voiceWorkflow } from '../production/voice/workflow.ts';
import { startErasure } from '../retention/erasure.ts';
import type { Data } from './data.ts';
import type { Services } from './services.ts';

/** A round of erasure, or a batch of a storage check, that takes longer is interrupted when the process ends. */
const BACKGROUND_MS = 10_000;

export interface AppWorker {
  start(): Promise<void>;
  /** Takes no more jobs and releases those under way. `accepting`: whether the process still accepts requests. */
  drain(accepting: () => boolean): Promise<void>;
}

interface Deps {
  data: Data;
  services: Services;
  entry: ProcessEntry;
  /** How many jobs of each queue may work at once. Sweeps, cancellations and erasure do not depend on it. */
  slots: Record<QueueName, number>;
  log: Logger;
  metrics: Metrics;
}

export function createAppWorker(config: Config, { data, services, entry, slots, log, metrics }: Deps): AppWorker {
  const { jobQueue, notifications } = data;
  const { db, hooks, pool, engines, providers, objects } = services;
  const worker = createWorker({
    db,
    jobQueue,
    notifications,
    entry,
    hooks,
    workflows: [
      characterWorkflow(services),
      voiceWorkflow(services),
      speechWorkflow(services),
      firstFrameWorkflow(services),
      talkingHeadWorkflow(services),
      scenesWorkflow(services),
    ] as Workflow[],
    pool,
    providers,
    async cancelOperation(name, ref, signal) {
      const engine = engines.byName(name);
      if (!engine?.cancelOperation) throw new Error(`No engine named ${name} is installed that cancels operations.`);
      await engine.cancelOperation(ref, signal);
    },
    scratchRoot: join(config.dataDir, 'scratch'),
    concurrency: slots,
    log,
    onStep: metrics.observeStep,
  });
  const background: Rounds[] = [];
  return {
    async start() {
      await worker.start();
      background.push(
        startErasure({ db, objects, engines, assetRetentionDays: config.assetRetentionDays, hooks, log }),
      );
      // While the files move to another store, each of the two lacks some.
      if (config.storageFallback === undefined) background.push(startStorageChecks({ db, store: data.store, log }));
    },
    async drain(accepting) {
      if (background.length === 0) return;
      const stopped = Promise.all(background.map((one) => one.stop()));
      await Promise.all([worker.drain(accepting), within(BACKGROUND_MS, stopped)]);
    },
  };
}
