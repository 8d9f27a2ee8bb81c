// A process for tests: starts one child that never yields, to be killed over it.
import type { Task } from '../../kernel/workbench.ts';
import { startChild } from '../child.ts';
import { probeConfinement } from '../child-command.ts';
import type { Behaviour } from './misbehave.task.ts';

const task: Task<Behaviour, string> = {
  module: new URL('./misbehave.task.ts', import.meta.url),
  limits: { cpuSeconds: 10, wallSeconds: 20, memoryMb: 400, fileMb: 16 },
};

await startChild(task.limits, { nice: 0, wrappers: await probeConfinement(), cacheDir: undefined }).run(
  task,
  { do: 'leave_note', name: 'orphan' },
  { dir: process.argv[2] ?? '', signal: new AbortController().signal, onProgress: () => {} },
);
