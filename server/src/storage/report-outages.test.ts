// Tests which errors of a store are outages, with an S3 service that fails and with a disk that does.
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, expect, test } from 'vitest';
import { openDiskStore } from './disk.ts';
import { reportOutages } from './report-outages.ts';
import { openS3Store } from './s3.ts';

const dir = await mkdtemp(join(tmpdir(), 'outages-'));
afterAll(() => rm(dir, { recursive: true }));
const file = join(dir, 'file') as LocalFile;
await writeFile(file, 'content');

const outage = { name: 'Outage', dependency: 'storage', outcomeUnknown: false };

async function withService(listener: RequestListener, use: (store: ReturnType<typeof reportOutages>) => Promise<void>) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const settings = { bucket: 'b', region: 'us-east-1', endpoint, credentials, pathStyle: true };
  try {
    await use(reportOutages(await openS3Store(settings)));
  } finally {
    server.close().closeAllConnections();
  }
}

test.each<[string, RequestListener]>([
  ['refuses', (_, response) => response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')],
  ['denies access', (_, response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')],
  ['closes connections', (request) => request.socket.destroy()],
])(
  'an S3 service that %s is an outage',
  async (_, listener) => {
    await withService(listener, async (store) => {
      await expect(store.put('objects/a', file)).rejects.toMatchObject(outage);
      await expect(store.read('objects/a')).rejects.toMatchObject(outage);
      await expect(store.fetch('objects/a', join(dir, 'copy') as LocalFile)).rejects.toMatchObject(outage);
    });
  },
  60_000,
);

test('a missing object and an invalid key are no outages', async () => {
  const missing: RequestListener = (_, response) =>
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  await withService(missing, async (store) => {
    await expect(store.read('objects/a')).rejects.toMatchObject({ name: 'MissingObject' });
    await expect(store.put('../a', file)).rejects.toThrow('Not a key');
  });
});

test('a full disk is an outage, and a file that a task process made unreadable is none', async () => {
  const disk = await openDiskStore({ root: join(dir, 'store') });
  const full = { ...disk, put: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) };
  await expect(reportOutages(full).put('objects/a', file)).rejects.toMatchObject(outage);
  const link = join(dir, 'link') as LocalFile;
  await symlink(file, link);
  await expect(reportOutages(disk).put('objects/a', link)).rejects.toMatchObject({ code: 'ELOOP' });
});
