// The command line that starts a confined child: limits by the shell, no network and death with the parent where the system can.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TaskLimits } from '../kernel/workbench.ts';

const MAIN = fileURLToPath(new URL('./child-main.ts', import.meta.url));

// An empty network namespace has not even a loopback; the kernel's parent-death signal also ends a child that never yields.
const NO_NETWORK = ['unshare', '--net', '--map-root-user'];
const DIES_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL'];

/** Nothing is inherited: a child sees no secret of ours, whatever it is tricked into. */
export const childEnvironment = (cacheDir: string | undefined): NodeJS.ProcessEnv => ({
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

/** Which wrappers this machine allows, found out by running each once. */
export async function probeConfinement(): Promise<readonly string[]> {
  const wrappers: string[] = [];
  for (const wrapper of [NO_NETWORK, DIES_WITH_PARENT]) {
    if (await succeeds([...wrappers, ...wrapper, 'true'])) wrappers.push(...wrapper);
  }
  return wrappers;
}

/** `ulimit` counts files in blocks of 512 bytes; a soft CPU limit below the hard one makes it SIGXCPU, which names its cause. */
export function childCommand(limits: TaskLimits, wrappers: readonly string[]): [string, ...string[]] {
  const script = [
    'ulimit -c 0',
    `ulimit -S -t ${limits.cpuSeconds}`,
    `ulimit -H -t ${limits.cpuSeconds + 2}`,
    `ulimit -f ${limits.fileMb * 2048}`,
    'exec "$0" "$@"',
  ].join(' && ');
  const node = [
    process.execPath,
    `--max-old-space-size=${limits.memoryMb}`,
    '--expose-gc',
    '--disable-warning=ExperimentalWarning',
    MAIN,
  ];
  const [program = '/bin/sh', ...rest] = [...wrappers, '/bin/sh', '-c', script, ...node];
  return [program, ...rest];
}

const succeeds = ([program = '', ...args]: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(program, args, { timeout: 5_000 }, (error) => resolve(error === null));
  });
