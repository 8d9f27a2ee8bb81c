// Tests what a collector on loopback receives: spans and metrics without texts of clients, and that a lost one disturbs nothing.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { SpanKind } from '@opentelemetry/api';
import { afterAll, expect, test, vi } from 'vitest';
import { openWebServer } from '../http/web-server.ts';
import { createLogger } from '../kernel/logger.ts';
import { createMetrics } from '../kernel/metrics.ts';
import { Problem } from '../kernel/problem.ts';
import { activeTraceparent, contextOf, inActiveSpan, openServerSpan, recordSpan, withSpan } from '../kernel/tracing.ts';
import { tracedHttp } from '../net/traced-http.ts';
import { startTelemetry } from './telemetry.ts';
import { openCollector } from './testing-collector.ts';

const CANARY = 'the-secret-of-a-client';
const FOREIGN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

const collector = await openCollector();
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.origin;
process.env.OTEL_EXPORTER_OTLP_HEADERS = 'api-key=collector-key';
process.env.OTEL_SERVICE_NAME = 'studio-one';
const lines: { msg: string; trace_id?: string; span_id?: string; reason?: string }[] = [];
const log = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) });
const metrics = createMetrics();
const telemetry = startTelemetry({
  version: '1.2.3',
  sampler: { name: 'parentbased_always_on', ratio: 1 },
  metrics,
  log,
  metricsEveryMs: 200,
});
afterAll(async () => {
  await telemetry.stop();
  await collector.close();
});

const collected = (name: string) =>
  vi.waitFor(() => collector.spans.find((span) => span.name === name) ?? expect.fail(`No span ${name}.`), {
    timeout: 10_000,
  });

test('spans are nested, and name the service and the attributes', async () => {
  await withSpan('outer', { attributes: { 'greenroom.kind': 'scenes' } }, () => withSpan('inner', {}, async () => {}));
  const [outer, inner] = [await collected('outer'), await collected('inner')];
  expect(outer).toMatchObject({ service: 'studio-one', attributes: { 'greenroom.kind': 'scenes' }, failed: false });
  expect(inner).toMatchObject({ traceId: outer.traceId, parentSpanId: outer.spanId });
});

test('a span continues in another process by its traceparent', async () => {
  const stored = await withSpan('ordered', {}, async () => activeTraceparent());
  const parent = contextOf(stored!);
  recordSpan('waited', { attributes: {}, parent, from: new Date(5_000), to: new Date(8_000) });
  await withSpan('delivered', { parent }, async () => {});
  const ordered = await collected('ordered');
  for (const name of ['waited', 'delivered']) {
    expect(await collected(name)).toMatchObject({ traceId: ordered.traceId, parentSpanId: ordered.spanId });
  }
  expect((await collected('waited')).durationMs).toBe(3_000);
});

test('work that another one starts later belongs to the span in which it was queued', async () => {
  const queued = await withSpan('queues', {}, async () => inActiveSpan(() => withSpan('queued', {}, async () => {})));
  await withSpan('starts', {}, queued);
  expect(await collected('queued')).toMatchObject({ parentSpanId: (await collected('queues')).spanId });
});

test('an error is recorded by its reason, code or class, never by its message', async () => {
  const errors = {
    engine: new EngineError('out_of_credit', CANARY),
    problem: new Problem('invalid_request', CANARY),
    bug: new TypeError(CANARY),
    odd: Object.assign(new Error(CANARY), { code: `${CANARY} with spaces` }),
  };
  for (const [name, error] of Object.entries(errors)) {
    await expect(withSpan(`fails: ${name}`, {}, () => Promise.reject(error))).rejects.toBe(error);
  }
  const types = await Promise.all(Object.keys(errors).map((name) => collected(`fails: ${name}`)));
  expect(types.map(({ attributes }) => attributes['error.type'])).toEqual([
    'out_of_credit',
    'invalid_request',
    'TypeError',
    'Error',
  ]);
  expect(types.every(({ failed }) => failed)).toBe(true);
});

test('the span of a caller outside is linked, not continued', async () => {
  const opened = openServerSpan('GET /called', { kind: SpanKind.SERVER, attributes: {}, caller: FOREIGN });
  opened!.span.end();
  const span = await collected('GET /called');
  expect(span.links).toEqual(['0af7651916cd43dd8448eb211c80319c']);
  expect([span.parentSpanId ?? '', span.traceId]).toEqual(['', expect.not.stringContaining('0af7651916cd43dd')]);
  const odd = openServerSpan('GET /odd', { kind: SpanKind.SERVER, attributes: {}, caller: '00-xyz' });
  odd!.span.end();
  expect((await collected('GET /odd')).links).toEqual([]);
});

test('a request has a span with its route and status, and its handler and log lines are in it', async () => {
  const server = openWebServer({ trustProxy: false, prefix: '/api', observe: () => {}, log });
  server.post('/things/:id', async () => {
    log.info('in the handler');
    return withSpan('in the handler', {}, async () => 'ok');
  });
  server.get('/healthz', async () => 'ok');
  const origin = await server.listen({ port: 0 });
  await fetch(`${origin}/healthz`);
  const headers = { authorization: `Bearer ${CANARY}`, 'content-type': 'application/json' };
  await fetch(`${origin}/things/${CANARY}?q=${CANARY}`, { method: 'POST', headers, body: `{"script":"${CANARY}"}` });
  await server.close();
  const span = await collected('POST /things/:id');
  expect(span.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/things/:id',
    'http.response.status_code': 200,
  });
  expect(await collected('in the handler')).toMatchObject({ traceId: span.traceId, parentSpanId: span.spanId });
  const inSpan = lines.filter(({ trace_id, span_id }) => trace_id === span.traceId && span_id === span.spanId);
  expect(inSpan.map(({ msg }) => msg)).toEqual(['in the handler', 'request']);
  expect(collector.spans.filter(({ name }) => name.includes('healthz'))).toEqual([]);
});

test('a request to a provider has a span with its host and status, and the provider does not see the trace', async () => {
  const seen: (string | undefined)[] = [];
  const provider = openWebServer({ trustProxy: false, prefix: '/api', observe: () => {}, log: createLogger('silent') });
  provider.get('/v1/:key', async ({ headers }, reply) => {
    seen.push(String(headers.traceparent));
    return reply.code(503).send('');
  });
  const origin = await provider.listen({ port: 0, host: '127.0.0.1' });
  const call = tracedHttp(providerHttp);
  const signal = AbortSignal.timeout(10_000);
  await expect(
    withSpan('step', {}, () => call(`${origin}/v1/${CANARY}?key=${CANARY}`, { headers: { 'x-key': CANARY }, signal })),
  ).rejects.toMatchObject({ reason: 'unavailable' });
  await provider.close();
  const span = await collected('GET 127.0.0.1');
  expect(span.attributes).toEqual({
    'http.request.method': 'GET',
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(origin).port),
    'http.response.status_code': 503,
    'error.type': 'unavailable',
  });
  expect(seen).toEqual(['undefined']);
});

test('the metrics of Prometheus are sent, each with its labels', async () => {
  metrics.watchQueue(async () => [{ queue: 'batch', queued: 3, running: 1, oldestQueuedSeconds: 7.5 }]);
  metrics.refunds.inc({ kind: 'scenes' }, 2);
  for (const durationMs of [4, 20, 400_000])
    metrics.observeRequest({ method: 'GET', route: '/jobs', status: 200, durationMs });
  const pointsOf = (name: string) => collector.metrics.findLast((metric) => metric.name === name)?.points ?? [];
  await vi.waitFor(
    () => expect(pointsOf('greenroom_jobs_queued')).toEqual([expect.objectContaining({ asDouble: 3 })]),
    { timeout: 10_000 },
  );
  const labels = (list: Record<string, string>) =>
    expect.arrayContaining(Object.entries(list).map(([key, stringValue]) => ({ key, value: { stringValue } })));
  expect(pointsOf('greenroom_refunds_total')).toEqual([
    expect.objectContaining({ asDouble: 2, attributes: labels({ kind: 'scenes' }) }),
  ]);
  const [requests] = pointsOf('greenroom_http_request_duration_seconds').filter(({ attributes }) =>
    JSON.stringify(attributes).includes('/jobs'),
  );
  expect(requests).toMatchObject({ count: 3, attributes: labels({ route: '/jobs', status: '200' }) });
  const { bucketCounts, explicitBounds, sum } = requests as {
    bucketCounts: number[];
    explicitBounds: number[];
    sum: number;
  };
  expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
  expect([bucketCounts[0], bucketCounts[2], bucketCounts.at(-1)]).toEqual([1, 1, 1]);
  expect(bucketCounts.reduce((all, one) => all + Number(one), 0)).toBe(3);
  expect(sum).toBeCloseTo(400.024);
});

test('nothing that was sent has the text of a client', () => {
  expect(collector.received()).toContain('"api-key":"collector-key"');
  expect(collector.received()).not.toContain(CANARY);
});

test('while the collector is down, work goes on and the log has one line about it', async () => {
  await collector.close();
  for (let round = 0; round < 10_000; round++) await withSpan('unsent', {}, async () => {});
  const failures = () => lines.filter(({ msg }) => msg.includes('could not be sent'));
  await vi.waitFor(() => expect(failures()).toHaveLength(1), { timeout: 30_000 });
  await telemetry.stop();
  expect(failures()).toHaveLength(1);
  expect(failures()[0]!.reason).not.toContain('collector-key');
});
