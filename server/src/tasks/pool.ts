// The bounded pool of task processes that runs all heavy work of this process.
import type { Json } from '@greenroom/engine-kit/json';
import type { Task } from '@greenroom/engine-kit/step-context';
import type { Span } from '@opentelemetry/api';
import type { Logger } from '../kernel/logger.ts';
import { Problem } from '../kernel/problem.ts';
import { inActiveSpan, withSpan } from '../kernel/tracing.ts';
import { probeConfinement, withReads } from './confinement.ts';
import { PoolQueue, type QueuedTask, type TaskLength } from './pool-queue.ts';
import { startTaskProcess, type TaskProcess } from './task-process.ts';
import { createWarmProcesses } from './warm-processes.ts';

const RETRY_AFTER_SECONDS = 30;

/** Long tasks give way to short ones, and both to this process and the database, on which every request waits. */
const NICE: Readonly<Record<TaskLength, number>> = { short: 5, long: 15 };

export interface RunOptions {
  /** The private folder and working directory of the task process. */
  dir: string;
  signal: AbortSignal;
  /** Kinds of work take turns, and within a kind its clients. */
  kind: string;
  client: string;
  length: TaskLength;
  onProgress?(part: number): void;
  /** The longest wait for a slot; after it, `unavailable` with a Retry-After. Without it, only the signal ends the wait. */
  maxWaitMs?: number | undefined;
}

export interface Pool {
  /**
   * Throws what the task threw (`Problem`, `EngineError`, a bug), `ProcessCrash`, the signal's reason, or what `rest` threw.
   * @param rest the part of the input that is still being made. The task waits for a slot once it has arrived, but a process that is warm
   * for this task begins at once.
   */
  run<Input extends Json, Output extends Json, Rest extends Json = null>(
    task: Task<Input, Output, Rest>,
    input: Input,
    options: RunOptions,
    rest?: Promise<Rest>,
  ): Promise<Output>;
  /** How many tasks hold a slot and how many wait for one. */
  load(): { running: number; waiting: number };
  /** Refuses new tasks, rejects waiting ones and kills running ones. */
  close(): Promise<void>;
}

interface SlotRequest extends QueuedTask {
  /** The name of its warm processes. */
  warm: string | undefined;
  /** Never throws. The returned function passes on the outcome once the slot is free again. */
  start(): Promise<() => void>;
}

/**
 * `size`: how many task processes run at once. Long tasks leave one of several slots to short ones: their threads fill the other cores
 * anyway, and a person waits for the result of a short task. Long tasks of one warm name use at most half of the slots: a process that is
 * warm does the next task sooner than a second process that has to start.
 */
export function createPool({
  size,
  log,
  ...folders
}: {
  size: number;
  log: Logger;
  /** The data folder, which task processes must not read. */
  dataDir?: string;
  cacheDir?: string;
}): Pool {
  const queue = new PoolQueue<SlotRequest>();
  const maxLong = Math.max(1, size - 1);
  const maxPerTask = Math.max(1, Math.floor(size / 2));
  const closing = new AbortController();
  const warmProcesses = createWarmProcesses({ max: size });
  const running = new Set<Promise<void>>();
  let runningLong = 0;
  const runningWarm = new Map<string, number>();
  const confined = probeConfinement(folders).then((confinement) => {
    if (confinement.warning !== undefined) log.warn(confinement.warning);
    return confinement;
  });

  const isAllowed = ({ length, warm: name }: SlotRequest): boolean =>
    (length === 'short' || runningLong < maxLong) && (name === undefined || (runningWarm.get(name) ?? 0) < maxPerTask);
  const count = ({ length, warm: name }: SlotRequest, by: 1 | -1): void => {
    if (length === 'long') runningLong += by;
    if (name !== undefined) runningWarm.set(name, (runningWarm.get(name) ?? 0) + by);
  };

  const fill = (): void => {
    while (running.size < size) {
      const request = queue.next(isAllowed);
      if (request === undefined) return;
      count(request, 1);
      const work = request.start().then((settle) => {
        count(request, -1);
        running.delete(work);
        fill();
        settle();
      });
      running.add(work);
    }
  };

  /** Waits for a slot and does the work in it. */
  const inSlot = <Output>(
    { kind, client, length, maxWaitMs }: RunOptions,
    name: string | undefined,
    signal: AbortSignal,
    work: () => Promise<Output>,
  ): Promise<Output> => {
    const inSpan = inActiveSpan(work);
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    if (signal.aborted) return Promise.reject(signal.reason);
    const leave = (reason: unknown): void => {
      stopWaiting();
      queue.remove(request);
      reject(reason);
    };
    const onAbort = (): void => leave(signal.reason);
    const tooLong = (): void =>
      leave(
        new Problem('unavailable', 'The service is busy. Try again in a moment.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        }),
      );
    const timer = maxWaitMs === undefined ? undefined : setTimeout(tooLong, maxWaitMs);
    const stopWaiting = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    const request: SlotRequest = {
      kind,
      client,
      length,
      warm: name,
      async start() {
        stopWaiting();
        try {
          const output = await inSpan();
          return () => resolve(output);
        } catch (error) {
          return () => reject(error);
        }
      },
    };
    signal.addEventListener('abort', onAbort, { once: true });
    queue.push(request);
    fill();
    return promise;
  };

  const runTask = async <Input extends Json, Output extends Json, Rest extends Json>(
    task: Task<Input, Output, Rest>,
    input: Input,
    options: RunOptions,
    coming: Promise<Rest> | undefined,
    span: Span,
  ): Promise<Output> => {
    const { dir, onProgress = () => {} } = options;
    const signal = AbortSignal.any([options.signal, closing.signal]);
    const nice = NICE[options.length];
    // A short task does not wait for a warm process.
    const name = options.length === 'long' ? task.warm : undefined;
    const rest = Promise.withResolvers<Rest>();
    rest.promise.catch(() => {});
    const give = (taskProcess: TaskProcess): Promise<Output> =>
      taskProcess.run(task, input, { dir, signal, rest: rest.promise, onProgress });
    const early = coming && !signal.aborted ? warmProcesses.take(task, nice) : undefined;
    const begun = early && give(early);
    // Handled where it is awaited.
    begun?.catch(() => {});
    try {
      // A failure of the first part is thrown at once.
      const later = coming ? await (begun ? Promise.race([coming, begun.then(() => coming)]) : coming) : (null as Rest);
      return await inSlot(task.brief ? { ...options, length: 'short' } : options, name, signal, async () => {
        span.addEvent('slot');
        rest.resolve(later);
        const taskProcess =
          early ??
          warmProcesses.take(task, nice) ??
          startTaskProcess(task.limits, { nice, confinement: await withReads(await confined, task.reads) });
        try {
          return await (begun ?? give(taskProcess));
        } finally {
          warmProcesses.keep(task, nice, taskProcess);
        }
      });
    } catch (error) {
      rest.reject(error);
      early?.kill();
      throw error;
    }
  };

  return {
    run: (task, input, options, coming) =>
      withSpan(
        `task ${task.module.pathname.split('/').at(-1)}`,
        { attributes: { 'greenroom.kind': options.kind, 'greenroom.client': options.client } },
        (span) => runTask(task, input, options, coming, span),
      ),

    load: () => ({ running: running.size, waiting: queue.size }),

    async close() {
      closing.abort(new Problem('unavailable', 'The service is stopping.'));
      await Promise.all(running);
      warmProcesses.close();
    },
  };
}
