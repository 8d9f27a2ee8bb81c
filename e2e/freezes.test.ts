// Processes frozen inside a transaction: other clients are not affected, and the frozen client's orders recover.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pauseNextWrite } from '../server/src/db/testing-pause.ts';
import { type Account, type Fleet, type Member, openFleet } from './fleet.ts';

/** Longer than a frozen process's locks can block others. */
const RECOVERED_MS = 45_000;

let fleet: Fleet;
let api: Member;
let other: Account;
let otherVoice = '';
beforeAll(async () => {
  fleet = await openFleet();
  [api] = await Promise.all([fleet.serve(), fleet.work()]);
  other = await fleet.account(1_000);
  otherVoice = (await other.at(api).voices.create({ name: 'English', language: 'en' })).voice_id;
}, 240_000);
afterAll(() => fleet?.stop(), 60_000);

interface Reply {
  status: number;
  body: { error?: string };
  retryAfter: string | null;
  tookMs: number;
}

async function ask(member: Member, account: Account, path: string, body?: object): Promise<Reply> {
  const startedAt = performance.now();
  const response = await fetch(`${member.baseUrl}/api/partner/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${account.apiKey}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: response.status,
    body: (await response.json()) as Reply['body'],
    retryAfter: response.headers.get('retry-after'),
    tookMs: performance.now() - startedAt,
  };
}

/** Sends the usual requests of another client until it is stopped. */
function startTraffic(account: Account, voice: string): { stop(): Promise<Reply[]> } {
  const responses: Reply[] = [];
  let over = false;
  const loop = async (path: string, body?: object) => {
    while (!over) {
      responses.push(await ask(api, account, path, body));
      await sleep(250);
    }
  };
  const loops = [
    loop('/usage/summary'),
    loop('/usage/jobs'),
    loop('/voices'),
    loop('/tts', { voice_id: voice, text: 'Hello.' }),
    (async () => {
      while (!over) {
        const { status } = await fetch(`${api.baseUrl}/readyz`);
        responses.push({ status, body: {}, retryAfter: null, tookMs: 0 });
        await sleep(500);
      }
    })(),
  ];
  return {
    async stop() {
      over = true;
      await Promise.all(loops);
      return responses;
    },
  };
}

const statusesOf = (responses: readonly Reply[]) => [...new Set(responses.map(({ status }) => status))];

test('other clients are served while an API process is frozen inside an order', async () => {
  const frozenApi = await fleet.serve();
  const frozen = await fleet.account(1_000);
  const voice = (await frozen.at(api).voices.create({ name: 'English', language: 'en' })).voice_id;
  const speech = { voice_id: voice, text: 'Hello again.' };
  // At this insert it has locked its client's accounts.
  const pause = await pauseNextWrite(fleet.database.pool, {
    table: 'ledger_holds',
    on: 'insert',
    when: `new.client_id = '${frozen.id}' and new.amount > 0`,
  });
  const lost = ask(frozenApi, frozen, '/tts', speech);
  await pause.started();
  process.kill(frozenApi.pid, 'SIGSTOP');
  const traffic = startTraffic(other, otherVoice);

  // Thirty at once must not use up the connections of other clients.
  const blocked = await Promise.all(Array.from({ length: 30 }, () => ask(api, frozen, '/tts', speech)));
  for (const { status, retryAfter, body } of blocked.filter((response) => response.status !== 200)) {
    expect([status, retryAfter, body.error]).toEqual([503, '5', expect.stringMatching(/unavailable|orders/)]);
  }
  await expect
    .poll(async () => (await ask(api, frozen, '/tts', speech)).status, { timeout: RECOVERED_MS, interval: 500 })
    .toBe(200);

  const responses = await traffic.stop();
  expect(statusesOf(responses)).toEqual([200]);
  expect(responses.length).toBeGreaterThan(30);
  process.kill(frozenApi.pid, 'SIGCONT');
  const { status, body } = await lost;
  expect([status, body.error]).toEqual([503, expect.stringContaining('unavailable')]);
  await frozenApi.end('SIGTERM');
  const spoken = blocked.filter((response) => response.status === 200).length + 1;
  expect((await frozen.at(api).usage.summary()).credits_balance).toBe(1_000 - 10 * spoken);
  await fleet.expectSoundBooks();
}, 360_000);

test('another worker takes over while a worker is frozen inside a settlement', async () => {
  const frozen = await fleet.account(1_000);
  const voice = (await frozen.at(api).voices.create({ name: 'English', language: 'en' })).voice_id;
  const speech = { voice_id: voice, text: 'Hello again.' };
  const pause = await pauseNextWrite(fleet.database.pool, {
    table: 'ledger_holds',
    on: 'update',
    when: `new.client_id = '${frozen.id}' and new.charged > 0`,
  });
  // One of two workers gets the job; its process is found by the job's row.
  const second = await fleet.work();
  const settled = ask(api, frozen, '/tts', speech);
  await pause.started();
  const { rows } = await fleet.database.pool.query(
    `select worker from jobs where status = 'running' and client_id = $1`,
    [frozen.id],
  );
  const pid = Number(rows[0].worker.split(':')[1]);
  process.kill(pid, 'SIGSTOP');
  const traffic = startTraffic(other, otherVoice);

  // The other worker takes the job over, and the caller gets a normal response.
  const { status } = await settled;
  expect(status).toBe(200);
  expect((await ask(api, frozen, '/tts', speech)).status).toBe(200);
  const responses = await traffic.stop();
  expect(statusesOf(responses)).toEqual([200]);
  process.kill(pid, 'SIGCONT');
  expect((await frozen.at(api).usage.summary()).credits_balance).toBe(980);
  await fleet.expectSoundBooks();
  await second.end('SIGTERM');
}, 360_000);
