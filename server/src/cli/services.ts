// The actions of the commands. They use only the database, so they work with and without a running service.

import { deleteClient } from '../billing/delete-client.ts';
import { openClient } from '../billing/open-client.ts';
import { adjustCredits } from '../billing/operator-credits.ts';
import { rotateTestKey } from '../billing/sandbox.ts';
import { verifyPurchases } from '../billing/verify-purchases.ts';
import { issueKey } from '../clients/api-keys.ts';
import { recordAudit } from '../clients/audit-log.ts';
import { findClient, listClients } from '../clients/clients.ts';
import { resumeClient, suspendClient } from '../clients/suspension.ts';
import type { Db, Tx } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { listJobs, liveJobs, showJob } from '../jobs/reads.ts';
import { verifyVideoTotals } from '../jobs/verify-totals.ts';
import { isUuid, uuidv7 } from '../kernel/ids.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { Problem } from '../kernel/problem.ts';
import { balance } from '../ledger/balance.ts';
import { recordVerification } from '../ledger/last-verification.ts';
import { closeMonths } from '../ledger/months.ts';
import { type LedgerReport, verifyLedger } from '../ledger/verify.ts';
import { verifyCharges } from '../orders/verify-charges.ts';
import { speechPaces } from '../reporting/speech-pace.ts';
import type { BackupServices } from './backups.ts';
import type { EngineServices } from './engines.ts';
import type { StorageServices } from './storage.ts';
import { createUserServices, type UserServices } from './users.ts';

/** Results are as `--json` prints them. */
export interface CliServices extends UserServices, EngineServices, BackupServices, StorageServices {
  createClient(given: { name: string; credits: number }): Promise<{ client_id: string; api_key: string }>;
  /** The old key stops working at once. */
  rotateKey(client: string): Promise<{ api_key: string }>;
  rotateTestKey(client: string): Promise<{ api_key: string }>;
  listClients(): Promise<{ clients: { client_id: string; name: string; created_at: string; status: string }[] }>;
  /** Throws an `OperatorError` if the name differs, or if credits remain and `forfeit` is false. */
  deleteClient(given: {
    client: string;
    confirm: string;
    forfeit: boolean;
  }): Promise<{ client_id: string; name: string }>;
  suspendClient(given: { client: string; reason: string }): Promise<{ client_id: string; suspended: boolean }>;
  resumeClient(given: { client: string; reason: string }): Promise<{ client_id: string; suspended: boolean }>;
  grantCredits(given: { client: string; credits: number }): Promise<{ client_id: string; credits_balance: number }>;
  /** Since the last closed month, or all of it. Closes the months that ended, if there is no problem. */
  verifyLedger(given: { all: boolean }): Promise<LedgerReport>;
  /** The latest 100, of every kind. */
  listJobs(client: string): Promise<{ jobs: JobRow[] }>;
  showJob(id: string): Promise<JobRow & { cause: string | null; worker: string | null; steps: StepRow[] }>;
  /** @param given.stopped no process of the service runs */
  migrate(given: { stopped: boolean }): Promise<{ applied: string[] }>;
}

export type JobRow = Record<'id' | 'kind' | 'status' | 'queued_at', string> &
  Record<'started_at' | 'completed_at' | 'error_message', string | null>;

export type StepRow = Record<'name' | 'status', string> & {
  attempts: number;
  duration_ms: number | null;
  cause: string | null;
};

/** The part of the configuration that the commands need. */
interface CliConfig {
  keyPrefix: string;
  sandboxDailyCredits: number;
  publicUrl: string;
  mail: object | undefined;
  speechPace: number;
}

const MAX_JOBS = 100;

/** The actor in the audit log. */
const ACTOR = 'command line';

export function createCliServices(
  db: Db,
  { keyPrefix, publicUrl, mail, speechPace, sandboxDailyCredits }: CliConfig,
  services: Omit<EngineServices, 'listPaces'> & BackupServices & StorageServices,
): CliServices {
  const find = async (id: string) => {
    const client = isUuid(id) ? await findClient(db, id) : undefined;
    if (!client) throw new OperatorError(`Client ${id} not found. Run \`greenroom client list\` for the ids.`);
    return client;
  };
  const known = async (id: string): Promise<string> => {
    await find(id);
    return id;
  };
  const notDeleted = async (id: string): Promise<string> => {
    if ((await find(id)).deleted) throw new OperatorError(`Client ${id} was deleted.`);
    return id;
  };
  const replaceKey = async (client: string, which: 'API key' | 'test key', issue: (tx: Tx) => Promise<string>) => {
    const api_key = await db.transaction().execute(async (tx) => {
      await recordAudit(tx, { id: uuidv7(), action: 'key', client, actor: ACTOR, reason: which });
      return issue(tx);
    });
    return { api_key };
  };
  const users = createUserServices(db, { publicUrl, mail });
  return {
    ...users,
    ...services,
    async listPaces() {
      const paces = await speechPaces(db);
      const rounded = (value: number) => Math.round(value * 100) / 100;
      return {
        paces: paces.map(({ engine, videos, median, p95 }) => ({
          engine,
          videos,
          median: rounded(median),
          p95: rounded(p95),
          speech_pace: Math.ceil(p95 * speechPace * 100),
        })),
      };
    },
    invite: async ({ client, role }) => users.invite({ client: await notDeleted(client), role }),
    async createClient(given) {
      const { client, apiKey } = await openClient(db, { ...given, keyPrefix });
      return { client_id: client, api_key: apiKey };
    },
    async rotateKey(id) {
      const client = await notDeleted(id);
      return replaceKey(client, 'API key', (tx) => issueKey(tx, client, keyPrefix));
    },
    async rotateTestKey(id) {
      if (sandboxDailyCredits === 0) throw new OperatorError('SANDBOX_DAILY_CREDITS is 0: there are no test keys.');
      const client = await notDeleted(id);
      return replaceKey(client, 'test key', (tx) => rotateTestKey(tx, client, keyPrefix));
    },
    async listClients() {
      const clients = await listClients(db);
      return {
        clients: clients.map(({ id, name, createdAt, status }) => ({
          client_id: id,
          name,
          created_at: createdAt.toISOString(),
          status,
        })),
      };
    },
    async deleteClient({ client: id, confirm, forfeit }) {
      const client = await known(id);
      const deletion = { id: uuidv7(), client, actor: ACTOR, reason: 'client deleted', confirm, forfeit };
      const { name } = await deleteClient(db, deletion).catch((error: unknown) => {
        throw error instanceof Problem ? new OperatorError(error.message) : error;
      });
      return { client_id: client, name };
    },
    async suspendClient({ client: id, reason }) {
      const client = await notDeleted(id);
      await suspendClient(db, { id: uuidv7(), client, actor: ACTOR, reason });
      return { client_id: client, suspended: true };
    },
    async resumeClient({ client: id, reason }) {
      const client = await notDeleted(id);
      await resumeClient(db, { id: uuidv7(), client, actor: ACTOR, reason });
      return { client_id: client, suspended: false };
    },
    async grantCredits({ client: id, credits }) {
      const client = await notDeleted(id);
      const reason = 'granted by the operator';
      await adjustCredits(db, { id: uuidv7(), action: 'grant', client, credits, actor: ACTOR, reason });
      return { client_id: client, credits_balance: (await balance(db, client)).balance };
    },
    async verifyLedger({ all }) {
      const report = await verifyLedger(db, (tx) => liveJobs(tx), { all });
      const since = all || !report.closed_through ? new Date(0) : verifiedUntil(report.closed_through);
      const problems = [
        ...report.problems,
        ...(await verifyPurchases(db)),
        ...(await verifyCharges(db, since)),
        ...(await verifyVideoTotals(db, since)),
      ];
      await recordVerification(db, problems.length);
      if (problems.length === 0) await closeMonths(db);
      return { ...report, ok: problems.length === 0, problems };
    },
    async listJobs(id) {
      const jobs = await listJobs(db, await known(id), { limit: MAX_JOBS });
      return { jobs: jobs.map(jobRow) };
    },
    async showJob(id) {
      const { job, worker, steps } = await showJob(db, id).catch((error: unknown) => {
        throw error instanceof Problem && error.code === 'not_found'
          ? new OperatorError(`Job ${id} not found.`)
          : error;
      });
      const rows = steps.map(({ name, status, attempts, durationMs, cause }) => ({
        name,
        status,
        attempts,
        duration_ms: durationMs,
        cause,
      }));
      return { ...jobRow(job), cause: job.cause, worker, steps: rows };
    },
    async migrate({ stopped }) {
      return { applied: await migrate(db, { stopped }) };
    },
  };
}

/** Two days before the month ended, because a job that was queued at its end may have been closed after it. */
const verifiedUntil = (closedMonth: string): Date => {
  const [year, month] = closedMonth.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, -1));
};

function jobRow(job: Awaited<ReturnType<typeof listJobs>>[number]): JobRow {
  return {
    id: job.id,
    kind: job.kind,
    status: job.status,
    queued_at: job.queuedAt.toISOString(),
    started_at: job.startedAt?.toISOString() ?? null,
    completed_at: job.completedAt?.toISOString() ?? null,
    error_message: job.failure?.message ?? null,
  };
}
