// The public pages of shared videos: what they show, and when their links stop.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShareLink } from '@greenroom/contract/dashboard/videos';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deleteClient } from '../billing/delete-client.ts';
import { renameClient } from '../clients/clients.ts';
import { resumeClient, suspendClient } from '../clients/suspension.ts';
import { renameUser } from '../clients/users.ts';
import { openTestDashboard, type Person } from '../dashboard-api/testing.ts';
import { createVideoEndpoints } from '../dashboard-api/videos.ts';
import { sql } from '../db/db.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { randomToken, uuidv7 } from '../kernel/ids.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { replaceLogo } from '../library/logos.ts';
import { createObjects } from '../library/objects.ts';
import { addTestVideo } from '../library/testing.ts';
import { openDiskStore } from '../storage/disk.ts';
import { mountSharePages } from './mount-share-pages.ts';

const publicUrl = 'https://videos.example';
const dir = await mkdtemp(join(tmpdir(), 'share-'));
const store = await openDiskStore({ root: join(dir, 'store') });
const file = join(dir, 'video.mp4') as LocalFile;
await writeFile(file, '0123456789');

const dashboard = await openTestDashboard({
  publicUrl,
  endpoints: ({ db }) => createVideoEndpoints({ db, reports: db, assetUrls: createAssetUrls(publicUrl), publicUrl }),
});
const { db, call, send, signUp, logged } = dashboard;
mountSharePages(dashboard.app, { db, store, publicUrl });
const objects = createObjects({ db, store, isLive: isLiveJob });
afterAll(async () => {
  await dashboard.close();
  await rm(dir, { recursive: true });
});

let ada: Person;
let video: { id: string; path: string };
beforeEach(async () => {
  ada = await signUp();
  const object = await objects.put('job_1', file);
  video = await db.transaction().execute((tx) => addTestVideo(tx, ada.user.client, { object }));
});

const defaults = { title: 'Fresh bread', downloads: false, indexed: false };
const share = async (page: object = {}) => {
  const response = await call(ada, 'POST', `/videos/${video.id}/share`, { ...defaults, ...page });
  expect(response.statusCode).toBe(200);
  return response.json<ShareLink>();
};
const pathOf = ({ url }: ShareLink) => new URL(url).pathname;
const get = (path: string, headers: Record<string, string> = {}, address?: string) =>
  send('GET', path, { headers: { origin: undefined as never, ...headers }, ...(address ? { address } : {}) });
const statusOf = async (path: string) => (await get(path)).statusCode;
const statuses = async (link: ShareLink) =>
  Promise.all(['', '/video.mp4', '/poster.webp', '/captions.vtt'].map((name) => statusOf(pathOf(link) + name)));

test('a guest gets a page with its own title, a player, tags for previews, and no scripts or other origins', async () => {
  const link = await share({ title: 'Bread & <b>butter</b> "today"' });
  expect(link.url).toMatch(/^https:\/\/videos\.example\/share\/[0-9a-f]{32}$/);
  const { statusCode, body, headers } = await get(pathOf(link));
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Bread &amp; &lt;b&gt;butter&lt;/b&gt; &quot;today&quot;</title>');
  expect(body).not.toContain('<b>');
  expect(body).not.toContain('<script');
  expect(body).toContain(`<meta property="og:video" content="${link.url}/video.mp4">`);
  expect(body).toContain('This video has an AI presenter.');
  expect(body).toContain('Made with Greenroom');
  expect(body).toContain(`<meta property="og:image" content="${link.url}/poster.webp">`);
  expect(body).toContain('<meta property="og:video:width" content="720">');
  expect(body).toContain('<meta name="robots" content="noindex">');
  // The permanent address of the file would work after the link was revoked.
  expect(body).not.toContain(video.path);
  expect(body).not.toContain(video.path.replace('.mp4', ''));
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-\S+ font-src 'self'; /),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(logged.join('')).not.toContain(link.url.slice(-32));
});

const senderOn = (page: string) => /<header>(.*)<\/header>/.exec(page)?.[1];

test('the page never shows the name that a team has after a sign-up, also after the person was renamed or left', async () => {
  const link = await share();
  expect(senderOn((await get(pathOf(link))).body)).toBeUndefined();
  await db.transaction().execute((tx) => renameUser(tx, ada.user.id, 'Ada King'));
  expect(senderOn((await get(pathOf(link))).body)).toBeUndefined();
  await sql`delete from memberships where user_id = ${ada.user.id}`.execute(db);
  const { statusCode, body } = await get(pathOf(link));
  expect([statusCode, senderOn(body)]).toEqual([200, undefined]);
});

test('the page shows the logo of the brand kit, otherwise the name that was chosen for the team', async () => {
  const link = await share();
  const logo = `${pathOf(link)}/logo.png`;
  await db.transaction().execute((tx) => renameClient(tx, ada.user.client, 'Bread & Sons'));
  expect(senderOn((await get(pathOf(link))).body)).toBe(
    '<p class="sender"><span class="tile" aria-hidden="true">B&amp;</span><bdi>Bread &amp; Sons</bdi></p>',
  );
  expect(await statusOf(logo)).toBe(404);
  const { key } = await objects.put('job_2', file);
  await db.transaction().execute((tx) => replaceLogo(tx, ada.user.client, key));
  const image = `<img class="logo" src="${link.url.slice(-32)}/logo.png" alt="Bread &amp; Sons">`;
  expect(senderOn((await get(pathOf(link))).body)).toBe(image);
  const { statusCode, headers, body } = await get(logo);
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/png', '0123456789']);
  await call(ada, 'DELETE', `/videos/${video.id}/share`);
  expect(await statusOf(logo)).toBe(404);
});

test('the player reads ranges, and asks again each time before it uses its copy', async () => {
  const link = await share();
  const address = `${pathOf(link)}/video.mp4`;
  const part = await get(address, { range: 'bytes=2-4' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect(part.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
  const { etag } = part.headers;
  expect((await get(address, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  await call(ada, 'DELETE', `/videos/${video.id}/share`);
  expect((await get(address, { 'if-none-match': String(etag) })).statusCode).toBe(404);
  expect((await get(address, { range: 'bytes=2-4' })).statusCode).toBe(404);
});

test('the owner decides about downloads and search engines, and the address stays', async () => {
  const link = await share();
  const path = pathOf(link);
  expect(await statusOf(`${path}/video.mp4?download`)).toBe(404);
  expect((await get(path)).body).not.toContain('Download');
  const changed = await share({ title: 'Bröd (färskt)', downloads: true, indexed: true });
  expect(changed.url).toBe(link.url);
  const page = await get(path);
  expect(page.body).toContain('Download video');
  expect(page.body).not.toContain('noindex');
  expect(page.headers['x-robots-tag']).toBeUndefined();
  const download = await get(`${path}/video.mp4?download`);
  expect([download.statusCode, download.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="video.mp4"; filename*=UTF-8''Br%C3%B6d%20%28f%C3%A4rskt%29.mp4`,
  ]);
  const shown = (await call(ada, 'GET', `/videos/${video.id}`)).json();
  expect(shown.share).toEqual(changed);
});

test('the page is in the language of the browser', async () => {
  const link = await share({ title: 'Pan', downloads: true });
  const page = await get(pathOf(link), { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' });
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).toContain('Descargar video');
  expect(page.headers.vary).toContain('accept-language');
  const missing = await get(`/share/${'f'.repeat(32)}`, { 'accept-language': 'es' });
  expect(missing.body).toContain('Este video no está disponible');
});

test('a revoked link stops at once, for good, with a page in plain words', async () => {
  const link = await share();
  expect((await call(ada, 'DELETE', `/videos/${video.id}/share`)).json()).toEqual({ deleted: true });
  expect(await statuses(link)).toEqual([404, 404, 404, 404]);
  const { body, headers } = await get(pathOf(link));
  expect(body).toContain('This video is not available');
  expect(body).toContain('<a class="button" href="/">Go to Greenroom</a>');
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' });
  const next = await share();
  expect(next.url).not.toBe(link.url);
  expect(await statusOf(pathOf(link))).toBe(404);
  expect(await statusOf(pathOf(next))).toBe(200);
});

test('a link stops while its video is deleted, and works again when the video is restored', async () => {
  const link = await share();
  await call(ada, 'POST', '/videos/delete', { ids: [video.id] });
  expect(await statuses(link)).toEqual([404, 404, 404, 404]);
  expect((await call(ada, 'POST', `/videos/${video.id}/share`, defaults)).statusCode).toBe(404);
  await call(ada, 'POST', '/videos/restore', { ids: [video.id] });
  expect(await statusOf(pathOf(link))).toBe(200);
});

test('the links of a suspended client stop until it is resumed, and those of a deleted one for good', async () => {
  const link = await share();
  const act = { client: ada.user.client, actor: 'op@example.com', reason: 'x' };
  await suspendClient(db, { id: uuidv7(), ...act });
  expect(await statuses(link)).toEqual([404, 404, 404, 404]);
  await resumeClient(db, { id: uuidv7(), ...act });
  expect(await statusOf(pathOf(link))).toBe(200);
  const { rows } = await sql<{ name: string }>`select name from clients where id = ${act.client}`.execute(db);
  await deleteClient(db, { id: uuidv7(), ...act, confirm: rows[0]!.name, forfeit: true });
  expect(await statuses(link)).toEqual([404, 404, 404, 404]);
});

test('only a finished video with its file can be shared', async () => {
  const running = await db.transaction().execute((tx) => addTestVideo(tx, ada.user.client, { status: 'running' }));
  expect((await call(ada, 'POST', `/videos/${running.id}/share`, defaults)).statusCode).toBe(404);
  for (const page of [{ title: ' ' }, { title: 'x'.repeat(121) }, { downloads: 'yes' }])
    expect((await call(ada, 'POST', `/videos/${video.id}/share`, { ...defaults, ...page })).statusCode).toBe(400);
});

test('concurrent requests create one link', async () => {
  const links = await Promise.all(Array.from({ length: 8 }, () => share()));
  expect(new Set(links.map(({ url }) => url)).size).toBe(1);
});

test('guesses are 404s, and many of them from one address are refused while links work', async () => {
  const link = await share();
  const address = '198.51.100.7';
  for (const token of ['x', '%00', randomToken().toUpperCase(), 'a'.repeat(5_000), `${link.url.slice(-32)}0`])
    expect((await get(`/share/${token}`)).statusCode).toBe(404);
  for (const name of ['constructor', 'video.mp3', '__proto__', 'small.webp'])
    expect(await statusOf(`${pathOf(link)}/${name}`)).toBe(404);
  const guesses = await Promise.all(
    Array.from({ length: 70 }, (_, i) => get(`/share/${randomToken()}${i % 2 ? '/video.mp4' : ''}`, {}, address)),
  );
  expect(guesses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(60);
  const refused = await get(`/share/${randomToken()}`, {}, address);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await get(pathOf(link), {}, address)).statusCode).toBe(200);
});

test('HEAD has the headers of the page and no body', async () => {
  const link = await share();
  const { statusCode, body, headers } = await send('HEAD', pathOf(link));
  expect([statusCode, body, Number(headers['content-length']) > 500]).toEqual([200, '', true]);
});
