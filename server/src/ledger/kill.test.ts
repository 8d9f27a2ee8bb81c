// Processes killed in the middle of moving credits.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { balance } from './balance.ts';
import { grant } from './grants.ts';
import { closeHold, hold } from './holds.ts';
import { openHolds, openTestLedger } from './testing.ts';
import { verifyLedger } from './verify.ts';

const { db, url, close, atomically, clientWith } = await openTestLedger();
afterAll(close);

function startVictim(client: string, mode: 'stand' | 'run'): ChildProcess {
  const program = new URL('./killed-process.ts', import.meta.url).pathname;
  return spawn(process.execPath, [program, url, client, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function kill(victim: ChildProcess): Promise<void> {
  victim.kill('SIGKILL');
  await once(victim, 'exit');
}

test('a process killed between the statements of a transaction has moved nothing and keeps nothing locked', async () => {
  const client = await clientWith(100);
  await atomically((tx) => hold(tx, { order: 'open', client, amount: 20 }));
  const victim = startVictim(client, 'stand');
  await once(victim.stdout!, 'data');
  await kill(victim);
  expect(await balance(db, client)).toEqual({ balance: 80, base: 100, spentLifetime: 0 });
  expect(await atomically((tx) => closeHold(tx, 'half done', 0))).toBeUndefined();
  expect(await atomically((tx) => closeHold(tx, 'open', 20))).toMatchObject({ charged: 20 });
  expect(await verifyLedger(db, openHolds)).toMatchObject({ ok: true });
});

test('processes killed at any moment leave books that add up', async () => {
  for (const afterMs of [3, 40, 90]) {
    const client = await clientWith(500);
    const victim = startVictim(client, 'run');
    await once(victim.stdout!, 'data');
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await kill(victim);
    // The server may still be finishing what the dead process sent last.
    await atomically((tx) => grant(tx, { client, amount: 1, key: `after ${client}`, reason: 'test' }));
    expect(await verifyLedger(db, openHolds)).toMatchObject({ ok: true, problems: [] });
  }
});
