// A load balancer for TCP connections: each goes to the next server that accepts it.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly baseUrl: string;
  /** Ports on this machine, in turn. May be changed at any time. */
  readonly ports: Set<number>;
  close(): void;
}

export async function openBalancer(): Promise<Balancer> {
  const ports = new Set<number>();
  const sockets = new Set<Socket>();
  let turn = 0;
  const dial = async (): Promise<Socket | undefined> => {
    const inTurn = [...ports];
    for (let tried = 0; tried < inTurn.length; tried++) {
      const far = connect({ port: inTurn[turn++ % inTurn.length]!, host: '127.0.0.1', allowHalfOpen: true });
      try {
        await once(far, 'connect');
        return far;
      } catch {
        // The server is being replaced: the next one gets the connection.
      }
    }
    return undefined;
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, async (near) => {
    near.on('error', () => undefined);
    const far = await dial();
    if (far === undefined) return void near.destroy();
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
    near.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ports,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
