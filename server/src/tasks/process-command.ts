// The command line of a task process: with limits, and in a sandbox if the system allows one.
import { fileURLToPath } from 'node:url';
import type { TaskLimits } from '@greenroom/engine-kit/step-context';
import type { Confinement } from './confinement.ts';
import { sandboxScript } from './sandbox.ts';

const MAIN = fileURLToPath(new URL('./process-main.ts', import.meta.url));

export interface CommandOptions {
  limits: TaskLimits;
  nice: number;
  confinement: Confinement;
}

export function processCommand({ limits, nice, confinement }: CommandOptions): [string, ...string[]] {
  const { view, wrappers } = confinement;
  const set = limitCommands(limits);
  const script = view ? sandboxScript({ view, limits: set }) : `set -e\n${set}\nexec "$@"`;
  const node = [
    process.execPath,
    `--max-old-space-size=${limits.memoryMb}`,
    '--expose-gc',
    '--disable-warning=ExperimentalWarning',
    MAIN,
  ];
  // Set by the command itself: a priority set later would miss processes that were forked before.
  const priority = nice === 0 ? [] : ['nice', '-n', String(nice)];
  const [program = '/bin/sh', ...rest] = [...priority, ...wrappers, '/bin/sh', '-c', script, 'sh', ...node];
  return [program, ...rest];
}

/** `ulimit` measures files in blocks of 512 bytes. A soft CPU limit below the hard one sends SIGXCPU, which names the cause. */
const limitCommands = ({ cpuSeconds, fileMb }: TaskLimits): string => `ulimit -c 0
ulimit -S -t ${cpuSeconds}
ulimit -H -t ${cpuSeconds + 2}
ulimit -f ${fileMb * 2048}`;
