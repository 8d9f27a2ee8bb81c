// Tests downloads of providers' results: what may be loaded, how much, and of which type.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flatPng } from '@greenroom/engine-kit/testing/flat-png';
import { openLoopback } from '@greenroom/engine-kit/testing/loopback';
import { afterAll, afterEach, expect, test } from 'vitest';
import { downloadResult } from './download-result.ts';

const dir = await mkdtemp(join(tmpdir(), 'results-'));
const picture = flatPng(40, 30, 90);
const elsewhere = await openLoopback((_, response) => void response.end(picture));
const provider = await openLoopback(({ path }, response) => {
  if (path === '/picture.png') return response.end(picture);
  if (path === '/page.png') return response.end('<html>Not found</html>');
  if (path === '/redirect') return response.writeHead(302, { location: '/picture.png' }).end();
  if (path === '/private') return response.writeHead(302, { location: elsewhere.origin }).end();
  if (path === '/cut') {
    response.writeHead(200, { 'content-length': String(picture.length + 1000) });
    response.write(picture);
    return setTimeout(() => response.destroy(), 20);
  }
  return response.writeHead(404).end();
});
afterAll(async () => {
  for (const server of [provider, elsewhere]) await server.close();
  await rm(dir, { recursive: true });
});
afterEach(async () => {
  for (const file of await readdir(dir)) await rm(join(dir, file));
});

const control = new AbortController();
const load = (path: string, over: object = {}) =>
  downloadResult(
    `${provider.origin}${path}`,
    { kind: 'picture', maxBytes: 1_000_000, trustedOrigins: [provider.origin], ...over },
    { dir, signal: control.signal },
  );

test.each(['/picture.png', '/redirect'])('%s of a trusted origin is loaded', async (path) => {
  expect((await load(path)).startsWith(dir)).toBe(true);
});

test.each([
  ['a private address that is not trusted', '/picture.png', { trustedOrigins: [] }, 'unavailable'],
  ['a redirect to another private address', '/private', {}, 'unavailable'],
  ['a missing file', '/gone', {}, 'unavailable'],
  ['a body that is cut off', '/cut', {}, 'unavailable'],
  ['a page instead of a picture', '/page.png', {}, 'bad_output'],
  ['a picture instead of a video', '/picture.png', { kind: 'video' }, 'bad_output'],
  ['a file above the limit', '/picture.png', { maxBytes: 50 }, 'bad_output'],
])('%s is refused and leaves no file', async (_, path, over, reason) => {
  await expect(load(path, over)).rejects.toMatchObject({ name: 'EngineError', reason });
  expect(await readdir(dir)).toEqual([]);
});

test('an aborted download throws the reason of its signal', async () => {
  const stopped = AbortSignal.abort(new Error('The job was closed.'));
  const options = { kind: 'picture' as const, maxBytes: 1_000, trustedOrigins: [provider.origin] };
  await expect(downloadResult(`${provider.origin}/picture.png`, options, { dir, signal: stopped })).rejects.toThrow(
    'The job was closed.',
  );
});
