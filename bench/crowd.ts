// Orders a hundred presenters at once: checks responses and charges, and measures memory.
import { readdir, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, createClient } from '@greenroom/sdk';
import { startService } from '../demo/service.ts';
import { memoryMbOf } from './processes.ts';

const CALLERS = 100;
const PRICE = 10;
const LOOK_EVERY_MS = 250;

/** Memory of the service, its task processes and its database, in MB. Shared memory counts once. */
async function memoryOf(pid: number, dataDir: string): Promise<{ all: number; processes: number }> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    processes.map(async (name) => {
      try {
        // Task processes and the database run in the data folder.
        const own = Number(name) === pid || (await readlink(`/proc/${name}/cwd`)).startsWith(dataDir);
        return own ? await memoryMbOf(Number(name)) : 0;
      } catch {
        // The process has ended, or belongs to another user.
        return 0;
      }
    }),
  );
  const sizes = found.filter((size) => size > 0);
  return { all: sizes.reduce((sum, size) => sum + size, 0), processes: sizes.length };
}

const service = await startService({ LOG_LEVEL: 'warn' });
try {
  const credits = CALLERS * PRICE;
  const { api_key } = await service.cli('client', 'create', '--name', 'crowd', '--credits', String(credits));
  const api = createClient({ baseUrl: service.baseUrl, apiKey: String(api_key) });
  const pid = service.child.pid!;
  const idle = await memoryOf(pid, service.dataDir);

  const peak = { all: 0, processes: 0 };
  let over = false;
  const watched = (async () => {
    while (!over) {
      const { all, processes } = await memoryOf(pid, service.dataDir);
      peak.all = Math.max(peak.all, all);
      peak.processes = Math.max(peak.processes, processes);
      await sleep(LOOK_EVERY_MS);
    }
  })();

  const startedAt = performance.now();
  const responses = await Promise.all(
    Array.from({ length: CALLERS }, (_, n) =>
      api.characters.create({ name: `Number ${n}`, description: `Presenter number ${n} of a crowd` }).then(
        () => '200',
        (error) =>
          error instanceof ApiError
            ? `${error.status}${error.retryAfterSeconds === undefined ? '' : ' with Retry-After'}`
            : 'no response',
      ),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  over = true;
  await watched;

  const made = responses.filter((response) => response === '200').length;
  const { characters } = await api.characters.list();
  const { credits_balance } = await api.usage.summary();
  const ledger = await service.cli('ledger', 'verify');
  for (const [response, group] of Map.groupBy(responses, (one) => one)) console.log(`${response}: ${group.length}`);
  console.log(`took ${seconds.toFixed(1)} s, ${(seconds / Math.max(made, 1)).toFixed(2)} s each`);
  console.log(`memory: ${idle.all.toFixed(0)} MB idle, ${peak.all.toFixed(0)} MB peak, in ${peak.processes} processes`);
  const lost = characters.length !== made || credits_balance !== credits - made * PRICE || ledger.ok !== true;
  const unexpected = responses.some((response) => response !== '200' && response !== '503 with Retry-After');
  console.log(lost || unexpected ? 'FAILED' : 'OK: nothing was lost, and only delivered presenters were charged');
  if (lost || unexpected) process.exitCode = 1;
} finally {
  await service.stop();
}
