// What a job is: a kind of work for one client, queued once, carried out in steps, closed once.

import type { Json } from '@greenroom/engine-kit/json';
import type { Tx } from '../db/db.ts';
import type { ProblemCode, ProblemExtras } from '../kernel/problem.ts';

/** fast: somebody waits for the answer within a request. video: minutes of work that is polled. */
export type QueueName = 'fast' | 'video';

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
  lane: QueueName;
  input: Json;
  /** Longest time from its first start to its end; over it the job fails. */
  wallMs: number;
  /** Longest wait for its first start; by default what the jobs room was made with. */
  startMs?: number | undefined;
}

export interface Job {
  id: string;
  client: string;
  kind: string;
  lane: QueueName;
  /** Where it waits for its start: videos in one queue, fast jobs in one for each kind. */
  queue: string;
  input: Json;
  status: JobStatus;
  phase: string | null;
  /** 0 to 1, for show. */
  progress: number;
  result: Json;
  failure: JobFailure | null;
  /** Ours to read, never a partner's. */
  cause: string | null;
  queuedAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
}

/** The outside of a job's end; each is called with the job as it then is. */
export interface JobHooks {
  /** Runs in the transaction that sets the job failed, once. */
  failed(tx: Tx, job: Job, failure: JobFailure): Promise<void>;
  /** Runs after a job was closed either way, at least once: what it left behind is removed here. */
  closed(job: Job): Promise<void>;
}

/** How a job stands, for who waits for it. */
export interface JobOutcome {
  status: JobStatus;
  result: Json;
  failure: JobFailure | null;
}
