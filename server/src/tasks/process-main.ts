// The entry of a task process: receives an assignment, runs its task, reports the outcome, and exits or waits for the next one.
import { EventEmitter, on } from 'node:events';
import { flushCompileCache } from 'node:module';
import { Socket } from 'node:net';
import { env } from 'node:process';
import { COLLECT_GARBAGE_AFTER_MS, collectGarbage } from '@greenroom/engine-kit/collect-garbage';
import type { TaskModule } from '@greenroom/engine-kit/step-context';
import { closeInherited } from './inherited-descriptors.ts';
import { CHANNEL_FD, readMessages, writeMessage } from './process-channel.ts';
import { type Assignment, type Completion, type Order, type Outcome, type Report, toWire } from './process-message.ts';

const PROGRESS_EVERY_MS = 250;

const channel = new Socket({ fd: CHANNEL_FD, readable: true, writable: true });

const report = (message: Report): void => writeMessage(channel, message);

async function work({ module, dir }: Assignment): Promise<Outcome> {
  let lastProgress = Number.NEGATIVE_INFINITY;
  const progress = (part: number): void => {
    const now = performance.now();
    if (now - lastProgress < PROGRESS_EVERY_MS) return;
    lastProgress = now;
    report({ progress: part });
  };
  try {
    Object.assign(env, { HOME: dir, TMPDIR: dir });
    const { default: task }: TaskModule = await import(module);
    // The cache is read-only from the order on.
    flushCompileCache();
    const ordered = next<Order>();
    const rest = next<Completion>().then((completion) => completion.rest);
    report({ loaded: true });
    const { input } = await ordered;
    process.chdir(dir);
    const output = await task(input, { dir, progress }, rest);
    const { user, system } = process.cpuUsage();
    return { output, cpuSeconds: (user + system) / 1e6, memoryMb: process.memoryUsage.rss() / 2 ** 20 };
  } catch (error) {
    return { error: toWire(error) };
  }
}

closeInherited();
const received = new EventEmitter();
const messages = on(received, 'message');
readMessages(channel, {
  onMessage: (message) => received.emit('message', message),
  onFault: () => process.exit(1),
});
channel.on('close', () => process.exit(1)).on('error', () => process.exit(1));

const next = async <Message>(): Promise<Message> => (await messages.next()).value![0];

let idle: NodeJS.Timeout | undefined;
for (;;) {
  const assignment = await next<Assignment>();
  clearTimeout(idle);
  const outcome = await work(assignment);
  report(outcome);
  // The service closes the channel when it has read the outcome, which ends this process: an open handle of a library must not keep the slot.
  if (!assignment.warm || 'error' in outcome) break;
  process.chdir('/');
  idle = setTimeout(collectGarbage, COLLECT_GARBAGE_AFTER_MS);
}
