// Tests which assets are redirected to the bucket, and where.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, expect, test } from 'vitest';
import { openTestS3 } from '../storage/testing-s3.ts';
import { openOne, openStore, openUrlSigner } from './store.ts';

const s3 = await openTestS3();
const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-stores-'));
afterAll(async () => {
  s3.close();
  await rm(dataDir, { recursive: true });
});
const file = join(dataDir, 'file') as LocalFile;
await writeFile(file, 'bytes');
const config = {
  dataDir,
  storage: 's3',
  storageFallback: undefined,
  s3: s3.settings,
  s3PublicEndpoint: undefined,
  assetDelivery: 'redirect',
} as const;
const asVideo = { contentType: 'video/mp4', attachment: false };

test('nothing is redirected unless the operator wants it', async () => {
  expect(await openUrlSigner({ ...config, assetDelivery: 'proxy' })).toBeUndefined();
});

test('browsers are sent to the public endpoint, whose origin the dashboard allows', async () => {
  const signer = await openUrlSigner({ ...config, s3PublicEndpoint: 'https://media.example.com' });
  expect(signer?.origin).toBe('https://media.example.com');
  expect(await signer?.signUrl('a/object', asVideo)).toMatch(/^https:\/\/media\.example\.com\/bucket\/a\/object\?/);
  const ofHost = { ...config, s3: { ...s3.settings, endpoint: undefined, pathStyle: false } };
  expect((await openUrlSigner(ofHost))?.origin).toBe('https://bucket.s3.us-east-1.amazonaws.com');
});

test('while objects move, only those that the bucket has are redirected, and the others are read from the disk', async () => {
  const moving = { ...config, storageFallback: 'disk' } as const;
  await (await openOne('disk', config)).put('a/old', file);
  const store = await openStore(moving);
  await store.put('a/new', file);
  const signer = await openUrlSigner(moving);
  expect(await signer?.signUrl('a/old', asVideo)).toBeUndefined();
  expect(await text(await store.read('a/old'))).toBe('bytes');
  const url = await signer?.signUrl('a/new', asVideo);
  expect(await (await fetch(url!)).text()).toBe('bytes');
});
