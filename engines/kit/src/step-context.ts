// Where a piece of work is done: a folder, a signal to stop, children for what is heavy, and the means to outlive this process.
import type { Json } from './json.ts';

declare const local: unique symbol;

/** An absolute path on this machine's disk, inside some bench's `dir`, and of use to the tasks of that bench alone. Gone when that step ends. */
export type LocalFile = string & { readonly [local]: true };

/** Most that one run of a task may use of this machine; the pool kills what goes over. */
export interface TaskLimits {
  cpuSeconds: number;
  wallSeconds: number;
  memoryMb: number;
  fileMb: number;
}

/**
 * Heavy work that runs in a child process: a module whose default export is a `TaskRun`.
 * A native crash or a blocked event loop in it costs one attempt of one step, never the worker.
 */
export interface Task<Input extends Json, Output extends Json, Rest extends Json = null> {
  readonly module: URL;
  readonly limits: TaskLimits;
  /**
   * A child that has done it is kept for the next task of this name and these limits but wall time, when all is loaded and compiled. Only for
   * tasks that read what we wrote ourselves: whoever reads a stranger's file does so in a child of its own.
   */
  readonly warm?: string;
  /** Done in a moment, so that it takes a short task's place in the pool, whatever work it belongs to. */
  readonly brief?: true;
  /** Never set; carries the types from the task's module to the caller. */
  readonly types?: (input: Input, rest: Rest) => Output;
}

/**
 * What a task's module exports as default. `dir` is the caller's private folder and the child's working directory; `rest` is
 * what of the input comes later.
 */
export type TaskRun<Input extends Json, Output extends Json, Rest extends Json = null> = (
  input: Input,
  child: { readonly dir: string; progress(part: number): void },
  ...later: [Rest] extends [null] ? [] : [rest: Promise<Rest>]
) => Promise<Output>;

export interface TaskModule {
  readonly default: TaskRun<Json, Json, Json>;
}

export interface StepContext {
  /** A private folder; everything in it goes when the step ends. */
  readonly dir: string;
  readonly signal: AbortSignal;
  /** 0 to 1, for show only. */
  progress(part: number): void;
  /**
   * Runs the task in a child of this process's bounded pool, in `dir`. Throws what the task threw (`Problem`, `EngineError`).
   * `rest`: of the input what is still being made. A child that was kept begins without it.
   */
  runTask<Input extends Json, Output extends Json, Rest extends Json = null>(
    task: Task<Input, Output, Rest>,
    input: Input,
    rest?: Promise<Rest>,
  ): Promise<Output>;
  /**
   * Remote work. What `start` returns is stored before the first `poll`, so a worker that takes over
   * goes on polling the same operation instead of paying for a second one.
   */
  operation<T>(remote: { start(): Promise<string>; poll(ref: string): Promise<T | 'pending'> }): Promise<T>;
}
