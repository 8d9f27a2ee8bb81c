// Follows one video through the API, a worker that is killed and its successor: everything is one trace, which has no secrets.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CollectedSpan, type Collector, openCollector } from '../server/src/telemetry/testing-collector.ts';
import { type Account, type Fleet, type Member, openFleet } from './fleet.ts';

const FOREIGN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const SCRIPT = 'Canaryscript is spoken here. It fits your bag, your car and your day, and nothing is ever spilt.';

let collector: Collector;
let fleet: Fleet;
let api: Member;
let account: Account;
let changes: PoolClient;
beforeAll(async () => {
  collector = await openCollector();
  fleet = await openFleet({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=collector-key',
    WORKER_CONCURRENCY: '1',
  });
  api = await fleet.serve();
  account = await fleet.account(3_000);
  changes = await fleet.database.pool.connect();
  await changes.query(`create function notify_change() returns trigger language plpgsql as
      $$ begin perform pg_notify('test_changes', ''); return null; end $$;
    create trigger notify_change after insert or update on job_steps for each statement execute function notify_change();
    listen test_changes`);
}, 240_000);
afterAll(async () => {
  changes?.release(true);
  await fleet?.stop();
  await collector?.close();
}, 120_000);

/** Resolves once the step of the job has begun. */
async function begun(job: string, step: string): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  for (;;) {
    const changed = once(changes, 'notification', { signal });
    changed.catch(() => undefined);
    const { rows } = await changes.query('select from job_steps where job_id = $1 and name = $2', [job, step]);
    if (rows.length > 0) return;
    await changed;
  }
}

const spansOf = (job: string): CollectedSpan[] => {
  const order = collector.spans.find(
    ({ name, attributes }) => name.startsWith('POST') && attributes['greenroom.job'] === job,
  );
  return collector.spans.filter(({ traceId }) => traceId === order?.traceId);
};

/** The spans as an indented list. Those whose parent was lost with a killed process come last. */
function treeOf(spans: readonly CollectedSpan[]): string {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const roots = spans
    .filter(({ parentSpanId }) => !parentSpanId)
    .concat(spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId)));
  const lines = (span: CollectedSpan, depth: number): string[] => {
    const { outcome, fence, attempt } = Object.fromEntries(
      Object.entries(span.attributes).map(([key, value]) => [key.replace('greenroom.', ''), value]),
    );
    const about = [fence && `fence ${fence}`, attempt && `attempt ${attempt}`, outcome].filter(Boolean).join(', ');
    const orphan = depth === 0 && span.parentSpanId ? ' (parent lost)' : '';
    return [
      `${'  '.repeat(depth)}${span.name} ${Math.round(span.durationMs)} ms${about && ` [${about}]`}${orphan}`,
      ...spans
        .filter(({ parentSpanId }) => parentSpanId === span.spanId)
        .toSorted((a, b) => a.startedAt - b.startedAt)
        .flatMap((child) => lines(child, depth + 1)),
    ];
  };
  return roots.flatMap((root) => lines(root, 0)).join('\n');
}

test('a video is one trace across the API, a killed worker and the one that takes over', async () => {
  const first = await fleet.work();
  const client = account.at(api);
  const { character_id } = await client.characters.create({
    name: 'Mara',
    description: 'A woman with grey hair, canary-description',
  });
  const { voice_id } = await client.voices.create({ name: 'English', language: 'en' });
  const response = await fetch(`${api.baseUrl}/api/partner/v1/videos`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${account.apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': 'canary-idempotency',
      traceparent: FOREIGN,
    },
    body: JSON.stringify({
      mode: 'talking_head',
      character_id,
      voice_id,
      script: SCRIPT,
      video_idea: 'A canary-kitchen',
    }),
  });
  const { workflow_id: job } = (await response.json()) as { workflow_id: string };
  await begun(job, 'render');
  await vi.waitFor(() => expect(spansOf(job).map(({ name }) => name)).toContain('queue batch'), { timeout: 10_000 });
  await first.end('SIGKILL');
  const second = await fleet.work();
  await client.videos.waitFor(job, { pollMs: 200 });

  const isDone = ({ name, attributes }: CollectedSpan) =>
    name === 'job talking_head' && attributes['greenroom.outcome'] === 'completed';
  await vi.waitFor(() => expect(spansOf(job).some(isDone)).toBe(true), { timeout: 20_000 });
  const spans = spansOf(job);
  if (process.env.SHOW_TRACE) console.log(treeOf(spans));
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [order] = named('POST /api/partner/v1/videos');
  expect(order).toMatchObject({
    service: 'greenroom',
    links: ['0af7651916cd43dd8448eb211c80319c'],
    attributes: { 'http.response.status_code': 200, 'greenroom.client': account.id, 'greenroom.kind': 'talking_head' },
  });
  // The open spans of the killed worker are lost; the wait before its delivery is not.
  expect(named('queue batch')).toMatchObject([
    { parentSpanId: order!.spanId, attributes: { 'greenroom.fence': 1, 'greenroom.job': job } },
  ]);
  const [takeover, ...others] = named('job talking_head');
  expect(others).toEqual([]);
  expect(takeover).toMatchObject({ parentSpanId: order!.spanId, attributes: { 'greenroom.fence': 2 } });
  expect(String(takeover!.attributes['greenroom.worker'])).toContain(`:${second.pid}:`);
  expect(String(named('queue batch')[0]!.attributes['greenroom.worker'])).toContain(`:${first.pid}:`);
  const render = named('step render').find(({ parentSpanId }) => parentSpanId === takeover!.spanId);
  expect(render).toMatchObject({ attributes: { 'greenroom.attempt': 2 }, failed: false });
  const engine = spans.find(({ name, parentSpanId }) => name === 'engine studio' && parentSpanId === render!.spanId);
  expect(spans.find(({ parentSpanId }) => parentSpanId === engine!.spanId)).toMatchObject({
    name: expect.stringMatching(/^task .+\.task\.ts$/),
    events: ['slot'],
  });
  expect(named('step finish')).toHaveLength(1);

  const logged = (await second.log())
    .split('\n')
    .find((line) => line.includes('"job completed"') && line.includes(job));
  expect(JSON.parse(logged!)).toMatchObject({ trace_id: order!.traceId, span_id: takeover!.spanId });
});

test('nothing secret and no text of a client is in what was sent', async () => {
  const signUp = await fetch(`${api.baseUrl}/dashboard/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://fleet.example' },
    body: JSON.stringify({ email: 'canary@example.com', password: 'canary-password', name: 'canary-name' }),
  });
  await signUp.text();
  await vi.waitFor(() => expect(collector.spans.some(({ name }) => name.includes('/dashboard/auth'))).toBe(true), {
    timeout: 10_000,
  });
  expect(collector.received()).toContain('collector-key');
  for (const secret of [
    'canary',
    'Canaryscript',
    'spilt',
    account.apiKey,
    account.apiKey.slice(-20),
    fleet.database.url,
  ]) {
    expect(collector.received()).not.toContain(secret);
  }
});

test('a caller outside cannot have its requests recorded', async () => {
  const unsampled = await fleet.serve({
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    OTEL_SERVICE_NAME: 'unsampled',
  });
  const headers = { authorization: `Bearer ${account.apiKey}`, traceparent: FOREIGN };
  const response = await fetch(`${unsampled.baseUrl}/api/partner/v1/usage/summary`, { headers });
  expect(response.status).toBe(200);
  expect(await unsampled.end('SIGTERM')).toBe(0);
  expect(collector.spans.filter(({ service }) => service === 'unsampled')).toEqual([]);
  expect(await unsampled.log()).toMatch(/"trace_id":"(?!0af7651916cd43dd)[0-9a-f]{32}"/);
});

test('a process that stops sends its last spans', async () => {
  const speaker = await fleet.serve({ OTEL_SERVICE_NAME: 'stopping' });
  await account.at(speaker).usage.summary();
  expect(await speaker.end('SIGTERM')).toBe(0);
  const names = collector.spans.filter(({ service }) => service === 'stopping').map(({ name }) => name);
  expect(names).toContain('GET /api/partner/v1/usage/summary');
});

test('a process stops although the collector never answers', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const stuck = await fleet.serve({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  await account.at(stuck).usage.summary();
  expect(await stuck.end('SIGTERM')).toBe(0);
  silent.close();
});
