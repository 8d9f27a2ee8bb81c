// What a workflow is made of: named steps that each run once, whatever dies in between.

import type { Json } from '@greenroom/engine-kit/json';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Tx } from '../db/db.ts';

export interface StepOptions {
  /** The part of the job's progress that this step's own 0 to 1 fills, e.g. `[0.3, 0.9]`. Without it the step shows none. */
  share?: readonly [from: number, to: number];
}

/** One delivery of a job. All its records are refused once another worker has taken the job over. */
export interface Run {
  /** The job's id; also a good seed, the same in every attempt. */
  readonly job: string;
  readonly client: string;
  /**
   * Runs once: the answer is stored under the name and read back after a takeover, so a name is never changed and an
   * answer is small. Files are in `bench.dir` and go when the step ends.
   */
  step<T extends Json>(name: string, work: (ctx: StepContext) => Promise<T>, options?: StepOptions): Promise<T>;
  /** A step whose effect is in our own database: effect and record commit together. */
  commit(name: string, effect: (tx: Tx) => Promise<void>): Promise<void>;
  /** The last step: effect, result and the status completed commit together. */
  finish(effect: (tx: Tx) => Promise<Json>): Promise<void>;
  /** Shown as the job's phase while it runs. */
  phase(name: string): Promise<void>;
  /** Of the whole job, 0 to 1; never goes back. */
  progress(part: number): void;
}

/** Written as if it ran once from start to end. Must call `finish` exactly once, last. */
export interface Workflow<Input extends Json = Json> {
  readonly kind: string;
  run(run: Run, input: Input): Promise<void>;
}
