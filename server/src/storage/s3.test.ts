// Tests the S3 store: the conformance suite on a real S3 service, and unfinished uploads.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../demo/service.ts';
import { openProxy } from '../db/testing-proxy.ts';
import { testObjectStore } from './conformance.ts';
import { openS3Store, type S3Settings } from './s3.ts';
import { isSwiftInstalled, SWIFT_PACKAGES, type Swift, startSwift } from './testing-swift.ts';

const installed = await isSwiftInstalled();
const title = installed ? 'OpenStack Swift' : `OpenStack Swift (skipped: install ${SWIFT_PACKAGES.join(', ')})`;

describe.skipIf(!installed)(title, () => {
  let swift: Swift;
  let settings: S3Settings;
  beforeAll(async () => {
    swift = await startSwift([
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ]);
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

  test('a missing bucket and a wrong key are errors of the check', async () => {
    const other = await openS3Store({ ...settings, bucket: 'missing' }).catch((error: Error) => error);
    expect(other).toMatchObject({ name: 'NoSuchBucket' });
    const wrong = { accessKeyId: 'test:tester', secretAccessKey: 'wrong' };
    await expect(openS3Store({ ...settings, credentials: wrong })).rejects.toThrow(/signature/i);
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
