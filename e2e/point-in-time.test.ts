// The drill of a point-in-time recovery: everything that was there at a moment is there again, and what was running goes on.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openArchived } from '../server/src/db/testing-archive.ts';
import { openFleet } from './fleet.ts';

const SCRIPT =
  'Good morning. We bake bread every day, and every loaf is made by hand. Come in and taste it while it is warm.';

test('a service whose database is lost goes on from a moment before, with all files of that moment', async () => {
  const database = await openArchived();
  onTestFinished(() => database.close());
  const fleet = await openFleet({ DATABASE_URL: database.url });
  onTestFinished(() => fleet.stop());
  const backup = await mkdtemp(join(tmpdir(), 'greenroom-daily-'));
  onTestFinished(() => rm(backup, { recursive: true }));

  const first = await fleet.start();
  const account = await fleet.account(1_000);
  const { characters, voices, videos, tts, jobs } = account.at(first);
  const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  const { voice_id } = await voices.create({ name: 'English', language: 'en' });
  await fleet.cli('backup', '--to', backup);
  const speech = await tts.create({ voice_id, text: 'Ordered after the backup.' });
  const order = { mode: 'talking_head' as const, character_id, voice_id, script: SCRIPT, video_idea: 'A kitchen' };
  const { workflow_id } = await videos.create(order);
  while ((await jobs.status(workflow_id)).status !== 'running') await sleep(50);
  const moment = new Date();

  const later = await tts.create({ voice_id, text: 'Ordered after the moment.' });
  await videos.waitFor(workflow_id, { pollMs: 200 });
  await characters.delete(character_id);
  await database.archive();
  await first.end('SIGKILL');
  const objects = join(fleet.dataDir, 'objects', 'objects');
  // What was deleted after the moment is gone: at most all that the backup has.
  for (const folder of await readdir(join(backup, 'objects'))) await rm(join(objects, folder), { recursive: true });

  await database.recover(moment);
  await cp(join(backup, 'objects'), objects, { recursive: true, force: false });
  expect(await fleet.cli('ledger', 'verify', '--all', 'true')).toMatchObject({ ok: true });
  expect(await fleet.cli('storage', 'verify')).toMatchObject({ missing_objects: 0 });

  const second = account.at(await fleet.start());
  await second.videos.waitFor(workflow_id, { pollMs: 200 });
  const { assets } = await second.assets.list({ limit: 50 });
  const ids = assets.map(({ asset_id }) => asset_id);
  expect(ids).toContain(speech.asset_id);
  expect(ids).not.toContain(later.asset_id);
  const again = await second.videos.create(order);
  await second.videos.waitFor(again.workflow_id, { pollMs: 200 });
  expect(await fleet.cli('ledger', 'verify', '--all', 'true')).toMatchObject({ ok: true, problems: [] });
}, 480_000);
