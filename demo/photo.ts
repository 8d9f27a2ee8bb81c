// Serves one local photo to the service at an unguessable URL on this machine.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedPhoto {
  url: string;
  origin: string;
  close(): void;
}

/** Throws an error with a message for the user if the file cannot be read. */
export async function servePhoto(file: string): Promise<ServedPhoto> {
  const bytes = await readFile(file).catch((error) => {
    throw new Error(`The photo ${file} cannot be read.`, { cause: error });
  });
  const path = `/${randomUUID()}`;
  const server = createServer((request, response) => {
    if (request.url === path) response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin + path,
    origin,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
