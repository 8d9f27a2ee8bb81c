// The context of a job step: a folder, a signal, task processes for heavy work, and remote operations that survive a crash.
import type { HttpClient } from './http-client.ts';
import type { Json } from './json.ts';
import type { Logger } from './logger.ts';
import type { Usage } from './usage.ts';

declare const local: unique symbol;

/** An absolute path inside the `dir` of one step. Only the tasks of that step can read it, and it is deleted when the step ends. */
export type LocalFile = string & { readonly [local]: true };

/** The resources that one run of a task may use. The pool kills a process that exceeds them. */
export interface TaskLimits {
  /** CPU time of all threads. */
  cpuSeconds: number;
  /** Wall-clock time, without the time in the queue. */
  timeoutSeconds: number;
  /** Resident memory, in MB. */
  memoryMb: number;
  /** The largest file that it may write, in MB. */
  fileMb: number;
}

/**
 * Heavy work that runs in a process of its own. A native crash or a blocked event loop fails one attempt of one step, never the worker.
 *
 * @typeParam Input what the task is started with
 * @typeParam Output what it returns
 * @typeParam Rest the part of the input that arrives later
 */
export interface Task<Input extends Json, Output extends Json, Rest extends Json = null> {
  /** A module whose default export is a `TaskRun`. */
  readonly module: URL;
  readonly limits: TaskLimits;
  /**
   * Keeps the process warm for the next task with this name and the same limits (except `timeoutSeconds`). Only for tasks that read
   * no files of clients: those are read in a process that ends with the task.
   */
  readonly warm?: string;
  /**
   * Folders and files of the operator that the task reads besides Greenroom's code and the system's programs and libraries, such as a
   * program with its models. Absolute paths from settings, never from clients; those that do not exist are skipped.
   */
  readonly reads?: readonly string[];
  /** The task takes a few seconds at most, so it uses a short slot of the pool, even in a long job. */
  readonly brief?: true;
  /** Never set; carries the types from the task's module to the caller. */
  readonly types?: (input: Input, rest: Rest) => Output;
}

/**
 * The default export of a task's module. `dir` is the step's private folder and the working directory of the process; `progress`
 * reports a fraction from 0 to 1.
 */
export type TaskRun<Input extends Json, Output extends Json, Rest extends Json = null> = (
  input: Input,
  task: { readonly dir: string; progress(part: number): void },
  ...later: [Rest] extends [null] ? [] : [rest: Promise<Rest>]
) => Promise<Output>;

/** A module that `Task.module` names. */
export interface TaskModule {
  readonly default: TaskRun<Json, Json, Json>;
}

/**
 * Work that a provider runs and that is polled until it is done.
 *
 * @typeParam T what a finished operation yields, such as the address of a file.
 */
export interface RemoteOperation<T> {
  /** The engine's name. After a crash, the operation is cancelled by the engine of this name. */
  readonly engine: string;
  /** What the operation uses. Recorded once with its reference, whatever becomes of it. */
  readonly usage?: Usage;
  /**
   * Starts the operation and returns the provider's reference to it. Called again with the same key after a crash or an error: pass
   * the key to the provider, so that it starts only one operation. After a failed operation, the next one has a new key.
   *
   * Do not abort this request with `ctx.signal`; limit it with `timeoutMs` instead. An aborted request may still have started an
   * operation whose reference is then lost. If the process crashes between the provider's response and our record of the reference,
   * the next call finds the operation again by the idempotency key.
   *
   * @throws {EngineError} if no operation was started, or it is not known whether one was.
   */
  start(idempotencyKey: string): Promise<string>;
  /**
   * Returns the result, or `pending`. Called again after `unavailable` and `rate_limited`.
   *
   * @throws {EngineError} `bad_output` if the operation itself failed: the next attempt of the step starts another one.
   */
  poll(ref: string): Promise<T | 'pending'>;
  /** Stops the operation; if it has ended, erases its output. Safe to repeat. */
  cancel(ref: string): Promise<void>;
}

/** What a downloaded file must be. `video` is an MP4. */
export type DownloadKind = 'picture' | 'sound' | 'video';

export interface DownloadOptions {
  kind: DownloadKind;
  /** In bytes. */
  maxBytes: number;
  /** Origins from the operator's settings, such as that of a base URL, which may be private and without TLS. */
  trustedOrigins?: readonly string[];
}

/** What an engine works with during one step of a job. */
export interface StepContext {
  /** A private folder, deleted with everything in it when the step ends. */
  readonly dir: string;
  /** Aborted when the job is cancelled, loses its lease or runs out of time. Pass it to every request except `RemoteOperation.start`. */
  readonly signal: AbortSignal;
  /** Adds the job and the step to each line. */
  readonly log: Logger;
  /** For requests to providers. */
  readonly http: HttpClient;
  /**
   * Downloads a result from the address that a provider returned, and returns the file. Redirects are followed; every address must be
   * public and https, or have one of the `trustedOrigins`.
   *
   * @throws {EngineError} `unavailable` if the download failed, `bad_output` if the file is larger than `maxBytes` or is not what it
   * should be by its first bytes.
   * @throws the reason of `signal` once it is aborted.
   */
  download(url: string, options: DownloadOptions): Promise<LocalFile>;
  /**
   * Records what a call outside of `remote` used, as soon as the provider has done the work. Never throws because of the record: the
   * work is done.
   */
  recordUsage(usage: Usage): Promise<void>;
  /**
   * Runs work while no other step, in any process, runs work of the same name. For a look at a provider's account and a change that
   * depends on it. A name begins with that of the engine.
   *
   * @throws the reason of `signal` once it is aborted.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Reports the part of the step that is done, 0 to 1. For display only. */
  progress(part: number): void;
  /**
   * Runs a task in a process of the bounded pool, with `dir` as its working directory.
   *
   * @param rest the part of the input that is not known yet; the task starts without it
   * @throws what the task threw (`Problem`, `EngineError`), or an error if its process crashed or exceeded its limits.
   * @throws the reason of `signal` once it is aborted.
   */
  runTask<Input extends Json, Output extends Json, Rest extends Json = null>(
    task: Task<Input, Output, Rest>,
    input: Input,
    rest?: Promise<Rest>,
  ): Promise<Output>;
  /**
   * Runs a remote operation and returns its result. The reference is stored before the first poll, so a worker that takes over polls
   * the same operation. Waiting uses no slot of the worker. At most one operation in each step.
   *
   * @throws {EngineError} of `start` and `poll`; `unavailable` and `rate_limited` of `poll` only after polls have failed for minutes.
   */
  remote<T>(operation: RemoteOperation<T>): Promise<T>;
}
