// The tools over HTTP, on the mounted app, with the official client of both revisions of the protocol.
import { JobView } from '@greenroom/contract/jobs';
import { SdkHttpError } from '@modelcontextprotocol/client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { documentedEndpoints, goodKey, openTestApi } from '../../server/src/api/testing.ts';
import { Problem } from '../../server/src/kernel/problem.ts';
import { call, openTestMcp, type Revision } from './testing.ts';

const { app, reached, connect, close } = await openTestMcp();
afterAll(close);
beforeEach(() => {
  reached.length = 0;
});

const exampleOf = (name: string) => documentedEndpoints.find((endpoint) => endpoint.name === name)!.example;
const bodyOf = (name: string) => exampleOf(name).body as Record<string, unknown>;

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

/** A POST without the client. `host` and `origin` replace those of the address. */
const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      host: '127.0.0.1:8080',
      authorization: goodKey,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

test.each(['legacy', 'auto'] as const)('every endpoint has a tool, in the protocol %s', async (revision) => {
  const client = await connect(revision);
  const id = '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d';
  const { mode: _, ...video } = bodyOf('createVideo');
  const budget = { max_credits: 1_000 };
  const results = {
    createCharacter: await call(client, 'create_character', { ...bodyOf('createCharacter'), ...budget }),
    listCharacters: await call(client, 'list_characters'),
    getCharacter: await call(client, 'get_character', { character_id: id }),
    deleteCharacter: await call(client, 'delete_character', { character_id: id }),
    createVoice: await call(client, 'create_voice', { ...bodyOf('createVoice'), ...budget }),
    listVoices: await call(client, 'list_voices'),
    deleteVoice: await call(client, 'delete_voice', { voice_id: 'voc_1' }),
    createSpeech: await call(client, 'create_speech', { ...bodyOf('createSpeech'), ...budget }),
    createFirstFrame: await call(client, 'create_first_frame', { ...bodyOf('createFirstFrame'), ...budget }),
    estimateVideo: await call(client, 'estimate_talking_head_video', video),
    createVideo: await call(client, 'create_talking_head_video', { ...video, ...budget }),
    getJob: await call(client, 'get_video', { workflow_id: 'partner_thv_0199e2a61b5c7d3e8f90a1b2c3d4e5f6' }),
    listAssets: await call(client, 'list_assets', { kind: 'video', limit: 5 }),
    getAsset: await call(client, 'get_asset', { asset_id: id }),
    getUsageSummary: await call(client, 'get_usage', { to: '2030-01-01T00:00:00Z' }),
    listJobs: await call(client, 'list_jobs', { offset: 3 }),
  };
  expect(results).toEqual(Object.fromEntries(Object.keys(results).map((name) => [name, exampleOf(name).response])));
  expect(Object.keys(results).sort()).toEqual(documentedEndpoints.map(({ name }) => name).sort());
  expect(new Set(reached.map(({ endpoint }) => endpoint))).toEqual(new Set(Object.keys(results)));
  expect(new Set(reached.map(({ client }) => client))).toEqual(new Set(['client-1']));
  expect(reached.find(({ endpoint }) => endpoint === 'listAssets')?.input).toMatchObject({ kind: 'video', limit: 5 });
  await client.close();
});

test('a request without a valid key gets the 401 of the partner API', async () => {
  for (const authorization of ['', 'Bearer nonsense']) {
    const response = await post(initialize, { authorization });
    expect([response.statusCode, response.json()]).toEqual([401, { error: 'Missing or invalid API key.' }]);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  }
  const refused = await connect('auto', 'Bearer nonsense').catch((error) => error);
  expect(refused).toBeInstanceOf(SdkHttpError);
  expect(refused).toMatchObject({ status: 401 });
});

test('a request to another host, or from a page of another origin, is rejected', async () => {
  const statusOf = async (headers: Record<string, string>) => (await post(initialize, headers)).statusCode;
  expect(await statusOf({ host: 'localhost:9999', origin: 'http://localhost:8080' })).toBe(200);
  for (const host of ['attacker.example', '127.0.0.1.attacker.example', '10.0.0.7:8080', '[::1]:8080', '-'])
    expect([host, await statusOf({ host })]).toEqual([host, 403]);
  for (const origin of ['http://attacker.example', 'http://127.0.0.1:8081', 'null', ''])
    expect([origin, await statusOf({ origin })]).toEqual([origin, 403]);
});

test('requests are counted as those of the partner API, and those of their tools too', async () => {
  let count = 0;
  const limited = openTestApi({
    rateLimit: {
      async take() {
        const rejected =
          ++count > 2 ? new Problem('rate_limited', 'RATE_LIMITED', { retryAfterSeconds: 7 }) : undefined;
        return { headers: { 'ratelimit-remaining': String(2 - count) }, rejected };
      },
    },
  });
  const send = () =>
    limited.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { host: '127.0.0.1', authorization: goodKey, accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_voices', arguments: {} } },
    });
  const first = await send();
  expect([first.statusCode, first.headers['ratelimit-remaining'], count]).toEqual([200, '1', 2]);
  expect(first.body).not.toContain('isError');
  const second = await send();
  expect([second.statusCode, second.json()]).toEqual([429, { error: 'RATE_LIMITED' }]);
  count = 1;
  expect((await send()).body).toContain('RATE_LIMITED. Too many requests. Call again in 7 seconds.');
  await limited.app.close();
});

test('there are no sessions, streams or batches', async () => {
  const headers = { host: '127.0.0.1', authorization: goodKey, accept: 'application/json, text/event-stream' };
  expect((await app.inject({ url: '/mcp', headers })).statusCode).toBe(405);
  expect((await app.inject({ method: 'DELETE', url: '/mcp', headers })).statusCode).toBe(405);
  const batch = await post([initialize, initialize]);
  expect([batch.statusCode, batch.json().error]).toEqual([400, 'The body must be one message, not a batch.']);
});

test('bodies that are malformed, too large, too deep or of another type get a clear error', async () => {
  const answers = [
    ['{', 400, 'JSON'],
    [`{"a":${'['.repeat(40)}${']'.repeat(40)}}`, 400, 'nested'],
    [JSON.stringify({ ...initialize, pad: 'x'.repeat(1_100_000) }), 413, '1048576 bytes'],
    ['"text"', 400, ''],
    ['', 400, ''],
    ['null', 400, ''],
    ['{}', 400, ''],
    [JSON.stringify({ ...initialize, jsonrpc: 1 }), 400, ''],
  ] as const;
  for (const [body, status, text] of answers) {
    const response = await post(body);
    expect([body.slice(0, 9), response.statusCode]).toEqual([body.slice(0, 9), status]);
    expect(response.body).toContain(text);
  }
  expect((await post('x', { 'content-type': 'text/plain' })).statusCode).toBe(415);
});

test('hostile arguments get a clear error and reach nothing', async () => {
  const client = await connect();
  const { mode: _, ...video } = bodyOf('createVideo');
  const answers = [
    ['create_speech', { voice_id: 'voc_1', text: 'x'.repeat(900_000), max_credits: 9 }, 'at most 5000 characters'],
    ['create_speech', { voice_id: 'voc_1', text: 'a\0b', max_credits: 10 }, 'text must not contain NUL'],
    ['create_speech', { voice_id: 'voc_1', text: 'Hi.', max_credits: -1 }, 'max_credits must be at least 0'],
    ['create_speech', { voice_id: 'voc_1', text: 'Hi.', max_credits: '10' }, 'max_credits must be a number'],
    ['create_speech', { voice_id: 'voc_1', text: 'Hi.' }, 'max_credits is required'],
    [
      'create_speech',
      { voice_id: 'voc_1', text: 'Hi.', max_credits: 10, idempotency_key: 'a\r\nb: c' },
      'idempotency_key must be printable ASCII characters',
    ],
    ['create_talking_head_video', { ...video, max_credits: 1_000, character_id: 7 }, 'character_id must be'],
    ['create_character', { name: 'Ana', max_credits: 10 }, 'exactly one of selfie_image_urls and description'],
    ['list_assets', { limit: 101 }, 'limit must be at most 100'],
    ['get_asset', { asset_id: '../../usage/summary' }, 'Not found.'],
    ['get_video', {}, 'workflow_id is required'],
    ['wait_for_video', { workflow_id: 'partner_thv_1', timeout_seconds: 1e9 }, 'timeout_seconds must be at most 150'],
  ] as const;
  for (const [tool, args, text] of answers)
    expect([tool, await call(client, tool, args)]).toEqual([tool, expect.stringContaining(text)]);
  await expect(client.callTool({ name: '__proto__', arguments: {} })).rejects.toThrow();
  expect(reached).toEqual([]);
  await client.close();
});

test('errors of the API have its message, the id of the request, and advice', async () => {
  const errors = [
    new Problem('insufficient_credits', 'INSUFFICIENT_CREDITS', {
      extras: { credits_required: 10, credits_balance: 3 },
    }),
    new Problem('unavailable', 'No capacity.'),
    new TypeError('secret detail'),
  ];
  const failing = await openTestMcp({ services: { tts: { order: () => Promise.reject(errors.shift()) } } });
  const client = await failing.connect();
  const speak = () =>
    call(client, 'create_speech', { voice_id: 'voc_1', text: 'Hi.', max_credits: 10, idempotency_key: 'k-1' });
  expect(await speak()).toMatch(
    /^INSUFFICIENT_CREDITS\. This costs 10 credits and the balance is 3\. Nothing was charged\. .*Request id: [\w-]{36}\.$/,
  );
  expect(await speak()).toMatch(
    /^No capacity\. Request id: .* Call again with the same arguments and idempotency_key "k-1"/,
  );
  const bug = String(await speak());
  expect(bug).toContain('Something went wrong');
  expect(bug).not.toContain('secret');
  // The log of the tool's request and that of its requests to the API have the same id.
  const [, id = ''] = /Request id: ([\w-]{36})/.exec(bug) ?? [];
  const routes = failing.logged
    .map((line) => JSON.parse(line))
    .filter(({ requestId, msg }) => requestId === id && msg === 'request');
  expect(routes.map(({ route }) => route)).toEqual(['/api/partner/v1/tts', '/mcp']);
  await client.close();
  await failing.close();
});

test('a lost connection, and in the protocol of 2026 a cancelled call, cancel the request of the tool', async () => {
  const signals: AbortSignal[] = [];
  const slow = await openTestMcp({
    services: {
      tts: {
        order: ({ signal }) => {
          signals.push(signal);
          return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        },
      },
    },
  });
  const clients = [await slow.connect('auto'), await slow.connect('legacy')] as const;
  const speech = { name: 'create_speech', arguments: { voice_id: 'voc_1', text: 'Hi.', max_credits: 10 } };
  const cancel = new AbortController();
  for (const client of clients) {
    client.callTool(speech, { signal: cancel.signal }).catch(() => undefined);
    client.callTool(speech).catch(() => undefined);
  }
  await expect.poll(() => signals.length).toBe(4);
  const aborted = () => signals.filter((signal) => signal.aborted).length;
  cancel.abort();
  // That of 2025 sends a message of its own, which may reach another process.
  await expect.poll(aborted).toBe(1);
  slow.app.server.closeAllConnections();
  await expect.poll(aborted).toBe(4);
  for (const client of clients) await client.close();
  await slow.close();
});

test('waiting reports progress that only grows, in both protocols', async () => {
  const job = JobView.parse(exampleOf('getJob').response);
  const states = [
    { status: 'queued' as const, metadata: { progress: 0, queue_position: 2 } },
    { status: 'queued' as const, metadata: { progress: 0, queue_position: 1 } },
    { status: 'completed' as const, metadata: { progress: 1 } },
  ];
  const wait = async (revision: Revision) => {
    let polls = 0;
    const now = () => states[polls - 1]!;
    const waiting = await openTestMcp({
      services: {
        usageQueries: {
          async job() {
            polls++;
            return { ...job, status: now().status };
          },
        },
        usageLists: {
          history: async () => ({ jobs: [{ ...job, ...now(), job_type: 'talking_head' }] }),
          summary: () => Promise.reject(new Error('Not in this test.')),
        },
      },
    });
    const client = await waiting.connect(revision);
    const reported: unknown[] = [];
    const { structuredContent } = await client.callTool(
      { name: 'wait_for_video', arguments: { workflow_id: job.workflow_id } },
      { onprogress: ({ progress, total, message }) => reported.push([progress, total, message]) },
    );
    expect(structuredContent).toMatchObject({ status: 'completed', video_url: job.video_url });
    expect(polls).toBe(3);
    await client.close();
    await waiting.close();
    return reported;
  };
  const reported = [
    [0, 1, 'queued, position 2'],
    [1, 1, 'completed'],
  ];
  expect(await Promise.all([wait('legacy'), wait('auto')])).toEqual([reported, reported]);
});

test('waiting ends with the status when the time is over or the process ends', async () => {
  const running = JobView.parse({ ...(exampleOf('getJob').response as object), status: 'running' });
  const closing = new AbortController();
  let polls = 0;
  const waiting = await openTestMcp({
    closing: closing.signal,
    services: {
      usageQueries: {
        async job() {
          polls++;
          return running;
        },
      },
      usageLists: {
        history: async () => ({ jobs: [] }),
        summary: () => Promise.reject(new Error('Not in this test.')),
      },
    },
  });
  const client = await waiting.connect();
  const { workflow_id } = running;
  expect(await call(client, 'wait_for_video', { workflow_id, timeout_seconds: 1 })).toMatchObject({
    status: 'running',
  });
  const before = polls;
  const wait = call(client, 'wait_for_video', { workflow_id, timeout_seconds: 150 });
  await expect.poll(() => polls).toBeGreaterThan(before);
  const closed = waiting.app.close();
  closing.abort();
  expect(await wait).toMatchObject({ status: 'running' });
  await client.close();
  waiting.app.server.closeAllConnections();
  await closed;
});
