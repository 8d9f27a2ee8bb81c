// Ordering a job's request again: ownership, deleted items, and one order for each key.
import { randomUUID } from 'node:crypto';
import { type VideoRequest, VideoRequest as VideoRequestShape } from '@greenroom/contract/videos';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../db/db.ts';
import { openTestDb } from '../../db/testing.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { Problem } from '../../kernel/problem.ts';
import { createAssetUrls } from '../../library/asset-urls.ts';
import { addCharacter, deleteCharacter } from '../../library/characters.ts';
import { addTestPictures } from '../../library/testing.ts';
import { completeVoice, deleteVoice, reserveVoice } from '../../library/voices.ts';
import type { VideoOrders } from './order.ts';
import { createRunAgain } from './run-again.ts';

const { db, close } = await openTestDb();
afterAll(close);

const likeness = { engine: 'test', json: null, objects: {} };
const kept = new Set(['https://studio.example/assets/kept.png']);
const signal = new AbortController().signal;

const quote = { mode: 'scenes', credits_required: 40 } as never;
let ordered: { context: RequestContext; request: VideoRequest }[];
let rejection: Problem | undefined;
const videos: VideoOrders = {
  async order(context, request) {
    ordered.push({ context, request });
    return { body: { workflow_id: 'partner_scn_2', status: 'queued', credits_reserved: 40 }, replayed: false };
  },
  async estimate() {
    if (rejection) throw rejection;
    return { body: quote, replayed: false };
  },
};
const runAgain = createRunAgain({
  db,
  videos,
  assetUrls: createAssetUrls('https://studio.example'),
  ownAsset: async (url) => (kept.has(url) ? 'key' : undefined),
});

let client: string;
let character: string;
let voice: string;
beforeEach(async () => {
  [client, character, voice] = [randomUUID(), randomUUID(), `voc_${randomUUID()}`];
  ordered = [];
  rejection = undefined;
  await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
  await db.transaction().execute(async (tx) => {
    const about = { name: 'Mia', mode: 'description', sheetPath: `${character}.png`, sheetText: null } as const;
    await addCharacter(tx, client, { id: character, ...about, likeness, pictures: await addTestPictures(tx) });
    await reserveVoice(tx, client, { id: voice, name: 'Spanish', kind: 'library' });
    await completeVoice(tx, voice, { voice: likeness, language: 'es', gender: null, samples: [] });
  });
});

async function jobOf(body: object, queue = 'batch'): Promise<string> {
  const id = `partner_scn_${randomUUID()}`;
  const request = VideoRequestShape.parse({ mode: 'scenes', character_id: character, voice_id: voice, ...body });
  // The input of a finished job is deleted.
  await sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms)
    values (${id}, ${client}, ${request.mode}, ${queue}, 'null', now(), 1)`.execute(db);
  await sql`insert into orders (job_id, client_id, kind, credits_estimated, line_items, request)
    values (${id}, ${client}, ${request.mode}, 40, '[]', ${JSON.stringify(request)}::jsonb)`.execute(db);
  return id;
}

const script = 'Buy our tea.';
const withImages = (...names: string[]) => ({
  script,
  scene_elements: names.map((name) => ({ url: `https://${name}` })),
});

test('the original request is estimated and ordered with the given key', async () => {
  const job = await jobOf(withImages('studio.example/assets/kept.png', 'elsewhere.example/gone.png'));
  expect(await runAgain.offer({ client, signal }, job)).toEqual({ quote, obstacles: [] });
  const { workflow_id } = await runAgain.order({ client, signal }, job, 'a key');
  expect(workflow_id).toBe('partner_scn_2');
  expect(ordered).toMatchObject([
    {
      context: { client, idempotency: { key: 'a key' } },
      request: { script, character_id: character, voice_id: voice },
    },
  ]);
});

test('deleted items are reported and nothing is ordered', async () => {
  const job = await jobOf({ ...withImages('studio.example/assets/gone.png'), fast: true });
  await deleteCharacter(db, client, character);
  await deleteVoice(db, client, voice);
  const { quote: price, obstacles } = await runAgain.offer({ client, signal }, job);
  expect(price).toBeNull();
  expect(obstacles).toEqual([
    'The character was deleted.',
    'The voice was deleted.',
    'The file in scene_elements[0] was deleted.',
  ]);
  await expect(runAgain.order({ client, signal }, job, 'a key')).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('The character was deleted. The voice was deleted.'),
  });
  expect(ordered).toEqual([]);
});

test('a recording that cannot be loaded is reported with its error', async () => {
  const job = await jobOf({
    mode: 'talking_head',
    voice_id: undefined,
    audio_url: 'https://elsewhere.example/a.mp3',
    video_idea: 'A kitchen',
  });
  rejection = new Problem('unusable_media', 'audio_url cannot be used: It could not be loaded.');
  expect(await runAgain.offer({ client, signal }, job)).toEqual({ quote: null, obstacles: [rejection.message] });
  rejection = new Problem('unavailable', 'The service is busy.');
  await expect(runAgain.offer({ client, signal }, job)).rejects.toBe(rejection);
});

test('a job without a stored request cannot be ordered again', async () => {
  const job = await jobOf({ script });
  await sql`update orders set request = null where job_id = ${job}`.execute(db);
  const obstacle = 'The original request was not stored.';
  expect(await runAgain.offer({ client, signal }, job)).toEqual({ quote: null, obstacles: [obstacle] });
  await expect(runAgain.order({ client, signal }, job, 'k')).rejects.toMatchObject({ status: 400 });
  expect(ordered).toEqual([]);
});

test('another client’s job and a job that is not a video are 404 like an unknown one', async () => {
  const job = await jobOf({ script });
  const stranger = randomUUID();
  const notFound = { status: 404, message: 'Not found.' };
  await expect(runAgain.offer({ client: stranger, signal }, job)).rejects.toMatchObject(notFound);
  await expect(runAgain.order({ client: stranger, signal }, job, 'k')).rejects.toMatchObject(notFound);
  await expect(runAgain.order({ client, signal }, 'nothing', 'k')).rejects.toMatchObject(notFound);
  await expect(runAgain.order({ client, signal }, await jobOf({ script }, 'interactive'), 'k')).rejects.toMatchObject(
    notFound,
  );
  expect(ordered).toEqual([]);
});
