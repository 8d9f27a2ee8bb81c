// Stops the service with SIGTERM during its work, starts it again, and checks its logs for personal data.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPicture, type Fixtures, serveFixtures, tone } from './fixtures.ts';
import { type Account, allAtOnce, type Fleet, type Member, openFleet } from './fleet.ts';

let fixtures: Fixtures;
let fleet: Fleet;
let first: Member;
let account: Account;
beforeAll(async () => {
  fixtures = await serveFixtures();
  // The embedded PostgreSQL must stop after the jobs have been released.
  fleet = await openFleet({ DATABASE_URL: '', LOG_LEVEL: 'debug', TRUSTED_INPUT_ORIGINS: fixtures.origin });
  first = await fleet.start();
  account = await fleet.account(5_000);
}, 240_000);
afterAll(async () => {
  fixtures?.close();
  await fleet?.stop();
}, 120_000);

/** Part of all secret and personal input; must not appear in logs. */
const CANARY = 'Xylokarp';

test('npm start releases its jobs on SIGTERM and exits with 0; started again, it finishes them', async () => {
  const { characters, voices, videos, tts } = account.at(first);
  const { character_id, asset_id } = await characters.create({
    name: `${CANARY} Mara`,
    description: `A woman with grey hair called ${CANARY}`,
  });
  expect(asset_id).not.toBeNull();
  const { voice_id } = await voices.create({ name: `${CANARY} English`, language: 'en' });
  const picture = fixtures.serve(`${CANARY}.png`, emptyPicture(320, 240));
  const script = `Call ${CANARY} now. One cup. Six hours hot. It fits your bag, your car and your day.`;
  const bodies = [
    { mode: 'talking_head' as const, video_idea: `The kitchen of ${CANARY}`, use_dynamic_captions: true },
    {
      mode: 'scenes' as const,
      topic: CANARY,
      audience: CANARY,
      scene_elements: [{ url: picture, role: 'product' as const, caption: CANARY }],
    },
    { mode: 'talking_head' as const, first_frame_url: `${fixtures.origin}/${CANARY}/missing.png` },
  ];
  const queued = await Promise.all(bodies.map((body) => videos.create({ ...body, character_id, voice_id, script })));
  const ids = queued.map(({ workflow_id }) => workflow_id);
  const speaking = allAtOnce([
    tts.create({ voice_id, text: `${CANARY} speaks.` }, { idempotencyKey: CANARY, maxRetries: 0 }),
  ]);
  const { jobs } = account.at(first);
  while (!(await Promise.all(ids.map((id) => jobs.status(id)))).some((job) => job.status === 'running'))
    await sleep(50);

  const signalledAt = Date.now();
  const status = await first.end('SIGTERM');
  expect(status, await first.log()).toBe(0);
  expect(Date.now() - signalledAt).toBeLessThan(30_000);
  // Requests that were waiting got a response.
  expect(Object.keys((await speaking).statuses)).not.toContain('undefined');

  const second = await fleet.start();
  const [head, scenes] = await Promise.all(
    ids.slice(0, 2).map((id) => account.at(second).videos.waitFor(id, { pollMs: 300 })),
  );
  await expect(account.at(second).videos.waitFor(ids[2]!, { pollMs: 300 })).rejects.toThrow('first_frame_url');
  const charged = head!.credits_actual! + scenes!.credits_actual! + 10 + 10 * (await speaking).results.length;
  const usage = await account.at(second).usage.summary();
  expect(usage).toMatchObject({ credits_balance: 5_000 - charged, job_counts: { completed: 2, failed: 1 } });
  expect(await fleet.cli('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });

  // Rejected requests are logged too, and their messages quote the input.
  const silent = fixtures.serve(`${CANARY}.wav`, tone(2));
  const { statuses } = await allAtOnce<unknown>([
    account.at(second).characters.create({ name: CANARY, selfie_image_urls: [`${fixtures.origin}/${CANARY}/me.jpg`] }),
    account.at(second).characters.create({ name: CANARY, selfie_image_urls: [picture], edit_instructions: CANARY }),
    account.at(second).voices.create({ name: CANARY, sample_urls: [silent] }),
    account.at(second).images.firstFrame({ character_id, scene_description: CANARY.repeat(300) }),
    account.at(second).characters.get(CANARY),
    account.at(second).tts.create({ voice_id, text: `${CANARY}\0` }),
  ]);
  expect(statuses).toEqual({ 400: 3, 404: 1, 422: 2 });
  for (const path of [`/api/partner/v1/assets?kind=${CANARY}`, `/api/partner/v1/${CANARY}`, `/${CANARY}`]) {
    await fetch(second.baseUrl + path, { headers: { authorization: `Bearer gr_${CANARY}` } });
  }
  await second.end('SIGTERM');

  const logs = [await first.log(), await second.log(), ...(await databaseLogs())].join('\n');
  expect(logs.match(/"msg":"request"/g)!.length).toBeGreaterThan(20);
  const [, id, secret] = account.apiKey.split('_');
  for (const canary of [CANARY, encodeURIComponent(CANARY), secret!, `${id}_`, 'One cup', fixtures.origin]) {
    expect(logs.split('\n').filter((line) => line.includes(canary))).toEqual([]);
  }
}, 600_000);

async function databaseLogs(): Promise<string[]> {
  const files = await readdir(fleet.dataDir, { recursive: true });
  return Promise.all(
    files.filter((file) => file.endsWith('.log')).map((file) => readFile(join(fleet.dataDir, file), 'utf8')),
  );
}

test('an order on a kept connection is carried out although npm start was told to stop', async () => {
  const service = await fleet.start();
  const { voice_id } = await account.at(service).voices.create({ name: 'Last', language: 'en' });
  const agent = new Agent({ connections: 1 });
  const send = (path: string, body?: object) =>
    request(`${service.baseUrl}/api/partner/v1${path}`, {
      dispatcher: agent,
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${account.apiKey}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
  await (await send('/voices')).body.dump();
  const ended = service.end('SIGTERM');
  await expect.poll(() => service.log(), { interval: 20 }).toContain('draining');
  const { statusCode, headers, body } = await send('/tts', { voice_id, text: 'The last words.' });
  expect([statusCode, headers.connection, await body.json()]).toMatchObject([200, 'close', { credits_charged: 10 }]);
  expect(await ended).toBe(0);
  await agent.close();
}, 240_000);
