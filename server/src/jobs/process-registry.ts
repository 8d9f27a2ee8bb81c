// The registry of processes: each one registers when it starts, so that operators see those without jobs and without requests as well.
import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, type Reader, sql, type Tx } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { within } from '../kernel/within.ts';
import { QUEUES, type QueueName } from './job.ts';
import { TIMES } from './times.ts';

export interface RegisteredProcess {
  /** host:process:random */
  name: string;
  version: string;
  /** Whether it serves the API and the dashboard. */
  serves: boolean;
  /** How many jobs may work at once, by queue; 0 for a queue that the process does not take. */
  slots: Record<QueueName, number>;
  /** Whether it is stopping. */
  draining: boolean;
  startedAt: Date;
  seenAt: Date;
  /** False after no heartbeat for longer than a lease: workers are taking its jobs over. */
  alive: boolean;
  /** The jobs that it holds, oldest first; those that wait for remote operations hold no slot. */
  jobs: { id: string; client: string; kind: string; queue: QueueName; startedAt: Date }[];
}

/** How long a process that failed to deregister remains listed. */
const RETENTION = '1 hour';

/** Processes that start together register one after the other. */
const LOCK = 7_367_009;

/** For the last statement of a process. */
const DEREGISTER_MS = 1_000;

/** The entry of this process in the registry. */
export interface ProcessEntry {
  readonly name: string;
  /**
   * Registers the process.
   *
   * @throws {OperatorError} if another process that serves signs sessions with another key: each would reject those of the other.
   */
  register(): Promise<void>;
  /**
   * Registers the process, or renews its entry. `busy`: how many slots its jobs hold, by which workers are scaled. Deletes the entries of
   * processes that died long ago.
   */
  heartbeat(busy?: Record<QueueName, number>): Promise<void>;
  /** Shows from now on that the process is stopping. */
  drain(): void;
  /** Removes the entry, which later heartbeats do not restore. Never throws. */
  deregister(): Promise<void>;
}

export function createProcessEntry({
  db,
  version,
  serves,
  slots,
  sessionKey,
  log,
}: Pick<RegisteredProcess, 'version' | 'serves' | 'slots'> & {
  db: Db;
  /** Signs sessions; undefined in a process that serves none. */
  sessionKey?: string | undefined;
  log: Logger;
}): ProcessEntry {
  const name = `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`;
  let draining = false;
  let removed = false;
  let listed = false;
  let busy: Record<QueueName, number> = { interactive: 0, batch: 0 };
  const fingerprint = sessionKey === undefined ? null : createHash('sha256').update(sessionKey).digest('base64url');
  const renew = async (reader: Reader): Promise<void> => {
    await sql`with deleted as (delete from processes where seen_at < now() - ${RETENTION}::interval and name <> ${name})
      insert into processes (name, version, serves, session_key, interactive_slots, batch_slots, interactive_busy, batch_busy, draining)
      values (${name}, ${version}, ${serves}, ${fingerprint}, ${slots.interactive}, ${slots.batch}, ${busy.interactive},
        ${busy.batch}, ${draining})
      on conflict (name) do update set seen_at = now(), draining = excluded.draining,
        interactive_busy = excluded.interactive_busy, batch_busy = excluded.batch_busy`.execute(reader);
    listed = true;
  };
  /** The latest heartbeats: the entry is removed after them, or they would restore it. */
  let renewed: Promise<unknown> = Promise.resolve();
  const heartbeat = async (given = busy): Promise<void> => {
    if (removed) return;
    busy = given;
    const renewing = renew(db);
    renewed = Promise.allSettled([renewed, renewing]);
    await renewing;
  };
  return {
    name,
    heartbeat,
    register: () =>
      db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
        await requireSameKey(tx, fingerprint);
        await renew(tx);
      }),
    drain() {
      draining = true;
      // For operators only. A process that was rejected has no entry.
      if (listed) heartbeat().catch(() => {});
    },
    async deregister() {
      if (removed) return;
      removed = true;
      const deleted = renewed
        .then(() => sql`delete from processes where name = ${name}`.execute(db))
        .catch((error: unknown) => log.warn({ err: error }, 'the process failed to deregister'));
      await within(DEREGISTER_MS, deleted);
    },
  };
}

/** Processes that stop, or that died, are replaced by the ones that start. */
async function requireSameKey(tx: Tx, fingerprint: string | null): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from processes
    where session_key <> ${fingerprint} and not draining and seen_at > now() - ${TIMES.leaseSeconds} * interval '1 second'
    limit 1`.execute(tx);
  const [other] = rows;
  if (!other) return;
  throw new OperatorError(
    `The process ${other.name} signs sessions with another key. Set the same SESSION_SECRET for all processes that serve. To change the key, stop all of them first.`,
  );
}

/** Renews the entry of a process that takes no jobs, until it is stopped. A worker renews its entry together with its leases. */
export function keepRegistered(
  entry: Pick<ProcessEntry, 'heartbeat'>,
  { log, everyMs = TIMES.heartbeatMs }: { log: Logger; everyMs?: number },
): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const renew = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      await entry
        .heartbeat()
        .catch((error: unknown) => log.warn({ err: error }, 'the process could not renew its entry'));
    }
  };
  const renewing = renew();
  return {
    async stop() {
      stopped.abort();
      await within(DEREGISTER_MS, renewing);
    },
  };
}

/** Removes the processes that were running when a backup was made: none of them runs on the database it is restored into. */
export const removeProcesses = (tx: Tx) => sql`delete from processes`.execute(tx);

/** The longest-running first. */
export async function listProcesses(reader: Reader, leaseSeconds = TIMES.leaseSeconds): Promise<RegisteredProcess[]> {
  const { rows } = await sql<RegisteredProcess>`
    select name, version, serves, draining, json_build_object('interactive', interactive_slots, 'batch', batch_slots) as slots,
      processes.started_at as "startedAt", seen_at as "seenAt",
      seen_at > now() - ${leaseSeconds} * interval '1 second' as alive, coalesce(held.jobs, '[]') as jobs
    from processes left join lateral (
      select json_agg(json_build_object('id', id, 'client', client_id, 'kind', kind, 'queue', queue, 'startedAt', started_at)
        order by started_at, id) as jobs
      from jobs where status = 'running' and worker = processes.name
    ) held on true
    where seen_at > now() - ${RETENTION}::interval
    order by processes.started_at, name`.execute(reader);
  return rows.map((row) => ({
    ...row,
    jobs: row.jobs.map((job) => ({ ...job, startedAt: new Date(job.startedAt) })),
  }));
}

/** The queues in which jobs wait although no worker that is alive takes them. */
export async function listUnservedQueues(reader: Reader, leaseSeconds = TIMES.leaseSeconds): Promise<QueueName[]> {
  const { rows } = await sql<{ queue: QueueName }>`select queue from unnest(${QUEUES}::text[]) as queue
    where exists (select from jobs where jobs.queue = queue.queue and status = 'queued')
      and not exists (select from processes
        where seen_at > now() - ${leaseSeconds} * interval '1 second'
          and case queue.queue when 'interactive' then interactive_slots else batch_slots end > 0)
    order by queue`.execute(reader);
  return rows.map(({ queue }) => queue);
}
