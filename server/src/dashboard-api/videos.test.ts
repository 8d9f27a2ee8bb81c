// The video library and the assets: search, paging, renaming, deletion that can be undone, and who may do it.
import type { AssetPage } from '@greenroom/contract/dashboard/library';
import type { Video, VideoPage } from '@greenroom/contract/dashboard/videos';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { suspendClient } from '../clients/suspension.ts';
import { sql, type Tx } from '../db/db.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { findAssetByPath, findAssetFile, listAssets, publishAsset } from '../library/assets.ts';
import { addCharacter } from '../library/characters.ts';
import { searchWords } from '../library/search-words.ts';
import { addTestObject, addTestPictures, addTestVideo } from '../library/testing.ts';
import { deleteVideos } from '../library/videos.ts';
import { createJobEndpoints } from './jobs.ts';
import { createAssetEndpoints } from './library/assets.ts';
import { openTestDashboard, type Person } from './testing.ts';
import { createVideoEndpoints } from './videos.ts';

const publicUrl = 'http://127.0.0.1:8080';
const assetUrls = createAssetUrls(publicUrl);
const dashboard = await openTestDashboard({
  endpoints: ({ db }) => {
    const deps = { db, reports: db, assetUrls, publicUrl };
    return [
      ...createVideoEndpoints(deps),
      ...createAssetEndpoints(deps),
      ...createJobEndpoints({ ...deps, runAgain: {} as never, retry: {} as never }),
    ];
  },
});
const { db, call, signUp } = dashboard;
afterAll(dashboard.close);

let ada: Person;
beforeEach(async () => {
  ada = await signUp();
});

const add = (given: Parameters<typeof addTestVideo>[2] = {}, person = ada) =>
  db.transaction().execute((tx) => addTestVideo(tx, person.user.client, given));
const list = async (query = '', person = ada) => {
  const response = await call(person, 'GET', `/videos${query}`);
  expect([response.statusCode, response.body]).toEqual([200, expect.anything()]);
  return response.json<VideoPage>();
};
const idsOf = ({ items }: VideoPage) => items.map(({ id }) => id);
const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).items.map(({ title }) => title);
const assets = async (query = '', person = ada) => (await call(person, 'GET', `/assets${query}`)).json<AssetPage>();
const post = async (path: string, body: unknown, person = ada) => (await call(person, 'POST', path, body)).statusCode;
const addPresenter = async (tx: Tx, client: string, id: string): Promise<void> => {
  const likeness = { engine: 'test', json: null, objects: {} };
  const about = { name: 'Nora', mode: 'description', sheetPath: 'x.png', sheetText: null } as const;
  await addCharacter(tx, client, { id, ...about, likeness, pictures: await addTestPictures(tx) });
};
const weekLater = () =>
  sql`update videos set deleted_at = deleted_at - interval '8 days' where deleted_at is not null`.execute(db);

test('finished videos are listed newest first with title, poster and length; those in progress and deleted ones by themselves', async () => {
  const [first, failed, running, deleted] = [
    await add({ title: 'First' }),
    await add({ status: 'failed' }),
    await add({ status: 'running' }),
    await add(),
  ];
  await post('/videos/delete', { ids: [deleted.id] });
  const { items } = await list();
  expect(items.map(({ id }) => id)).toEqual([failed.id, first.id]);
  expect(items[1]).toMatchObject({
    title: 'First',
    status: 'completed',
    output: {
      video_url: assetUrls.of(first.path),
      previews: { small_url: assetUrls.of(first.path.replace('.mp4', '.small.webp')) },
      captions_vtt_url: assetUrls.of(first.path.replace('.mp4', '.vtt')),
      width: 720,
      duration: 12.5,
      bytes: 10,
    },
    share: null,
    restorable_until: null,
  });
  expect(items[0]).toMatchObject({ error: { message: 'The photo has no face.' }, output: null });
  expect(idsOf(await list('?status=in_progress'))).toEqual([running.id]);
  expect(idsOf(await list('?status=failed'))).toEqual([failed.id]);
  expect(idsOf(await list('?status=completed'))).toEqual([first.id]);
  expect(idsOf(await list('?status=deleted'))).toEqual([deleted.id]);
});

test('a video has the portrait of its presenter as long as it is in progress and the presenter is there', async () => {
  const [running, finished] = [await add({ status: 'running' }), await add()];
  const character = uuidv7();
  await db.transaction().execute((tx) => addPresenter(tx, ada.user.client, character));
  await sql`update orders set character_id = ${character} where job_id in (${running.id}, ${finished.id})`.execute(db);
  const portraits = async () =>
    [...(await list('?status=in_progress')).items, ...(await list('?status=completed')).items].map(
      ({ portrait_url }) => portrait_url,
    );
  expect(await portraits()).toEqual([assetUrls.of('x.portrait.webp'), null]);
  await sql`update characters set deleted_at = now() where id = ${character}`.execute(db);
  expect(await portraits()).toEqual([null, null]);
});

test('a search finds the starts of words of the title and the script, in every script, and nothing of other clients', async () => {
  await add({ title: 'Spring sale', script: 'Everything in the Café is half price.' });
  await add({ title: '夏のセール', script: '今日だけ半額です。' });
  const eve = await signUp();
  await add({ title: 'Spring secret' }, eve);
  expect(await found('spring')).toEqual(['Spring sale']);
  expect(await found('SPRI cafe')).toEqual(['Spring sale']);
  expect(await found('spring winter')).toEqual([]);
  expect(await found('半額')).toEqual(['夏のセール']);
  expect(await found('sale')).toEqual(['Spring sale']);
  expect(await found("spring' | '")).toEqual(['Spring sale']);
  expect(await found('!?')).toEqual([]);
  expect((await found(' ')).length).toBe(2);
});

test('a number is found, although a query has it as one', async () => {
  const { id } = await add({ title: 'Spring sale 2027' });
  expect(await found('2027')).toEqual(['Spring sale 2027']);
  await post('/videos/delete', { ids: [id] });
});

test('a mode and days narrow the list', async () => {
  const [head, scenes] = [await add({ mode: 'talking_head' }), await add({ mode: 'scenes' })];
  expect(idsOf(await list('?mode=talking_head'))).toEqual([head.id]);
  await sql`update videos set created_at = '2026-11-03T12:00:00Z' where job_id = ${scenes.id}`.execute(db);
  expect(idsOf(await list('?from=2026-11-03T00:00:00Z&to=2026-11-04T00:00:00Z'))).toEqual([scenes.id]);
});

test.each(['', '&status=failed', '&q=words'])('pages have no gaps or duplicates (%s)', async (filter) => {
  const all: string[] = [];
  for (let i = 0; i < 7; i++) all.unshift((await add({ status: 'failed' })).id);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: VideoPage = await list(`?limit=3${filter}${cursor && `&cursor=${cursor}`}`);
    seen.push(...idsOf(page));
    cursor = page.next_cursor;
    await add({ status: 'failed' });
  }
  expect(seen).toEqual(all);
});

test('a new title is shown and found, also on the asset, and the script is still found', async () => {
  const { id } = await add({ title: 'Old', script: 'Fresh bread.' });
  expect(await post(`/videos/${id}/title`, { title: ' Bakery launch ' })).toBe(200);
  expect(await found('bakery')).toEqual(['Bakery launch']);
  expect(await found('bread')).toEqual(['Bakery launch']);
  expect(await found('old')).toEqual([]);
  const named = (await assets('?q=bakery')).items;
  expect(named.map(({ name }: { name: string }) => name)).toEqual(named.map(() => 'Bakery launch'));
  expect(named.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['video', 'tts_audio']));
  for (const title of ['', ' ', 'x'.repeat(121), 5]) expect(await post(`/videos/${id}/title`, { title })).toBe(400);
});

test('deleting hides videos with their files at once, and undoing brings back the same addresses', async () => {
  const [one, two] = [await add(), await add()];
  const before = await list();
  const selected = { ids: [one.id, two.id] };
  expect(await post('/videos/delete', selected)).toBe(200);
  // Repeated after a lost response.
  expect(await post('/videos/delete', selected)).toBe(200);
  expect(idsOf(await list())).toEqual([]);
  expect((await assets()).items).toEqual([]);
  expect(await listAssets(db, ada.user.client, { limit: 10, offset: 0 })).toEqual([]);
  const counted = () =>
    sql`select sum(count)::int as count from asset_days where client_id = ${ada.user.client}`.execute(db);
  expect((await counted()).rows).toEqual([{ count: 0 }]);
  expect(await findAssetFile(db, one.path)).toBeUndefined();
  expect(await findAssetFile(db, one.path.replace('.mp4', '.small.webp'))).toBeUndefined();
  const shown = (await call(ada, 'GET', `/videos/${one.id}`)).json<Video>();
  expect(Date.parse(shown.restorable_until!) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);

  expect(await post('/videos/restore', selected)).toBe(200);
  expect(await list()).toEqual(before);
  expect(await findAssetFile(db, one.path)).toBeDefined();
  expect((await assets()).items).toHaveLength(4);
  expect((await counted()).rows).toEqual([{ count: 4 }]);
  expect(await listAssets(db, ada.user.client, { limit: 10, offset: 3 })).toHaveLength(1);
});

test('a file that was deleted before its video stays deleted when the video is restored', async () => {
  const { id } = await add();
  const speech = (await assets('?kind=tts_audio')).items[0]!;
  await post('/assets/delete', { ids: [speech.asset_id] });
  await post('/videos/delete', { ids: [id] });
  await post('/videos/restore', { ids: [id] });
  expect((await assets()).items.map(({ kind }) => kind)).toEqual(['video']);
  await post('/assets/restore', { ids: [speech.asset_id] });
  expect((await assets()).items).toHaveLength(2);
});

test('after a week, a deleted video cannot be restored', async () => {
  const { id } = await add();
  await post('/videos/delete', { ids: [id] });
  await weekLater();
  expect(await post('/videos/restore', { ids: [id] })).toBe(404);
  expect(idsOf(await list('?status=deleted'))).toEqual([]);
  expect((await call(ada, 'GET', `/videos/${id}`)).statusCode).toBe(404);
});

test('a video in progress is not deleted, nor anything selected with it', async () => {
  const [done, running] = [await add(), await add({ status: 'queued' })];
  const response = await call(ada, 'POST', '/videos/delete', { ids: [done.id, running.id] });
  expect([response.statusCode, response.json().error]).toEqual([409, expect.stringContaining('in progress')]);
  expect(idsOf(await list())).toEqual([done.id]);
});

test('deletions and restorations of the same videos at once leave all files as their video', async () => {
  const ids = [await add(), await add(), await add()].map(({ id }) => id);
  const client = ada.user.client;
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => {
      const some = i % 2 ? ids : ids.toReversed();
      return i % 3 === 0
        ? post('/videos/restore', { ids: some })
        : db.transaction().execute((tx) => deleteVideos(tx, client, some, isLiveJob));
    }),
  );
  const { rows } = await sql`select from videos join assets on workflow_id = job_id
    where videos.client_id = ${client} and videos.deleted_at is distinct from assets.deleted_at`.execute(db);
  expect(rows).toEqual([]);
});

test('the page of a job whose video was deleted says so, and jobs ordered with a deleted file can use it', async () => {
  const { id, path } = await add();
  const { rows } = await sql<{ id: string }>`select id from assets where path = ${path}`.execute(db);
  await sql`update jobs set result = ${JSON.stringify({ asset_id: rows[0]!.id, video_url: assetUrls.of(path) })}::jsonb
    where id = ${id}`.execute(db);
  expect((await call(ada, 'GET', `/jobs/${id}`)).json().output).toMatchObject({ width: 720 });
  await post('/videos/delete', { ids: [id] });
  expect((await call(ada, 'GET', `/jobs/${id}`)).json()).toMatchObject({ status: 'completed', output: null });
  expect(await findAssetByPath(db, ada.user.client, path)).toBeDefined();
  expect(await findAssetFile(db, path, ada.user.client)).toBeDefined();
  const eve = await signUp();
  expect(await findAssetByPath(db, eve.user.client, path)).toBeUndefined();
});

test("another client's videos and assets get the same 404 as unknown ones, also for an operator", async () => {
  const { id } = await add();
  const asset = (await assets()).items[0]!.asset_id;
  const [eve, operator] = [await signUp(), await signUp()];
  await sql`update users set operator = true where id = ${operator.user.id}`.execute(db);
  const own = await add({}, eve);
  for (const person of [eve, operator]) {
    for (const [video, file] of [
      [id, asset],
      ['partner_scn_0', uuidv7()],
    ]) {
      const responses = await Promise.all([
        call(person, 'GET', `/videos/${video}`),
        call(person, 'POST', `/videos/${video}/title`, { title: 'Mine' }),
        call(person, 'POST', '/videos/delete', { ids: [own.id, video].slice(person === eve ? 0 : 1) }),
        call(person, 'POST', '/videos/restore', { ids: [video] }),
        call(person, 'POST', `/videos/${video}/share`, { title: 'Mine', downloads: true, indexed: true }),
        call(person, 'DELETE', `/videos/${video}/share`),
        call(person, 'POST', `/assets/${file}/name`, { name: 'Mine' }),
        call(person, 'POST', '/assets/delete', { ids: [file] }),
        call(person, 'POST', '/assets/restore', { ids: [file] }),
      ]);
      expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        responses.map(() => [404, JSON.stringify({ error: 'Not found.' })]),
      );
    }
    expect(idsOf(await list(`?cursor=${id}`, person))).toEqual([]);
  }
  expect(idsOf(await list('', eve))).toEqual([own.id]);
  expect((await list()).items).toMatchObject([{ id, title: 'A video', share: null }]);
});

test('a suspended client reads its library and changes nothing', async () => {
  const { id } = await add();
  await suspendClient(db, { id: uuidv7(), client: ada.user.client, actor: 'op@example.com', reason: 'unpaid' });
  expect(idsOf(await list())).toEqual([id]);
  expect(await post('/videos/delete', { ids: [id] })).toBe(403);
  expect(await post(`/videos/${id}/title`, { title: 'New' })).toBe(403);
  expect(await post(`/videos/${id}/share`, { title: 'New', downloads: true, indexed: false })).toBe(403);
});

test('the library requires a session', async () => {
  for (const [method, path] of [
    ['GET', '/videos'],
    ['GET', '/videos/partner_scn_0'],
    ['POST', '/videos/delete'],
    ['DELETE', '/videos/partner_scn_0/share'],
    ['POST', '/assets/delete'],
  ] as const)
    expect((await call(undefined, method, path, {})).statusCode).toBe(401);
});

test('an asset is renamed, found, deleted and restored, but the sheet of a presenter needs the presenter deleted first', async () => {
  const client = ada.user.client;
  const character = uuidv7();
  await db.transaction().execute(async (tx) => {
    await addPresenter(tx, client, character);
    const object = await addTestObject(tx, 'job_1', 'png');
    await publishAsset(tx, client, {
      kind: 'character_sheet',
      name: 'Nora',
      object,
      characterId: character,
      metadata: {},
    });
  });
  const [sheet] = (await assets('?q=nor')).items;
  const ids = [sheet!.asset_id];
  expect(await post(`/assets/${ids[0]}/name`, { name: 'Nora, winter' })).toBe(200);
  expect((await assets('?q=winter')).items).toMatchObject([{ name: 'Nora, winter' }]);
  const refused = await call(ada, 'POST', '/assets/delete', { ids });
  expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('presenter Nora')]);
  await sql`update characters set deleted_at = now() where id = ${character}`.execute(db);
  expect(await post('/assets/delete', { ids })).toBe(200);
  expect((await assets()).items).toEqual([]);
  expect(await post('/assets/restore', { ids })).toBe(200);
  expect((await assets()).items).toHaveLength(1);
});

test('a search that matches more videos than are sorted finds the newest first, too', async () => {
  const client = ada.user.client;
  await db.transaction().execute(async (tx) => {
    await sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms, queued_at)
      select ${client} || '_' || n, ${client}::uuid, 'scenes', 'interactive', 'null', now(), 1, now() - n * interval '1 hour'
      from generate_series(1, 1100) n`.execute(tx);
    await sql`insert into videos (job_id, client_id, mode, title, search, created_at)
      select id, client_id, 'scenes', id, array_to_tsvector(${searchWords(client, 'Summer sale')}::text[]), queued_at
      from jobs where client_id = ${client}`.execute(tx);
  });
  const { items, next_cursor } = await list('?q=summ&status=in_progress&limit=3');
  expect(items.map(({ title }) => title)).toEqual([1, 2, 3].map((n) => `${client}_${n}`));
  const next = await list(`?q=summ&status=in_progress&limit=2&cursor=${next_cursor}`);
  expect(next.items.map(({ title }) => title)).toEqual([4, 5].map((n) => `${client}_${n}`));
});
