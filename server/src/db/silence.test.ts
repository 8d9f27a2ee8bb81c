// A server that was cut off without a word: the connection is given up once the answer is overdue.
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from './db.ts';
import { openTestDb } from './testing.ts';

const { url, close } = await openTestDb();
afterAll(close);

/** Forwards to the server until it is told to swallow everything, as a cable that was pulled. */
async function openCable(target: URL) {
  let cut = false;
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('data', (bytes) => cut || far.write(bytes));
    far.on('data', (bytes) => cut || near.write(bytes));
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(target);
  address.port = String((server.address() as { port: number }).port);
  return {
    url: address.href,
    cut: () => {
      cut = true;
    },
    mend: () => {
      cut = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('a query whose answer never comes ends as an outage, and its connection is replaced', async () => {
  const cable = await openCable(new URL(url));
  const limits = { ...timeLimits.service, statementMs: 200 };
  const opened = openDb(cable.url, { max: 1, limits, onError: () => undefined });
  await sql`select 1`.execute(opened.db);
  cable.cut();
  await expect(sql`select 2`.execute(opened.db)).rejects.toMatchObject({ name: 'Outage', outcomeUnknown: true });
  cable.mend();
  expect((await sql`select 3 as n`.execute(opened.db)).rows).toEqual([{ n: 3 }]);
  await opened.close();
  cable.close();
});
