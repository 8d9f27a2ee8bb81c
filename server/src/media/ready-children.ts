// Children that have loaded a task's module and wait for work: the next run of that task begins without their start.
import type { Json } from '../kernel/json.ts';
import type { Task } from '../kernel/workbench.ts';
import { type Child, type ChildOptions, startChild } from './child.ts';

/** One for each task of a talking head: its speech, its MP3, its film. Each holds some 100 MB while it waits. */
const MOST = 3;
/** Starting one takes a core for a moment: only once nothing else has wanted it for this long. */
const QUIET_MS = 300;
const IDLE_MS = 5 * 60_000;

export interface ReadyChildren {
  /** Hands over the one that waits for this task, if any. */
  take<Input extends Json, Output extends Json, Rest extends Json>(
    task: Task<Input, Output, Rest>,
    nice: number,
  ): Child<Input, Output> | undefined;
  /** Another run of this task is likely. The one that nobody has wanted for longest makes room. */
  want<Input extends Json, Output extends Json, Rest extends Json>(
    task: Task<Input, Output, Rest>,
    options: ChildOptions,
  ): void;
  /** Whether other children run just now. */
  others(running: boolean): void;
  close(): void;
}

export const createReadyChildren = (): ReadyChildren => {
  const wanted = new Map<string, () => Child<Json, Json>>();
  const waiting = new Map<string, { child: Child<Json, Json>; idle: NodeJS.Timeout }>();
  let quiet: NodeJS.Timeout | undefined;

  const keyOf = ({ module }: { module: URL }, nice: number): string => `${module.href} ${nice}`;

  const remove = (key: string): Child<Json, Json> | undefined => {
    const found = waiting.get(key);
    waiting.delete(key);
    clearTimeout(found?.idle);
    return found?.child;
  };

  const prepare = (): void => {
    for (const [key, start] of wanted) {
      for (const oldest of [...waiting.keys()].slice(0, waiting.size + 1 - MOST)) remove(oldest)?.kill();
      const idle = setTimeout(() => remove(key)?.kill(), IDLE_MS);
      waiting.set(key, { child: start(), idle: idle.unref() });
    }
    wanted.clear();
  };

  return {
    take(task, nice) {
      const child = remove(keyOf(task, nice));
      return child?.alive() ? (child as Child<never, never>) : undefined;
    },

    want(task, options) {
      const key = keyOf(task, options.nice);
      if (!waiting.has(key)) wanted.set(key, () => startChild(task, { ...options, early: true }));
    },

    others(running) {
      clearTimeout(quiet);
      if (!running) quiet = setTimeout(prepare, QUIET_MS).unref();
    },

    close() {
      clearTimeout(quiet);
      wanted.clear();
      for (const key of [...waiting.keys()]) remove(key)?.kill();
    },
  };
};
