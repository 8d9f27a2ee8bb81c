// Tries which confinement of task processes this machine allows.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { processEnvironment } from './process-environment.ts';
import { NAMESPACES, sandboxScript } from './sandbox.ts';
import { type SandboxView, sandboxView } from './sandbox-view.ts';

/** Without a sandbox: an empty network namespace has no interface, not even loopback. */
const NO_NETWORK = ['unshare', '--net', '--map-root-user'];
/** The kernel's parent-death signal also ends a process that is stuck in a loop. */
const DIES_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL'];

const PROBE_MS = 10_000;

export interface Confinement {
  dataDir: string | undefined;
  /** The cache of compiled modules; it saves about half of the start of a task process. */
  cacheDir: string | undefined;
  /** Undefined if the system allows no sandbox. */
  view: SandboxView | undefined;
  /** Programs that start one another, in this order. */
  wrappers: readonly string[];
  /** A warning for operators; undefined if the sandbox is complete. */
  warning: string | undefined;
}

/** Task processes must not read `dataDir`, except for `cacheDir`. */
export async function probeConfinement({
  dataDir,
  cacheDir,
}: {
  dataDir?: string | undefined;
  cacheDir?: string | undefined;
} = {}): Promise<Confinement> {
  try {
    const view = await probeSandbox(dataDir, cacheDir);
    return { dataDir, cacheDir, view, wrappers: [...DIES_WITH_PARENT, ...NAMESPACES], warning: undefined };
  } catch (error) {
    const wrappers: string[] = [];
    for (const wrapper of [NO_NETWORK, DIES_WITH_PARENT]) {
      const refused = await findError([...wrappers, ...wrapper, 'true']);
      if (refused === undefined) wrappers.push(...wrapper);
    }
    const network = wrappers.includes('unshare') ? '' : ' and have network access';
    const reason = error instanceof Error ? error.message : String(error);
    const warning = `Sandbox unavailable: task processes can read DATA_DIR${network}. See "Allow the sandbox" in docs/operations.md. Reason: ${reason}`;
    return { dataDir, cacheDir, view: undefined, wrappers, warning };
  }
}

/** The same confinement for a task that reads more folders and files. Throws if one of them contains `dataDir`. */
export async function withReads(confinement: Confinement, reads: readonly string[] = []): Promise<Confinement> {
  const { dataDir, cacheDir, view } = confinement;
  return view && reads.length > 0 ? { ...confinement, view: await sandboxView(dataDir, cacheDir, reads) } : confinement;
}

/** Starts Node.js in a sandbox after checking that nothing in it is writable. */
async function probeSandbox(dataDir: string | undefined, cacheDir: string | undefined): Promise<SandboxView> {
  if (process.platform !== 'linux') throw new Error('The sandbox requires Linux.');
  // The memory of a task process is measured through it, from outside of its PID namespace.
  if (!existsSync(`/proc/self/task/${process.pid}/children`)) throw new Error('The kernel lacks CONFIG_PROC_CHILDREN.');
  if (cacheDir !== undefined) await mkdir(cacheDir, { recursive: true });
  const view = await sandboxView(dataDir, cacheDir);
  const limits = [
    'for path in / /proc/sys/kernel/core_pattern "$@"; do',
    '  [ ! -w "$path" ] || { echo "$path is writable." >&2; exit 1; }',
    'done',
    'set -- "$1" --version',
  ].join('\n');
  const script = sandboxScript({ view, limits });
  const command = [...DIES_WITH_PARENT, ...NAMESPACES, 'sh', '-c', script, 'sh', process.execPath, ...view.readable];
  const failure = await findError(command);
  if (failure !== undefined) throw new Error(failure);
  return view;
}

/** Undefined if the command succeeds. */
const findError = ([program = '', ...args]: readonly string[]): Promise<string | undefined> =>
  new Promise((resolve) => {
    const taskProcess = spawn(program, args, {
      env: processEnvironment(undefined),
      stdio: ['ignore', 'ignore', 'pipe', 'ignore', 'ignore'],
      timeout: PROBE_MS,
    });
    let output = '';
    taskProcess.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    taskProcess.on('error', (error) => resolve(error.message));
    taskProcess.on('close', (code, signal) => {
      resolve(code === 0 ? undefined : output.trim().split('\n')[0] || `${program} ended with ${signal ?? code}.`);
    });
  });
