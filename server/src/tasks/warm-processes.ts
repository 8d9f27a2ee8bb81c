// Children that have done a task and wait for the next of it: everything is loaded, and V8 has compiled what the work needs.
//
// A talking head of 20 s takes 4.5 s of CPU in children that were started for it, and 2.6 s in children that have made a few.
import type { Task } from '@greenroom/engine-kit/step-context';
import type { TaskProcess } from './task-process.ts';

const IDLE_MS = 5 * 60_000;

type WarmTask = Pick<Task<never, never>, 'warm' | 'limits'>;

export interface WarmProcesses {
  /** Hands over one that waits for such a task, if any. */
  take(task: WarmTask, nice: number): TaskProcess | undefined;
  /** Of a child that has worked: it waits for more where it is free and there is room, and is ended otherwise. */
  keep(task: WarmTask, nice: number, taskProcess: TaskProcess): void;
  close(): void;
}

/** `most` of all tasks together: the one that has waited longest makes room. Each holds some 150 to 450 MB. */
export const createWarmProcesses = ({ most, mostOfOne }: { most: number; mostOfOne: number }): WarmProcesses => {
  /** Who has waited longest comes first. */
  const waiting: { key: string; taskProcess: TaskProcess; idle: NodeJS.Timeout }[] = [];

  // How long a task may take is watched from outside, and may differ.
  const keyOf = ({ warm, limits: { wallSeconds: _, ...limits } }: WarmTask, nice: number): string =>
    JSON.stringify([warm, limits, nice]);

  const remove = (at: number): TaskProcess | undefined => {
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    clearTimeout(found?.idle);
    return found?.taskProcess;
  };
  const end = (taskProcess: TaskProcess): void => {
    remove(waiting.findIndex((other) => other.taskProcess === taskProcess));
    taskProcess.kill();
  };

  return {
    take(task, nice) {
      const key = keyOf(task, nice);
      return remove(waiting.findLastIndex((one) => one.key === key && one.taskProcess.free()));
    },

    keep(task, nice, taskProcess) {
      const key = keyOf(task, nice);
      const others = waiting.filter((one) => one.key === key && one.taskProcess.free());
      if (!taskProcess.free() || others.length >= mostOfOne) return taskProcess.kill();
      waiting.push({ key, taskProcess, idle: setTimeout(() => end(taskProcess), IDLE_MS).unref() });
      if (waiting.length > most) end(waiting[0]!.taskProcess);
    },

    close() {
      for (const { taskProcess } of [...waiting]) end(taskProcess);
    },
  };
};
