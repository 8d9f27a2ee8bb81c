// The public status: who gets it, in which form, and how often the database is asked.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { openWebServer } from '../http/web-server.ts';
import { createLogger } from '../kernel/logger.ts';
import type { ReadyState } from '../reporting/readiness.ts';
import { createServiceStatus } from '../reporting/service-status.ts';
import { mountStatusPage } from './mount-status-page.ts';

const { db, close } = await openTestDb();
afterAll(close);
const log = createLogger('silent');

const READY: ReadyState = { faultyEngines: [], unservedQueues: [] };

function open({ state = READY, reader = db } = {}) {
  const ready = vi.fn(async () => state);
  const app = openWebServer({ trustProxy: false, prefix: '/api', observe: () => undefined, log });
  mountStatusPage(app, { status: createServiceStatus({ reader, ready, log }), publicUrl: 'https://videos.example' });
  const get = (accept = '*/*', { method = 'GET' as 'GET' | 'HEAD', language = '' } = {}) =>
    app.inject({
      method,
      url: '/status',
      headers: { host: 'videos.example', accept, 'accept-language': language },
    });
  return { get, ready };
}

beforeEach(async () => {
  await sql`delete from video_turnarounds`.execute(db);
  await sql`insert into video_turnarounds (day, kind, bucket, count) values
    (day_of(now()), 'talking_head', 25, 60), (day_of(now()), 'talking_head', 40, 40),
    (day_of(now()) - 20, 'scenes', 50, 1)`.execute(db);
});

test('programs get JSON without a key, from any origin', async () => {
  const { get } = open();
  const { statusCode, headers, body } = await get();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=10', 'access-control-allow-origin': '*' });
  expect(JSON.parse(body)).toEqual({
    status: 'operational',
    oldest_queued_video_seconds: 0,
    turnaround: {
      talking_head: {
        last_7_days: { p50_seconds: 11.4, p95_seconds: 47.5 },
        last_30_days: { p50_seconds: 11.4, p95_seconds: 47.5 },
      },
      scenes: { last_7_days: null, last_30_days: { p50_seconds: 123.1, p95_seconds: 123.1 } },
    },
    seconds_per_second_of_video: { talking_head: null, scenes: null },
    as_of: expect.any(String),
  });
});

test('browsers get a page without scripts, with the headers of public pages', async () => {
  const { get } = open();
  const { headers, body } = await get('text/html,application/xhtml+xml');
  expect(body).toContain('All systems operational');
  expect(body).toContain('No videos are waiting.');
  expect(body).toContain(
    '<span>Talking head</span><span>Usually <strong>11 s</strong>, 95% in under <strong>48 s</strong></span>',
  );
  expect(body).toContain('<span>Scenes</span><span>Usually <strong>2 min 3 s</strong></span>');
  expect(body).toContain('<a class="brand" href="/">');
  expect(body).not.toContain('<script');
  expect(headers).toMatchObject({
    vary: 'accept, accept-language',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    'strict-transport-security': 'max-age=31536000',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  });
  const head = await get('text/html', { method: 'HEAD' });
  expect([head.statusCode, head.body, Number(head.headers['content-length']) > 500]).toEqual([200, '', true]);
});

test('the page shows only kinds of videos that were finished, and says so if there are none', async () => {
  await sql`delete from video_turnarounds where kind = 'scenes'`.execute(db);
  const some = (await open().get('text/html')).body;
  expect([some.includes('<span>Talking head'), some.includes('<span>Scenes')]).toEqual([true, false]);
  await sql`delete from video_turnarounds`.execute(db);
  const none = (await open().get('text/html')).body;
  expect(none).toContain('No videos were finished in the last 30 days.');
  expect(none).not.toContain('Usually');
});

test('the page is in the language of the browser, and the JSON stays the same', async () => {
  const { get } = open();
  const { body } = await get('text/html', { language: 'es-MX,es;q=0.9,en;q=0.8' });
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('Todos los sistemas funcionan');
  expect(body).toContain('<span>A cámara</span><span>Normalmente <strong>11 s</strong>; el 95 %');
  expect(body).not.toMatch(/\b(the|videos are|Usually|under|Updated|Go|Operational)\b/);
  expect((await get('text/html', { language: 'fr' })).body).toContain('All systems operational');
  expect((await get('*/*', { language: 'es' })).json().status).toBe('operational');
});

test('many requests at once ask the database once', async () => {
  const { get, ready } = open();
  const responses = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  await get();
  expect(ready).toHaveBeenCalledTimes(1);
});

test.each<[string, ReadyState]>([
  ['degraded', { faultyEngines: ['fal'], unservedQueues: [] }],
  ['degraded', { faultyEngines: [], unservedQueues: ['batch'] }],
  ['unavailable', { problem: 'The database is not reachable at 10.0.0.7.' }],
])('a service is %s without telling why', async (status, state) => {
  const { get } = open({ state });
  const { body } = await get();
  expect(JSON.parse(body).status).toBe(status);
  expect(body + (await get('text/html')).body).not.toMatch(/fal\b|batch|10\.0/);
});

test.each<[string, ReadyState, string[]]>([
  ['a faulty engine', { faultyEngines: ['fal'], unservedQueues: [] }, ['Operational', 'Degraded', 'Degraded']],
  [
    'no worker for videos',
    { faultyEngines: [], unservedQueues: ['batch'] },
    ['Operational', 'Unavailable', 'Operational'],
  ],
  ['no database', { problem: 'The database is not reachable.' }, ['Unavailable', 'Unavailable', 'Unavailable']],
])('with %s, the page tells which parts of the service work', async (_, state, states) => {
  const { body } = await open({ state }).get('text/html');
  expect([...body.matchAll(/<span class="state \w+">(\w+)</g)].map(([, word]) => word)).toEqual(states);
});

test('numbers that cannot be read are absent, and the page is shown', async () => {
  const reader = { executeQuery: () => Promise.reject(new Error('down')) } as never;
  const { get } = open({ reader });
  expect(JSON.parse((await get()).body)).toMatchObject({ status: 'degraded', turnaround: null });
  const page = await get('text/html');
  expect([page.statusCode, page.body.includes('How long videos take')]).toEqual([200, false]);
});
