// Scratch folders: one for each step, and none of them outlives its use.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createScratch } from './scratch.ts';

const { db, close } = await openTestDb();
const root = mkdtempSync(join(tmpdir(), 'greenroom-scratch-'));
afterAll(async () => {
  await close();
  rmSync(root, { recursive: true, force: true });
});

test('a sweep deletes everything except the latest delivery of a running job', async () => {
  const client = uuidv7();
  await sql`insert into clients (id, name) values (${client}, 'ann')`.execute(db);
  const job = (id: string, status: string, fence: number) =>
    sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms, status, fence, completed_at)
      values (${id}, ${client}, 'scenario', 'interactive', '{}', now(), 1000, ${status}, ${fence},
        case when ${status} = 'completed' then now() end)`.execute(db);
  await job('going', 'running', 3);
  await job('done', 'completed', 1);

  const scratch = createScratch(root);
  const dirs = {
    latest: await scratch.open('going', 3),
    earlier: await scratch.open('going', 2),
    done: await scratch.open('done', 1),
    unknown: await scratch.open('unknown', 1),
  };
  for (const dir of Object.values(dirs)) writeFileSync(join(dir, 'frame.png'), 'x');
  await scratch.sweep(db);
  expect(Object.entries(dirs).flatMap(([name, dir]) => (existsSync(dir) ? [name] : []))).toEqual(['latest']);
  expect(existsSync(join(root, 'unknown'))).toBe(false);
});

test('each step has its own folder, and all folders of a job are deleted together', async () => {
  const scratch = createScratch(root);
  const [one, two] = [await scratch.open('job', 1), await scratch.open('job', 1)];
  expect(one).not.toBe(two);
  await scratch.remove(one);
  expect([existsSync(one), existsSync(two)]).toEqual([false, true]);
  await scratch.removeJob('job');
  expect(existsSync(two)).toBe(false);
});
