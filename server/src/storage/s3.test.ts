// Tests the S3 store: the conformance suite on a real S3 service, and unfinished uploads.
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openProxy } from '../db/testing-proxy.ts';
import { testObjectStore } from './conformance.ts';
import { openS3Store } from './s3.ts';
import type { S3Settings } from './s3-client.ts';
import { createUrlSigner } from './sign-urls.ts';
import { isSwiftInstalled, SWIFT_PACKAGES, type Swift, startSwift } from './testing-swift.ts';

const installed = await isSwiftInstalled();
const title = installed ? 'OpenStack Swift' : `OpenStack Swift (skipped: install ${SWIFT_PACKAGES.join(', ')})`;

describe.skipIf(!installed)(title, () => {
  let swift: Swift;
  let settings: S3Settings;
  beforeAll(async () => {
    swift = await startSwift();
    settings = swift.settings;
  });
  afterAll(() => swift?.stop());

  describe('as an object store', () => testObjectStore(() => openS3Store(settings)));

  test('a file of several parts is one object, and leaves no unfinished upload', async () => {
    const dir = await mkdtemp(join(tmpdir(), 's3-'));
    const file = join(dir, 'large') as LocalFile;
    await writeFile(file, Buffer.alloc(40 * 1024 * 1024, 'greenroom'));
    const store = await openS3Store(settings);
    expect(await store.put('parts/large', file)).toMatchObject({ sizeBytes: 40 * 1024 * 1024 });
    expect((await Array.fromAsync(store.list('parts/'))).map(({ sizeBytes }) => sizeBytes)).toEqual([40 * 1024 * 1024]);
    expect(await unfinished()).toEqual([]);
    await rm(dir, { recursive: true });
  });

  test('an upload that is under way is not aborted when another process opens the store', async () => {
    await direct().send(new CreateMultipartUploadCommand({ Bucket: settings.bucket, Key: 'unfinished' }));
    await openS3Store(settings);
    expect(await unfinished()).toEqual(['unfinished']);
  });

  test.each([
    ['PUT', { arrives: false }],
    ['PUT', { arrives: true }],
    ['GET', { arrives: false }],
    ['GET', { arrives: true }],
  ])('a %s whose connection breaks is repeated (%o)', async (method, how) => {
    const file = join(await mkdtemp(join(tmpdir(), 's3-')), 'file') as LocalFile;
    await writeFile(file, 'content');
    const proxy = await openProxy(settings.endpoint!);
    const store = await openS3Store({ ...settings, endpoint: proxy.url });
    const key = `broken/${method}-${how.arrives}`;
    if (method === 'GET') await store.put(key, file);
    proxy.breakAt(`${method} /`, how);
    if (method === 'PUT') await store.put(key, file);
    expect(await text(await store.read(key))).toBe('content');
    proxy.close();
    await rm(dirname(file), { recursive: true });
  });

  test('a signed URL serves its object with the type of the asset, and ranges, until it expires', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 's3-')), 'file') as LocalFile;
    await writeFile(file, '0123456789');
    await (await openS3Store(settings)).put('signed/clip', file);
    const sign = createUrlSigner({ ...settings, publicEndpoint: undefined });
    const url = await sign('signed/clip', { contentType: 'video/mp4', attachment: false });
    const whole = await fetch(url);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'private, max-age=2700',
    });
    const part = await fetch(url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    const saved = await fetch(await sign('signed/clip', { contentType: 'video/mp4', attachment: true }));
    expect([saved.headers.get('content-disposition'), await saved.text()]).toEqual(['attachment', '0123456789']);
    expect((await fetch(url.replace('signed/clip', 'signed/other'))).status).toBe(403);
    vi.useFakeTimers({ now: Date.now() - 3_700_000, toFake: ['Date'] });
    const expired = await sign('signed/clip', { contentType: 'video/mp4', attachment: false }).finally(
      vi.useRealTimers,
    );
    expect((await fetch(expired)).status).toBe(403);
    await rm(dirname(file), { recursive: true });
  });

  test('a missing bucket and a wrong key are errors of the check', async () => {
    const check = async (other: Partial<S3Settings>) => (await openS3Store({ ...settings, ...other })).check();
    await expect(check({ bucket: 'missing' })).rejects.toMatchObject({ name: 'NoSuchBucket' });
    const wrong = { accessKeyId: 'test:tester', secretAccessKey: 'wrong' };
    await expect(check({ credentials: wrong })).rejects.toThrow(/signature/i);
  });

  const direct = () => {
    const { region, endpoint, credentials } = settings;
    return new S3Client({ region, endpoint: endpoint!, credentials: credentials!, forcePathStyle: true });
  };

  const unfinished = async () => {
    const { Uploads = [] } = await direct().send(new ListMultipartUploadsCommand({ Bucket: settings.bucket }));
    return Uploads.map(({ Key }) => Key);
  };
});

describe('a store with faults', () => {
  const dirs: string[] = [];
  const servers: Server[] = [];
  afterAll(async () => {
    for (const server of servers) server.close().closeAllConnections();
    for (const dir of dirs) await rm(dir, { recursive: true });
  });

  /** Settings of a store that answers with `listener`. */
  async function storeOf(listener: RequestListener): Promise<S3Settings> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
    return { bucket: 'b', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, credentials, pathStyle: true };
  }

  test('a download that stalls in the middle fails in time and leaves no file', async () => {
    const settings = await storeOf((request, response) => {
      if (!request.url?.includes('/objects/')) return void response.writeHead(501).end();
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
    });
    const store = await openS3Store(settings, { idleMs: 300, viewerIdleMs: 300 });
    const dir = await mkdtemp(join(tmpdir(), 's3-'));
    dirs.push(dir);
    await expect(store.fetch('objects/stalled', join(dir, 'file') as LocalFile)).rejects.toThrow('timed out');
    expect(await readdir(dir)).toEqual([]);
    await expect(text(await store.read('objects/stalled'))).rejects.toThrow('timed out');
  });

  test('only uploads that began a day ago are aborted, and one that is gone already is no error', async () => {
    const aborted: string[] = [];
    const upload = (key: string, ageHours: number) => `<Upload><Key>${key}</Key><UploadId>id-${key}</UploadId>
      <Initiated>${new Date(Date.now() - ageHours * 3_600_000).toISOString()}</Initiated></Upload>`;
    const settings = await storeOf((request, response) => {
      if (request.method === 'DELETE') {
        aborted.push(new URL(request.url!, 'http://store').searchParams.get('uploadId')!);
        response.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>');
      } else {
        const uploads = upload('old', 25) + upload('recent', 23) + upload('older', 50);
        response.end(`<ListMultipartUploadsResult>${uploads}</ListMultipartUploadsResult>`);
      }
    });
    await openS3Store(settings);
    expect(aborted).toEqual(['id-old', 'id-older']);
  });
});
