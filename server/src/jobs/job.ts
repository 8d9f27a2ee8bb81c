// The types of a job: a kind of work for one client, queued once, executed in steps, closed once.
import type { Json } from '@greenroom/engine-kit/json';
import type { Tx } from '../db/db.ts';
import type { ProblemCode, ProblemExtras } from '../kernel/problem.ts';

/** interactive: a request waits for the result. batch: minutes of work whose status is polled. */
export type QueueName = 'interactive' | 'batch';

export const QUEUES: readonly QueueName[] = ['interactive', 'batch'];

export type JobStatus = 'queued' | 'running' | 'completed' | 'failed';

/** What the client may be told of a failure. */
export interface JobFailure {
  code: ProblemCode;
  message: string;
  extras?: ProblemExtras;
  /** Seconds after which the same request is worth another try. */
  retryAfterSeconds?: number;
}

export interface NewJob {
  /** Letters, digits, `_` and `-`. */
  id: string;
  client: string;
  kind: string;
  queue: QueueName;
  input: Json;
  /** The longest time from its first start to its end; after it, the job fails. */
  timeoutMs: number;
  /** The longest wait for its first start; by default the one that `createJobs` was given. */
  startTimeoutMs?: number | undefined;
}

export interface Job {
  id: string;
  client: string;
  kind: string;
  queue: QueueName;
  /** Jobs in which clients take turns to start: all batch jobs, or the interactive jobs of one kind. */
  turnGroup: string;
  input: Json;
  status: JobStatus;
  phase: string | null;
  /** 0 to 1, for display. */
  progress: number;
  result: Json;
  failure: JobFailure | null;
  /** For operators only, never for a client. */
  cause: string | null;
  queuedAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
}

/** The state of a job that a caller waits for. */
export interface JobOutcome {
  status: JobStatus;
  result: Json;
  failure: JobFailure | null;
}

/** What other modules do when a job is closed; each hook is called with the closed job. */
export interface JobHooks {
  /** Runs once, in the transaction that sets the job failed. */
  failed(tx: Tx, job: Job, failure: JobFailure): Promise<void>;
  /** Runs at least once after a job was closed either way, to delete what it left behind. */
  closed(job: Job): Promise<void>;
}

/** The state of a job, for callers that wait for it. */
export interface JobOutcome {
  status: JobStatus;
  result: Json;
  failure: JobFailure | null;
}
