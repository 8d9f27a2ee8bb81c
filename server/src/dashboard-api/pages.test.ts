// The dashboard's pages: routing, caching, compression and security headers.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openTestDashboard } from './testing.ts';

const page = '<!doctype html><title>Greenroom</title>';
const script = `console.log(${JSON.stringify('x'.repeat(5_000))})`;
const folder = await mkdtemp(join(tmpdir(), 'greenroom-pages-'));
await mkdir(join(folder, 'pages'));
await writeFile(join(folder, 'index.html'), page);
await writeFile(join(folder, 'pages', 'main-4f2a.js'), script);
await writeFile(join(folder, 'secret.map'), '{}');

const dashboard = await openTestDashboard({ folder });
afterAll(dashboard.close);

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = {}) => dashboard.send('GET', url, { headers });

test('every path of the dashboard returns the page', async () => {
  for (const path of ['/', '/jobs/partner_thv_1', '/join/abc', '/index.html', '/no/such?page=1']) {
    const response = await get(path, browser);
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([200, page, 'no-cache']);
  }
});

test('unknown paths of the API and requests of programs are JSON 404s', async () => {
  for (const path of [
    '/api/x',
    '/dashboard/api/nope',
    '/dashboard/auth/nope',
    '/dashboard/x',
    '/assets/x',
    '/docs/x',
    '/healthz/x',
  ]) {
    const response = await get(path, browser);
    expect([response.statusCode, response.json()]).toEqual([404, { error: 'Not found.' }]);
  }
  const program = await get('/jobs/partner_thv_1', { accept: 'application/json' });
  expect([program.statusCode, program.json()]).toEqual([404, { error: 'Not found.' }]);
  expect((await dashboard.send('POST', '/', { headers: browser })).statusCode).toBe(404);
});

test('a browser that opens the first part of the API is sent to the page of the API, a program is not', async () => {
  for (const path of ['/api', '/api/', '/api?x=1']) {
    const response = await get(path, browser);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/keys']);
    expect((await get(path, { accept: 'application/json' })).json()).toEqual({ error: 'Not found.' });
  }
});

test('files with a hash in their name are cached permanently and compressed if the client accepts it', async () => {
  const plain = await get('/pages/main-4f2a.js');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(plain.body).toBe(script);
  const packed = await get('/pages/main-4f2a.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
  const zipped = await get('/pages/main-4f2a.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(script);
  expect(zipped.rawPayload.length).toBeLessThan(500);
});

test('an unchanged page is not sent again', async () => {
  const { etag } = (await get('/', browser)).headers;
  const again = await get('/', { ...browser, 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await dashboard.send('HEAD', '/', { headers: browser });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('paths outside the folder and files of other types are 404s', async () => {
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/pages/../../x',
    '/secret.map',
    '/pages',
    '/pages/',
  ]) {
    expect((await get(path)).statusCode).toBe(404);
  }
});

test('headers forbid scripts and frames of other origins, and limit the referrer', async () => {
  const { headers } = await get('/', browser);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).toMatchObject({
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  // Not over plain http, where it would lock the browser out of every other service on this machine's name.
  expect(headers['strict-transport-security']).toBeUndefined();
  const api = await get('/dashboard/api/me');
  expect(api.headers['cache-control']).toBe('no-store');
  expect(api.headers['content-security-policy']).toBe(policy);
});

test('a dashboard that is not built returns a 503 with the command to build it', async () => {
  const unbuilt = await openTestDashboard({ folder: join(folder, 'nowhere') });
  const response = await unbuilt.send('GET', '/', { headers: browser });
  expect([response.statusCode, response.body]).toEqual([503, expect.stringContaining('npm ci')]);
  expect((await unbuilt.send('GET', '/dashboard/api/me')).statusCode).toBe(200);
  await unbuilt.close();
});
