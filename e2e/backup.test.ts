// The drill: order, back up while jobs run, order more, destroy everything, restore, verify, go on.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@greenroom/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endDatabase } from '../demo/service.ts';
import { type Fleet, openFleet } from './fleet.ts';

const SCRIPT = 'Hello there. This cup keeps your tea hot for six hours. Try it today.';

let folder: string;
let lost: Fleet;
let restored: Fleet;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-drill-'));
  [lost, restored] = await Promise.all([openFleet({ DATABASE_URL: '' }), openFleet({ DATABASE_URL: '' })]);
}, 240_000);
afterAll(async () => {
  await Promise.all([lost?.stop(), restored?.stop()]);
  await rm(folder, { recursive: true, force: true });
}, 120_000);

test('after a loss of everything, a restored service has what was there at the backup, and finishes its jobs', async () => {
  const first = await lost.start();
  const account = await lost.account(1_000);
  const { characters, voices, videos, tts, jobs } = account.at(first);
  const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  const { voice_id } = await voices.create({ name: 'English', language: 'en' });
  const speech = await tts.create({ voice_id, text: 'Kept.' });
  await lost.cli('backup', '--to', folder);
  const order = { mode: 'talking_head' as const, character_id, voice_id, script: SCRIPT, video_idea: 'A kitchen' };
  const { workflow_id } = await videos.create(order);
  while ((await jobs.status(workflow_id)).status !== 'running') await sleep(50);

  const backup = await lost.cli<Record<'id' | 'objects' | 'copied_objects', number>>('backup', '--to', folder);
  expect(backup.copied_objects).toBeLessThan(backup.objects);
  const later = await tts.create({ voice_id, text: 'Ordered after the backup.' });
  await first.end('SIGKILL');
  await endDatabase(lost.dataDir);
  await rm(lost.dataDir, { recursive: true, maxRetries: 10 });

  expect(await restored.cli('restore', '--from', folder)).toMatchObject({ id: backup.id, requeued_jobs: 1 });
  expect(await restored.cli('ledger', 'verify', '--all', 'true')).toMatchObject({ ok: true });
  const second = await restored.start();
  const again = createClient({ baseUrl: second.baseUrl, apiKey: account.apiKey });
  await again.videos.waitFor(workflow_id, { pollMs: 200 });
  const { assets } = await again.assets.list({ limit: 50 });
  const ids = assets.map(({ asset_id }) => asset_id);
  expect(ids).toContain(speech.asset_id);
  expect(ids).not.toContain(later.asset_id);
  for (const { url } of assets) {
    const response = await fetch(new URL(new URL(url).pathname, second.baseUrl));
    expect([response.status, (await response.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  }
  await again.tts.create({ voice_id, text: 'The voice speaks again.' });
  await restored.expectSoundBooks();
}, 480_000);
