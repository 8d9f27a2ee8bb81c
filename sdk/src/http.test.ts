// Retries, idempotency keys, timeouts, logging, and the checks of the options.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createClient,
  GreenroomError,
  IdempotencyConflict,
  InsufficientCredits,
  type LogEntry,
  NoResponse,
  NotFound,
  RateLimited,
  ServerError,
  TooManyActiveJobs,
} from './index.ts';
import { prepare } from './testing.ts';

const speech = { voice_id: 'v', text: 'x' };
const voices = { body: { voices: [] } };
const keysOf = (requests: { headers: Record<string, string> }[]) =>
  requests.map(({ headers }) => headers['idempotency-key']);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets the pauses of a call pass at once. Returns its result or error, and the sum of its pauses. */
async function settled(call: Promise<unknown>) {
  const startedAt = Date.now();
  let isSettled = false;
  const result = call.catch((error) => error).finally(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(0);
  while (!isSettled) await vi.advanceTimersByTimeAsync(100);
  return { result: await result, pausedMs: Date.now() - startedAt };
}

test('requests are retried after network and server errors and rate limits', async () => {
  const { client, requests } = prepare([
    new TypeError('fetch failed'),
    { status: 502, body: '<html>' },
    { status: 429, body: { error: 'RATE_LIMITED' } },
    voices,
  ]);
  expect((await settled(client.voices.list())).result).toEqual({ voices: [] });
  expect(requests).toHaveLength(4);
});

test('a POST is retried with the same idempotency key, which is generated if none is given', async () => {
  const { client, requests } = prepare([{ status: 500, body: { error: 'Bug.' } }]);
  expect((await settled(client.tts.create(speech))).result).toBeInstanceOf(ServerError);
  await settled(client.tts.create(speech));
  await settled(client.tts.create(speech, { idempotencyKey: 'mine' }));
  const [first, second, third] = [
    keysOf(requests.slice(0, 4)),
    keysOf(requests.slice(4, 8)),
    keysOf(requests.slice(8)),
  ];
  expect(first[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(first).size).toBe(1);
  expect(second[0]).not.toBe(first[0]);
  expect(third).toEqual(['mine', 'mine', 'mine', 'mine']);
});

test('rejected requests are not retried, and neither is one that has too many active jobs', async () => {
  for (const [status, error, type] of [
    [402, 'INSUFFICIENT_CREDITS', InsufficientCredits],
    [404, 'Not found.', NotFound],
    [409, 'IDEMPOTENCY_KEY_REUSED', IdempotencyConflict],
    [429, 'TOO_MANY_ACTIVE_JOBS', TooManyActiveJobs],
  ] as const) {
    const { client, requests } = prepare([{ status, body: { error } }]);
    await expect(client.tts.create(speech)).rejects.toThrow(type);
    expect(requests).toHaveLength(1);
  }
});

test('an earlier request with the same key is waited for, without using up retries', async () => {
  const inFlight = { status: 409, body: { error: 'IDEMPOTENCY_KEY_IN_FLIGHT' }, headers: { 'retry-after': '5' } };
  const { client, requests } = prepare([...Array(10).fill(inFlight), { body: { credits_charged: 10 } }]);
  const { result, pausedMs } = await settled(client.tts.create(speech));
  expect(result).toEqual({ credits_charged: 10 });
  expect(requests).toHaveLength(11);
  expect(pausedMs).toBeGreaterThanOrEqual(50_000);

  const stuck = await settled(prepare([inFlight]).client.tts.create(speech));
  expect(stuck.result).toBeInstanceOf(IdempotencyConflict);
  const impatient = prepare([inFlight], { maxRetries: 0 });
  await expect(impatient.client.tts.create(speech)).rejects.toThrow(IdempotencyConflict);
  expect(impatient.requests).toHaveLength(1);
});

test('Retry-After is respected as seconds and as a date; a long one fails at once', async () => {
  const limited = (after: string) => ({
    status: 429,
    body: { error: 'RATE_LIMITED' },
    headers: { 'retry-after': after },
  });
  for (const after of [() => '30', () => new Date(Date.now() + 31_000).toUTCString()]) {
    const { client } = prepare([limited(after()), voices]);
    expect((await settled(client.voices.list())).pausedMs).toBeGreaterThanOrEqual(30_000);
  }
  const { client, requests } = prepare([limited('3600')]);
  const error = await client.voices.list().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(RateLimited);
  expect(error.retryAfterSeconds).toBe(3600);
  expect(requests).toHaveLength(1);
  const { client: other } = prepare([limited('soon'), voices]);
  expect((await settled(other.voices.list())).result).toEqual({ voices: [] });
});

test('retries and timeouts are set for the client or for a call', async () => {
  const broken = { status: 500, body: { error: 'Bug.' } };
  const { client, requests } = prepare([broken], { maxRetries: 1 });
  expect((await settled(client.voices.list())).result).toBeInstanceOf(ServerError);
  expect(requests).toHaveLength(2);
  await expect(client.voices.list({ maxRetries: 0 })).rejects.toThrow(ServerError);
  expect(requests).toHaveLength(3);

  vi.useRealTimers();
  const silent = createClient({
    baseUrl: 'http://x',
    apiKey: 'k',
    maxRetries: 0,
    timeoutMs: 30,
    fetch: (_, { signal }) =>
      new Promise((_, reject) => {
        signal!.throwIfAborted();
        signal!.addEventListener('abort', () => reject(signal!.reason));
      }),
  });
  await expect(silent.voices.list()).rejects.toThrow('No response within 0.03 s.');
  await expect(silent.voices.list({ timeoutMs: 20 })).rejects.toThrow('No response within 0.02 s.');
  const stopped = AbortSignal.abort(new Error('Stopped.'));
  await expect(silent.tts.create(speech, { signal: stopped, maxRetries: 3 })).rejects.toThrow('Stopped.');
});

test('the logger gets each attempt, without the key and bodies', async () => {
  const entries: LogEntry[] = [];
  const { client, requests } = prepare([{ status: 503, body: { error: 'Busy.' } }, { body: { credits_charged: 10 } }], {
    logger: (entry) => entries.push(entry),
  });
  await settled(client.tts.create(speech));
  expect(entries).toMatchObject([
    { method: 'POST', path: '/tts', attempt: 1, status: 503, retryInMs: expect.any(Number) },
    { method: 'POST', path: '/tts', attempt: 2, status: 200, error: undefined, retryInMs: undefined },
  ]);
  expect(entries.map(({ requestId }) => requestId)).toEqual(requests.map(({ headers }) => headers['x-request-id']));
  expect(JSON.stringify(entries)).not.toContain('gr_key');
});

test('every error has a request id: the service’s, or that of the request without a response', async () => {
  const answers = [{ status: 404, body: { error: 'Not found.' }, headers: { 'x-request-id': 'r-1' } }, new TypeError()];
  const { client, requests } = prepare(answers, { maxRetries: 0 });
  const rejected = await client.voices.list().catch((thrown) => thrown);
  expect(rejected.requestId).toBe('r-1');
  const lost = await client.voices.list().catch((thrown) => thrown);
  expect(lost).toBeInstanceOf(GreenroomError);
  expect(lost).toMatchObject({ name: 'NoResponse', requestId: requests[1]!.headers['x-request-id'] });
});

test('withResponse gives the status and headers too', async () => {
  const { client } = prepare([{ body: { voices: [] }, headers: { 'idempotent-replayed': 'true' } }]);
  const { data, response } = await client.voices.list().withResponse();
  expect([data, response.status, response.headers.get('idempotent-replayed')]).toEqual([{ voices: [] }, 200, 'true']);
  const failing = prepare([{ status: 404, body: { error: 'Not found.' } }]);
  await expect(failing.client.voices.list().withResponse()).rejects.toThrow(NotFound);
});

test('a page instead of JSON is reported as no response of the service', async () => {
  const { client } = prepare([{ body: '<html>Sign in</html>' }], { maxRetries: 0 });
  await expect(client.voices.list()).rejects.toThrow(NoResponse);
});

test('invalid options are rejected without quoting the key', () => {
  const baseUrl = 'https://video.example.com';
  expect(() => createClient({ baseUrl: 'video.example.com', apiKey: 'k' })).toThrow('baseUrl');
  for (const apiKey of [undefined, '', 'gr_secret\n', 'gr_secret two']) {
    const create = () => createClient({ baseUrl, apiKey });
    expect(create).toThrow('apiKey is missing');
    expect(create).not.toThrow(/secret/);
  }
});

test('a browser is refused unless the danger is accepted', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
  try {
    expect(() => prepare([])).toThrow(/everyone can read the API key/);
    expect(prepare([], { dangerouslyAllowBrowser: true }).client).toBeDefined();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a redirect is an error: it would turn a POST into a GET, or send the key elsewhere', async () => {
  vi.useRealTimers();
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url!);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const target = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  const service = createServer((_request, response) => response.writeHead(301, { location: target }).end());
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const client = createClient({
    baseUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    apiKey: 'gr_key',
  });
  const error = await client.tts.create(speech).catch((thrown) => thrown);
  service.close();
  elsewhere.close();
  expect(error).toMatchObject({ status: 301, message: expect.stringContaining(target) });
  expect(asked).toEqual([]);
});
