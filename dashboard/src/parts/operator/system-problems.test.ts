// Tests which states of backups and processes need the operator.
import { readFile } from 'node:fs/promises';
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { expect, test } from 'vitest';
import { systemProblems } from './system-problems.ts';

const DAY = 86_400;
const process = {
  name: 'host:1:a',
  version: '1.0.0',
  serves: true,
  draining: false,
  alive: true,
  started_at: '',
  seen_at: '',
  interactive_slots: 4,
  batch_slots: 1,
  jobs: [],
} satisfies SystemStatus['processes'][number];
const storage = {
  problem: null,
  objects: 0,
  bytes: 0,
  days: [],
  largest_clients: [],
  disk: { free_bytes: 9, total_bytes: 10 },
  check: null,
} satisfies SystemStatus['storage'];
const completed = { started_at: '', finished_at: '', result: 'completed', objects: 0, bytes: 0 } as const;
const found = (changed: Partial<SystemStatus>) =>
  systemProblems({
    queues: [],
    slow_jobs: [],
    processes: [process],
    database: { migrations_pending: [] } as never,
    storage,
    backups: { last: completed, age_seconds: DAY },
    engine_faults: [],
    erasures_failing: { count: 0, next: [] },
    ...changed,
  });
const problemsOf = (changed: Partial<SystemStatus>): string[] => found(changed).map(({ text }) => text);

test('a disk that is nearly full needs the operator, and files in a bucket need none', () => {
  const withDisk = (disk: SystemStatus['storage']['disk']) => problemsOf({ storage: { ...storage, disk } });
  expect(withDisk({ free_bytes: 1, total_bytes: 1_000 }).join()).toContain('free on the storage disk');
  expect(withDisk(null)).toEqual([]);
});
test('failed jobs need the operator; a single one of many, and those that failed because of what clients sent, do not', () => {
  const queue = { queue: 'batch', queued: 0, running: 0, oldest_waiting_seconds: 0 } as const;
  const withFailed = (failed_last_hour: number, completed_last_hour: number, client_faults_last_hour = 0) =>
    problemsOf({ queues: [{ ...queue, failed_last_hour, completed_last_hour, client_faults_last_hour }] });
  expect(withFailed(3, 20)).toEqual(['3 of 23 jobs failed in the last hour.']);
  expect(withFailed(1, 0)).toEqual(['1 of 1 job failed in the last hour.']);
  expect(withFailed(1, 100)).toEqual([]);
  expect(withFailed(0, 5)).toEqual([]);
  expect(withFailed(5, 0, 5)).toEqual([]);
  expect(withFailed(5, 20, 3)).toEqual(['2 of 22 jobs failed in the last hour.']);
});
const backup = (result: 'running' | 'completed' | 'failed' | 'interrupted', days: number) =>
  problemsOf({
    backups: {
      last: { started_at: '', finished_at: null, result, objects: 0, bytes: 0 },
      age_seconds: days * DAY,
    },
  });

test('a missing or failed backup is named at once, with the command, and an old one after a week', () => {
  expect(found({ backups: { last: null, age_seconds: DAY } })).toMatchObject([
    { text: expect.stringContaining('There is no backup.'), command: expect.stringContaining('greenroom backup --to') },
  ]);
  expect(backup('completed', 6)).toEqual([]);
  expect(backup('running', 1)).toEqual([]);
  expect(backup('completed', 8)).toEqual([expect.stringContaining('8 days old')]);
  for (const result of ['failed', 'interrupted'] as const) {
    expect(backup(result, 1)).toEqual([expect.stringContaining('The last backup failed.')]);
  }
});

test('an API process is no worker, and processes of two versions are named', () => {
  const api = { ...process, interactive_slots: 0, batch_slots: 0 };
  expect(problemsOf({ processes: [api] })).toEqual([expect.stringContaining('No worker is running')]);
  const older = { ...process, name: 'host:2:b', version: '0.9.0' };
  expect(problemsOf({ processes: [process, older] })).toEqual([expect.stringContaining('1.0.0, 0.9.0')]);
  expect(problemsOf({ processes: [process, { ...older, alive: false }] })).toEqual([]);
});

test('jobs that may be stuck are counted', () => {
  const job = { job_id: 'j', kind: 'scenes', client_id: 'c', client_name: 'A', started_at: '', timeout_ms: 1 };
  expect(problemsOf({ slow_jobs: [job] })).toEqual([expect.stringContaining('A job has used')]);
  expect(problemsOf({ slow_jobs: [job, job] })).toEqual([expect.stringContaining('2 jobs have used')]);
});

test('files that the last check missed are named', () => {
  const check = { finished_at: '', missing_objects: 0, missing: [], orphans: 3, orphan_bytes: 9 };
  expect(problemsOf({ storage: { ...storage, check } })).toEqual([]);
  expect(
    problemsOf({
      storage: { ...storage, check: { ...check, missing_objects: 2, missing: ['objects/a', 'objects/b'] } },
    }),
  ).toEqual([expect.stringContaining('The store lacks 2 files, such as objects/a.')]);
});

test('what stops work is an error and stands before warnings, such as of a missing backup', () => {
  const problems = found({ processes: [], backups: { last: null, age_seconds: 8 * DAY } });
  expect(problems).toEqual([
    expect.objectContaining({ text: expect.stringContaining('No worker is running'), severity: 'error' }),
    expect.objectContaining({ text: expect.stringContaining('There is no backup.'), severity: 'warning' }),
  ]);
});

test('every problem has a section of the operations guide that tells how to repair it', async () => {
  const guide = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const sections = [...guide.matchAll(/^##+ (.+)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-'));
  const code = await readFile(new URL('system-problems.ts', import.meta.url), 'utf8');
  const named = [...code.matchAll(/'([a-z0-9-]+)'/g)]
    .map(([, name]) => name!)
    .filter((name) => /-|^greenroom/.test(name));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((section) => !sections.includes(section))).toEqual([]);
});
