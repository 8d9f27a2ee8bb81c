// Authentication, unknown paths, errors, streaming and logging of the mounted API.
import { Agent, get as httpGet } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { notFound, Problem } from '../kernel/problem.ts';
import type { ReadyState } from '../reporting/readiness.ts';
import { samples } from './routes/samples.ts';
import { documentedEndpoints, goodKey, openTestApi } from './testing.ts';

const { app, reached, logged, seen, post, get } = openTestApi();
afterAll(() => app.close());
beforeEach(() => {
  reached.length = 0;
  logged.length = 0;
});

const ids: Record<string, string> = {
  '/voices/{id}': samples.voice,
  '/characters/{id}': samples.character,
  '/assets/{id}': samples.asset,
};
const pathOf = (path: string) =>
  `/api/partner/v1${path.replace('{id}', ids[path] ?? '').replace('{workflowId}', samples.workflow)}`;

const authorization = goodKey;
const tts = { voice_id: 'voc_1', text: 'Hello.' };

test('each of the sixteen endpoints is mounted and calls its own service', async () => {
  expect(documentedEndpoints).toHaveLength(16);
  for (const { method, path, example } of documentedEndpoints) {
    const payload = example.body === undefined ? {} : { payload: example.body as object };
    const response = await app.inject({ method, url: pathOf(path), headers: { authorization }, ...payload });
    expect([path, response.statusCode]).toEqual([path, 200]);
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(reached.map(({ endpoint }) => endpoint)).toEqual(documentedEndpoints.map(({ name }) => name));
});

test('every path below the prefix requires a key, also unknown paths and requests with an invalid body', async () => {
  const unauthorized = { error: 'Missing or invalid API key.' };
  for (const { method, path } of documentedEndpoints) {
    const response = await app.inject({ method, url: pathOf(path) });
    expect([response.statusCode, response.json()]).toEqual([401, unauthorized]);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  }
  expect((await get('/nowhere', {})).json()).toEqual(unauthorized);
  expect((await get('', {})).json()).toEqual(unauthorized);
  expect((await post('/tts', '{', { authorization: 'Bearer nonsense' })).json()).toEqual(unauthorized);
  expect((await post('/tts', '{', { authorization: 'Bearer nonsense', 'content-type': 'text/html' })).statusCode).toBe(
    401,
  );
  expect(reached).toEqual([]);
});

test('unknown paths, unknown methods and ids of another form all get the same 404', async () => {
  for (const path of [
    '/nowhere',
    '/characters/7',
    '/characters/%00',
    '/characters/%ZZ',
    '/characters/%ff',
    '/assets/x',
    '/jobs/x/status',
    '/tts/',
    `/voices/${'v'.repeat(900)}`,
  ]) {
    const response = await get(path);
    expect([path, response.statusCode, response.json()]).toEqual([path, 404, { error: 'Not found.' }]);
  }
  for (const method of ['PUT', 'PATCH', 'HEAD', 'OPTIONS', 'DELETE'] as const) {
    const response = await app.inject({ method, url: '/api/partner/v1/tts', headers: { authorization } });
    expect([method, response.statusCode]).toEqual([method, 404]);
  }
  expect((await post('/nowhere', '{')).statusCode).toBe(404);
  expect((await app.inject('/nowhere')).json()).toEqual({ error: 'Not found.' });
  expect(reached).toEqual([]);
});

test('a Problem is returned with its extras only; any other error is a 500 without details and is logged', async () => {
  const problems = [
    new Problem('insufficient_credits', 'INSUFFICIENT_CREDITS', {
      extras: { credits_required: 10, credits_balance: 3 },
    }),
    new Problem('unavailable', 'Busy.', { retryAfterSeconds: 12.2, cause: new Error('secret detail') }),
    new TypeError('secret detail'),
  ];
  const edge = openTestApi({
    services: {
      tts: {
        order: async () => {
          throw problems.shift();
        },
      },
    },
  });
  const ask = () =>
    edge.app.inject({ method: 'POST', url: '/api/partner/v1/tts', headers: { authorization }, payload: tts });
  const poor = await ask();
  expect([poor.statusCode, poor.json()]).toEqual([
    402,
    { error: 'INSUFFICIENT_CREDITS', credits_required: 10, credits_balance: 3 },
  ]);
  const busy = await ask();
  expect([busy.statusCode, busy.json(), busy.headers['retry-after']]).toEqual([503, { error: 'Busy.' }, '13']);
  const bug = await ask();
  expect(bug.statusCode).toBe(500);
  expect(bug.body).not.toContain('secret');
  expect(bug.json().error).toContain(bug.headers['x-request-id']);
  expect(edge.logged.join('')).toContain('secret detail');
  await edge.app.close();
});

test('a response has only the members of its schema', async () => {
  const edge = openTestApi({
    services: {
      voiceQueries: { delete: async () => ({ deleted: true, row: { secret: 1 } }) },
      voiceLists: { list: async () => ({ voices: [{ voice_id: 'voc_1' }] }) as never },
    },
  });
  const del = await edge.app.inject({
    method: 'DELETE',
    url: '/api/partner/v1/voices/voc_1',
    headers: { authorization },
  });
  expect(del.json()).toEqual({ deleted: true });
  const list = await edge.app.inject({ url: '/api/partner/v1/voices', headers: { authorization } });
  expect(list.statusCode).toBe(500);
  await edge.app.close();
});

test('assets are public and streamed, with the status and headers of their handler', async () => {
  const edge = openTestApi({
    assets: async ({ method, name, download, headers }) => {
      if (name !== 'a.mp4') throw notFound();
      const response = {
        headers: {
          'content-type': 'video/mp4',
          'content-length': '5',
          'x-range': String(headers.range),
          'x-download': String(download),
        },
      };
      return method === 'HEAD'
        ? { status: 200, ...response }
        : { status: 206, ...response, body: Readable.from(['by', 'tes']) };
    },
  });
  const got = await edge.app.inject({ url: '/assets/a.mp4', headers: { range: 'bytes=0-4' } });
  expect([got.statusCode, got.body, got.headers['x-range']]).toEqual([206, 'bytes', 'bytes=0-4']);
  const asked = await edge.app.inject({ method: 'HEAD', url: '/assets/a.mp4' });
  expect([asked.statusCode, asked.body, asked.headers['content-length']]).toEqual([200, '', '5']);
  const downloads = [got, await edge.app.inject('/assets/a.mp4?download')].map(({ headers }) => headers['x-download']);
  expect(downloads).toEqual(['false', 'true']);
  const missing = await edge.app.inject('/assets/b.mp4');
  expect([missing.statusCode, missing.json()]).toEqual([404, { error: 'Not found.' }]);
  await edge.app.close();
});

test('health checks need no key and return the reason if the service is not ready', async () => {
  const edge = openTestApi({ ready: async () => ({ problem: 'The database does not answer.' }) });
  expect((await edge.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await edge.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { error: 'The database does not answer.' }]);
  const working = await app.inject('/readyz');
  expect([working.statusCode, working.json()]).toEqual([200, { status: 'ready' }]);
  await edge.app.close();
});

test('a faulty engine does not make the service unready', async () => {
  const edge = openTestApi({ ready: async () => ({ faultyEngines: ['fal', 'openai'], unservedQueues: ['batch'] }) });
  const ready = await edge.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'degraded', engines: ['fal', 'openai'], queues: ['batch'] },
  ]);
  await edge.app.close();
});

test('closing waits for running requests, but not for idle connections', async () => {
  const working = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<ReadyState>();
  const edge = openTestApi({
    ready: () => {
      working.resolve();
      return finish.promise;
    },
  });
  const agent = new Agent({ keepAlive: true });
  const answered = Promise.withResolvers<number | undefined>();
  httpGet(`${await edge.app.listen({ port: 0, host: '127.0.0.1' })}/readyz`, { agent }, (response) => {
    response.resume().on('end', () => answered.resolve(response.statusCode));
  });
  await working.promise;
  const closed = edge.app.close();
  finish.resolve({ faultyEngines: [], unservedQueues: [] });
  expect(await answered.promise).toBe(200);
  await closed;
  agent.destroy();
}, 20_000);

test('the log and the metrics name the route, never the path or the query', async () => {
  await get('/characters/0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d?canary=1');
  expect(logged.join('')).toContain('/characters/:id');
  expect(logged.join('')).not.toMatch(/canary|0199e2a4|0123456789ab/);
  await get('/nowhere');
  expect(seen.at(-1)).toMatchObject({ method: 'GET', route: 'unknown', status: 404 });
});

test.each([
  [false, '127.0.0.1'],
  [true, '203.0.113.9'],
])('with trustProxy %s the logged client address is %s', async (trustProxy, ip) => {
  const edge = openTestApi({ trustProxy });
  await edge.get('/characters', { authorization: goodKey, 'x-forwarded-for': '203.0.113.9' });
  await edge.app.close();
  expect(JSON.parse(edge.logged.at(-1)!)).toMatchObject({ msg: 'request', ip });
});
