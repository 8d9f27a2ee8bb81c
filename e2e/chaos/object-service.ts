// An S3 service on this machine that refuses requests, loses its responses or falls silent when a test says so.
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export const OBJECT_FAULTS = ['refuse', 'lose responses', 'fall silent'] as const;
export type ObjectFault = (typeof OBJECT_FAULTS)[number];

export interface ObjectService {
  /** For every process of the service. */
  readonly env: Record<string, string>;
  /** Undefined: it works. */
  fault: ObjectFault | undefined;
  close(): void;
}

/** Its objects are files below `root`, named by their keys, as in the disk store. Of multipart uploads it knows nothing. */
export async function openObjectService(root: string): Promise<ObjectService> {
  let count = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url!, 'http://store');
    const [, , ...key] = pathname.split('/');
    const path = join(root, ...key);
    if (service.fault === 'refuse') return void response.writeHead(503).end(errorOf('SlowDown'));
    if (service.fault === 'fall silent') return;
    const reply = (status: number, body = '') =>
      service.fault === 'lose responses' ? response.destroy() : response.writeHead(status).end(body);
    if (searchParams.has('uploads')) reply(501, errorOf('NotImplemented'));
    else if (request.method === 'PUT') {
      const temporary = join(root, `.incoming-${count++}`);
      await pipeline(request, createWriteStream(temporary));
      await mkdir(dirname(path), { recursive: true });
      await rename(temporary, path);
      reply(200);
    } else if (request.method === 'DELETE') {
      await rm(path, { force: true });
      reply(204);
    } else {
      const size = (await stat(path).catch(() => undefined))?.size;
      if (size === undefined) return void reply(404, errorOf('NoSuchKey'));
      if (service.fault === 'lose responses') return void response.destroy();
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const range = start && end ? { start: Number(start), end: Number(end) } : undefined;
      const length = range ? range.end - range.start + 1 : size;
      response.writeHead(range ? 206 : 200, { 'content-length': length });
      await pipeline(createReadStream(path, range), response);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await mkdir(root, { recursive: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: ObjectService = {
    env: {
      STORAGE: 's3',
      S3_BUCKET: 'chaos',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    fault: undefined,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return service;
}

const errorOf = (code: string): string => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
