// Tests serving assets: ranges as players request them and caching as browsers do it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { openDiskStore } from './disk.ts';
import { type AssetRequest, createAssetHandler, parseRange, type SignUrl } from './serve.ts';

const dir = await mkdtemp(join(tmpdir(), 'serve-'));
afterAll(() => rm(dir, { recursive: true }));
const store = await openDiskStore({ root: join(dir, 'store') });
await writeFile(join(dir, 'file'), '0123456789');
const stored = await store.put('assets/clip.mp4', join(dir, 'file') as LocalFile);

const serve = createAssetHandler({
  store,
  find: async (name) =>
    name === 'known.mp4' ? { key: 'assets/clip.mp4', contentType: 'video/mp4', ...stored } : undefined,
  signUrl: undefined,
});
const ask = async (headers: AssetRequest['headers'] = {}, method: AssetRequest['method'] = 'GET') => {
  const response = await serve({ method, name: 'known.mp4', download: false, headers });
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

describe('with redirects to the bucket', () => {
  const signed: unknown[] = [];
  const redirect = (contentType: string, signUrl: SignUrl) => {
    const handler = createAssetHandler({
      store,
      find: async () => ({ key: 'assets/clip.mp4', contentType, ...stored }),
      signUrl,
    });
    return (request: Partial<AssetRequest> = {}) =>
      handler({ method: 'GET', name: 'known.mp4', download: false, headers: {}, ...request });
  };
  const signUrl: SignUrl = async (...given) => {
    signed.push(given);
    return 'https://bucket.example/signed';
  };
  const video = redirect('video/mp4', signUrl);

  test('a GET is redirected, also with a range, and the redirect is cached for less time than the URL is valid', async () => {
    for (const headers of [{}, { range: 'bytes=1-2' }]) {
      const { status, headers: sent, body } = await video({ headers });
      expect([status, body]).toEqual([302, undefined]);
      expect(sent).toMatchObject({
        location: 'https://bucket.example/signed',
        'cache-control': 'private, max-age=240',
        'access-control-allow-origin': '*',
        'referrer-policy': 'no-referrer',
      });
      expect(sent).not.toHaveProperty('content-length');
    }
    await video({ download: true });
    expect(signed).toEqual([
      ['assets/clip.mp4', { contentType: 'video/mp4', attachment: false }],
      ['assets/clip.mp4', { contentType: 'video/mp4', attachment: false }],
      ['assets/clip.mp4', { contentType: 'video/mp4', attachment: true }],
    ]);
  });

  test('a HEAD and a file that the client has already are answered at once', async () => {
    expect(await video({ method: 'HEAD' })).toMatchObject({
      status: 200,
      headers: { 'content-length': '10', 'content-type': 'video/mp4' },
    });
    expect((await video({ headers: { 'if-none-match': `"${stored.sha256}"` } })).status).toBe(304);
  });

  test('subtitles and word timings, and objects that the bucket lacks, are sent by the service', async () => {
    const sent = [
      redirect('text/vtt; charset=utf-8', signUrl),
      redirect('application/x-subrip; charset=utf-8', signUrl),
      redirect('application/json', signUrl),
      redirect('video/mp4', async () => undefined),
    ];
    for (const get of sent) {
      const { status, body } = await get();
      expect([status, await text(body!)]).toEqual([200, '0123456789']);
    }
  });
});

test('a download is sent as an attachment', async () => {
  const response = await serve({ method: 'GET', name: 'known.mp4', download: true, headers: {} });
  response.body?.destroy();
  expect(response.headers['content-disposition']).toBe('attachment');
  expect((await ask()).headers).not.toHaveProperty('content-disposition');
});

test('an unknown name is a 404', async () => {
  await expect(serve({ method: 'GET', name: 'guess.mp4', download: false, headers: {} })).rejects.toMatchObject({
    code: 'not_found',
  });
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
