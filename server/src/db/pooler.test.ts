// A pooler that swallows notifications is found out by trying.
import { connect, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { losesNotifications } from './pooler.ts';
import { openTestDb } from './testing.ts';

const { url, close } = await openTestDb();
afterAll(close);

const NOTIFICATION_RESPONSE = 'A'.charCodeAt(0);

/** Forwards whole messages of the server's, but no notification: what a listening client meets behind a pooler in transaction mode. */
async function openPooler(target: URL) {
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let rest = Buffer.alloc(0);
    near.pipe(far);
    far.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      while (rest.length >= 5 && rest.length >= 1 + rest.readUInt32BE(1)) {
        const message = rest.subarray(0, 1 + rest.readUInt32BE(1));
        if (message[0] !== NOTIFICATION_RESPONSE) near.write(message);
        rest = rest.subarray(message.length);
      }
    });
    far.on('close', () => near.destroy());
    for (const socket of [near, far]) socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(target);
  address.port = String((server.address() as { port: number }).port);
  return { url: address.href, close: () => server.close() };
}

test('a direct connection loses none, one through such a pooler does', async () => {
  expect(await losesNotifications(url)).toBe(false);
  const pooler = await openPooler(new URL(url));
  expect(await losesNotifications(pooler.url)).toBe(true);
  pooler.close();
});
