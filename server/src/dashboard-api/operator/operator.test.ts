// The operator's endpoints: access, lists, actions and health.

import { EngineError } from '@greenroom/engine-kit/engine-error';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createAuthenticate, issueKey } from '../../clients/api-keys.ts';
import { setOperator } from '../../clients/users.ts';
import { sql } from '../../db/db.ts';
import { createEngines } from '../../engines/engines.ts';
import { createEngineFaults } from '../../engines/faults.ts';
import { createEngineTurns } from '../../engines/turns.ts';
import { recordUsage } from '../../jobs/engine-usage.ts';
import { isLiveJob } from '../../jobs/reads.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { createLogger } from '../../kernel/logger.ts';
import { balance } from '../../ledger/balance.ts';
import { createAssetUrls } from '../../library/asset-urls.ts';
import { recordCreation, recordErasureFailure, takeUnkeptCreations } from '../../library/engine-creations.ts';
import { recordStorageDay } from '../../library/storage-totals.ts';
import { createRetry } from '../../production/video/retry.ts';
import type { RunAgain } from '../../production/video/run-again.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';
import { openTestDashboard, type Person } from '../testing.ts';
import { createOperatorEndpoints } from './endpoints.ts';

const testEngine = { name: 'test', ...smallPorts, models: { firstFrame: ['large', 'small'] }, maxConcurrentCalls: 4 };
const spare = { name: 'spare', ...smallPorts };

let endpoints: DashboardEndpoint[] = [];
const ordered: { client: string; job: string; key: string }[] = [];

/** Endpoints for the users of a client. */
const things = (
  [
    ['GET', '/things'],
    ['POST', '/things'],
    ['POST', '/account/things'],
  ] as const
).map(([method, path]) =>
  dashboardEndpoint({ method, path, access: 'member', response: z.object({}), handler: async () => ({}) }),
);

const dashboard = await openTestDashboard({
  endpoints({ db }) {
    const runAgain: Pick<RunAgain, 'order'> = {
      async order({ client }, job, key, record) {
        ordered.push({ client, job, key });
        const id = `partner_thv_again${ordered.length}`;
        await insertJob(client, id, 'queued');
        const placed = { workflow_id: id, status: 'queued' as const, credits_reserved: 120 };
        await db.transaction().execute(async (tx) => record?.(tx, placed));
        return placed;
      },
    };
    endpoints = createOperatorEndpoints({
      db,
      reports: db,
      replica: db,
      keyPrefix: 'gr',
      engines: createEngines([testEngine, spare], {
        firstFrame: [testEngine, { ...spare, model: 'tiny' }],
        transcription: [],
      }),
      rates: { list: [{ engine: 'test', model: 'large', unit: 'image', usd: 0.15, asOf: '2026-11-01' }] },
      assetUrls: createAssetUrls('http://127.0.0.1:8080'),
      retry: createRetry({ db, runAgain }),
      storageUsage: async () => ({ problem: undefined, disk: { freeBytes: 5, totalBytes: 10 } }),
      integrations: [{ name: 'E-mail', configured: false, hint: 'Set SMTP_URL.' }],
      version: '0.0.0',
    });
    return [...endpoints, ...things];
  },
});
const { db, call, signUp } = dashboard;
afterAll(() => dashboard.close());

const promote = (email: string, operator = true) => db.transaction().execute((tx) => setOperator(tx, email, operator));
const insertJob = (client: string, id: string, status: string, cause: string | null = null) =>
  sql`insert into jobs (id, client_id, kind, queue, input, timeout_ms, start_deadline, status, failure, cause, completed_at)
    values (${id}, ${client}, 'talking_head', 'batch', '{"request": {}}', 1000, now(), ${status},
      ${status === 'failed' ? '{"code": "internal", "message": "It went wrong."}' : null}::jsonb, ${cause},
      ${status === 'failed' ? sql`now()` : null})`.execute(db);
const action = (members: object = {}) => ({ action_id: uuidv7(), reason: 'because', ...members });

let operator: Person;
let plain: Person;
beforeAll(async () => {
  operator = await signUp({ email: 'op@dashboard.test', name: 'Olga' });
  await promote(operator.email);
  plain = await signUp({ email: 'plain@acme.test', name: 'Paul' });
});

const path = (suffix = '') => `/operator/clients/${plain.user.client}${suffix}`;

test('users who are not operators get the 404 of an unknown path', async () => {
  const unknown = await call(plain, 'GET', '/operator/none');
  expect(unknown.statusCode).toBe(404);
  for (const { method, path: pattern } of endpoints) {
    const url = pattern.replace('{client_id}', operator.user.client).replace('{job_id}', 'partner_thv_1');
    const response = await call(plain, method, url, method === 'GET' ? undefined : action({ suspended: true }));
    expect([response.statusCode, response.body]).toEqual([404, unknown.body]);
    expect((await call(undefined, method, url, method === 'GET' ? undefined : {})).statusCode).toBe(401);
  }
});

test('a demoted operator loses access at the next request', async () => {
  const second = await signUp();
  await promote(second.email);
  expect((await call(second, 'GET', '/operator/clients')).statusCode).toBe(200);
  await promote(second.email, false);
  expect((await call(second, 'GET', '/operator/clients')).statusCode).toBe(404);
});

test('clients are found by their users and listed with credits, jobs and key', async () => {
  const key = await db.transaction().execute((tx) => issueKey(tx, plain.user.client, 'gr'));
  const response = await call(operator, 'GET', '/operator/clients?search=acme.test');
  expect(response.json()).toMatchObject({
    items: [
      {
        client_id: plain.user.client,
        credits: { free: 500, held: 0, spent: 0, debt: 0 },
        users: [
          {
            email: 'plain@acme.test',
            name: 'Paul',
            role: 'owner',
            operator: false,
            two_factor: false,
            signed_in_at: expect.any(String),
          },
        ],
        active_jobs: 0,
        last_job_at: null,
        suspended_at: null,
        key: { prefix: key.slice(0, 15), last_used_at: null },
      },
    ],
    next_cursor: null,
  });
  expect(response.body).not.toContain(key.split('_')[2]);
});

test('lists are paged by cursor', async () => {
  const first = (await call(operator, 'GET', '/operator/clients?limit=1')).json();
  const second = (await call(operator, 'GET', `/operator/clients?limit=1&cursor=${first.next_cursor}`)).json();
  expect(second.items[0].client_id).not.toBe(first.items[0].client_id);
});

test.each([
  ['/operator/clients?limit=0', 'limit'],
  ['/operator/clients?cursor=abc', 'cursor'],
  ['/operator/clients?status=rich', 'status'],
  ['/operator/jobs?status=odd', 'status'],
  ['/operator/jobs?from=yesterday', 'from'],
  ['/operator/jobs?client_id=5', 'client_id'],
  ['/operator/costs?from=2026-11-01', 'to'],
  ['/operator/costs?from=2026-11-02&to=2026-11-01', 'to'],
  ['/operator/costs?from=2026-10-01&to=2026-11-01', 'from'],
  ['/operator/audit-log?client_id=abc', 'client_id'],
])('GET %s is rejected with an error for %s', async (url, field) => {
  const response = await call(operator, 'GET', url);
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toMatch(new RegExp(`^${field} `));
});

test.each([
  [{ action: 'grant', credits: 5, reason: '  ' }, 'reason'],
  [{ action: 'grant', credits: 5, reason: 'x'.repeat(301) }, 'reason'],
  [{ action: 'grant', credits: 0 }, 'credits'],
  [{ action: 'grant', credits: 1.5 }, 'credits'],
  [{ action: 'grant', credits: 1e12 }, 'credits'],
  [{ action: 'give', credits: 5 }, 'action'],
  [{ action: 'grant', credits: 5, action_id: 'one' }, 'action_id'],
])('a change of credits with %j is rejected with an error for %s', async (wrong, field) => {
  const response = await call(operator, 'POST', path('/credits'), action(wrong));
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toMatch(new RegExp(`^${field} `));
});

test('credits are granted and withdrawn once for each form, and the audit log has the actor and the reason', async () => {
  const before = (await balance(db, plain.user.client)).balance;
  const gift = action({ action: 'grant', credits: 70, reason: 'a late video' });
  const responses = await Promise.all(Array.from({ length: 8 }, () => call(operator, 'POST', path('/credits'), gift)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await call(operator, 'POST', path('/credits'), action({ action: 'withdraw', credits: 20 }));
  expect((await balance(db, plain.user.client)).balance).toBe(before + 50);
  const { items } = (await call(operator, 'GET', `/operator/audit-log?client_id=${plain.user.client}`)).json();
  expect(items).toMatchObject([
    { action: 'withdraw', credits: 20, actor: 'op@dashboard.test', client_name: expect.any(String) },
    { action: 'grant', credits: 70, actor: 'op@dashboard.test', reason: 'a late video' },
  ]);
  const ledger = (await call(operator, 'GET', path('/ledger?limit=1'))).json();
  expect(ledger.items).toMatchObject([{ kind: 'withdraw', credits: -20, balance: before + 50, reason: 'because' }]);
  expect((await call(operator, 'GET', path())).json().purchases).toEqual([]);
});

test('more credits than available cannot be withdrawn', async () => {
  const response = await call(operator, 'POST', path('/credits'), action({ action: 'withdraw', credits: 900_000 }));
  expect([response.statusCode, response.json().error]).toEqual([402, 'INSUFFICIENT_CREDITS']);
});

test('the key of a suspended client fails at the next request, and works again once the client is resumed', async () => {
  const key = await db.transaction().execute((tx) => issueKey(tx, plain.user.client, 'gr'));
  const opens = () => createAuthenticate(db)(`Bearer ${key}`);
  const suspended = await call(operator, 'POST', path('/suspension'), action({ suspended: true }));
  expect([suspended.statusCode, await opens()]).toEqual([200, undefined]);
  expect(suspended.json().suspended_at).toEqual(expect.any(String));
  const reason = async () => (await call(operator, 'GET', path())).json().suspension_reason;
  expect(await reason()).toBe('because');
  const found = async (status: string) =>
    (await call(operator, 'GET', `/operator/clients?status=${status}`))
      .json()
      .items.map((row: { client_id: string }) => row.client_id);
  expect(await found('suspended')).toEqual([plain.user.client]);
  expect(await found('active')).not.toContain(plain.user.client);
  const resumed = await call(operator, 'POST', path('/suspension'), action({ suspended: false }));
  expect([resumed.json().suspended_at, await opens()]).toEqual([null, plain.user.client]);
  expect(await reason()).toBeNull();
});

test('a deletion needs the name and consent to forfeit credits, and ends the access of the client at once', async () => {
  const gone = await signUp();
  const { name } = (await call(operator, 'GET', `/operator/clients/${gone.user.client}`)).json();
  const remove = (form: object) =>
    call(operator, 'POST', `/operator/clients/${gone.user.client}/deletion`, action({ forfeit: true, ...form }));
  expect((await remove({ confirm: `${name}!` })).statusCode).toBe(409);
  const deleted = await remove({ confirm: name });
  expect(deleted.json()).toMatchObject({ deleted_at: expect.any(String), erased_at: null, users: [], key: null });
  expect((await call(gone, 'GET', '/things')).statusCode).toBe(401);
});

test('users of a suspended client see it and can change only their own account, and operators keep their access', async () => {
  const both = await signUp();
  await promote(both.email);
  const suspend = (suspended: boolean) =>
    call(operator, 'POST', `/operator/clients/${both.user.client}/suspension`, action({ suspended }));
  const tries = async () =>
    Promise.all([
      call(both, 'POST', '/things'),
      call(both, 'GET', '/things'),
      call(both, 'POST', '/account/things'),
      call(both, 'GET', '/operator/clients'),
    ]).then((responses) => responses.map(({ statusCode }) => statusCode));
  const told = async () => (await call(both, 'GET', '/me')).json().visitor.suspended;
  expect([await tries(), await told()]).toEqual([[200, 200, 200, 200], false]);
  await suspend(true);
  expect([await tries(), await told()]).toEqual([[403, 200, 200, 200], true]);
  await suspend(false);
  expect([await tries(), await told()]).toEqual([[200, 200, 200, 200], false]);
});

test('unknown clients and jobs are a 404', async () => {
  const unknown_ = uuidv7();
  const grant = action({ action: 'grant', credits: 5 });
  for (const [method, url, body] of [
    ['GET', `/operator/clients/${unknown_}`],
    ['GET', '/operator/clients/me'],
    ['POST', `/operator/clients/${unknown_}/credits`, grant],
    ['POST', `/operator/clients/${unknown_}/suspension`, action({ suspended: true })],
    ['GET', '/operator/jobs/none'],
    ['POST', '/operator/jobs/none/retry', action()],
  ] as const) {
    expect((await call(operator, method, url, body)).statusCode).toBe(404);
  }
});

test('a failed job has its cause and its steps', async () => {
  await insertJob(plain.user.client, 'partner_thv_failed', 'failed', 'render: Error: out of memory\n    at render.ts');
  await sql`insert into job_steps (job_id, name, attempts, cause) values ('partner_thv_failed', 'render', 3, 'out of memory')`.execute(
    db,
  );
  const list = (await call(operator, 'GET', `/operator/jobs?status=failed&client_id=${plain.user.client}`)).json();
  expect(list.items).toMatchObject([
    {
      job_id: 'partner_thv_failed',
      cause: expect.stringContaining('out of memory'),
      error: 'It went wrong.',
      error_code: 'internal',
    },
  ]);
  expect((await call(operator, 'GET', '/operator/jobs/partner_thv_failed')).json()).toMatchObject({
    steps: [{ name: 'render', done: false, attempts: 3, cause: 'out of memory' }],
    retryable: true,
    retried_as: null,
  });
});

test('a failed video is retried once as an order of its client, and again if the retry fails', async () => {
  const url = '/operator/jobs/partner_thv_failed/retry';
  const first = await call(operator, 'POST', url, action());
  expect([first.statusCode, first.json()]).toEqual([200, { workflow_id: 'partner_thv_again1', credits_reserved: 120 }]);
  const second = await call(operator, 'POST', url, action());
  expect([second.statusCode, second.json().error]).toEqual([
    409,
    'This video was already retried as partner_thv_again1.',
  ]);
  expect((await call(operator, 'GET', '/operator/jobs/partner_thv_failed')).json().retried_as).toBe(
    'partner_thv_again1',
  );
  await sql`update jobs set status = 'failed', failure = '{}', completed_at = now() where id = 'partner_thv_again1'`.execute(
    db,
  );
  expect((await call(operator, 'POST', url, action())).statusCode).toBe(200);
  expect(ordered).toEqual([
    { client: plain.user.client, job: 'partner_thv_failed', key: 'retry 1 of partner_thv_failed' },
    { client: plain.user.client, job: 'partner_thv_failed', key: 'retry 2 of partner_thv_failed' },
  ]);
  expect((await call(operator, 'GET', '/operator/audit-log?limit=1')).json().items).toMatchObject([
    { action: 'retry', job_id: 'partner_thv_failed', retried_as: 'partner_thv_again2', actor: 'op@dashboard.test' },
  ]);
});

test('neither a job that did not fail nor a job of a suspended client is retried', async () => {
  await insertJob(plain.user.client, 'partner_thv_waits', 'queued');
  await insertJob(plain.user.client, 'partner_thv_later', 'failed');
  expect((await call(operator, 'POST', '/operator/jobs/partner_thv_waits/retry', action())).statusCode).toBe(409);
  await call(operator, 'POST', path('/suspension'), action({ suspended: true }));
  const refused = await call(operator, 'POST', '/operator/jobs/partner_thv_later/retry', action());
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'The client is suspended. Resume it first.']);
  await call(operator, 'POST', path('/suspension'), action({ suspended: false }));
});

test('health lists failed erasures at engines', async () => {
  const id = await recordCreation(db, { job: 'job_gone', kind: 'voice', engine: 'remote', data: { ref: 'v1' } });
  const shown = async () => (await call(operator, 'GET', '/operator/health')).json().erasures_failing;
  expect(await shown()).toEqual({ count: 0, next: [] });
  await takeUnkeptCreations(db, { isLive: isLiveJob, limit: 1 });
  await recordErasureFailure(db, id, 'Error: 401 from the provider');
  expect(await shown()).toEqual({
    count: 1,
    next: [
      {
        id,
        engine: 'remote',
        kind: 'voice',
        attempts: 1,
        next_attempt_at: expect.any(String),
        cause: 'Error: 401 from the provider',
      },
    ],
  });
});

test('health has queues, database, storage, engines and integrations', async () => {
  const response = await call(operator, 'GET', '/operator/health');
  expect(response.json()).toMatchObject({
    version: '0.0.0',
    queues: [
      { queue: 'interactive', queued: 0 },
      { queue: 'batch', queued: expect.any(Number) },
    ],
    processes: [],
    backups: { last: null, age_seconds: expect.any(Number) },
    database: { version: expect.stringMatching(/^\d+/), migrations_pending: [], size_bytes: expect.any(Number) },
    storage: {
      problem: null,
      objects: 0,
      bytes: 0,
      days: [],
      largest_clients: [],
      disk: { free_bytes: 5, total_bytes: 10 },
      check: null,
    },
    engines: expect.arrayContaining([
      {
        port: 'First frames',
        engines: [
          { engine: 'test', model: 'large' },
          { engine: 'spare', model: 'tiny' },
        ],
      },
      { port: 'Talking heads', engines: [{ engine: 'test', model: null }] },
      { port: 'Transcription', engines: [] },
    ]),
    rate_warnings: ['test: large costs $0.15 per image, more than the $0.069 charged for a first frame.'],
    integrations: [{ name: 'E-mail', configured: false, hint: 'Set SMTP_URL.' }],
  });
});

test('health shows running jobs that have used more than half of their time limit, and the growth of storage', async () => {
  const shown = async () => (await call(operator, 'GET', '/operator/health')).json();
  for (const [id, minutes] of [
    ['partner_thv_slow', 20],
    ['partner_thv_slower', 25],
    ['partner_thv_quick', 10],
  ] as const) {
    await insertJob(plain.user.client, id, 'queued');
    await sql`update jobs set status = 'running', timeout_ms = 1800000, started_at = now() - make_interval(mins => ${minutes})
      where id = ${id}`.execute(db);
  }
  expect((await shown()).slow_jobs).toMatchObject([
    { job_id: 'partner_thv_slower', client_name: 'Paul', timeout_ms: 1_800_000 },
    { job_id: 'partner_thv_slow' },
  ]);
  await sql`delete from jobs where id like 'partner_thv_%low%' or id = 'partner_thv_quick'`.execute(db);

  await recordStorageDay(db);
  await sql`insert into storage_days (day, objects, bytes, database_bytes)
    select (now() at time zone 'utc')::date - n, n, 1000 - n, n from (values (1), (30), (31)) day (n)`.execute(db);
  // A second sweep of the day records nothing.
  await recordStorageDay(db);
  const { days } = (await shown()).storage;
  expect(days.map(({ bytes }: { bytes: number }) => bytes)).toEqual([970, 999, 0]);
  expect(days.at(-1)).toMatchObject({ day: new Date().toISOString().slice(0, 10), database_bytes: expect.any(Number) });
});

test('health shows every process and the result of the last backup', async () => {
  const shown = async () => (await call(operator, 'GET', '/operator/health')).json();
  await sql`insert into processes (name, version, serves, interactive_slots, batch_slots, draining)
    values ('host:1:a', '1.0.0', true, 0, 0, false), ('host:2:b', '0.9.0', false, 0, 4, true)`.execute(db);
  expect((await shown()).processes).toMatchObject([
    { name: 'host:1:a', version: '1.0.0', serves: true, draining: false, alive: true, batch_slots: 0 },
    { name: 'host:2:b', version: '0.9.0', serves: false, draining: true, alive: true, batch_slots: 4 },
  ]);
  await sql`delete from processes`.execute(db);

  const completed = sql`insert into backups (id, started_at, finished_at, objects, bytes)
    values ('one', now() - interval '8 days', now() - interval '7 days', 12, 3456)`;
  await completed.execute(db);
  const { backups } = await shown();
  expect(backups.last).toMatchObject({ result: 'completed', objects: 12, bytes: 3456 });
  expect(Math.round(backups.age_seconds / 86_400)).toBe(8);
  await sql`insert into backups (id, heartbeat_at) values ('two', now())`.execute(db);
  expect((await shown()).backups.last).toMatchObject({ result: 'running', finished_at: null });
  await sql`update backups set heartbeat_at = now() - interval '1 hour' where id = 'two'`.execute(db);
  expect((await shown()).backups.last).toMatchObject({ result: 'interrupted' });
  await sql`update backups set failed_at = now() where id = 'two'`.execute(db);
  const later = (await shown()).backups;
  expect(later.last).toMatchObject({ result: 'failed' });
  expect(Math.round(later.age_seconds / 86_400)).toBe(8);
});

test('health shows the calls that run at an engine with a limit, and the faults of engines', async () => {
  const shown = async () => (await call(operator, 'GET', '/operator/health')).json();
  expect(await shown()).toMatchObject({
    engine_calls: [{ engine: 'test', running: 0, limit: 4 }],
    engine_faults: [],
  });
  const turn = {
    engine: 'test',
    count: 4,
    signal: new AbortController().signal,
    waiting: (wait: () => unknown) => wait(),
  };
  const during = await createEngineTurns(db).run(turn as never, shown);
  expect(during.engine_calls).toEqual([{ engine: 'test', running: 1, limit: 4 }]);
  const faults = createEngineFaults({ db, log: createLogger('silent') });
  await faults.failed('spare', new EngineError('out_of_credit', 'No credit is left.'));
  expect(await shown()).toMatchObject({
    engine_calls: [{ engine: 'test', running: 0, limit: 4 }],
    engine_faults: [
      {
        engine: 'spare',
        reason: 'out_of_credit',
        since: expect.any(String),
        cause: expect.stringContaining('No credit is left.'),
      },
    ],
  });
  await faults.succeeded('spare');
  expect((await shown()).engine_faults).toEqual([]);
});

test('a job has its costs, and what was charged and the margin once it is charged', async () => {
  const { client } = plain.user;
  await insertJob(client, 'partner_thv_costs', 'queued');
  const origin = { client, job: 'partner_thv_costs', step: 'render' };
  const usage = { engine: 'cloud', model: 'avatar', unit: 'second' as const, quantity: 12.5 };
  await recordUsage(db, origin, { ...usage, usd: 2 });
  await recordUsage(db, origin, { ...usage, usd: undefined });
  const costsOf = async () => (await call(operator, 'GET', '/operator/jobs/partner_thv_costs')).json().costs;
  const models = [{ step: 'render', ...usage, quantity: 25, calls: 2, unpriced_calls: 1, cost_usd: 2 }];
  const cost = { calls: 2, unpriced_calls: 1, cost_usd: 2, models };
  expect(await costsOf()).toEqual({ ...cost, charged_usd: null, margin_usd: null });
  await sql`update jobs set status = 'failed', failure = '{}', completed_at = now() where id = 'partner_thv_costs'`.execute(
    db,
  );
  expect(await costsOf()).toEqual({ ...cost, charged_usd: 0, margin_usd: -2 });
});

test('costs of a range of days have totals by day, client and model', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const response = await call(operator, 'GET', `/operator/costs?from=2026-01-01&to=2026-01-31`);
  expect(response.json()).toMatchObject({ total: { calls: 0, margin_usd: 0 }, clients: [], models: [] });
  expect(response.json().days).toHaveLength(31);
  const { days, clients, client_count, models, total } = (
    await call(operator, 'GET', `/operator/costs?from=${today}&to=${today}`)
  ).json();
  const margin = { calls: 2, unpriced_calls: 1, cost_usd: 2, credits: 0, charged_usd: 0, margin_usd: -2 };
  expect([total, days]).toEqual([margin, [{ day: today, ...margin }]]);
  expect(clients).toEqual([{ client_id: plain.user.client, client_name: expect.any(String), videos: 0, ...margin }]);
  expect(client_count).toBe(1);
  expect(models).toEqual([
    { engine: 'cloud', model: 'avatar', unit: 'second', quantity: 25, calls: 2, unpriced_calls: 1, cost_usd: 2 },
  ]);
  expect((await call(plain, 'GET', `/operator/costs?from=${today}&to=${today}`)).statusCode).toBe(404);
  const file = await call(operator, 'GET', `/operator/costs.csv?from=${today}&to=${today}`);
  expect(file.body.split('\r\n').slice(1)).toEqual([`${today},0,0,2,1,2,-2`, '']);
});
