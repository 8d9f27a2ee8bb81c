// The faults that a round can have. Each ends healed: what it stopped runs again.
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Deployment, Process } from './deployment.ts';
import type { Random } from './random.ts';

export interface Fault {
  name: string;
  run(deployment: Deployment, random: Random): Promise<void>;
}

const anyProcess = ({ apis, workers }: Deployment, random: Random): Process => random.pick([...apis, ...workers]);

/** Shorter and longer than a lease lasts without a heartbeat. */
const freezeMs = (random: Random): number => random.pick([500, 4_000, 16_000]);

async function killAndReplace(deployment: Deployment, process: Process): Promise<void> {
  await process.member.end('SIGKILL');
  await deployment.replace(process);
}

const CLOCK = fileURLToPath(new URL('../preload/clock.ts', import.meta.url));

async function restartWithWrongClock(deployment: Deployment, process: Process, offsetMs: number): Promise<void> {
  await process.member.end('SIGTERM');
  await deployment.replace(process, { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_OFFSET_MS: String(offsetMs) });
}

async function freeze(target: Process, ms: number): Promise<void> {
  process.kill(-target.member.pid, 'SIGSTOP');
  await sleep(ms);
  process.kill(-target.member.pid, 'SIGCONT');
}

/** A statement of which the next is cut off, in any transaction. */
const STATEMENTS = ['commit', 'begin', 'insert into ledger_transfers', 'update jobs', 'insert into job_steps'];

export const faults: readonly Fault[] = [
  { name: 'kill a worker', run: (all, random) => killAndReplace(all, random.pick(all.workers)) },
  { name: 'kill an API process', run: (all, random) => killAndReplace(all, random.pick(all.apis)) },
  {
    name: 'kill all workers',
    run: async (all) => void (await Promise.all(all.workers.map((worker) => killAndReplace(all, worker)))),
  },
  { name: 'freeze a worker', run: (all, random) => freeze(random.pick(all.workers), freezeMs(random)) },
  { name: 'freeze an API process', run: (all, random) => freeze(random.pick(all.apis), freezeMs(random)) },
  {
    name: 'set the clock of a process wrong',
    run: (all, random) =>
      restartWithWrongClock(all, anyProcess(all, random), random.pick([-86_400_000, -60_000, 60_000, 86_400_000])),
  },
  { name: 'restart the database', run: (all) => all.restartDatabase('SIGINT') },
  { name: 'crash the database', run: (all) => all.restartDatabase('SIGQUIT') },
  {
    name: 'cut a process off from the database',
    async run(all, random) {
      const { proxy } = anyProcess(all, random);
      proxy.stall();
      await sleep(freezeMs(random));
      proxy.resume();
    },
  },
  {
    name: 'lose a statement',
    async run(all, random) {
      anyProcess(all, random).proxy.breakAt(random.pick(STATEMENTS), { arrives: false });
      await sleep(2_000);
    },
  },
  {
    name: 'lose the response to a statement',
    async run(all, random) {
      anyProcess(all, random).proxy.breakAt(random.pick(STATEMENTS), { arrives: true });
      await sleep(2_000);
    },
  },
  {
    name: 'refuse to store files',
    async run({ fleet: { dataDir } }) {
      const incoming = join(dataDir, 'objects', '.incoming');
      await rename(incoming, `${incoming}-gone`);
      await sleep(2_000);
      await rename(`${incoming}-gone`, incoming);
    },
  },
  {
    name: 'kill task processes',
    async run({ workers }, random) {
      const worker = random.pick(workers);
      for (let tried = 0; tried < 5; tried++) {
        for (const pid of await childrenOf(worker.member.pid)) process.kill(pid, 'SIGKILL');
        await sleep(300);
      }
    },
  },
];

async function childrenOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (child) => {
      const status = await readFile(`/proc/${child}/stat`, 'utf8').catch(() => '');
      // The name of the program, in parentheses, may contain spaces.
      return { child, parent: Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) };
    }),
  );
  return parents.filter(({ parent }) => parent === pid).map(({ child }) => child);
}
