// Tests processes that are killed while they move credits.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { balance } from './balance.ts';
import { grant } from './grants.ts';
import { closeHold, hold } from './holds.ts';
import { listOpenHolds, openTestLedger } from './testing.ts';
import { verifyLedger } from './verify.ts';

const { db, url, close, atomically, clientWith } = await openTestLedger();
afterAll(close);

function startProcess(client: string, mode: 'pause' | 'run'): ChildProcess {
  const program = new URL('./testing-transfers-process.ts', import.meta.url).pathname;
  return spawn(process.execPath, [program, url, client, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a process killed inside a transaction has moved nothing and keeps no lock', async () => {
  const client = await clientWith(100);
  await atomically((tx) => hold(tx, { order: 'open', client, amount: 20 }));
  const child = startProcess(client, 'pause');
  await once(child.stdout!, 'data');
  await kill(child);
  expect(await balance(db, client)).toEqual({ balance: 80, base: 100, spentLifetime: 0 });
  expect(await atomically((tx) => closeHold(tx, 'half done', 0))).toBeUndefined();
  expect(await atomically((tx) => closeHold(tx, 'open', 20))).toMatchObject({ charged: 20 });
  expect(await verifyLedger(db, listOpenHolds)).toMatchObject({ ok: true });
});

test('processes killed at any moment leave a consistent ledger', async () => {
  for (const afterMs of [3, 40, 90]) {
    const client = await clientWith(500);
    const child = startProcess(client, 'run');
    await once(child.stdout!, 'data');
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await kill(child);
    // The database may still be executing the last statement of the killed process.
    await atomically((tx) => grant(tx, { client, amount: 1, key: `after ${client}`, reason: 'test' }));
    expect(await verifyLedger(db, listOpenHolds)).toMatchObject({ ok: true, problems: [] });
  }
});
