// Tests requests to providers: limits of time and size, and errors that may be retried.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { providerHttp } from './provider-http.ts';

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (pathname === '/reset') return request.socket.destroy();
  if (pathname === '/silent') return;
  if (pathname === '/stall') return response.write('{');
  const retryAfter = searchParams.get('retry-after');
  if (retryAfter !== null) response.setHeader('retry-after', retryAfter);
  if (pathname === '/redirect') response.setHeader('location', '/echo');
  response.statusCode = Number(searchParams.get('status') ?? 200);
  request.pipe(response);
}).listen(0, '127.0.0.1');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const { signal } = new AbortController();

test('a response is returned with status, headers and body', async () => {
  const { status, body } = await providerHttp(url('/echo?status=404'), { method: 'POST', body: 'hello', signal });
  expect([status, Buffer.from(body).toString()]).toEqual([404, 'hello']);
});

test.each(['/reset', '/silent', '/stall'])('%s is unavailable', async (path) => {
  await expect(providerHttp(url(path), { timeoutMs: 300, signal })).rejects.toMatchObject({ reason: 'unavailable' });
});

test.each([
  [429, 'rate_limited'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('status %d is %s, with the time of Retry-After', async (status, reason) => {
  const retried = (after: string) => providerHttp(url(`/echo?status=${status}&retry-after=${after}`), { signal });
  await expect(retried('7')).rejects.toMatchObject({ reason, retryAfterMs: 7_000 });
  const inAnHour = encodeURIComponent(new Date(Date.now() + 3_600_000).toUTCString());
  await expect(retried(inAnHour)).rejects.toMatchObject({ reason, retryAfterMs: expect.closeTo(3_600_000, -5) });
  await expect(retried('soon')).rejects.toMatchObject({ reason, retryAfterMs: undefined });
});

test('a body above the limit is an error that is not retried', async () => {
  const request = { method: 'POST', body: 'x'.repeat(11), maxBytes: 10, signal } as const;
  await expect(providerHttp(url('/echo'), request)).rejects.toMatchObject({ reason: 'bad_output' });
});

test('a redirect is not followed', async () => {
  expect(await providerHttp(url('/redirect?status=302'), { signal })).toMatchObject({ status: 302 });
});

test('an aborted request throws the reason of its signal', async () => {
  const control = new AbortController();
  const request = providerHttp(url('/silent'), { signal: control.signal });
  control.abort(new Error('The job was closed.'));
  await expect(request).rejects.toThrow('The job was closed.');
});

test('a form is sent, and an aborted one rejects only its request', async () => {
  const form = new FormData();
  form.append('file', new Blob([Buffer.alloc(300_000, 7)]), 'sample.wav');
  const { body } = await providerHttp(url('/echo'), { method: 'POST', body: form, signal });
  expect(Buffer.from(body).toString('latin1')).toContain('filename="sample.wav"');
  for (let i = 0; i < 20; i++) {
    const control = new AbortController();
    const request = providerHttp(url('/silent'), { method: 'POST', body: form, signal: control.signal });
    setTimeout(() => control.abort(new Error('The job was closed.')), i % 5);
    await expect(request).rejects.toThrow('The job was closed.');
  }
});
