// A way to the database that a test can cut: silently, as a pulled cable does, or at one statement.
import { connect, createServer, type Socket } from 'node:net';

export interface Cable {
  /** The database by way of the cable. */
  readonly url: string;
  /** Swallows everything from now on, in both directions, until it is mended. */
  cut(): void;
  mend(): void;
  /** Ends the connection that sends this text next. `arrives`: the server gets it, and its answer is lost. `stays`: as after `cut`. */
  breakAt(text: string, how: { arrives: boolean; stays?: true }): void;
  close(): void;
}

export async function openCable(databaseUrl: string): Promise<Cable> {
  const target = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let isCut = false;
  let breaking: { text: string; arrives: boolean; stays: boolean } | undefined;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    let broken = false;
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('data', (bytes) => {
      if (breaking && bytes.includes(breaking.text)) {
        broken = true;
        isCut = breaking.stays;
        if (breaking.arrives) far.end(bytes);
        else far.destroy();
        breaking = undefined;
        near.destroy();
      } else if (!isCut) far.write(bytes);
    });
    far.on('data', (bytes) => isCut || broken || near.write(bytes));
    near.on('close', () => broken || far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(target);
  address.port = String((server.address() as { port: number }).port);
  return {
    url: address.href,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    breakAt: (text, { arrives, stays = false }) => {
      breaking = { text, arrives, stays };
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
