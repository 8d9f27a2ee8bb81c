// Children that have done a task and wait for the next of it: everything is loaded, and V8 has compiled what the work needs.
//
// A talking head of 20 s takes 4.5 s of CPU in children that were started for it, and 2.6 s in children that have made a few.
import type { Task } from '@greenroom/engine-kit/step-context';
import type { Child } from './task-process.ts';

const IDLE_MS = 5 * 60_000;

type Kept = Pick<Task<never, never>, 'kept' | 'limits'>;

export interface KeptChildren {
  /** Hands over one that waits for such a task, if any. */
  take(task: Kept, nice: number): Child | undefined;
  /** Of a child that has worked: it waits for more where it is free and there is room, and is ended otherwise. */
  keep(task: Kept, nice: number, child: Child): void;
  close(): void;
}

/** `most` of all tasks together: the one that has waited longest makes room. Each holds some 150 to 450 MB. */
export const createKeptChildren = ({ most, mostOfOne }: { most: number; mostOfOne: number }): KeptChildren => {
  /** Who has waited longest comes first. */
  const waiting: { key: string; child: Child; idle: NodeJS.Timeout }[] = [];

  // How long a task may take is watched from outside, and may differ.
  const keyOf = ({ kept, limits: { wallSeconds: _, ...limits } }: Kept, nice: number): string =>
    JSON.stringify([kept, limits, nice]);

  const remove = (at: number): Child | undefined => {
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    clearTimeout(found?.idle);
    return found?.child;
  };
  const end = (child: Child): void => {
    remove(waiting.findIndex((other) => other.child === child));
    child.kill();
  };

  return {
    take(task, nice) {
      const key = keyOf(task, nice);
      return remove(waiting.findLastIndex((one) => one.key === key && one.child.free()));
    },

    keep(task, nice, child) {
      const key = keyOf(task, nice);
      const others = waiting.filter((one) => one.key === key && one.child.free());
      if (!child.free() || others.length >= mostOfOne) return child.kill();
      waiting.push({ key, child, idle: setTimeout(() => end(child), IDLE_MS).unref() });
      if (waiting.length > most) end(waiting[0]!.child);
    },

    close() {
      for (const { child } of [...waiting]) end(child);
    },
  };
};
