// The wire schemas of the operator's area: clients, audit log, jobs and system status.
import { z } from 'zod';
import { JobStatus } from '../jobs.ts';
import { instant } from '../queries.ts';
import { anyText, dateTime, text, uuid } from '../text.ts';
import { LineItem } from '../usage.ts';
import { Movement } from './ledger.ts';
import { role } from './me.ts';
import { cursorQuery, pageOf } from './paging.ts';
import { WorkKind } from './usage.ts';

/** As job ids are made; nothing else is looked for. */
const jobId = () => z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'must be a job id');

export const ClientPath = z.object({ client_id: uuid() });
export const JobPath = z.object({ job_id: jobId() });

/** `GET /operator/clients`: newest first. */
export const ClientsQuery = z.object({
  /** Part of a name or of a user's e-mail address, a client's id, or the beginning of a key. Digits alone arrive as a number. */
  search: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), anyText(100)).optional(),
  standing: z.enum(['active', 'suspended', 'in_debt']).optional(),
  ...cursorQuery,
  cursor: uuid().optional(),
});

export const ClientRow = z.object({
  client_id: uuid(),
  name: z.string(),
  created_at: dateTime(),
  suspended_at: dateTime().nullable(),
  credits: z.object({
    free: z.int(),
    held: z.int(),
    /** Since the last grant. */
    spent: z.int(),
    /** Taken back after they were spent; the next grants pay it. */
    debt: z.int(),
  }),
  users: z.array(
    z.object({ email: z.string(), name: z.string(), role, operator: z.boolean(), created_at: dateTime() }),
  ),
  /** Its jobs queued or running, of every kind. */
  active_jobs: z.int(),
  last_job_at: dateTime().nullable(),
  key: z
    .object({ prefix: z.string(), created_at: dateTime(), last_used_at: dateTime().nullable() })
    .nullable()
    .describe('Null: it has none.'),
});
export type ClientRow = z.output<typeof ClientRow>;

export const ClientsPage = pageOf(ClientRow);
export type ClientsPage = z.output<typeof ClientsPage>;

/** `GET /operator/clients/{client_id}`. Its jobs and the acts that concern it are lists of their own. */
export const ClientDetail = ClientRow.extend({
  /** The latest movements, newest first. */
  ledger: z.array(Movement),
  /** What it bought or began to buy, newest first. */
  purchases: z.array(
    z.object({
      id: uuid(),
      state: z.string(),
      buyer_email: z.string(),
      credits: z.int(),
      amount_cents: z.int(),
      currency: z.string(),
      provider: z.string(),
      receipt_number: z.string().nullable(),
      created_at: dateTime(),
    }),
  ),
});
export type ClientDetail = z.output<typeof ClientDetail>;

/** A uuid that the form makes once: sent again with it, nothing happens again. */
const act = { act_id: uuid(), reason: text(300) };

export const mostCreditsAtOnce = 1_000_000;

/** `POST /operator/clients/{client_id}/credits`. The client reads the reason in its ledger. */
export const CreditsAct = z.object({
  ...act,
  act: z.enum(['grant', 'withdraw']),
  credits: z.int().min(1).max(mostCreditsAtOnce),
});
export type CreditsAct = z.input<typeof CreditsAct>;

/** `POST /operator/clients/{client_id}/suspension`. Only operators read the reason. */
export const SuspensionAct = z.object({ ...act, suspended: z.boolean() });
export type SuspensionAct = z.input<typeof SuspensionAct>;

/** `POST /operator/jobs/{job_id}/retry`: the same request as a new order, charged to the same client. */
export const RetryAct = z.object(act);
export type RetryAct = z.input<typeof RetryAct>;
export const Retried = z.object({ workflow_id: z.string(), credits_reserved: z.int() });
export type Retried = z.output<typeof Retried>;

/** `GET /operator/audit-log`: newest first. */
export const AuditLogQuery = z.object({ client_id: uuid().optional(), ...cursorQuery, cursor: uuid().optional() });

export const AuditEntry = z.object({
  act_id: uuid(),
  act: z.enum(['grant', 'withdraw', 'suspend', 'resume', 'retry']),
  client_id: uuid(),
  client_name: z.string(),
  credits: z.int().nullable(),
  /** Of a retry: the job that failed, and the one that was ordered in its place. */
  job_id: z.string().nullable(),
  retried_as: z.string().nullable(),
  /** An e-mail address, or the command line. */
  actor: z.string(),
  reason: z.string(),
  made_at: dateTime(),
});
export type AuditEntry = z.output<typeof AuditEntry>;
export const AuditLogPage = pageOf(AuditEntry);

/** `GET /operator/jobs`: newest first, of every client and kind. */
export const OperatorJobQuery = z.object({
  status: JobStatus.optional(),
  kind: WorkKind.optional(),
  client_id: uuid().optional(),
  /** Queued at or after it. */
  from: instant().optional(),
  /** Queued before it. */
  to: instant().optional(),
  ...cursorQuery,
  cursor: jobId().optional(),
});

export const OperatorJob = z.object({
  job_id: z.string(),
  kind: z.string(),
  queue: z.enum(['interactive', 'batch']),
  status: JobStatus,
  phase: z.string().nullable(),
  progress: z.number(),
  client_id: uuid(),
  client_name: z.string(),
  credits_reserved: z.int().nullable(),
  credits_charged: z.int().nullable(),
  queued_at: dateTime(),
  started_at: dateTime().nullable(),
  completed_at: dateTime().nullable(),
  /** What its client is told. */
  error: z.string().nullable(),
  /** What only operators read. */
  cause: z.string().nullable(),
});
export type OperatorJob = z.output<typeof OperatorJob>;
export const OperatorJobPage = pageOf(OperatorJob);

/** `GET /operator/jobs/{job_id}`. */
export const OperatorJobDetail = OperatorJob.extend({
  /** Who holds it, or held it last. */
  worker: z.string().nullable(),
  steps: z.array(
    z.object({
      name: z.string(),
      done: z.boolean(),
      attempts: z.int(),
      started_at: dateTime(),
      finished_at: dateTime().nullable(),
      /** Of the attempt that was recorded. */
      duration_ms: z.int().nullable(),
      cause: z.string().nullable(),
    }),
  ),
  line_items: z.array(LineItem),
  /** Whether `retry` can be asked for: it is a video that failed. */
  retryable: z.boolean(),
  /** The job that was ordered in its place; null: none, or it failed as well. */
  retried_as: z.string().nullable(),
});
export type OperatorJobDetail = z.output<typeof OperatorJobDetail>;

/** `GET /operator/health`. */
export const SystemStatus = z.object({
  version: z.string(),
  node: z.string(),
  /** Of the process that answered. */
  started_at: dateTime(),
  queues: z.array(
    z.object({
      queue: z.enum(['interactive', 'batch']),
      queued: z.int(),
      running: z.int(),
      oldest_waiting_seconds: z.number(),
      completed_last_hour: z.int(),
      failed_last_hour: z.int(),
    }),
  ),
  workers: z.array(
    z.object({
      name: z.string(),
      alive: z.boolean(),
      started_at: dateTime(),
      seen_at: dateTime(),
      interactive_slots: z.int(),
      batch_slots: z.int(),
      jobs: z.array(
        z.object({
          job_id: z.string(),
          kind: z.string(),
          client_id: uuid(),
          client_name: z.string(),
          started_at: dateTime(),
        }),
      ),
    }),
  ),
  database: z.object({
    version: z.string(),
    size_bytes: z.int(),
    connections: z.int(),
    round_trip_ms: z.number(),
    migrations_applied: z.array(z.object({ name: z.string(), applied_at: dateTime() })),
    migrations_pending: z.array(z.string()),
  }),
  storage: z.object({
    /** Why nothing can be stored now; null: it can. */
    problem: z.string().nullable(),
    /** Null until they have been counted, which is done every few minutes. */
    objects: z.object({ count: z.int(), bytes: z.int(), counted_at: dateTime() }).nullable(),
    disk: z.object({ free_bytes: z.int(), total_bytes: z.int() }),
  }),
  /** Which engine serves which port; null: none. */
  engines: z.array(z.object({ port: z.string(), engine: z.string().nullable() })),
  /** What deleted voices and presenters left at engines that failed to erase it; each is tried again. */
  erasures_failing: z.object({
    count: z.int(),
    /** Those that are tried again next. */
    next: z.array(
      z.object({
        id: uuid(),
        engine: z.string(),
        kind: z.enum(['voice', 'character']),
        attempts: z.int(),
        next_attempt_at: dateTime(),
        /** Why the latest attempt failed. */
        cause: z.string(),
      }),
    ),
  }),
  /** How the steps of the last 24 hours went. */
  steps: z.array(
    z.object({
      kind: z.string(),
      step: z.string(),
      done: z.int(),
      failed_attempts: z.int(),
      median_ms: z.int().nullable(),
    }),
  ),
  /** Secrets and services from outside: set or not, never what they are. */
  settings: z.array(z.object({ name: z.string(), set: z.boolean(), without: z.string() })),
});
export type SystemStatus = z.output<typeof SystemStatus>;
