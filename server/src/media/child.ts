// Runs one task in a fresh, confined child process and watches it until it has answered, crashed or gone over a limit.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Json } from '../kernel/json.ts';
import type { Task } from '../kernel/workbench.ts';
import { childCommand, childEnvironment } from './child-command.ts';
import { ChildCrash, type CrashCause } from './child-crash.ts';
import { residentBytes } from './child-memory.ts';
import { type Assignment, fromWire, type Report } from './child-message.ts';

const MEMORY_EVERY_MS = 200;
const SAID_LIMIT = 4_000;

export interface ChildOptions {
  /** The child's working directory and the only place it is told of. */
  dir: string;
  signal: AbortSignal;
  /** 0 (as this process) to 19: how far behind this process's own work the child stands in line for the CPU. */
  nice: number;
  /** From `probeConfinement`. */
  wrappers: readonly string[];
  /** Where compiled modules are kept between children; saves about half of a child's start. */
  cacheDir: string | undefined;
  onProgress(part: number): void;
}

/** Throws what the task threw, `ChildCrash` where the child ended without an answer, the signal's reason where it was aborted. */
export function runInChild<Input extends Json, Output extends Json>(
  task: Task<Input, Output>,
  input: Input,
  { dir, signal, nice, wrappers, cacheDir, onProgress }: ChildOptions,
): Promise<Output> {
  const { promise, resolve, reject } = Promise.withResolvers<Output>();
  if (signal.aborted) {
    reject(signal.reason);
    return promise;
  }
  const { limits, module } = task;
  const [program, ...args] = childCommand(limits, wrappers);
  // Its own process group, so that one kill reaches whatever it started, and a terminal's Ctrl-C leaves the draining to us.
  const child = spawn(program, args, {
    cwd: dir,
    env: childEnvironment(dir, cacheDir),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });

  let said = '';
  let killedFor: CrashCause | undefined;
  let report: Exclude<Report, { progress: number }> | undefined;

  const kill = (cause?: CrashCause): void => {
    killedFor ??= cause;
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It went by itself in the meantime.
    }
  };
  const onAbort = (): void => kill();
  const listen = (chunk: Buffer): void => {
    said = (said + chunk.toString('utf8')).slice(-SAID_LIMIT);
  };

  const wall = setTimeout(() => kill('wall'), limits.wallSeconds * 1000);
  const memory = setInterval(async () => {
    const bytes = child.pid === undefined ? undefined : await residentBytes(child.pid);
    if (bytes !== undefined && bytes > limits.memoryMb * 1024 * 1024) kill('memory');
  }, MEMORY_EVERY_MS);
  signal.addEventListener('abort', onAbort, { once: true });

  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  child.on('message', (message: Report) => {
    if ('progress' in message) onProgress(message.progress);
    else report = message;
  });
  child.on('error', (error) => {
    // Also raised by a message to a child that is already gone; its exit tells that better.
    if (child.pid === undefined) settle(() => reject(new ChildCrash('start', error.message)));
  });
  // Whatever it started goes with it; until then its pipes stay open and `close` does not come.
  child.on('exit', () => kill());
  // Both: `close` alone may come before the last message was read.
  const closed = new Promise<[number | null, NodeJS.Signals | null]>((then) => {
    child.once('close', (code, by) => then([code, by]));
  });
  const silent = new Promise<void>((then) => child.once('disconnect', then));
  Promise.all([closed, silent]).then(([[code, by]]) => settle(() => conclude(code, by)));

  const settle = (conclusion: () => void): void => {
    clearTimeout(wall);
    clearInterval(memory);
    signal.removeEventListener('abort', onAbort);
    conclusion();
  };

  const conclude = (code: number | null, by: NodeJS.Signals | null): void => {
    if (signal.aborted) reject(signal.reason);
    else if (report === undefined) reject(crash(code, by));
    else if ('output' in report) resolve(report.output as Output);
    else reject(fromWire(report.error));
  };

  const crash = (code: number | null, by: NodeJS.Signals | null): ChildCrash => {
    const cause = killedFor ?? (by === 'SIGXCPU' ? 'cpu' : by === null ? 'exit' : 'signal');
    const name = module.pathname.split('/').at(-1);
    return new ChildCrash(cause, `${name} ended without an answer: ${cause} (${by ?? `exit ${code}`}).`, said);
  };

  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, nice);
    } catch {
      // Gone already, or the system forbids it: it then competes as an equal.
    }
  }
  const assignment: Assignment = { module: module.href, input, dir };
  child.send(assignment, () => {});
  return promise;
}
