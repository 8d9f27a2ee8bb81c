// Scripts that are expensive to process: estimates stay fast, and the service answers other requests meanwhile.
import { limits } from '@greenroom/contract/limits';
import { afterAll, expect, test } from 'vitest';
import { addClient } from '../billing/open-client.ts';
import { openTestDb } from '../db/testing.ts';
import { testEngines } from '../engines/testing.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { createTestVideoOrders } from '../production/video/testing.ts';
import { goodKey, openTestApi } from './testing.ts';

const { db, close } = await openTestDb();
const client = await db.transaction().execute((tx) => addClient(tx, { name: 'Acme', credits: 0 }));
const assetUrls = createAssetUrls('http://127.0.0.1:8080');
const videos = createTestVideoOrders(db, { engines: testEngines(), assetUrls });
const { app } = openTestApi({
  authenticate: async (header) => (header === goodKey ? client : undefined),
  services: { videos },
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await app.close();
  await close();
});

const id = '01890000-0000-7000-8000-000000000000';
const bodies = {
  scenes: { mode: 'scenes', character_id: id, voice_id: 'voc_1' },
  talking_head: { mode: 'talking_head', character_id: id, voice_id: 'voc_1', video_idea: 'a kitchen' },
};
const estimate = (mode: keyof typeof bodies, script: string) =>
  fetch(`${url}/api/partner/v1/videos/estimate`, {
    method: 'POST',
    headers: { authorization: goodKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...bodies[mode], script }),
  });

const filled = (unit: string, last = 'a') => unit.repeat((limits.scriptLength - 1) / [...unit].length) + last;
const scripts = {
  'carriage returns': filled('\r'),
  'line separators': filled('\u2028'),
  'spaces and line breaks': filled(' \n'),
  dashes: filled(' ', '—'),
  quotes: filled('”'),
  'thousands by spaces': filled('123 '),
  abbreviations: filled('Mr. '),
  emoji: filled('👩\u200d'),
};

test.each(
  Object.entries(scripts).flatMap(([name, script]) =>
    (['scenes', 'talking_head'] as const).map((mode) => [name, mode, script] as const),
  ),
)('a script of %s is estimated as %s while the service answers others', async (_, mode, script) => {
  const { user } = process.threadCpuUsage();
  const [estimated, healthy] = await Promise.all([estimate(mode, script), fetch(`${url}/healthz`)]);
  const spentMs = (process.threadCpuUsage().user - user) / 1000;
  expect(healthy.status).toBe(200);
  expect([200, 400]).toContain(estimated.status);
  expect(spentMs).toBeLessThan(250);
});
