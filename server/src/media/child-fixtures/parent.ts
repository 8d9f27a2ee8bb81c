// A process for tests: starts one child, tells its answer on standard output, and may be killed over it.
import { argv } from 'node:process';
import type { Json } from '../../kernel/json.ts';
import type { Task } from '../../kernel/workbench.ts';
import { startChild } from '../child.ts';
import { probeConfinement } from '../confinement.ts';

const [, , module = '', input = '', dir = ''] = argv;
const task: Task<Json, Json> = {
  module: new URL(module, import.meta.url),
  limits: { cpuSeconds: 10, wallSeconds: 20, memoryMb: 400, fileMb: 16 },
};

const answer = await startChild(task.limits, { nice: 0, confinement: await probeConfinement() }).run(
  task,
  JSON.parse(input),
  {
    dir,
    signal: new AbortController().signal,
    onProgress: () => {},
  },
);
console.log(JSON.stringify(answer));
