// Tests serving assets: ranges as players request them and caching as browsers do it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openDiskStore } from './disk.ts';
import { type AssetRequest, createAssetHandler, parseRange } from './serve.ts';

const dir = await mkdtemp(join(tmpdir(), 'serve-'));
afterAll(() => rm(dir, { recursive: true }));
const store = await openDiskStore({ root: join(dir, 'store') });
await writeFile(join(dir, 'file'), '0123456789');
const stored = await store.put('assets/clip.mp4', join(dir, 'file') as LocalFile);

const serve = createAssetHandler({
  store,
  find: async (name) =>
    name === 'known.mp4' ? { key: 'assets/clip.mp4', contentType: 'video/mp4', ...stored } : undefined,
});
const ask = async (headers: AssetRequest['headers'] = {}, method: AssetRequest['method'] = 'GET') => {
  const response = await serve({ method, name: 'known.mp4', headers });
  return { ...response, body: response.body && (await text(response.body)) };
};

test('the whole file has its type and headers that keep a browser from executing it', async () => {
  const { status, headers, body } = await ask();
  expect([status, body]).toEqual([200, '0123456789']);
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${stored.sha256}"`,
  });
  expect(headers['set-cookie']).toBeUndefined();
});

test('HEAD has the same headers and no body', async () => {
  const { status, headers, body } = await ask({ range: 'bytes=0-1' }, 'HEAD');
  expect([status, headers['content-length'], body]).toEqual([200, '10', undefined]);
});

test('ranges: from the start, from the middle, the end, beyond the end', async () => {
  const cases = {
    'bytes=0-3': '0123',
    'bytes=4-': '456789',
    'bytes=-3': '789',
    'bytes=8-99': '89',
    'bytes=-99': '0123456789',
  };
  for (const [range, content] of Object.entries(cases)) {
    const { status, headers, body } = await ask({ range });
    expect([range, status, body]).toEqual([range, 206, content]);
    expect(headers['content-length']).toBe(String(content.length));
    expect(headers['content-range']).toMatch(/^bytes \d+-\d+\/10$/);
  }
});

test('a range outside the file is 416 with the size', async () => {
  for (const range of ['bytes=10-', 'bytes=10-11', 'bytes=-0']) {
    const { status, headers, body } = await ask({ range });
    expect([status, headers['content-range'], body]).toEqual([416, 'bytes */10', undefined]);
  }
});

test('an invalid range gets the whole file', async () => {
  for (const range of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'junk']) {
    expect((await ask({ range })).status).toBe(200);
  }
});

test('a cached copy gets 304, and a resumed download continues only the same file', async () => {
  const etag = `"${stored.sha256}"`;
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  expect((await ask({ 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  expect((await ask({ 'if-range': etag, range: 'bytes=0-0' })).status).toBe(206);
  expect((await ask({ 'if-range': '"other"', range: 'bytes=0-0' })).status).toBe(200);
});

test('an unknown name is a 404', async () => {
  await expect(serve({ method: 'GET', name: 'guess.mp4', headers: {} })).rejects.toMatchObject({ code: 'not_found' });
});

test('no header results in a range outside the file', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.stringMatching(/^bytes=\d{0,4}-\d{0,4}$/), (size, header) => {
      const range = parseRange(header, size);
      if (typeof range === 'string') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
