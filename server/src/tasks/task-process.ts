// Runs a task in a confined child process and watches it until it has answered, crashed or gone over a limit.
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
import { reportOf } from './process-report.ts';
import { ADMITTED, FOLDERS_FD } from './sandbox.ts';

const MEMORY_EVERY_MS = 200;
const SAID_LIMIT = 4_000;

export interface TaskProcessOptions {
  /** 0 (as this process) to 19: how far behind this process's own work the child stands in line for the CPU. */
  nice: number;
  confinement: Confinement;
}

export interface RunInProcess {
  /** The child's working directory, and the only folder that it can write or, but for code, read. */
  dir: string;
  signal: AbortSignal;
  /** What of the input comes later. The child works until it needs that, and is ended where there will be none. */
  rest?: Promise<Json>;
  onProgress(part: number): void;
}

/** A child with the limits of its first task; its CPU seconds are those of its whole life. */
export interface TaskProcess {
  /** Whether it has answered and can be given more: its task is warm, and half of its CPU seconds and memory are left. */
  free(): boolean;
  /**
   * Once, and again whenever it is free. Throws what the task threw, `ChildCrash` where the child ended without an answer, the signal's reason
   * where it was aborted, what `rest` threw.
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
  // Its own process group, so that one kill reaches whatever it started, and a terminal's Ctrl-C leaves the draining to us.
  const taskProcess = spawn(program, args, {
    cwd: '/',
    env: processEnvironment(confinement.cacheDir),
    // Not Node's own channel: a line on it that is no JSON is an error in the middle of this process.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', ...(confinement.view ? (['pipe'] as const) : [])],
    detached: true,
  });

  let said = '';
  let failedToStart: string | undefined;
  let report: Outcome | undefined;
  let free = false;
  let keeps = false;
  let onAnswer: () => void = () => {};
  let onProgress: (part: number) => void = () => {};
  let onLoaded: () => void = () => {};

  let gone = false;
  const kill = (): void => {
    free = false;
    // Its number may be another's by now.
    if (gone || taskProcess.pid === undefined) return;
    try {
      process.kill(-taskProcess.pid, 'SIGKILL');
    } catch {
      // It went by itself in the meantime.
    }
  };
  const listen = (chunk: Buffer): void => {
    said = (said + chunk.toString('utf8')).slice(-SAID_LIMIT);
  };

  taskProcess.stdout?.on('data', listen);
  taskProcess.stderr?.on('data', listen);
  const channel = taskProcess.stdio[CHANNEL_FD] as Duplex;
  let connected = true;
  let garbled = false;
  const refuse = (): void => {
    garbled = true;
    kill();
  };
  readMessages(channel, {
    onMessage(message) {
      const told = reportOf(message);
      if (told === undefined) return refuse();
      if ('progress' in told) return onProgress(told.progress);
      if ('loaded' in told) return onLoaded();
      report = told;
      // It leaves when its answer has been heard: what a process wrote right before its end may be lost with it.
      if (!keeps || 'error' in told) channel.end();
      if ('output' in told) onAnswer();
    },
    onFault: refuse,
  });
  // Written to a child that is already gone; its exit tells that better.
  channel.on('error', () => {});
  const neverStarted = new Promise<void>((then) => {
    taskProcess.on('error', (error) => {
      if (taskProcess.pid !== undefined) return;
      failedToStart = error.message;
      then();
    });
  });
  // Whatever it started goes with it; until then its pipes stay open and `close` does not come.
  taskProcess.on('exit', () => {
    kill();
    gone = true;
  });
  // Both: `close` alone may come before the last message was read.
  const closed = new Promise<[number | null, NodeJS.Signals | null]>((then) => {
    taskProcess.once('close', (code, by) => then([code, by]));
  });
  const silent = new Promise<void>((then) =>
    channel.once('close', () => {
      connected = false;
      then();
    }),
  );

  const send = (message: Assignment | Order | Completion): void => writeMessage(channel, message);
  const folders = taskProcess.stdio[FOLDERS_FD];
  // Told by the child's exit.
  folders?.on('error', () => {});
  /** Lets the child into a folder. Where that fails, its sandbox has written the reason. */
  const admit = async (dir: string): Promise<boolean> => {
    if (!(folders instanceof Duplex)) return true;
    const answer = new Promise<Buffer>((then) => folders.once('data', then));
    folders.write(`${dir}\n`);
    return (await answer).includes(ADMITTED);
  };

  return {
    free: () => free && connected && taskProcess.exitCode === null && taskProcess.signalCode === null,
    kill,

    async run<Input extends Json, Output extends Json, Rest extends Json>(
      { module, limits: { memoryMb, wallSeconds }, ...task }: Task<Input, Output, Rest>,
      input: Input,
      { dir, signal, rest = Promise.resolve(null), onProgress: tell }: RunInProcess,
    ) {
      const warm = task.warm !== undefined;
      keeps = warm;
      free = false;
      said = '';
      if (signal.aborted) kill();
      signal.throwIfAborted();
      onProgress = tell;
      const answered = new Promise<void>((then) => {
        if (warm) onAnswer = then;
      });
      let killedFor: CrashCause | undefined;
      const over = (cause: CrashCause): void => {
        killedFor ??= cause;
        kill();
      };
      let [whole, done] = [false, false];
      const memory = setInterval(async () => {
        const bytes = taskProcess.pid === undefined ? undefined : await residentBytes(taskProcess.pid);
        if (!done && bytes !== undefined && bytes > memoryMb * 1024 * 1024) over('memory');
      }, MEMORY_EVERY_MS);
      signal.addEventListener('abort', kill, { once: true });
      const loaded = new Promise<void>((then) => {
        onLoaded = then;
      });
      send({ module: module.href, warm, dir });
      const begun = loaded.then(async () => {
        if (await admit(dir)) send({ input });
        else over('start');
      });
      let wall: NodeJS.Timeout | undefined;
      let lacking: { error: unknown } | undefined;
      rest.then(
        (answer) => {
          if (done || !connected) return;
          whole = true;
          wall = setTimeout(() => over('wall'), wallSeconds * 1000);
          void begun.then(() => send({ rest: answer }));
        },
        (error) => {
          if (done) return;
          lacking = { error };
          kill();
        },
      );
      try {
        const end = await Promise.race([
          neverStarted.then(() => 'never' as const),
          answered,
          Promise.all([closed, silent]),
        ]);
        if (end === 'never') throw new ProcessCrash('start', failedToStart ?? 'The child did not start.');
        signal.throwIfAborted();
        if (lacking) throw lacking.error;
        if (garbled) throw new ProcessCrash('channel', 'The child wrote what is no message.', said);
        if (report !== undefined) {
          if ('error' in report) throw fromWire(report.error);
          free = warm && whole && report.cpuSeconds < limits.cpuSeconds / 2 && report.memoryMb < limits.memoryMb / 2;
          return report.output as Output;
        }
        const [code, signalled] = end![0];
        const by = signalled ?? signalOf(code);
        const cause = killedFor ?? (by === 'SIGXCPU' ? 'cpu' : by === undefined ? 'exit' : 'signal');
        const name = module.pathname.split('/').at(-1);
        throw new ProcessCrash(cause, `${name} ended without an answer: ${cause} (${by ?? `exit ${code}`}).`, said);
      } finally {
        done = true;
        report = undefined;
        clearTimeout(wall);
        clearInterval(memory);
        signal.removeEventListener('abort', kill);
      }
    },
  };
}
