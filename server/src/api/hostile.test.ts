// Malformed requests: random bodies through the mounted app, raw bytes through a real socket.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { goodKey, openTestApi } from './testing.ts';

const { app, logged } = openTestApi();
let port = 0;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends bytes and returns the response, read until the server closes the connection. */
const send = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.on('data', (bytes) => {
      response += bytes;
    });
    socket.on('close', () => resolve(response)).on('error', reject);
  });

const request = (line: string, ...headers: string[]) => send(line, ...headers, 'Connection: close', '', '');

const host = 'Host: 127.0.0.1';
const authorization = `Authorization: ${goodKey}`;

test('two Authorization headers are a 401, two or no Host headers a 400', async () => {
  expect(await request('GET /api/partner/v1/voices HTTP/1.1', host, authorization)).toMatch(/^HTTP\/1.1 200 /);
  expect(await request('GET /api/partner/v1/voices HTTP/1.1', host, authorization, 'authorization: Bearer x')).toMatch(
    /^HTTP\/1.1 401 /,
  );
  for (const hosts of [[host, 'Host: evil.example'], [], ['Host: a b'], ['Host:']]) {
    const response = await request('GET /api/partner/v1/voices HTTP/1.1', ...hosts, authorization);
    expect(response).toMatch(/^HTTP\/1.1 400 /);
    expect(response).toMatch(/x-request-id: /i);
    expect(response).toMatch(/\r\n\r\n\{"error":"[^"]+"\}$/);
  }
});

test('a request that is not valid HTTP gets a JSON error', async () => {
  for (const line of ['GARBAGE', 'GET / HTTP/9.9', `GET /${'x'.repeat(40_000)} HTTP/1.1`]) {
    const response = await request(line, host, authorization);
    expect(response).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(response).toMatch(/\r\n\r\n\{"error":"[^"]+"\}$/);
  }
});

test('odd request targets are 404s', async () => {
  for (const target of [
    '*',
    '//',
    '/%2e%2e/',
    '/assets/%00',
    '/api/partner/v1/assets/%00',
    '/api/partner/v1/%F0%28',
    'http://x/y',
  ]) {
    const response = await request(`GET ${target} HTTP/1.1`, host, authorization);
    expect([target, response.slice(0, 13)]).toEqual([target, 'HTTP/1.1 404 ']);
  }
});

test('a caller that disconnects while its character is created is no unexpected error', async () => {
  const waiting = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const api = openTestApi({
    services: {
      characters: {
        order: async ({ signal }) => {
          waiting.resolve();
          await once(signal, 'abort');
          ended.resolve();
          throw signal.reason;
        },
      },
    },
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const body = JSON.stringify({ name: 'Ada', description: 'a baker' });
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = ['POST /api/partner/v1/characters HTTP/1.1', host, authorization, 'Content-Type: application/json'];
  socket.write([...head, `Content-Length: ${body.length}`, '', body].join('\r\n'));
  await waiting.promise;
  socket.destroy();
  await ended.promise;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await api.app.close();
  expect(api.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

test('a truncated or malformed body gets a 400 or a closed connection, and logs no unexpected error', async () => {
  const head = ['POST /api/partner/v1/tts HTTP/1.1', host, authorization, 'Content-Type: application/json'];
  const chunked = await send(...head, 'Transfer-Encoding: chunked', 'Connection: close', '', 'zz', '');
  expect(chunked).toMatch(/^HTTP\/1.1 400 /);
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([...head, 'Content-Length: 100', '', '{"text":'].join('\r\n'));
      setTimeout(() => socket.destroy(), 50);
    });
    socket.on('close', () => setTimeout(resolve, 50));
  });
  expect(logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

test('a request that does not arrive in time gets a 408', async () => {
  expect(app.server.headersTimeout).toBe(30_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const json = ['Content-Type: application/json', 'Content-Length: 100'];
  const response = send('POST /api/partner/v1/tts HTTP/1.1', host, authorization, ...json, '', '{"text":');
  try {
    await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 20_000 });
    vi.advanceTimersByTime(29_000);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1000);
  } finally {
    vi.useRealTimers();
  }
  expect(await response).toMatch(/^HTTP\/1.1 408 .*did not arrive in time/s);
});

const paths = ['/characters', '/voices', '/tts', '/images/first-frame', '/videos', '/videos/estimate'];

/** Member names of the schemas, so that random bodies pass the outermost checks. */
const names = [
  'mode',
  'name',
  'text',
  'script',
  'voice_id',
  'character_id',
  'scene_elements',
  'voice_settings',
  'audio_url',
  'description',
  'selfie_image_urls',
  'language',
  'video_idea',
  'url',
  'speed',
  '__proto__',
  'constructor',
];
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
  fc.constantFrom(
    'talking_head',
    'scenes',
    '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d',
    'https://example.com/a',
    '\0',
    '\ud800',
    1e300,
    -0,
  ),
);
const body = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(value, fc.array(fc.dictionary(fc.constantFrom(...names), value))),
);

test('no body causes a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(body, value), async (path, payload) => {
      const { statusCode, body: response } = await app.inject({
        method: 'POST',
        url: `/api/partner/v1${path}`,
        headers: { authorization: goodKey, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect([200, 400]).toContain(statusCode);
      if (statusCode === 400) expect(Object.keys(JSON.parse(response))).toEqual(['error']);
    }),
    { numRuns: 600 },
  );
});

test('no bytes and no query cause a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.webQueryParameters(), async (bytes, query) => {
      const headers = { authorization: goodKey, 'content-type': 'application/json' };
      const posted = await app.inject({
        method: 'POST',
        url: '/api/partner/v1/tts',
        headers,
        payload: Buffer.from(bytes),
      });
      const listed = await app.inject({ url: `/api/partner/v1/assets?${query}`, headers });
      expect(Math.max(posted.statusCode, listed.statusCode)).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});
