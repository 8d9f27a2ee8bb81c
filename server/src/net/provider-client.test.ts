// Calls to providers: what comes back, and what is given up on.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpRequest } from '@greenroom/engine-kit/http-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProviderClient } from './provider-client.ts';

const routes: Record<string, RequestListener> = {
  '/echo': (request, response) => request.pipe(response),
  '/moved': (_, response) => response.writeHead(302, { location: '/echo' }).end(),
  '/silent': () => {},
  '/slow': (_, response) => void response.write('a'),
  '/large': (_, response) => response.end(Buffer.alloc(2_000)),
};
const server = createServer((request, response) => routes[request.url!]!(request, response));
let origin: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (path: string, over: Partial<HttpRequest> = {}) =>
  createProviderClient().request(origin + path, {
    signal: new AbortController().signal,
    timeoutMs: 5_000,
    maxBytes: 1_000,
    ...over,
  });

test('a response is returned with its status, headers and body, and a redirect is not followed', async () => {
  expect((await call('/echo', { method: 'POST', body: 'words' })).body.toString()).toBe('words');
  const moved = await call('/moved');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/echo']);
});

test.each(['/silent', '/slow'])('%s: a provider that takes too long is unavailable', async (path) => {
  await expect(call(path, { timeoutMs: 100 })).rejects.toMatchObject({ reason: 'unavailable' });
});

test('a provider that cannot be reached is unavailable, one that sends too much is of no use', async () => {
  const nobody = createProviderClient().request('http://127.0.0.1:1/', {
    signal: new AbortController().signal,
    timeoutMs: 5_000,
    maxBytes: 1,
  });
  await expect(nobody).rejects.toMatchObject({ reason: 'unavailable' });
  await expect(call('/large')).rejects.toMatchObject({ reason: 'bad_output' });
});

test('a call ends with the signal of its step', async () => {
  const stop = new AbortController();
  const calling = call('/silent', { signal: stop.signal });
  stop.abort(new Error('The worker stops.'));
  await expect(calling).rejects.toThrow('The worker stops.');
});
