// The command line that starts a task process: in a sandbox where the system allows one, always with limits.
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
  // Set here: a priority given from outside would miss what has been forked by then.
  const priority = nice === 0 ? [] : ['nice', '-n', String(nice)];
  const [program = '/bin/sh', ...rest] = [...priority, ...wrappers, '/bin/sh', '-c', script, 'sh', ...node];
  return [program, ...rest];
}

/** `ulimit` counts files in blocks of 512 bytes; a soft CPU limit below the hard one makes it SIGXCPU, which names its cause. */
const limitCommands = ({ cpuSeconds, fileMb }: TaskLimits): string => `ulimit -c 0
ulimit -S -t ${cpuSeconds}
ulimit -H -t ${cpuSeconds + 2}
ulimit -f ${fileMb * 2048}`;
