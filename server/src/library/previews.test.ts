// Tests the previews of assets: their URLs, and finding their files.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createClient } from '../clients/clients.ts';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { createAssetUrls } from './asset-urls.ts';
import { findAssetFile, publishAsset, type Sidecars } from './assets.ts';
import { findPortraitUrl, portraitUrl, previewUrls } from './previews.ts';

const { db, close } = await openTestDb();
afterAll(close);

const assetUrls = createAssetUrls('http://127.0.0.1:8080');
const pathOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** An object whose row exists, as steps store it. */
async function stored(extension: string) {
  const key = `objects/job/${randomUUID()}.${extension}`;
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256) values (${key}, 'job', 7, 'hash')`.execute(db);
  return { key, sizeBytes: 7, sha256: 'hash' };
}

const published = async (extension: string) => {
  const names = ['small.webp', 'large.webp', 'portrait.webp'];
  const sidecars: Sidecars = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await stored('webp')])),
  );
  const object = await stored(extension);
  const { path } = await db.transaction().execute(async (tx) => {
    const client = await createClient(tx, 'Test');
    return publishAsset(tx, client, {
      kind: extension === 'mp4' ? 'video' : 'character_sheet',
      name: 'A file',
      object,
      metadata: {},
      sidecars,
    });
  });
  return { path, sidecars };
};

test('the previews of a picture and of a video are found at their URLs', async () => {
  for (const extension of ['png', 'mp4']) {
    const { path, sidecars } = await published(extension);
    const urls = previewUrls({ path, sidecars }, assetUrls)!;
    const found = [urls.small_url, urls.large_url, portraitUrl(path, assetUrls)].map((url) =>
      findAssetFile(db, pathOf(url)),
    );
    expect(await Promise.all(found)).toEqual(
      Object.values(sidecars).map(({ key }) => ({ key, contentType: 'image/webp', sizeBytes: 7, sha256: 'hash' })),
    );
    expect(await findAssetFile(db, path)).toMatchObject({
      contentType: extension === 'png' ? 'image/png' : 'video/mp4',
    });
    expect(await findAssetFile(db, path.replace('.', '.medium.webp.'))).toBeUndefined();
  }
});

test('an asset without previews or without a portrait has no URLs of them', async () => {
  expect(previewUrls({ path: 'abc.mp3', sidecars: {} }, assetUrls)).toBeNull();
  const { path, sidecars } = await published('png');
  expect(findPortraitUrl({ path, sidecars }, assetUrls)).toBe(portraitUrl(path, assetUrls));
  const { 'portrait.webp': _, ...others } = sidecars;
  expect(findPortraitUrl({ path, sidecars: others }, assetUrls)).toBeNull();
});
