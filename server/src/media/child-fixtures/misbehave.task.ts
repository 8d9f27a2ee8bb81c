// A task for tests: does what its input says, well or badly.
import { write, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineFailure } from '../../kernel/engine-failure.ts';
import { Problem } from '../../kernel/problem.ts';
import type { TaskRun } from '../../kernel/workbench.ts';

export type Behaviour =
  | { do: 'echo'; value: string }
  | { do: 'problem' | 'engine_failure' | 'bug' | 'crash' | 'exit' | 'memory' | 'cpu' | 'file' }
  | { do: 'environment' | 'network' | 'born' | 'leave' | 'left' }
  | { do: 'say'; line: string; times: number }
  | { do: 'spin' | 'sleep'; ms: number }
  | { do: 'leave_note'; name: string };

/** Of this process, over all that it was given. */
let works = 0;
let left: WeakRef<object> | undefined;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const said = (line: string): Promise<void> =>
  new Promise((then) => {
    write(3, line, (error) => (error?.code === 'EAGAIN' ? setTimeout(() => then(said(line)), 5) : then()));
  });

const run: TaskRun<Behaviour, string> = async (input, { dir, progress }) => {
  switch (input.do) {
    case 'echo':
      progress(0.5);
      return input.value;
    case 'problem':
      throw new Problem('unusable_media', 'No face was found.', { extras: { minimum: 3 }, cause: new Error('inside') });
    case 'engine_failure':
      throw new EngineFailure('quota', 'The provider is busy.');
    case 'bug':
      throw new TypeError('undefined is not a function');
    case 'crash':
      process.stderr.write('native library says goodbye\n');
      process.abort();
      break;
    case 'exit':
      process.exit(3);
      break;
    case 'memory': {
      const held: Uint8Array[] = [];
      for (;;) {
        held.push(new Uint8Array(8 << 20).fill(1));
        await sleep(5);
      }
    }
    case 'cpu':
      for (;;) Math.random();
    case 'file':
      writeFileSync(`${dir}/big`, new Uint8Array(3 << 20));
      return 'written';
    case 'environment':
      return JSON.stringify({ ...env, cwd: process.cwd() });
    case 'born':
      works += 1;
      return JSON.stringify({ at: performance.timeOrigin, works });
    case 'leave':
      left = new WeakRef({});
      return '';
    case 'left':
      return left?.deref() === undefined ? 'nothing' : 'something';
    case 'network':
      return new Promise((resolve) => {
        connect(53, '192.0.2.1').on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      });
    case 'say':
      // To the service, past everything that a task has for it.
      for (let time = 0; time < input.times; time++) await said(input.line);
      await sleep(5_000);
      return 'heard';
    case 'spin': {
      // CPU time, for on a busy machine that is less than passes.
      const end = cpuMs() + input.ms;
      while (cpuMs() < end) for (let i = 0; i < 1e6; i++) Math.random();
      return 'spun';
    }
    case 'sleep':
      await sleep(input.ms);
      return 'slept';
    case 'leave_note':
      writeFileSync(`${dir}/${input.name}`, String(process.pid));
      for (;;) Math.random();
  }
  return '';
};

export default run;
