// Opens what every process of the service needs: connection pools, object store, job queue and notifications.
import type { Config } from '../config/config.ts';
import { type DatabaseUrl, openDb, timeLimits } from '../db/db.ts';
import { openReplica } from '../db/replica.ts';
import { JOB_QUEUE_CONNECTIONS, openJobQueue } from '../jobs/job-queue.ts';
import { openNotifications } from '../jobs/notifications.ts';
import type { Logger } from '../kernel/logger.ts';
import { openStore } from './store.ts';

/** The share of a process's connections for lists and summaries; the rest serves polls, orders and jobs. */
const REPORTS_SHARE = 0.3;

/** The connections to the database that one process opens at most: the queue's own, the listening one and, without a pooler, its pools. */
export const connectionsOf = ({ databaseConnections, poolerUrl }: Config): number =>
  (poolerUrl === undefined ? databaseConnections : 0) + JOB_QUEUE_CONNECTIONS + 1;

export type Data = Awaited<ReturnType<typeof openData>>;

/** `works`: the process takes jobs, so it supervises the queue. */
export async function openData(
  config: Config,
  { databaseUrl, works, log }: { databaseUrl: DatabaseUrl; works: boolean; log: Logger },
) {
  const reportConnections = Math.floor(config.databaseConnections * REPORTS_SHARE);
  const openPool = (max: number) =>
    openDb(config.poolerUrl ?? databaseUrl, {
      pooled: config.poolerUrl !== undefined,
      max,
      limits: timeLimits.service,
      onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    });
  const database = openPool(config.databaseConnections - reportConnections);
  const reporting = openPool(reportConnections);
  const replica =
    config.replicaUrl === undefined
      ? undefined
      : openReplica(config.replicaUrl, {
          primary: reporting,
          max: reportConnections,
          limits: timeLimits.service,
          log,
        });
  const store = await openStore(config);
  const jobQueue = await openJobQueue({ url: databaseUrl, log, supervise: works });
  const notifications = await openNotifications({ url: databaseUrl, log, connections: connectionsOf(config) });
  return {
    database,
    db: database.db,
    reports: reporting.db,
    /** For reports that may be some seconds old; never for what a client reads after it wrote. */
    replica: replica?.db ?? reporting.db,
    store,
    jobQueue,
    notifications,
    async close() {
      // Together: each waits for its own time limit if the database does not respond.
      await Promise.all([
        jobQueue.stop(),
        notifications.close(),
        replica?.close(),
        database.close(),
        reporting.close(),
      ]);
    },
  };
}
