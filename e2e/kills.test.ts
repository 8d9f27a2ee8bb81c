// Processes killed in the middle of their work: others go on from the last record, and the money is exact.
import { readdir, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { LineItem } from '@greenroom/contract/usage';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Account, allAtOnce, type Fleet, type Member, openFleet } from './fleet.ts';

const CAP = 4;

/** None of six such texts is spoken before the last of them has been ordered. */
const LONG_ENOUGH = 'It is long enough to be killed over. '.repeat(10);

let fleet: Fleet;
let doomed: Member;
let api: Member;
let account: Account;
let character = '';
let voice = '';
let successor: Member;
beforeAll(async () => {
  fleet = await openFleet({ MAX_ACTIVE_JOBS: String(CAP), MAX_LIBRARY_VOICES: '3' });
  [doomed, api] = await Promise.all([fleet.serve(), fleet.serve()]);
  account = await fleet.account(3_000);
}, 120_000);
afterAll(() => fleet?.stop(), 60_000);

const rowsOf = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await fleet.database.pool.query(text, values)).rows;

/** Looks so often that hardly any step ends unseen. */
async function when(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await isSo()); await sleep(5)) {
    if (Date.now() > deadline) throw new Error('It did not come to that.');
  }
}

/** Children of whatever process of the fleet: they work in its data folder. */
async function childrenAtWork(): Promise<string[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(processes.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.filter((folder) => folder.startsWith(fleet.dataDir));
}

/** Those that last: the speech was made before the order, and the first frame is drawn by the render. */
const STEPS = ['audio', 'render'] as const;

interface StepRow {
  name: string;
  status: string;
  attempts: number;
  duration_ms: number | null;
}
const stepsOf = async (job: string) => (await fleet.cli<{ steps: StepRow[] }>('job', 'show', '--id', job)).steps;

test('a worker killed in the long steps of a video: another goes on from there, and charges once', async () => {
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
      await when(async () => (await rowsOf(open, [job, step])).length > 0);
      // Into the longest one, so that its child is at work and the other step is over.
      if (step === 'render') {
        const over = "select 1 from job_steps where job_id = $1 and name = 'audio' and finished_at is not null";
        await when(async () => (await rowsOf(over, [job])).length > 0);
      }
      const [row] = await rowsOf<{ worker: string }>('select worker from jobs where id = $1', [job]);
      await workers.find(({ pid }) => row?.worker.split(':')[1] === String(pid))!.end('SIGKILL');
      return { job, at: Date.now(), steps: await stepsOf(job) };
    }),
  );
  await expect.poll(childrenAtWork).toEqual([]);

  const more = await allAtOnce(Array.from({ length: 3 }, () => account.at(api).videos.create(body)));
  expect(more).toMatchObject({ answers: { length: CAP - killed.length }, statuses: { 429: 1 } });

  successor = await fleet.work({ WORKER_CONCURRENCY: '2' });
  let charged = 0;
  for (const { workflow_id: job } of [...killed.map(({ job: workflow_id }) => ({ workflow_id })), ...more.answers]) {
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
    expect(attempts).toEqual({ speech: 1, audio: 1, render: 1, finish: 1, ...twice });
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
}, 180_000);

test('the API and the worker killed between hold and answer: each call is completed or refunded, never both', async () => {
  const caller = await fleet.account(1_000);
  const own = (await caller.at(api).voices.create({ name: 'English', language: 'en' })).voice_id;
  const speak = (member: Member, n: number, idempotencyKey?: string) =>
    caller.at(member).tts.create({ voice_id: own, text: `Text ${n}. ${LONG_ENOUGH}` }, { idempotencyKey });
  const pick = (n: number) => caller.at(api).voices.create({ name: `Voice ${n}`, language: 'en' });

  const lost = allAtOnce([0, 1, 2, 3].map((n) => speak(doomed, n, `key ${n}`)));
  const waiting = allAtOnce([4, 5].map((n) => speak(api, n)));
  const voices = allAtOnce([0, 1, 2, 3].map(pick));
  const ordered = `select count(*) filter (where kind = 'tts')::int = 6 and bool_or(status = 'running') as so
    from jobs where client_id = $1 and kind in ('tts', 'voice')`;
  await when(async () => (await rowsOf<{ so: boolean }>(ordered, [caller.id]))[0]!.so);
  await Promise.all([doomed.end('SIGKILL'), successor.end('SIGKILL')]);
  await fleet.work();

  expect(await lost).toMatchObject({ answers: [], statuses: { undefined: 4 } });
  expect((await waiting).answers).toHaveLength(2);
  expect(await voices).toMatchObject({ answers: { length: 2 }, statuses: { 409: 2 } });
  expect((await caller.at(api).voices.list()).voices).toHaveLength(3);

  // Whoever lost the connection asks again by the same key, and pays once.
  const again = await Promise.all(
    [0, 1, 2, 3].map((n) => vi.waitFor(() => speak(api, n, `key ${n}`), { timeout: 60_000, interval: 500 })),
  );
  const { assets } = await caller.at(api).assets.list({ kind: 'tts_audio' });
  expect(assets).toHaveLength(6);
  expect(assets.map(({ asset_id }) => asset_id)).toEqual(expect.arrayContaining(again.map(({ asset_id }) => asset_id)));
  expect((await caller.at(api).usage.summary()).credits_balance).toBe(1_000 - 60);
  await fleet.expectSoundBooks();
}, 150_000);
