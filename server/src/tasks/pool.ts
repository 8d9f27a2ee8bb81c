// The bounded pool of children in which all heavy work of this process runs.
import type { Json } from '@greenroom/engine-kit/json';
import type { Task } from '@greenroom/engine-kit/step-context';
import type { Logger } from '../kernel/logger.ts';
import { Problem } from '../kernel/problem.ts';
import { probeConfinement } from './confinement.ts';
import { type Lane, PoolLine, type Waiting } from './pool-queue.ts';
import { startTaskProcess, type TaskProcess } from './task-process.ts';
import { createWarmProcesses } from './warm-processes.ts';

const RETRY_AFTER_SECONDS = 30;

export interface RunOptions {
  /** The child's private folder and working directory. */
  dir: string;
  signal: AbortSignal;
  /** Whose turn it uses up: kinds of work take turns, and the clients within each. */
  kind: string;
  client: string;
  lane: Lane;
  onProgress?(part: number): void;
  /** Longest wait for a place; over it: `unavailable` with a Retry-After. Without it the wait has no end but the signal. */
  maxWaitMs?: number | undefined;
}

export interface Pool {
  /**
   * Throws what the task threw (`Problem`, `EngineError`, a bug), `ChildCrash`, the signal's reason, or what `rest` threw.
   * @param rest of the input what is still being made: a place is asked for once it is there, but a child that was warm for
   * this task begins at once
   */
  run<Input extends Json, Output extends Json, Rest extends Json = null>(
    task: Task<Input, Output, Rest>,
    input: Input,
    options: RunOptions,
    rest?: Promise<Rest>,
  ): Promise<Output>;
  /** How many children run and how many tasks wait for a place. */
  load(): { running: number; waiting: number };
  /** Refuses new work, ends what waits and kills what runs. */
  close(): Promise<void>;
}

interface Place extends Waiting {
  /** The name by which its child is warm. */
  warm: string | undefined;
  /** Never throws: the outcome is told by the answered function, once the place is free again. */
  start(): Promise<() => void>;
}

/**
 * `size`: most children at once. Long work leaves one place of two or more to short work: its threads fill the
 * other cores anyway, and a person waits for the answer of a short task. Of the children that long work keeps by one name half as many work
 * at once as there are places: what comes next is done sooner by one that has just worked than by another that starts beside it.
 */
export function createPool({
  size,
  log,
  ...folders
}: {
  size: number;
  log: Logger;
  /** The data folder, of which children must see nothing else. */
  dataDir?: string;
  cacheDir?: string;
}): Pool {
  const line = new PoolLine<Place>();
  const longPlaces = Math.max(1, size - 1);
  const mostOfOne = Math.max(1, Math.floor(size / 2));
  const closing = new AbortController();
  const warmProcesses = createWarmProcesses({ most: size, mostOfOne });
  const running = new Set<Promise<void>>();
  let runningLong = 0;
  const runningKept = new Map<string, number>();
  const confined = probeConfinement(folders).then((confinement) => {
    if (confinement.warning !== undefined) log.warn(confinement.warning);
    return confinement;
  });

  const allowed = ({ lane, warm: name }: Place): boolean =>
    (lane === 'short' || runningLong < longPlaces) && (name === undefined || (runningKept.get(name) ?? 0) < mostOfOne);
  const count = ({ lane, warm: name }: Place, by: 1 | -1): void => {
    if (lane === 'long') runningLong += by;
    if (name !== undefined) runningKept.set(name, (runningKept.get(name) ?? 0) + by);
  };

  const fill = (): void => {
    while (running.size < size) {
      const place = line.next(allowed);
      if (place === undefined) return;
      count(place, 1);
      const work = place.start().then((tell) => {
        count(place, -1);
        running.delete(work);
        fill();
        tell();
      });
      running.add(work);
    }
  };

  /** Waits for a place and works there. */
  const inPlace = <Output>(
    { kind, client, lane, maxWaitMs }: RunOptions,
    name: string | undefined,
    signal: AbortSignal,
    work: () => Promise<Output>,
  ): Promise<Output> => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    if (signal.aborted) return Promise.reject(signal.reason);
    const leave = (reason: unknown): void => {
      stopWaiting();
      line.remove(place);
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
    const place: Place = {
      kind,
      client,
      lane,
      warm: name,
      async start() {
        stopWaiting();
        try {
          const output = await work();
          return () => resolve(output);
        } catch (error) {
          return () => reject(error);
        }
      },
    };
    signal.addEventListener('abort', onAbort, { once: true });
    line.push(place);
    fill();
    return promise;
  };

  return {
    async run<Input extends Json, Output extends Json, Rest extends Json = null>(
      task: Task<Input, Output, Rest>,
      input: Input,
      options: RunOptions,
      coming?: Promise<Rest>,
    ) {
      const { dir, onProgress = () => {} } = options;
      const signal = AbortSignal.any([options.signal, closing.signal]);
      const nice = options.lane === 'long' ? 10 : 0;
      // Whoever waits for a short answer is not made to wait for a child.
      const name = options.lane === 'long' ? task.warm : undefined;
      const rest = Promise.withResolvers<Rest>();
      rest.promise.catch(() => {});
      const give = (taskProcess: TaskProcess): Promise<Output> =>
        taskProcess.run(task, input, { dir, signal, rest: rest.promise, onProgress });
      const early = coming && !signal.aborted ? warmProcesses.take(task, nice) : undefined;
      const begun = early && give(early);
      // Told where it is awaited.
      begun?.catch(() => {});
      try {
        // What it fails of by itself is told at once.
        const later = coming
          ? await (begun ? Promise.race([coming, begun.then(() => coming)]) : coming)
          : (null as Rest);
        return await inPlace(task.brief ? { ...options, lane: 'short' } : options, name, signal, async () => {
          rest.resolve(later);
          const taskProcess =
            early ??
            warmProcesses.take(task, nice) ??
            startTaskProcess(task.limits, { nice, confinement: await confined });
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
    },

    load: () => ({ running: running.size, waiting: line.size }),

    async close() {
      closing.abort(new Problem('unavailable', 'The service is stopping.'));
      await Promise.all(running);
      warmProcesses.close();
    },
  };
}
