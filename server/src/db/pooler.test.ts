// A connection pooler that drops notifications is detected.
import { connect, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { losesNotifications } from './pooler.ts';
import { openTestDb } from './testing.ts';

const { url, close } = await openTestDb();
afterAll(close);

const NOTIFICATION_RESPONSE = 'A'.charCodeAt(0);

/** Forwards all messages of the server except notifications, as a connection pooler in transaction mode does. */
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

test('a direct connection receives notifications, a connection through such a pooler does not', async () => {
  expect(await losesNotifications(url)).toBe(false);
  const pooler = await openPooler(new URL(url));
  expect(await losesNotifications(pooler.url)).toBe(true);
  pooler.close();
});
