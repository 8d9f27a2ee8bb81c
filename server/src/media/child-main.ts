// The child's entry: takes one assignment, runs its task, reports the outcome and leaves.
import type { Json } from '../kernel/json.ts';
import type { TaskRun } from '../kernel/workbench.ts';
import { type Assignment, type Report, toWire } from './child-message.ts';

const PROGRESS_EVERY_MS = 250;

const report = (message: Report, then?: () => void): void => {
  process.send?.(message, undefined, undefined, then);
};

async function work({ module, input, dir }: Assignment): Promise<Report> {
  let lastProgress = Number.NEGATIVE_INFINITY;
  const progress = (part: number): void => {
    const now = performance.now();
    if (now - lastProgress < PROGRESS_EVERY_MS) return;
    lastProgress = now;
    report({ progress: part });
  };
  try {
    const task: { default: TaskRun<Json, Json> } = await import(module);
    return { output: await task.default(input, { dir, progress }) };
  } catch (error) {
    return { error: toWire(error) };
  }
}

process.once('message', async (assignment) => {
  const outcome = await work(assignment as Assignment);
  // Left by exit once the answer is out: an open handle of a library must not keep the place.
  report(outcome, () => process.exit(0));
});

process.on('disconnect', () => process.exit(1));
