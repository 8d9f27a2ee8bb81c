// The parts of a workflow: named steps that each run once, whichever processes crash in between.
import type { Json } from '@greenroom/engine-kit/json';
import type { Tx } from '../db/db.ts';
import type { ServiceStepContext } from '../tasks/service-step-context.ts';

export interface StepOptions {
  /** The range of the job's progress that this step covers, e.g. `[0.3, 0.9]`. Without it, the step shows no progress. */
  share?: readonly [from: number, to: number];
}

/** One delivery of a job. It can record nothing once another worker has taken the job over. */
export interface Run {
  /** The job's id, the same in every attempt, so it can also seed random numbers. */
  readonly job: string;
  readonly client: string;
  /**
   * Runs once: the result is stored under the name and read back after a takeover, so a name is permanent and a result is small.
   * Files belong in `ctx.dir`, which is deleted when the step ends.
   */
  step<T extends Json>(name: string, work: (ctx: ServiceStepContext) => Promise<T>, options?: StepOptions): Promise<T>;
  /** A step that writes to our database only: effect and record commit together. */
  commit(name: string, effect: (tx: Tx) => Promise<void>): Promise<void>;
  /** The last step: effect, result and the status `completed` commit together. */
  finish(effect: (tx: Tx) => Promise<Json>): Promise<void>;
  /** Shown as the job's phase while it runs. */
  phase(name: string): Promise<void>;
  /** Of the whole job, 0 to 1. It never decreases. */
  progress(part: number): void;
}

/** Written as if it ran once from start to end. Must call `finish` exactly once, last. */
export interface Workflow<Input extends Json = Json> {
  readonly kind: string;
  run(run: Run, input: Input): Promise<void>;
}
