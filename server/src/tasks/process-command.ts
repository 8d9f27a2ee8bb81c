// The command line and the environment that start a child: in a sandbox where the system allows one, always with limits.
import { fileURLToPath } from 'node:url';
import type { TaskLimits } from '@greenroom/engine-kit/step-context';
import type { Confinement } from './confinement.ts';
import { sandboxScript } from './sandbox.ts';

const MAIN = fileURLToPath(new URL('./process-main.ts', import.meta.url));

/** Nothing is inherited. In its sandbox, which has no file of ours but the code, a child sees no secret of ours, whatever it is tricked into. */
export const processEnvironment = (cacheDir: string | undefined): NodeJS.ProcessEnv => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  // Large pictures go back to the system when they are done with. glibc would learn to keep them, in heaps full of holes: a child that had
  // made eight films held 370 MB instead of 250. Those of 480×854 (1.6 MB) and less are worth keeping: each costs 400 page faults anew.
  MALLOC_MMAP_THRESHOLD_: '1700000',
  // What one thread let go of another may have: filming scenes takes 20 MB less, and no longer, than with heaps for each thread.
  MALLOC_ARENA_MAX: '2',
  ...(cacheDir === undefined ? {} : { NODE_COMPILE_CACHE: cacheDir }),
});

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
