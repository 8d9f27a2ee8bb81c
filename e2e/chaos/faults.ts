// The faults that a round can have. Each ends healed: what it stopped runs again.
import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Deployment, descendantsOf, type Process, type Storage } from './deployment.ts';
import { OBJECT_FAULTS } from './object-service.ts';
import { type Random, randomFrom } from './random.ts';

export interface Fault {
  name: string;
  /** Only deployments with this storage have it. */
  storage?: Storage;
  /** Whether this machine can have it. Without this, all can. */
  isPossible?(deployment: Deployment): boolean;
  run(deployment: Deployment, random: Random): Promise<void>;
}

export interface PlannedFault {
  afterMs: number;
  fault: Fault;
  /** Its own, so that a fault does not change the ones after it. */
  random: Random;
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

const run = promisify(execFile);

/** The faults of a round. They depend on the seed only: a machine that cannot have one of them skips it. */
export function planFaults(storage: Storage, random: Random): PlannedFault[] {
  const those = faults.filter((fault) => fault.storage === undefined || fault.storage === storage);
  return Array.from({ length: random.whole(1, 3) }, () => ({
    afterMs: random.whole(200, 2_500),
    fault: random.pick(those),
    random: randomFrom(random.whole(0, 1_000_000_000)),
  }));
}

export const isPossible = (fault: Fault, deployment: Deployment): boolean => fault.isPossible?.(deployment) ?? true;

/** The names of faults that this machine cannot have. */
export const impossibleFaults = (deployment: Deployment): string[] =>
  faults.filter((fault) => !isPossible(fault, deployment)).map(({ name }) => name);

const faults: readonly Fault[] = [
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
    name: 'stop responding to a process at a statement',
    async run(all, random) {
      const { proxy } = anyProcess(all, random);
      proxy.breakAt(random.pick(STATEMENTS), { arrives: random.whole(0, 1) === 1, stalls: true });
      await sleep(freezeMs(random));
      proxy.resume();
    },
  },
  {
    name: 'kill a process inside a transaction',
    async run(all, random) {
      const process = anyProcess(all, random);
      await Promise.race([process.proxy.sends(random.pick(STATEMENTS)), sleep(5_000)]);
      await killAndReplace(all, process);
    },
  },
  {
    name: 'freeze a process inside a transaction',
    async run(all, random) {
      const process = anyProcess(all, random);
      await Promise.race([process.proxy.sends(random.pick(STATEMENTS)), sleep(5_000)]);
      await freeze(process, freezeMs(random));
    },
  },
  {
    name: 'let the clock of a process jump',
    isPossible: ({ apis }) => apis[0]?.setClock !== undefined,
    async run(all, random) {
      const { setClock } = anyProcess(all, random);
      await setClock?.(random.pick([-86_400, -60, 60, 86_400]));
      await sleep(freezeMs(random));
      await setClock?.(0);
    },
  },
  {
    name: 'fill the disk of the data folder',
    isPossible: ({ disks }) => disks.data.space !== undefined,
    async run({ disks: { data } }) {
      await data.space?.fill();
      await sleep(4_000);
      await data.space?.free();
    },
  },
  {
    name: 'fill the disk of the database',
    isPossible: ({ disks }) => disks.database.space !== undefined,
    async run({ disks: { database }, startDatabase }) {
      await database.space?.fill();
      await sleep(4_000);
      await database.space?.free();
      await startDatabase();
    },
  },
  ...OBJECT_FAULTS.map((fault) => ({
    name: `let the object service ${fault}`,
    storage: 's3' as const,
    async run({ objects }: Deployment, random: Random) {
      objects!.fault = fault;
      await sleep(random.pick([1_000, 4_000, 12_000]));
      objects!.fault = undefined;
    },
  })),
  {
    name: 'refuse to store files',
    storage: 'disk',
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
        for (const pid of await descendantsOf(worker.member.pid)) killIfAlive(pid);
        await sleep(300);
      }
    },
  },
  {
    name: 'let task processes run out of memory',
    async run({ workers }, random) {
      const worker = random.pick(workers);
      for (let tried = 0; tried < 5; tried++) {
        // From now on, each request for memory fails. A process that has ended meanwhile needs none.
        const refuse = async (pid: number) =>
          run('prlimit', ['--pid', String(pid), '--as=4096:']).catch(() => undefined);
        await Promise.all((await descendantsOf(worker.member.pid)).map(refuse));
        await sleep(300);
      }
    },
  },
];

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Its parent has ended, and it with it.
  }
}
