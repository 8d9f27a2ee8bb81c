// Tests the S3 store on a service that verifies signatures and fails: the conformance suite, repeated requests, signed URLs.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testObjectStore } from './conformance.ts';
import { openS3Store } from './s3.ts';
import { createUrlSigner } from './sign-urls.ts';
import type { ObjectStore } from './store.ts';
import { type Fault, openTestS3, type TestS3 } from './testing-s3.ts';

const dir = await mkdtemp(join(tmpdir(), 's3-faults-'));
const [small, large] = [join(dir, 'small'), join(dir, 'large')] as [LocalFile, LocalFile];
await writeFile(small, 'content');
await writeFile(large, Buffer.alloc(17 * 1024 * 1024, 'greenroom'));
afterAll(() => rm(dir, { recursive: true }));

describe('as an object store', () => {
  const opened: TestS3[] = [];
  afterAll(() => {
    for (const s3 of opened) s3.close();
  });
  testObjectStore(async () => {
    opened.push(await openTestS3());
    return openS3Store(opened[0]!.settings);
  });
});

let s3: TestS3;
let store: ObjectStore;
beforeEach(async () => {
  s3 = await openTestS3();
  store = await openS3Store(s3.settings, { idleMs: 1_000, viewerIdleMs: 1_000 });
  // No pauses between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  s3.close();
});

const FAULTS: Fault[] = ['lose', 'reset', 'throttle', 'fail', 'stall'];
const countOf = (method: string) => s3.requests.filter((request) => request.startsWith(`${method} `)).length;

describe.each(FAULTS)('requests with the fault %j', (fault) => {
  test('are repeated up to four times', async () => {
    s3.failNext(3, fault, { method: 'PUT' });
    await store.put('a/object', small);
    s3.failNext(3, fault, { method: 'HEAD' });
    expect(await store.checksum('a/object')).toMatch(/^[0-9a-f]{64}$/);
    s3.failNext(3, fault, { method: 'GET' });
    expect(await text(await store.read('a/object'))).toBe('content');
    s3.failNext(3, fault, { method: 'DELETE' });
    await store.delete('a/object');
    expect(await Array.fromAsync(store.list('a/'))).toEqual([]);
  });

  test('fail after four attempts', async () => {
    s3.failNext(100, fault, { method: 'PUT' });
    await expect(store.put('a/object', small)).rejects.toThrow();
    expect(countOf('PUT')).toBe(4);
  });
});

describe.each(FAULTS.filter((fault) => fault !== 'stall'))('requests with the fault %j', (fault) => {
  test.each([
    ['POST', 'uploads='],
    ['PUT', 'partNumber=2'],
    ['POST', 'uploadId='],
  ])('do not damage an upload in parts (%s %s)', async (method, path) => {
    s3.failNext(1, fault, { method, path });
    // With the usual time limits: a part takes a while on a busy machine.
    const patient = await openS3Store(s3.settings);
    const { sha256 } = await patient.put('a/large', large);
    expect(s3.failuresLeft()).toBe(0);
    expect(await store.checksum('a/large')).toBe(sha256);
    expect(await text(await store.read('a/large', { start: 0, end: 8 }))).toBe('greenroom');
  });
});

test('a request with a wrong secret is rejected', async () => {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'wrong' };
  const other = await openS3Store({ ...s3.settings, credentials });
  await expect(other.put('a/object', small)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
});

test('an upload that fails in the end is aborted', async () => {
  s3.failNext(100, 'fail', { method: 'PUT', path: 'partNumber=2' });
  await expect(store.put('a/large', large)).rejects.toThrow();
  expect(s3.unfinishedUploads()).toBe(0);
});

test('a download that is cut off leaves no file', async () => {
  await store.put('a/object', small);
  s3.failNext(1, 'cut', { method: 'GET' });
  const folder = await mkdtemp(join(dir, 'download-'));
  await expect(store.fetch('a/object', join(folder, 'file') as LocalFile)).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});

test('however often the store is checked, it writes one object every ten seconds at most, and checks again after a failure', async () => {
  for (let n = 0; n < 20; n++) await store.check();
  expect(countOf('PUT')).toBe(1);
  const later = performance.now() + 10_001;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  s3.failNext(4, 'fail', { method: 'PUT' });
  await expect(store.check()).rejects.toThrow();
  await store.check();
  expect(countOf('PUT')).toBe(6);
  expect(new Set(s3.requests.filter((request) => request.startsWith('PUT ')))).toHaveLength(1);
});

describe('a signed URL', () => {
  const asVideo = { contentType: 'video/mp4', attachment: false };

  test('is signed for the public endpoint and for this object alone', async () => {
    await store.put('a/object', small);
    const inside = { ...s3.settings, endpoint: 'http://store.internal:9000' };
    const url = await createUrlSigner({ ...inside, publicEndpoint: s3.settings.endpoint })('a/object', asVideo);
    const response = await fetch(url);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'video/mp4',
      'content',
    ]);
    expect((await fetch(url.replace('a/object', 'a/other'))).status).toBe(403);
    expect((await fetch(url.replace('video%2Fmp4', 'text%2Fhtml'))).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  });

  test('is the same for a quarter of an hour, and valid for at least 45 minutes', async () => {
    await store.put('a/object', small);
    const sign = createUrlSigner({ ...s3.settings, publicEndpoint: undefined });
    const start = Math.floor(Date.now() / 900_000) * 900_000;
    const at = async (ms: number) => {
      vi.useFakeTimers({ now: ms, toFake: ['Date'] });
      return sign('a/object', asVideo).finally(vi.useRealTimers);
    };
    expect(await at(start)).toBe(await at(start + 899_000));
    expect(await at(start)).not.toBe(await at(start + 900_000));
    expect((await fetch(await at(Date.now() - 2_690_000))).status).toBe(200);
    expect((await fetch(await at(Date.now() - 3_610_000))).status).toBe(403);
  });
});
