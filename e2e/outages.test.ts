// Restarts the database under a running service: requests return 503 with Retry-After, and jobs continue.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, type Fleet, type Member, openFleet } from './fleet.ts';

const RESTARTS = 3;

let fleet: Fleet;
let service: Member;
let account: Account;
beforeAll(async () => {
  fleet = await openFleet({ DATABASE_URL: '' });
  service = await fleet.start();
  account = await fleet.account(5_000);
}, 240_000);
afterAll(() => fleet?.stop(), 60_000);

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(fleet.dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);

interface Reply {
  status: number;
  retryAfter: string | null;
  text: string;
}

async function ask(path: string, body?: object): Promise<Reply> {
  const response = await fetch(service.baseUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${account.apiKey}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
}

test('database restarts cause 503 but never 500, and a running video repeats no step', async () => {
  const { characters, voices, videos, jobs } = account.at(service);
  const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  const { voice_id } = await voices.create({ name: 'English', language: 'en' });
  const { workflow_id } = await videos.create({
    mode: 'talking_head',
    character_id,
    voice_id,
    script: 'A slow job, during which the database can be restarted several times. '.repeat(8),
    video_idea: 'A kitchen',
    resolution: '720p',
  });
  await expect.poll(async () => (await jobs.status(workflow_id)).status, { interval: 50 }).toBe('running');

  const responses: Reply[] = [];
  let over = false;
  const loop = async (path: string, body?: object) => {
    while (!over) {
      responses.push(await ask(path, body));
      await sleep(50);
    }
  };
  const partner = '/api/partner/v1';
  const speech = { voice_id, text: 'Hello.' };
  const loops = [
    loop(`${partner}/jobs/${workflow_id}/status`),
    loop(`${partner}/usage/summary`),
    loop(`${partner}/tts`, speech),
    loop(`${partner}/videos/estimate`, { mode: 'scenes', character_id, voice_id, script: 'Hello there.' }),
    loop('/readyz'),
  ];
  for (let restart = 0; restart < RESTARTS; restart++) {
    await sleep(500);
    const before = await postmaster();
    process.kill(before, 'SIGINT');
    // The service notices and restarts it.
    await expect.poll(() => postmaster().catch(() => before), { interval: 50 }).not.toBe(before);
    await expect.poll(async () => (await ask('/readyz')).status, { interval: 100 }).toBe(200);
  }
  over = true;
  await Promise.all(loops);

  const byStatus = Map.groupBy(responses, ({ status }) => status);
  expect([...byStatus.keys()].sort()).toEqual([200, 503]);
  for (const { retryAfter, text } of byStatus.get(503)!) {
    if (!text.includes('database is not reachable')) expect([retryAfter, text]).toEqual(['5', expect.any(String)]);
  }
  expect((await videos.waitFor(workflow_id, { pollMs: 300 })).status).toBe('completed');
  const { steps } = await fleet.cli<{ steps: { name: string; attempts: number }[] }>(
    'job',
    'show',
    '--id',
    workflow_id,
  );
  expect(steps.map(({ name, attempts }) => [name, attempts])).toEqual(steps.map(({ name }) => [name, 1]));
  expect(await fleet.cli('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
  expect(await service.log()).not.toContain('unexpected error');
}, 480_000);
