// Operators find jobs of all clients, and see a job's film and script only with an entry in the audit log.
import type { AuditEntry } from '@greenroom/contract/dashboard/audit-log';
import type { OperatorJobPage as JobPage, ViewedJob } from '@greenroom/contract/dashboard/operator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { setOperator } from '../../clients/users.ts';
import { sql } from '../../db/db.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { createAssetUrls } from '../../library/asset-urls.ts';
import { excerptOf } from '../../library/excerpt.ts';
import { addTestVideo } from '../../library/testing.ts';
import type { Retry } from '../../production/video/retry.ts';
import { openTestDashboard, type Person } from '../testing.ts';
import { createAuditLogEndpoints } from './audit-log.ts';
import { createJobEndpoints } from './jobs.ts';

type OperatorJobPage = z.output<typeof JobPage>;

const retry = { isFor: () => false, retriedAs: async () => null } as unknown as Retry;
const assetUrls = createAssetUrls('http://127.0.0.1:8080');
const dashboard = await openTestDashboard({
  endpoints: ({ db }) => [
    ...createJobEndpoints({ db, replica: db, assetUrls, retry }),
    ...createAuditLogEndpoints({ db }),
  ],
});
const { db, call, signUp } = dashboard;
afterAll(dashboard.close);

let operator: Person;
let bakery: Person;
let florist: Person;
beforeAll(async () => {
  operator = await signUp({ name: 'Olga' });
  await db.transaction().execute((tx) => setOperator(tx, operator.email, true));
  bakery = await signUp({ name: 'Bakery' });
  florist = await signUp({ name: 'Florist' });
});

type Video = NonNullable<Parameters<typeof addTestVideo>[2]>;
const add = ({ user }: Person, video: Video) =>
  db.transaction().execute(async (tx) => (await addTestVideo(tx, user.client, video)).id);
const find = async (query: Record<string, string | number>): Promise<OperatorJobPage> =>
  (await call(operator, 'GET', `/operator/jobs?${new URLSearchParams(query as Record<string, string>)}`)).json();
const ids = async (query: Record<string, string | number>) => (await find(query)).items.map(({ job_id }) => job_id);

test('jobs are found by id and by the name or user of a client', async () => {
  const rolls = await add(bakery, { title: 'Rolls', script: 'Fresh rolls every morning.' });
  const roses = await add(florist, {
    title: 'Roses',
    script: 'Fresh flowers, and bakery gift cards.',
    status: 'failed',
  });
  expect(await ids({ search: rolls })).toEqual([rolls]);
  expect(await ids({ search: roses.slice(0, -1) })).toEqual([]);
  expect(await ids({ search: 'florist' })).toEqual([roses]);
  expect(await ids({ search: bakery.email })).toEqual([rolls]);
  expect(await ids({ search: 'bakery' })).toEqual([rolls]);
  expect(await ids({ search: 'fresh' })).toEqual([]);
  expect(await ids({ search: roses, client_id: bakery.user.client })).toEqual([]);
  expect(await ids({ search: '?!' })).toEqual([]);
  expect(await ids({ search: '12345' })).toEqual([]);
});

interface Found {
  items: { job_id: string; client_id: string }[];
  next_cursor: string | null;
}
const searchScripts = async (words: string, more: object = {}): Promise<Found> =>
  (await call(operator, 'POST', '/operator/jobs/search', { action_id: uuidv7(), words, ...more })).json();
const scriptIds = async (words: string, more: object = {}) =>
  (await searchScripts(words, more)).items.map(({ job_id }) => job_id);
const entries = async (client: string): Promise<AuditEntry[]> =>
  (await call(operator, 'GET', `/operator/audit-log?client_id=${client}`)).json().items;

test('jobs are found by words of title and script, with an entry in the audit log of each client that is found', async () => {
  const [one, two, third] = [await signUp(), await signUp(), await signUp()];
  const oats = await add(one, { title: 'Oats', script: 'Warm porridge every morning.' });
  const rye = await add(two, { title: 'Rye', script: 'Porridge without milk.', status: 'failed' });
  await add(third, { script: 'Nothing of the kind.' });
  const action_id = uuidv7();
  for (let i = 0; i < 2; i++) expect(await scriptIds('porridge', { action_id })).toEqual([rye, oats]);
  expect(await scriptIds('milk porr')).toEqual([rye]);
  expect(await scriptIds('porridge', { status: 'completed' })).toEqual([oats]);
  expect(await scriptIds('porridge', { client_id: one.user.client })).toEqual([oats]);
  expect(await scriptIds('?!')).toEqual([]);
  expect(await entries(two.user.client)).toMatchObject([
    { action: 'search', reason: 'Searched titles and scripts for: milk porr', actor: operator.email },
    { action: 'search', reason: 'Searched titles and scripts for: porridge', job_id: null },
  ]);
  expect(await entries(third.user.client)).toEqual([]);
  const refused = await call(two, 'POST', '/operator/jobs/search', { action_id: uuidv7(), words: 'porridge' });
  expect(refused.statusCode).toBe(404);
});

test('a title is shown if the client named the video, and otherwise no word of the script', async () => {
  const person = await signUp({ name: 'Long' });
  const script = `Two loaves for one, every morning from seven. ${'And more. '.repeat(20)}`;
  const id = await add(person, { title: excerptOf(script), script, status: 'failed' });
  await add(person, { title: 'Spring offer', script });
  await add(person, { title: '  two LOAVES for one, every (copy)', script });
  await add(person, { title: 'Two for one', script });
  await add(person, { title: 'Warm bread (copy)', script: 'Warm bread. And fresh from the oven, all day long.' });
  const list = await call(operator, 'GET', `/operator/jobs?client_id=${person.user.client}`);
  expect(list.json().items).toMatchObject([
    { title: null },
    { title: 'Two for one' },
    { title: null },
    { title: 'Spring offer' },
    { title: null },
  ]);
  expect(list.body).not.toMatch(/two loaves/i);
  expect((await call(operator, 'GET', `/operator/jobs/${id}`)).body).not.toContain('Two loaves');
  await sql`update orders set request = null where client_id = ${person.user.client}`.execute(db);
  expect((await find({ client_id: person.user.client })).items).toMatchObject(Array(5).fill({ title: null }));
});

test('pages of a search continue without gaps, also with more matches than are sorted', async () => {
  const person = await signUp({ name: 'Many' });
  const made: string[] = [];
  for (let i = 0; i < 5; i++) made.push(await add(person, { title: `Zebra ${i}` }));
  await sql`update jobs set queued_at = queued_at - interval '1 day' where id = ${made[0]!}`.execute(db);
  const readAll = async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Found = await searchScripts('zebra', { limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ job_id }) => job_id));
      cursor = page.next_cursor;
    }
    return seen;
  };
  const newestFirst = [...made].reverse();
  expect(await readAll()).toEqual(newestFirst);
  await sql`insert into jobs (id, client_id, kind, queue, input, timeout_ms, start_deadline, queued_at)
    select 'partner_scn_' || n, ${person.user.client}, 'scenes', 'batch', 'null', 1, now(), now() - interval '1 year'
    from generate_series(1, 1100) n`.execute(db);
  await sql`insert into videos (job_id, client_id, mode, title, search, created_at)
    select 'partner_scn_' || n, client_id, mode, 'x', search, created_at from videos, generate_series(1, 1100) n
    where job_id = ${made[0]!}`.execute(db);
  expect((await readAll()).slice(0, 5)).toEqual(newestFirst);
  expect(new Set(await readAll()).size).toBe(1_105);
}, 300_000);

test('the same action_id with other words, or of another operator, makes another entry', async () => {
  const person = await signUp({ name: 'Miller' });
  const rye = await add(person, { title: 'Rye', script: 'Dark rye with walnuts.' });
  const other = await signUp({ name: 'Oskar' });
  await db.transaction().execute((tx) => setOperator(tx, other.email, true));
  const action_id = uuidv7();
  expect(await scriptIds('walnuts', { action_id })).toEqual([rye]);
  expect(await scriptIds('dark', { action_id })).toEqual([rye]);
  const search = { action_id, words: 'walnuts' };
  expect((await call(other, 'POST', '/operator/jobs/search', search)).statusCode).toBe(200);
  expect(await entries(person.user.client)).toMatchObject([
    { reason: 'Searched titles and scripts for: walnuts', actor: other.email },
    { reason: 'Searched titles and scripts for: dark', actor: operator.email },
    { reason: 'Searched titles and scripts for: walnuts', actor: operator.email },
  ]);
});

test('nothing is shown to an operator with the action_id of another one', async () => {
  const other = await signUp({ name: 'Otto' });
  await db.transaction().execute((tx) => setOperator(tx, other.email, true));
  const id = await add(await signUp({ name: 'Grocer' }), { title: 'Figs', script: 'Sweet figs.' });
  const action_id = uuidv7();
  expect((await view(id, action_id)).statusCode).toBe(200);
  const refused = await call(other, 'POST', `/operator/jobs/${id}/view`, { action_id });
  expect([refused.statusCode, refused.body.includes('Sweet figs')]).toEqual([409, false]);
});

const view = (id: string, action_id = uuidv7()) => call(operator, 'POST', `/operator/jobs/${id}/view`, { action_id });

test('film and script of a job are shown with an entry in the audit log, which a repeated request does not repeat', async () => {
  const { client } = florist.user;
  const id = await add(florist, { script: 'A secret offer.' });
  const { rows } = await sql<{
    id: string;
  }>`select id from assets where workflow_id = ${id} and kind = 'video'`.execute(db);
  const video_url = 'http://127.0.0.1:8080/assets/x.mp4';
  await sql`update jobs set result = ${JSON.stringify({ asset_id: rows[0]!.id, video_url })}::jsonb where id = ${id}`.execute(
    db,
  );
  expect((await call(operator, 'GET', `/operator/jobs/${id}`)).body).not.toContain('A secret offer.');
  expect(await entries(client)).toEqual([]);
  const action_id = uuidv7();
  for (let i = 0; i < 2; i++) {
    const response = await view(id, action_id);
    expect(response.json<ViewedJob>()).toMatchObject({
      text: 'A secret offer.',
      video_url,
      captions_vtt_url: expect.stringContaining('/assets/'),
      image_url: null,
    });
  }
  expect(await entries(client)).toMatchObject([{ action: 'view', action_id, job_id: id, actor: operator.email }]);
  expect((await view('partner_thv_unknown')).statusCode).toBe(404);
  expect((await call(florist, 'POST', `/operator/jobs/${id}/view`, { action_id: uuidv7() })).statusCode).toBe(404);
});

test('nothing is shown if the audit log cannot be written', async () => {
  const id = await add(florist, { script: 'Another secret.' });
  const used = uuidv7();
  await sql`insert into audit_log (id, action, client_id, actor, reason)
    values (${used}, 'suspend', ${florist.user.client}, 'op', 'because')`.execute(db);
  await sql`create function fail_audit() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(
    db,
  );
  await sql`create trigger fail_audit before insert on audit_log for each row
    when (new.action = 'view') execute function fail_audit()`.execute(db);
  const failed = await view(id);
  await sql`drop trigger fail_audit on audit_log`.execute(db);
  expect(failed.statusCode).toBe(500);
  expect(failed.body).not.toContain('secret');
  // The id of another action.
  const other = await view(id, used);
  expect(other.statusCode).toBe(409);
  expect(other.body).not.toContain('secret');
});

test('a job whose film was deleted and whose client was erased has nothing to show', async () => {
  const id = await add(florist, { script: 'Gone.' });
  await sql`delete from assets where workflow_id = ${id}`.execute(db);
  await sql`update orders set request = null where job_id = ${id}`.execute(db);
  expect((await view(id)).json()).toEqual({
    text: null,
    video_url: null,
    captions_vtt_url: null,
    image_url: null,
    audio_url: null,
  });
});
