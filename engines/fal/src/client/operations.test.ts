// Tests operations from submission to result: crashes, lost operations, cancellation, and references.
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { type Journal, providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openFalLoopback } from '../testing/loopback.ts';
import { openEngine } from '../testing/open-engine.ts';
import { describedRequest, talkingHeadRequest } from '../testing/requests.ts';
import { connect } from './connection.ts';
import { cancel } from './queue.ts';
import { formatReference, readReference } from './reference.ts';

const loopback = await openFalLoopback({ polls: 3 });
const engine = await openEngine(loopback);
const sheets = engine.characterSheet!;
afterAll(() => loopback.close());
afterEach(() => {
  for (const fault of Object.keys(loopback.faults)) delete loopback.faults[fault as keyof typeof loopback.faults];
});

const journal = (): Journal => ({ step: 'step', number: 1, ref: undefined });
const submissions = () => loopback.operations.size;

test('an operation is polled until it is completed, and its usage is recorded once', async () => {
  const ctx = await providerContext();
  await sheets.fromDescription(describedRequest, ctx);
  const [submitted, ...polled] = loopback.requests.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
  expect(submitted).toBe('POST nano-banana-pro');
  expect(polled.slice(0, -2).length).toBeGreaterThanOrEqual(3);
  expect(new Set(polled.slice(0, -2))).toEqual(new Set(['GET status']));
  expect(ctx.used).toEqual([{ engine: 'fal', model: 'fal-ai/nano-banana-pro', unit: 'image', quantity: 1 }]);
});

test('after a crash, another process polls the same operation without uploading again', async () => {
  const shared = journal();
  const stopped = new AbortController();
  const before = submissions();
  const first = await providerContext({ journal: shared, signal: stopped.signal });
  loopback.faults.status = { body: { status: 'IN_PROGRESS' } };
  const abandoned = engine.talkingHead!.render(await talkingHeadRequest(first), first);
  await expect.poll(() => shared.ref).toBeDefined();
  stopped.abort(new Error('Crashed.'));
  await expect(abandoned).rejects.toThrow('Crashed.');
  delete loopback.faults.status;
  const uploads = () =>
    loopback.requests.filter(({ method, path }) => method === 'PUT' && /^\/upload/.test(path)).length;
  const uploaded = uploads();
  const second = await providerContext({ journal: shared });
  await engine.talkingHead!.render(await talkingHeadRequest(second), second);
  expect(submissions()).toBe(before + 1);
  expect(uploads()).toBe(uploaded);
  expect(second.used).toEqual([]);
});

test('an operation that fal.ai forgot fails, and the next attempt starts another one', async () => {
  const shared = journal();
  loopback.faults.status = { status: 404, body: { detail: 'Request not found' }, times: 1 };
  const attempt = async () => sheets.fromDescription(describedRequest, await providerContext({ journal: shared }));
  await expect(attempt()).rejects.toMatchObject({ reason: 'bad_output' });
  expect(shared.ref).toBeUndefined();
  await attempt();
  loopback.faults.result = { status: 404, body: { detail: 'Request not found' } };
  shared.ref = undefined;
  await expect(attempt()).rejects.toMatchObject({ reason: 'bad_output' });
});

test('a status of other systems is a failure', async () => {
  loopback.faults.status = { body: { status: 'FAILED' } };
  const drawing = sheets.fromDescription(describedRequest, await providerContext());
  await expect(drawing).rejects.toMatchObject({ reason: 'bad_output' });
});

test.each([
  ['too early', { status: 425, body: { detail: 'Too Early' } }],
  ['still in progress', { status: 400, body: { detail: 'Request is still in progress' } }],
])('a result that is %s is polled again', async (_, reply) => {
  loopback.faults.result = { ...reply, times: 1 };
  await sheets.fromDescription(describedRequest, await providerContext());
});

test('a result that arrives slowly is used', async () => {
  loopback.faults.file = 'slow';
  await sheets.fromDescription(describedRequest, await providerContext());
});

test('an aborted step uploads and starts nothing more', async () => {
  const stopped = new AbortController();
  const ctx = await providerContext({ signal: stopped.signal });
  const before = submissions();
  const request = await talkingHeadRequest(ctx);
  const speech = request.speech.then((heard) => {
    stopped.abort(new Error('Stopped.'));
    return heard;
  });
  await expect(engine.talkingHead!.render({ ...request, speech }, ctx)).rejects.toThrow('Stopped.');
  expect(submissions()).toBe(before);
});

test('a speech that fails fails the talking head', async () => {
  const ctx = await providerContext();
  const request = await talkingHeadRequest(ctx);
  const speech = Promise.reject(new Error('No voice.'));
  await expect(engine.talkingHead!.render({ ...request, speech }, ctx)).rejects.toThrow('No voice.');
});

test('an operation is cancelled, also twice, after its end, and after it was forgotten', async () => {
  const shared = journal();
  await sheets.fromDescription(describedRequest, await providerContext({ journal: shared }));
  const { signal } = new AbortController();
  await engine.cancelOperation!(shared.ref!, signal);

  const running = journal();
  const stopped = new AbortController();
  loopback.faults.status = { body: { status: 'IN_QUEUE' } };
  const drawing = sheets.fromDescription(
    describedRequest,
    await providerContext({ journal: running, signal: stopped.signal }),
  );
  await expect.poll(() => running.ref).toBeDefined();
  stopped.abort(new Error('Stopped.'));
  await expect(drawing).rejects.toThrow('Stopped.');
  for (let i = 0; i < 2; i++) await engine.cancelOperation!(running.ref!, signal);
  expect([...loopback.operations.values()].at(-1)!.cancelled).toBe(true);
  loopback.forget();
  await engine.cancelOperation!(running.ref!, signal);
});

test('a cancellation that fal.ai did not answer fails, so that the service repeats it', async () => {
  const ref = formatReference('veed/fabric-1.0', { request_id: 'a-b' });
  const caller = { connection: connection(), http: providerHttp };
  loopback.faults.cancel = { status: 503 };
  await expect(cancel(ref, caller, new AbortController().signal)).rejects.toMatchObject({ reason: 'unavailable' });
  loopback.faults.cancel = { status: 401 };
  await expect(cancel(ref, caller, new AbortController().signal)).rejects.toMatchObject({
    reason: 'invalid_credentials',
  });
});

const connection = (queue = `${loopback.origin}/queue`) =>
  connect({
    FAL_KEY: loopback.env.FAL_KEY,
    FAL_QUEUE_URL: queue,
    FAL_REST_URL: 'https://rest.fal.ai',
    FAL_CONCURRENCY: undefined,
  });

test('a reference uses the returned URLs at the host of the queue, and builds all others', () => {
  const request = 'https://queue.fal.run/fal-ai/nano-banana/requests/a-b';
  const submission = {
    request_id: 'a-b',
    status_url: 'https://queue.falrun.com/status-of-a-b',
    response_url: 'https://evil.example/fal-ai/nano-banana/requests/a-b',
    cancel_url: 'https://user@queue.fal.run/cancel',
  };
  const ref = formatReference('fal-ai/nano-banana/edit', submission);
  expect(readReference(ref, connection('https://queue.fal.run'))).toEqual({
    status: 'https://queue.falrun.com/status-of-a-b',
    result: request,
    cancel: `${request}/cancel`,
  });
  const { status } = readReference(ref, connection('http://proxy.internal:8080/fal'));
  expect(status).toBe('http://proxy.internal:8080/fal/fal-ai/nano-banana/requests/a-b/status');
});

test('a reference stays short, and one that cannot be read is a failure', () => {
  const long = `https://queue.fal.run/${'x'.repeat(5_000)}`;
  const ref = formatReference('veed/fabric-1.0', { request_id: 'a-b', status_url: long, response_url: long });
  expect(ref.length).toBeLessThan(2_000);
  for (const wrong of ['', '{}', '{"model":"a/b","request_id":"../../x"}']) {
    expect(() => readReference(wrong, connection())).toThrow(expect.objectContaining({ reason: 'bad_output' }));
  }
});
