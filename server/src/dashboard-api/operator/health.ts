// The endpoint for system status, which the operator's pages poll.
import { SystemStatus } from '@greenroom/contract/dashboard/operator';
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import { findLastBackup, readBackupAge } from '../../backup/last-backup.ts';
import { findLastStorageCheck } from '../../backup/storage-checks.ts';
import { findClientNames } from '../../clients/directory.ts';
import type { Db } from '../../db/db.ts';
import { databaseHealth } from '../../db/health.ts';
import type { Engines } from '../../engines/engines.ts';
import { listEngineFaults } from '../../engines/faults.ts';
import { modelOf, rateWarnings } from '../../engines/rate-warnings.ts';
import type { Rates } from '../../engines/rates.ts';
import { countEngineTurns } from '../../engines/turns.ts';
import { countRecentlyClosed, listSlowJobs, stepHealth } from '../../jobs/activity.ts';
import { listProcesses } from '../../jobs/process-registry.ts';
import { queueDepths } from '../../jobs/reads.ts';
import { failingErasures } from '../../library/engine-creations.ts';
import { listLargestClients, listStorageDays, readStorageTotal } from '../../library/storage-totals.ts';
import type { StorageUsage } from '../../storage/usage.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';

export interface HealthDeps {
  db: Db;
  engines: Engines;
  rates: Pick<Rates, 'list'>;
  storageUsage(): Promise<StorageUsage>;
  integrations: SystemStatus['integrations'];
  version: string;
}

const STEP_HOURS = 24;
const LARGEST_CLIENTS = 5;
const SLOW_JOBS = 10;
const GROWTH_DAYS = 31;

/** The labels of the ports, in the order of use. */
const PORTS = {
  characterSheet: 'Presenters',
  firstFrame: 'First frames',
  speech: 'Speech',
  voiceLibrary: 'Voice library',
  voiceClone: 'Voice clones',
  talkingHead: 'Talking heads',
  sceneClip: 'Scenes',
  lipsync: 'Lipsync',
  transcription: 'Transcription',
} as const satisfies Record<PortName, string>;

export function createHealthEndpoints(deps: HealthDeps): DashboardEndpoint[] {
  const { db, engines, integrations, version } = deps;
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  const queues = async (): Promise<SystemStatus['queues']> => {
    const [depths, closed] = await Promise.all([queueDepths(db), countRecentlyClosed(db)]);
    return depths.map(({ queue, queued, running, oldestQueuedSeconds }) => ({
      queue,
      queued,
      running,
      oldest_waiting_seconds: oldestQueuedSeconds,
      completed_last_hour: closed.get(queue)?.completed ?? 0,
      failed_last_hour: closed.get(queue)?.failed ?? 0,
      client_faults_last_hour: closed.get(queue)?.clientFaults ?? 0,
    }));
  };

  const processes = async (): Promise<SystemStatus['processes']> => {
    const present = await listProcesses(db);
    const names = await findClientNames(
      db,
      present.flatMap(({ jobs }) => jobs.map(({ client }) => client)),
    );
    return present.map(
      ({ name, version: installed, serves, draining, alive, startedAt: since, seenAt, slots, jobs }) => ({
        name,
        version: installed,
        serves,
        draining,
        alive,
        started_at: since.toISOString(),
        seen_at: seenAt.toISOString(),
        interactive_slots: slots.interactive,
        batch_slots: slots.batch,
        jobs: jobs.map((job) => ({
          job_id: job.id,
          kind: job.kind,
          client_id: job.client,
          client_name: names.get(job.client) ?? '',
          started_at: job.startedAt.toISOString(),
        })),
      }),
    );
  };

  const slowJobs = async (): Promise<SystemStatus['slow_jobs']> => {
    const found = await listSlowJobs(db, SLOW_JOBS);
    const names = await findClientNames(
      db,
      found.map(({ client }) => client),
    );
    return found.map(({ id, kind, client, startedAt: since, timeoutMs }) => ({
      job_id: id,
      kind,
      client_id: client,
      client_name: names.get(client) ?? '',
      started_at: since.toISOString(),
      timeout_ms: timeoutMs,
    }));
  };

  const database = async (): Promise<SystemStatus['database']> => {
    const { migrations, ...health } = await databaseHealth(db);
    return {
      version: health.version,
      size_bytes: health.sizeBytes,
      connections: health.connections,
      round_trip_ms: health.roundTripMs,
      migrations_applied: migrations.applied.map(({ name, appliedAt }) => ({
        name,
        applied_at: appliedAt.toISOString(),
      })),
      migrations_pending: migrations.pending,
    };
  };

  const storage = async (): Promise<SystemStatus['storage']> => {
    const [{ problem, disk }, total, days, largest, check] = await Promise.all([
      deps.storageUsage(),
      readStorageTotal(db),
      listStorageDays(db, GROWTH_DAYS),
      listLargestClients(db, LARGEST_CLIENTS),
      findLastStorageCheck(db),
    ]);
    return {
      problem: problem ?? null,
      ...total,
      days: days.map(({ databaseBytes, ...day }) => ({ ...day, database_bytes: databaseBytes })),
      largest_clients: largest.map(({ id, ...client }) => ({ client_id: id, ...client })),
      disk: disk ? { free_bytes: disk.freeBytes, total_bytes: disk.totalBytes } : null,
      check: check
        ? {
            finished_at: check.finishedAt.toISOString(),
            missing_objects: check.missing_objects,
            missing: check.missing,
            orphans: check.orphans,
            orphan_bytes: check.orphan_bytes,
          }
        : null,
    };
  };

  const backups = async (): Promise<SystemStatus['backups']> => {
    const [last, age] = await Promise.all([findLastBackup(db), readBackupAge(db)]);
    return {
      last: last
        ? {
            started_at: last.startedAt.toISOString(),
            finished_at: last.finishedAt?.toISOString() ?? null,
            result: last.result,
            objects: last.objects,
            bytes: last.bytes,
          }
        : null,
      age_seconds: age,
    };
  };

  const erasuresFailing = async (): Promise<SystemStatus['erasures_failing']> => {
    const { count, next } = await failingErasures(db);
    return {
      count,
      next: next.map(({ id, engine, kind, attempts, nextAttemptAt, error }) => ({
        id,
        engine,
        kind,
        attempts,
        next_attempt_at: nextAttemptAt.toISOString(),
        cause: error,
      })),
    };
  };

  const engineFaults = async (): Promise<SystemStatus['engine_faults']> =>
    (await listEngineFaults(db)).map(({ engine, reason, since, cause }) => ({
      engine,
      reason,
      since: since.toISOString(),
      cause,
    }));

  const engineCalls = async (): Promise<SystemStatus['engine_calls']> => {
    const running = await countEngineTurns(db);
    return engines.all.flatMap(({ name, maxConcurrentCalls: limit }) =>
      limit === undefined ? [] : [{ engine: name, running: running.get(name) ?? 0, limit }],
    );
  };

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/operator/health',
      access: 'operator',
      response: SystemStatus,
      async handler() {
        const steps = await stepHealth(db, STEP_HOURS);
        return {
          version,
          node: process.version,
          started_at: startedAt,
          queues: await queues(),
          slow_jobs: await slowJobs(),
          processes: await processes(),
          database: await database(),
          storage: await storage(),
          backups: await backups(),
          engines: (Object.keys(PORTS) as PortName[]).map((port) => ({
            port: PORTS[port],
            engines: engines
              .candidates(port)
              .map((engine) => ({ engine: engine.name, model: modelOf(engine, port) ?? null })),
          })),
          engine_faults: await engineFaults(),
          rate_warnings: rateWarnings(engines, deps.rates),
          engine_calls: await engineCalls(),
          erasures_failing: await erasuresFailing(),
          steps: steps.map(({ kind, step, done, failedAttempts, medianMs }) => ({
            kind,
            step,
            done,
            failed_attempts: failedAttempts,
            median_ms: medianMs,
          })),
          integrations,
        };
      },
    }),
  ];
}
