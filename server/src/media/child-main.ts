// The child's entry: loads its task, takes one assignment, reports the outcome and leaves.
import { on } from 'node:events';
import { flushCompileCache } from 'node:module';
import { env } from 'node:process';
import type { Json } from '../kernel/json.ts';
import type { TaskModule } from '../kernel/workbench.ts';
import { type Assignment, type Completion, type Preparation, type Report, toWire } from './child-message.ts';

const PROGRESS_EVERY_MS = 250;

const report = (message: Report, then?: () => void): void => {
  process.send?.(message, undefined, undefined, then);
};

async function work(task: Promise<TaskModule>, { input, dir }: Assignment, rest: Promise<Json>): Promise<Report> {
  let lastProgress = Number.NEGATIVE_INFINITY;
  const progress = (part: number): void => {
    const now = performance.now();
    if (now - lastProgress < PROGRESS_EVERY_MS) return;
    lastProgress = now;
    report({ progress: part });
  };
  try {
    process.chdir(dir);
    Object.assign(env, { HOME: dir, TMPDIR: dir });
    return { output: await (await task).default(input, { dir, progress }, rest) };
  } catch (error) {
    return { error: toWire(error) };
  }
}

process.on('disconnect', () => process.exit(1));

const messages = on(process, 'message');
const next = async <Message>(): Promise<Message> => (await messages.next()).value![0];

const { module, early } = await next<Preparation>();
const task: Promise<TaskModule> = import(module);
// What was compiled is kept now: a child that has worked is ended without a chance to.
if (early) {
  task
    .then(({ warmUp }) => warmUp?.())
    .then(flushCompileCache)
    .catch(() => {});
}
// Told once there is an assignment to fail.
task.catch(() => {});
const assignment = await next<Assignment>();
const rest = next<Completion>().then((completion) => completion.rest);
const outcome = await work(task, assignment, rest);
// Left by exit once the answer is out: an open handle of a library must not keep the place.
report(outcome, () => process.exit(0));
