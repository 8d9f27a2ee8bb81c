// Task processes that wait for the next task of their name, with its modules loaded and compiled.
//
// A talking head of 20 s takes 4.5 s of CPU in new processes, and 2.6 s in warm ones.
import type { Task } from '@greenroom/engine-kit/step-context';
import type { TaskProcess } from './task-process.ts';

const IDLE_MS = 5 * 60_000;

type WarmTask = Pick<Task<never, never>, 'warm' | 'limits' | 'reads'>;

export interface WarmProcesses {
  /** Removes and returns a warm process for the task, if there is one. */
  take(task: WarmTask, nice: number): TaskProcess | undefined;
  /** Keeps a process warm after its task if it is reusable and there is room, and kills it otherwise. */
  keep(task: WarmTask, nice: number, taskProcess: TaskProcess): void;
  close(): void;
}

/** At most `max`, of which the longest idle one is killed first. Each holds 150 to 450 MB. */
export const createWarmProcesses = ({ max }: { max: number }): WarmProcesses => {
  /** The longest idle one first. */
  const waiting: { key: string; taskProcess: TaskProcess; idle: NodeJS.Timeout }[] = [];

  // The timeout is enforced from outside, so it may differ.
  const keyOf = ({ warm, reads, limits: { timeoutSeconds: _, ...limits } }: WarmTask, nice: number): string =>
    JSON.stringify([warm, reads, limits, nice]);

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
      return remove(waiting.findLastIndex((one) => one.key === key && one.taskProcess.isReusable()));
    },

    keep(task, nice, taskProcess) {
      if (!taskProcess.isReusable()) return taskProcess.kill();
      waiting.push({ key: keyOf(task, nice), taskProcess, idle: setTimeout(() => end(taskProcess), IDLE_MS).unref() });
      if (waiting.length > max) end(waiting[0]!.taskProcess);
    },

    close() {
      for (const { taskProcess } of [...waiting]) end(taskProcess);
    },
  };
};
