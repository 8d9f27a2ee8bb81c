// What a step works with: a folder, a signal, task processes for heavy work and remote operations that outlive this process.
import type { HttpClient } from './http-client.ts';
import type { Json } from './json.ts';
import type { Logger } from './logger.ts';

declare const local: unique symbol;

/** An absolute path inside the `dir` of one step. Only the tasks of that step can read it, and it is deleted when the step ends. */
export type LocalFile = string & { readonly [local]: true };

/** The resources that one run of a task may use; the pool kills a process that exceeds them. */
export interface TaskLimits {
  cpuSeconds: number;
  timeoutSeconds: number;
  memoryMb: number;
  fileMb: number;
}

/**
 * Heavy work that runs in a process of its own: a module whose default export is a `TaskRun`.
 * A native crash or a blocked event loop costs one attempt of one step, never the worker.
 */
export interface Task<Input extends Json, Output extends Json, Rest extends Json = null> {
  readonly module: URL;
  readonly limits: TaskLimits;
  /**
   * Keeps the process warm for the next task with this name and the same limits (except `timeoutSeconds`). Only for tasks that read files
   * which the service wrote itself: a client's file is read in a process of its own.
   */
  readonly warm?: string;
  /** The task takes a moment only, so it uses a short slot of the pool, even in a long job. */
  readonly brief?: true;
  /** Never set; carries the types from the task's module to the caller. */
  readonly types?: (input: Input, rest: Rest) => Output;
}

/**
 * The default export of a task's module. `dir` is the step's private folder and the working directory of the process; `rest` is
 * the part of the input that arrives later.
 */
export type TaskRun<Input extends Json, Output extends Json, Rest extends Json = null> = (
  input: Input,
  task: { readonly dir: string; progress(part: number): void },
  ...later: [Rest] extends [null] ? [] : [rest: Promise<Rest>]
) => Promise<Output>;

export interface TaskModule {
  readonly default: TaskRun<Json, Json, Json>;
}

/**
 * Work that a provider carries out and that is polled until it is done.
 *
 * @typeParam T what a finished operation yields, such as the address of a file.
 */
export interface RemoteOperation<T> {
  /** The engine's name. After a crash, the operation is cancelled by the engine of this name. */
  readonly engine: string;
  /**
   * Starts the operation and returns the reference by which the provider knows it. Called again with the same key after a crash or an
   * error: pass the key to the provider, so that it starts one operation only. A failed operation is followed by one with a new key.
   */
  start(idempotencyKey: string): Promise<string>;
  /**
   * Returns the result, or `pending`. Called again where it throws `unavailable` or `rate_limited`.
   *
   * @throws {EngineError} `bad_output` where the operation itself failed: the next attempt of the step starts another one.
   */
  poll(ref: string): Promise<T | 'pending'>;
  /** Stops the operation, or erases what it made where it has ended. Safe to repeat. */
  cancel(ref: string): Promise<void>;
}

export interface StepContext {
  /** A private folder, deleted with everything in it when the step ends. */
  readonly dir: string;
  readonly signal: AbortSignal;
  /** Adds the job and the step to each line. */
  readonly log: Logger;
  /** For requests to providers. */
  readonly http: HttpClient;
  /** The part of the step that is done, 0 to 1. For display only. */
  progress(part: number): void;
  /**
   * Runs the task in a process of the bounded pool, in `dir`. Throws what the task threw (`Problem`, `EngineError`).
   * `rest` is the part of the input that is still being made: a warm process begins without it.
   */
  runTask<Input extends Json, Output extends Json, Rest extends Json = null>(
    task: Task<Input, Output, Rest>,
    input: Input,
    rest?: Promise<Rest>,
  ): Promise<Output>;
  /**
   * Runs a remote operation and returns its result. The reference is stored before the first poll, so a worker that takes over polls
   * the same operation. Waiting uses no slot of the worker. At most one operation in each step.
   */
  remote<T>(operation: RemoteOperation<T>): Promise<T>;
}
