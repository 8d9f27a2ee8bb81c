// A TCP proxy in front of the database that a test can stall, or make disconnect at a statement.
import { connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Drops all data in both directions until `resume`, without closing connections. */
  stall(): void;
  /** Also cancels a `breakAt` that nothing has sent. */
  resume(): void;
  /**
   * Closes the next connection that sends this text. `arrives`: the server receives the statement, and its response is lost.
   * `stalls`: the proxy then stalls.
   */
  breakAt(text: string, how: { arrives: boolean; stalls?: true }): void;
  /** Resolves when a connection sends this text, before the server receives it. */
  sends(text: string): Promise<void>;
  /** Closes all connections. New ones go to another server, as with the address of a managed database after a failover. */
  switchTo(databaseUrl: string): void;
  close(): void;
}

export async function openProxy(databaseUrl: string): Promise<Proxy> {
  let target = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let isStalled = false;
  let breaking: { text: string; arrives: boolean; stalls: boolean } | undefined;
  const awaited = new Map<string, () => void>();

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    let broken = false;
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('data', (bytes) => {
      for (const [text, sent] of awaited) if (bytes.includes(text)) sent();
      if (breaking && bytes.includes(breaking.text)) {
        broken = true;
        isStalled = breaking.stalls;
        if (breaking.arrives) far.end(bytes);
        else far.destroy();
        breaking = undefined;
        near.destroy();
      } else if (!isStalled) far.write(bytes);
    });
    far.on('data', (bytes) => isStalled || broken || near.write(bytes));
    near.on('close', () => broken || far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(target);
  address.port = String((server.address() as { port: number }).port);
  return {
    url: address.href,
    stall: () => {
      isStalled = true;
    },
    resume: () => {
      isStalled = false;
      breaking = undefined;
    },
    breakAt: (text, { arrives, stalls = false }) => {
      breaking = { text, arrives, stalls };
    },
    sends: (text) =>
      new Promise((resolve) => {
        awaited.set(text, () => {
          awaited.delete(text);
          resolve();
        });
      }),
    switchTo(next) {
      target = new URL(next);
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
