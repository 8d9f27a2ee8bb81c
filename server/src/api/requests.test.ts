// Validation of request bodies, queries, headers and URLs.
import { limits } from '@greenroom/contract/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { goodKey, openTestApi } from './testing.ts';

const { app, reached, post, get } = openTestApi();
afterAll(() => app.close());
beforeEach(() => {
  reached.length = 0;
});

const authorization = goodKey;
const tts = { voice_id: 'voc_1', text: 'Hello.' };

test('a body that is not a valid JSON object is rejected with a reason', async () => {
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  const cases: [body: string, error: RegExp][] = [
    ['', /body is required/],
    ['{', /valid JSON/],
    ['[]', /must be an object/],
    ['"x"', /must be an object/],
    ['null', /body is required|must be an object/],
    ['7', /must be an object/],
    [deep, /nested at most 32/],
    ['['.repeat(100_000), /valid JSON/],
    ['{"__proto__": {"voice_id": "x"}}', /__proto__/],
    ['{"\\u005f_proto__": 1}', /__proto__/],
    ['{"voice_id":"v","text":"\\u0000"}', /text must not contain NUL/],
    ['{"voice_id":"v","text":"\\ud800"}', /text must not contain NUL or unpaired/],
    ['{"voice_id":"v","text":"x","voice_settings":{"speed":1e999}}', /voice_settings.speed must be a number/],
    ['{"voice_id":"v","text":"x","voice_settings":[]}', /voice_settings must be an object/],
  ];
  for (const [body, error] of cases) {
    const response = await post('/tts', body);
    expect([body.slice(0, 40), response.statusCode]).toEqual([body.slice(0, 40), 400]);
    expect(Object.keys(response.json())).toEqual(['error']);
    expect(response.json().error).toMatch(error);
  }
  const latin = await app.inject({
    method: 'POST',
    url: '/api/partner/v1/tts',
    headers: { authorization, 'content-type': 'application/json' },
    payload: Buffer.from('{"voice_id":"v","text":"caf\xe9"}', 'latin1'),
  });
  expect([latin.statusCode, latin.json()]).toEqual([400, { error: 'The body must be UTF-8.' }]);
  expect(reached).toEqual([]);
});

test('a body of another type is a 415, one over the limit a 413', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ]) {
    expect((await post('/tts', '{}', { 'content-type': type })).statusCode).toBe(415);
  }
  const large = await post('/tts', { ...tts, text: 'x'.repeat(limits.bodyBytes) });
  expect([large.statusCode, large.json()]).toEqual([
    413,
    { error: `The body must be at most ${limits.bodyBytes} bytes.` },
  ]);
});

test('unknown members of bodies and queries are ignored', async () => {
  expect((await post('/tts', { ...tts, colour: 'red', nested: [[{}]] })).statusCode).toBe(200);
  expect(reached[0]?.input).toEqual(tts);
  expect((await get('/assets?colour=red&colour=blue&a[]=1')).statusCode).toBe(200);
});

test('query parameters are converted to their types and have defaults', async () => {
  await get('/assets?kind=video&limit=100&offset=7');
  expect(reached[0]?.input).toEqual({ kind: 'video', limit: 100, offset: 7 });
  await get('/usage/jobs');
  expect(reached[1]?.input).toEqual({ limit: 30, offset: 0 });
});

test('the error for an invalid query parameter names it', async () => {
  const cases: [query: string, error: RegExp][] = [
    ['/assets?limit=101', /^limit must be at most 100\.$/],
    ['/assets?limit=0', /^limit must be at least 1\.$/],
    ['/assets?limit=', /^limit must be a/],
    ['/assets?limit=1e2', /^limit must be a/],
    ['/assets?limit=7.5', /^limit must be a/],
    ['/assets?limit=99999999999999999999', /^limit must be a/],
    ['/assets?offset=-1', /^offset must be at least 0\.$/],
    ['/assets?limit=1&limit=2', /^limit must be given once\.$/],
    ['/assets?limit[]=1', /^limit must be a single value\.$/],
    ['/assets?kind=%00', /^kind must be one of character_sheet, first_frame, tts_audio, video\.$/],
    ['/usage/jobs?limit=101', /^limit must be at most 100\.$/],
    ['/usage/summary?from=yesterday', /^from must be an ISO 8601 date-time/],
    ['/usage/summary?from=0000-01-01T00:00:00Z', /^from is out of range\.$/],
    ['/usage/summary?to=9999-12-31T23:59:59-05:00', /^to is out of range\.$/],
    ['/usage/summary?from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z', /^from must not be after to\.$/],
    ['/usage/summary?from=9998-01-01T00:00:00Z', /^from must not be after to\.$/],
  ];
  for (const [query, error] of cases) {
    const response = await get(query);
    expect([query, response.statusCode]).toEqual([query, 400]);
    expect(response.json().error).toMatch(error);
  }
  expect(reached).toEqual([]);
});

test('the range of a usage summary starts with this month by default and has no default end', async () => {
  await get('/usage/summary');
  const { from, to } = reached[0]!.input as { from: Date; to: Date | undefined };
  expect(from.toISOString()).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
  expect(to).toBeUndefined();
  expect((await get('/usage/summary?from=2999-01-01T00:00:00Z')).statusCode).toBe(400);
});

test('an Idempotency-Key is passed on with a hash of the parsed body', async () => {
  await post('/tts', '{"voice_id":"voc_1","text":"Hello."}', { 'idempotency-key': 'again' });
  const replayed = await post('/tts', '{ "text": "Hello.", "extra": 1, "voice_id": "voc_1" }', {
    'idempotency-key': 'again',
  });
  await post('/tts', { ...tts, text: 'Bye.' }, { 'idempotency-key': 'again' });
  await post('/tts', tts);
  const [first, second, third, fourth] = reached.map(({ context }) => context?.idempotency);
  expect(first).toMatchObject({
    method: 'POST',
    route: '/tts',
    key: 'again',
    bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(second).toEqual(first);
  expect(third?.bodyHash).not.toBe(first?.bodyHash);
  expect(fourth).toBeUndefined();
  expect(replayed.headers['idempotent-replayed']).toBe('true');
});

test('an Idempotency-Key that is empty, too long or not printable is a 400', async () => {
  for (const key of ['', 'k'.repeat(256), 'schlüssel', 'a\tb']) {
    expect((await post('/tts', tts, { 'idempotency-key': key })).json().error).toMatch(/^Idempotency-Key must be/);
  }
  expect((await post('/tts', tts, { 'idempotency-key': 'k'.repeat(255) })).statusCode).toBe(200);
});

test('a valid request ID of the caller is kept, an invalid one is replaced', async () => {
  expect((await get('/voices', { authorization, 'x-request-id': 'abc-1.2_3' })).headers['x-request-id']).toBe(
    'abc-1.2_3',
  );
  for (const bad of ['', 'a b', 'a"b', 'x'.repeat(129)]) {
    expect((await get('/voices', { authorization, 'x-request-id': bad })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  }
});

test('http URLs are accepted only for trusted origins and own assets', async () => {
  const edge = openTestApi({ trustedOrigins: ['http://127.0.0.1:9000'] });
  const ask = (body: object) =>
    edge.app.inject({
      method: 'POST',
      url: '/api/partner/v1/videos/estimate',
      headers: { authorization },
      payload: body,
    });
  const body = { mode: 'talking_head', character_id: '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d' };
  const estimateWith = (audio_url: string) => ask({ ...body, audio_url, video_idea: 'A desk' });
  expect((await estimateWith('http://127.0.0.1:9000/a.mp3')).statusCode).toBe(200);
  expect((await estimateWith('http://127.0.0.1:8080/assets/a.mp3')).statusCode).toBe(200);
  expect((await estimateWith('https://example.com/a.mp3')).statusCode).toBe(200);
  expect((await estimateWith('http://example.com/a.mp3')).json()).toEqual({ error: 'audio_url must be an https URL.' });
  expect((await estimateWith('ftp://example.com/a.mp3')).json()).toEqual({ error: 'audio_url must be an https URL.' });
  const scenes = { mode: 'scenes', character_id: body.character_id, voice_id: 'v', script: 'Hi.' };
  const elements = [{ url: 'https://example.com/1.png' }, { url: 'http://example.com/2.png' }];
  expect((await ask({ ...scenes, scene_elements: elements })).json()).toEqual({
    error: 'scene_elements[1].url must be an https URL.',
  });
  await edge.app.close();
});
