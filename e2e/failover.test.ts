// The primary dies under traffic and its replica is promoted behind the same address: nothing that was acknowledged is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProxy } from '../server/src/db/testing-proxy.ts';
import { openReplicated, type Replicated } from '../server/src/db/testing-replica.ts';
import { type Account, type Fleet, type Member, openFleet } from './fleet.ts';

let servers: Replicated;
let proxy: Awaited<ReturnType<typeof openProxy>>;
let fleet: Fleet;
let api: Member;
let account: Account;
beforeAll(async () => {
  servers = await openReplicated();
  // An acknowledged commit is on both servers.
  const client = new pg.Client({ connectionString: servers.primaryUrl });
  await client.connect();
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
  await client.end();
  proxy = await openProxy(servers.primaryUrl);
  fleet = await openFleet({
    DATABASE_URL: proxy.url,
    DATABASE_REPLICA_URL: servers.replicaUrl,
    MAX_ACTIVE_JOBS: '100',
  });
  await fleet.cli('migrate');
  [api] = await Promise.all([fleet.serve(), fleet.work()]);
  account = await fleet.account(5_000);
}, 240_000);
afterAll(async () => {
  await fleet?.stop();
  proxy?.close();
  await servers?.close();
}, 120_000);

test('orders and running videos survive a failover', async () => {
  const { characters, voices, videos } = account.at(api);
  const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  const { voice_id } = await voices.create({ name: 'English', language: 'en' });
  const texts = Array.from({ length: 400 }, (_, n) => `Text number ${n}.`);

  const statuses: number[] = [];
  const accepted: string[] = [];
  let over = false;
  /** Each text is sent until it is accepted, as clients do after a 503. */
  const order = async (path: string, body: object, key: string): Promise<void> => {
    while (!over) {
      const response = await fetch(`${api.baseUrl}/api/partner/v1${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${account.apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
      statuses.push(response.status);
      const answer = (await response.json()) as { asset_id?: string; workflow_id?: string };
      if (response.ok) accepted.push((answer.asset_id ?? answer.workflow_id)!);
      if (response.ok) return;
      await sleep(200);
    }
  };
  const speak = async () => {
    for (let text = texts.pop(); text && !over; text = texts.pop()) await order('/tts', { voice_id, text }, text);
  };
  const script = 'A video during which the primary dies. '.repeat(6);
  const video = (n: number) => ({
    mode: 'talking_head',
    character_id,
    voice_id,
    script: `${n}. ${script}`,
    video_idea: 'A kitchen',
  });
  const traffic = [speak(), speak(), ...[0, 1, 2].map((n) => order('/videos', video(n), `video ${n}`))];
  /** Renderings take the cores, so speech is slow on a small machine. */
  const acceptedMoreThan = (count: number) =>
    expect.poll(() => accepted.length, { interval: 20, timeout: 150_000 }).toBeGreaterThan(count);
  try {
    await acceptedMoreThan(5);
    await servers.failOver();
    await sleep(2_000);
    proxy.switchTo(servers.replicaUrl);
    await acceptedMoreThan(accepted.length + 5);
  } finally {
    over = true;
    await Promise.all(traffic);
  }

  expect(statuses.filter((status) => status >= 400 && status !== 503)).toEqual([]);
  const jobs = accepted.filter((id) => id.startsWith('partner_'));
  expect(jobs).toHaveLength(3);
  for (const job of jobs) expect((await videos.waitFor(job, { pollMs: 300 })).status).toBe('completed');
  const assets = accepted.filter((id) => !jobs.includes(id));
  const client = new pg.Client({ connectionString: servers.replicaUrl });
  await client.connect();
  const { rows } = await client.query('select id from assets where id = any($1)', [assets]);
  await client.end();
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(assets));
  expect(await fleet.cli('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
  expect(await api.log()).not.toContain('unexpected error');
}, 480_000);
