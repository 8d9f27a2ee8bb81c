// Kills processes during their work: others continue from the last record, and every credit is accounted for.
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { LineItem } from '@greenroom/contract/usage';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Account, allAtOnce, type Fleet, type Member, openFleet } from './fleet.ts';

const CAP = 4;

/** Long enough that none of six such texts is synthesized before the last of them has been ordered. */
const LONG_TEXT = 'This sentence makes the text long. '.repeat(10);

/** Notifies the test of every change of a job or a step. */
const NOTIFY_CHANGES = `
  create function notify_change() returns trigger language plpgsql as
    $$ begin perform pg_notify('test_changes', ''); return null; end $$;
  create trigger notify_change after insert or update on jobs for each statement execute function notify_change();
  create trigger notify_change after insert or update on job_steps for each statement execute function notify_change();
  listen test_changes`;

let fleet: Fleet;
let changes: PoolClient;
let killedApi: Member;
let api: Member;
let account: Account;
let character = '';
let voice = '';
let successor: Member;
beforeAll(async () => {
  fleet = await openFleet({ MAX_ACTIVE_JOBS: String(CAP), MAX_LIBRARY_VOICES: '3' });
  [killedApi, api] = await Promise.all([fleet.serve(), fleet.serve()]);
  account = await fleet.account(3_000);
  changes = await fleet.database.pool.connect();
  await changes.query(NOTIFY_CHANGES);
}, 240_000);
afterAll(async () => {
  changes?.release(true);
  await fleet?.stop();
}, 120_000);

const rowsOf = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await fleet.database.pool.query(text, values)).rows;

/** Resolves once the condition holds. It is checked after each change of a job or a step, for a minute at most. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  for (;;) {
    // Before the check, so that no change is missed.
    const changed = once(changes, 'notification', { signal });
    changed.catch(() => undefined);
    if (await condition()) return;
    await changed;
  }
}

/** The working directories of the task processes of all members, which are in the data folder. */
async function runningTaskProcesses(): Promise<string[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(processes.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.filter((folder) => folder.startsWith(fleet.dataDir));
}

/** The long steps: the speech was synthesized before the order, and the first frame is drawn in `render`. */
const STEPS = ['audio', 'render'] as const;

interface StepRow {
  name: string;
  status: string;
  attempts: number;
  duration_ms: number | null;
}
const stepsOf = async (job: string) => (await fleet.cli<{ steps: StepRow[] }>('job', 'show', '--id', job)).steps;

test('after a worker is killed in a long step of a video, another one continues there and charges once', async () => {
  const workers = await Promise.all(STEPS.map(() => fleet.work({ WORKER_CONCURRENCY: '1' })));
  const made = await account.at(api).characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  character = made.character_id;
  voice = (await account.at(api).voices.create({ name: 'English', language: 'en' })).voice_id;
  const before = (await account.at(api).usage.summary()).credits_balance;
  const body = {
    mode: 'talking_head' as const,
    character_id: character,
    voice_id: voice,
    script: 'One cup. Six hours hot. It fits your bag, your car and your day, and nothing is ever spilt.',
    video_idea: 'A kitchen',
    use_dynamic_captions: true,
  };

  const killed = await Promise.all(
    STEPS.map(async (step) => {
      const { workflow_id: job } = await account.at(api).videos.create(body);
      const open = 'select 1 from job_steps where job_id = $1 and name = $2 and finished_at is null';
      await until(async () => (await rowsOf(open, [job, step])).length > 0);
      // Once the other step is done, the task process of this one is at work.
      if (step === 'render') {
        const done = "select 1 from job_steps where job_id = $1 and name = 'audio' and finished_at is not null";
        await until(async () => (await rowsOf(done, [job])).length > 0);
      }
      const [row] = await rowsOf<{ worker: string }>('select worker from jobs where id = $1', [job]);
      await workers.find(({ pid }) => row?.worker.split(':')[1] === String(pid))!.end('SIGKILL');
      return { job, at: Date.now(), steps: await stepsOf(job) };
    }),
  );
  await expect.poll(runningTaskProcesses).toEqual([]);

  const more = await allAtOnce(Array.from({ length: 3 }, () => account.at(api).videos.create(body)));
  expect(more).toMatchObject({ results: { length: CAP - killed.length }, statuses: { 429: 1 } });

  successor = await fleet.work({ WORKER_CONCURRENCY: '2' });
  let charged = 0;
  for (const { workflow_id: job } of [...killed.map(({ job: workflow_id }) => ({ workflow_id })), ...more.results]) {
    const view = await account.at(api).videos.waitFor(job, { pollMs: 200 });
    charged += view.credits_actual!;
  }
  for (const { job, at, steps } of killed) {
    const recorded = steps.filter(({ status }) => status === 'done');
    const open = steps.filter(({ status }) => status === 'open');
    expect(open.map(({ name }) => name)).toContain('render');
    const later = await stepsOf(job);
    expect(later).toEqual(expect.arrayContaining(recorded));
    const attempts = Object.fromEntries(later.map((step) => [step.name, step.attempts]));
    const twice = Object.fromEntries(open.map(({ name }) => [name, 2]));
    expect(attempts).toEqual({ speech: 1, audio: 1, render: 1, previews: 1, finish: 1, ...twice });
    const again = "select started_at as at from job_steps where job_id = $1 and name = 'render'";
    const [takeover] = await rowsOf<{ at: Date }>(again, [job]);
    expect(takeover!.at.getTime() - at).toBeLessThan(60_000);
  }

  const { jobs } = await account.at(api).usage.jobs();
  for (const { metadata, credits_actual } of jobs) {
    const items = z.array(LineItem).parse(metadata.line_items);
    expect(items.reduce((sum, { actual }) => sum + (actual ?? 0), 0)).toBe(credits_actual);
  }
  expect((await account.at(api).usage.summary()).credits_balance).toBe(before - charged);
  const { assets } = await account.at(api).assets.list({ kind: 'video' });
  expect(assets).toHaveLength(CAP);
  await fleet.expectSoundBooks();
}, 360_000);

test('after the API and the worker are killed during requests, each request is either completed or refunded', async () => {
  const caller = await fleet.account(1_000);
  const own = (await caller.at(api).voices.create({ name: 'English', language: 'en' })).voice_id;
  const speak = (member: Member, n: number, idempotencyKey?: string) =>
    caller.at(member).tts.create({ voice_id: own, text: `Text ${n}. ${LONG_TEXT}` }, { idempotencyKey });
  const createVoice = (n: number) => caller.at(api).voices.create({ name: `Voice ${n}`, language: 'en' });

  const lost = allAtOnce([0, 1, 2, 3].map((n) => speak(killedApi, n, `key ${n}`)));
  const waiting = allAtOnce([4, 5].map((n) => speak(api, n)));
  const voices = allAtOnce([0, 1, 2, 3].map(createVoice));
  const ordered = `select count(*) filter (where kind = 'tts')::int = 6 and bool_or(status = 'running') as so
    from jobs where client_id = $1 and kind in ('tts', 'voice')`;
  await until(async () => (await rowsOf<{ so: boolean }>(ordered, [caller.id]))[0]!.so);
  await Promise.all([killedApi.end('SIGKILL'), successor.end('SIGKILL')]);
  await fleet.work();

  expect(await lost).toMatchObject({ results: [], statuses: { undefined: 4 } });
  expect((await waiting).results).toHaveLength(2);
  expect(await voices).toMatchObject({ results: { length: 2 }, statuses: { 409: 2 } });
  expect((await caller.at(api).voices.list()).voices).toHaveLength(3);

  // A caller that lost its connection repeats the request with the same key and pays once.
  const again = await Promise.all(
    [0, 1, 2, 3].map((n) => vi.waitFor(() => speak(api, n, `key ${n}`), { timeout: 60_000, interval: 500 })),
  );
  const { assets } = await caller.at(api).assets.list({ kind: 'tts_audio' });
  expect(assets).toHaveLength(6);
  expect(assets.map(({ asset_id }) => asset_id)).toEqual(expect.arrayContaining(again.map(({ asset_id }) => asset_id)));
  expect((await caller.at(api).usage.summary()).credits_balance).toBe(1_000 - 60);
  await fleet.expectSoundBooks();
}, 150_000);
