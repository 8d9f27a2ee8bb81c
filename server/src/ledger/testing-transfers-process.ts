// A process that tests kill: it moves one client's credits in a loop, or pauses inside a transaction.
import { randomUUID } from 'node:crypto';
import { openDb, timeLimits } from '../db/db.ts';
import { grant } from './grants.ts';
import { closeHold, hold } from './holds.ts';

const [url = '', client = '', mode = ''] = process.argv.slice(2);
const { db } = openDb(url, { max: 4, limits: timeLimits.maintenance, onError: () => undefined });

if (mode === 'pause') {
  await db.transaction().execute(async (tx) => {
    await hold(tx, { order: 'half done', client, amount: 40 });
    await closeHold(tx, 'open', 15);
    process.stdout.write('paused\n');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
}

async function moveCredits(): Promise<never> {
  for (;;) {
    const order = randomUUID();
    await db.transaction().execute((tx) => hold(tx, { order, client, amount: 10 }));
    await db.transaction().execute(async (tx) => {
      await closeHold(tx, order, 4);
      await grant(tx, { client, amount: 5, key: order, reason: 'test' });
    });
    process.stdout.write('.');
  }
}

await Promise.all([moveCredits(), moveCredits(), moveCredits()]);
