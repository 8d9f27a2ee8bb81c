// Runs tasks in one confined process and watches it until the task ends, crashes or exceeds a limit.
import { spawn } from 'node:child_process';
import { Duplex } from 'node:stream';
import type { Json } from '@greenroom/engine-kit/json';
import type { Task, TaskLimits } from '@greenroom/engine-kit/step-context';
import type { Confinement } from './confinement.ts';
import { CHANNEL_FD, readMessages, writeMessage } from './process-channel.ts';
import { processCommand } from './process-command.ts';
import { type CrashCause, ProcessCrash, signalOf } from './process-crash.ts';
import { processEnvironment } from './process-environment.ts';
import { residentBytes } from './process-memory.ts';
import { type Assignment, type Completion, fromWire, type Order, type Outcome } from './process-message.ts';
import { parseReport } from './process-report.ts';
import { ADMITTED, FOLDERS_FD } from './sandbox.ts';

const MEMORY_EVERY_MS = 200;
const MAX_OUTPUT_CHARACTERS = 4_000;

export interface TaskProcessOptions {
  /** The CPU priority below this process: 0 (the same) to 19. */
  nice: number;
  confinement: Confinement;
}

export interface RunInProcess {
  /** The working directory of the process: the only folder that it can write and, except for code, read. */
  dir: string;
  signal: AbortSignal;
  /** The part of the input that arrives later. The process is killed if it rejects. */
  rest?: Promise<Json>;
  onProgress(part: number): void;
}

/** A process with the limits of its first task; its CPU seconds are those of its whole lifetime. */
export interface TaskProcess {
  /** Whether it can run another task: its last one succeeded and is warm, and half of its CPU seconds and memory are left. */
  isReusable(): boolean;
  /**
   * Runs the first task, or another one while it is reusable. Throws what the task threw, `ProcessCrash` if the process ended without a
   * result, the signal's reason after an abort, or what `rest` threw.
   */
  run<Input extends Json, Output extends Json, Rest extends Json>(
    task: Task<Input, Output, Rest>,
    input: Input,
    options: RunInProcess,
  ): Promise<Output>;
  kill(): void;
}

export function startTaskProcess(limits: TaskLimits, { nice, confinement }: TaskProcessOptions): TaskProcess {
  const [program, ...args] = processCommand({ limits, nice, confinement });
  // A process group of its own, so that one kill reaches all descendants, and a terminal's Ctrl-C reaches only the service.
  const taskProcess = spawn(program, args, {
    cwd: '/',
    env: processEnvironment(confinement.cacheDir),
    // Not Node's own channel: an invalid line on it throws inside this process.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', ...(confinement.view ? (['pipe'] as const) : [])],
    detached: true,
  });

  let output = '';
  let failedToStart: string | undefined;
  let report: Outcome | undefined;
  let reusable = false;
  let staysOpen = false;
  let onResult: () => void = () => {};
  let onProgress: (part: number) => void = () => {};
  let onLoaded: () => void = () => {};

  let exited = false;
  const kill = (): void => {
    reusable = false;
    // Another process may have its id by now.
    if (exited || taskProcess.pid === undefined) return;
    try {
      process.kill(-taskProcess.pid, 'SIGKILL');
    } catch {
      // It has exited in the meantime.
    }
  };
  const listen = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-MAX_OUTPUT_CHARACTERS);
  };

  taskProcess.stdout?.on('data', listen);
  taskProcess.stderr?.on('data', listen);
  const channel = taskProcess.stdio[CHANNEL_FD] as Duplex;
  let connected = true;
  let invalidMessage = false;
  const rejectMessage = (): void => {
    invalidMessage = true;
    kill();
  };
  readMessages(channel, {
    onMessage(message) {
      const received = parseReport(message);
      if (received === undefined) return rejectMessage();
      if ('progress' in received) return onProgress(received.progress);
      if ('loaded' in received) return onLoaded();
      report = received;
      // The process exits once its outcome was read: what a process writes right before it exits may be lost.
      if (!staysOpen || 'error' in received) channel.end();
      if ('output' in received) onResult();
    },
    onFault: rejectMessage,
  });
  // A write to a process that has exited; its exit is handled below.
  channel.on('error', () => {});
  const neverStarted = new Promise<void>((resolve) => {
    taskProcess.on('error', (error) => {
      if (taskProcess.pid !== undefined) return;
      failedToStart = error.message;
      resolve();
    });
  });
  // Also kills its descendants: until then, its pipes stay open and `close` is not emitted.
  taskProcess.on('exit', () => {
    kill();
    exited = true;
  });
  // Both are awaited: `close` may be emitted before the last message was read.
  const closed = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    taskProcess.once('close', (code, by) => resolve([code, by]));
  });
  const channelClosed = new Promise<void>((resolve) =>
    channel.once('close', () => {
      connected = false;
      resolve();
    }),
  );

  const send = (message: Assignment | Order | Completion): void => writeMessage(channel, message);
  const folders = taskProcess.stdio[FOLDERS_FD];
  // The exit of the process is handled above.
  folders?.on('error', () => {});
  /** Mounts a folder in the sandbox. Where that fails, the sandbox has written the reason to stderr. */
  const mountFolder = async (dir: string): Promise<boolean> => {
    if (!(folders instanceof Duplex)) return true;
    const response = new Promise<Buffer>((resolve) => folders.once('data', resolve));
    folders.write(`${dir}\n`);
    return (await response).includes(ADMITTED);
  };

  return {
    isReusable: () => reusable && connected && taskProcess.exitCode === null && taskProcess.signalCode === null,
    kill,

    async run<Input extends Json, Output extends Json, Rest extends Json>(
      { module, limits: { memoryMb, timeoutSeconds }, ...task }: Task<Input, Output, Rest>,
      input: Input,
      { dir, signal, rest = Promise.resolve(null), onProgress: showProgress }: RunInProcess,
    ) {
      const warm = task.warm !== undefined;
      staysOpen = warm;
      reusable = false;
      output = '';
      if (signal.aborted) kill();
      signal.throwIfAborted();
      onProgress = showProgress;
      const finished = new Promise<void>((resolve) => {
        if (warm) onResult = resolve;
      });
      let killedFor: CrashCause | undefined;
      const killFor = (cause: CrashCause): void => {
        killedFor ??= cause;
        kill();
      };
      let [inputComplete, done] = [false, false];
      const memory = setInterval(async () => {
        const bytes = taskProcess.pid === undefined ? undefined : await residentBytes(taskProcess.pid);
        if (!done && bytes !== undefined && bytes > memoryMb * 1024 * 1024) killFor('memory');
      }, MEMORY_EVERY_MS);
      signal.addEventListener('abort', kill, { once: true });
      const loaded = new Promise<void>((resolve) => {
        onLoaded = resolve;
      });
      send({ module: module.href, warm, dir });
      const begun = loaded.then(async () => {
        if (await mountFolder(dir)) send({ input });
        else killFor('start');
      });
      let timeout: NodeJS.Timeout | undefined;
      let restFailure: { error: unknown } | undefined;
      rest.then(
        (arrived) => {
          if (done || !connected) return;
          inputComplete = true;
          timeout = setTimeout(() => killFor('timeout'), timeoutSeconds * 1000);
          void begun.then(() => send({ rest: arrived }));
        },
        (error) => {
          if (done) return;
          restFailure = { error };
          kill();
        },
      );
      try {
        const end = await Promise.race([
          neverStarted.then(() => 'never' as const),
          finished,
          Promise.all([closed, channelClosed]),
        ]);
        if (end === 'never') throw new ProcessCrash('start', failedToStart ?? 'The process did not start.');
        signal.throwIfAborted();
        if (restFailure) throw restFailure.error;
        if (invalidMessage) throw new ProcessCrash('channel', 'The process sent an invalid message.', output);
        if (report !== undefined) {
          if ('error' in report) throw fromWire(report.error);
          reusable =
            warm && inputComplete && report.cpuSeconds < limits.cpuSeconds / 2 && report.memoryMb < limits.memoryMb / 2;
          return report.output as Output;
        }
        const [code, signalled] = end![0];
        const by = signalled ?? signalOf(code);
        const cause = killedFor ?? (by === 'SIGXCPU' ? 'cpu' : by === undefined ? 'exit' : 'signal');
        const name = module.pathname.split('/').at(-1);
        throw new ProcessCrash(cause, `${name} ended without a result: ${cause} (${by ?? `exit ${code}`}).`, output);
      } finally {
        done = true;
        report = undefined;
        clearTimeout(timeout);
        clearInterval(memory);
        signal.removeEventListener('abort', kill);
      }
    },
  };
}
