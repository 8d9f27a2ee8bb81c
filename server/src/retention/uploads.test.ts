// Uploads: checked by content, re-encoded, limited in size and number, and private to their client.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { uploadLimits } from '@greenroom/contract/dashboard/upload-rules';
import type { UploadKind } from '@greenroom/contract/dashboard/uploads';
import { formatWav } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { encodeAudio, tone } from '@greenroom/engine-kit/testing/media';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { FF_ENCODER_LIBOPUS } from 'node-av/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClient } from '../clients/clients.ts';
import { sql } from '../db/db.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';
import { testEngines } from '../engines/testing.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { createObjects } from '../library/objects.ts';
import { deleteExpiredUploads, useUpload } from '../library/uploads.ts';
import { openDiskStore } from '../storage/disk.ts';
import { testServiceContext } from '../tasks/testing-providers.ts';
import { createUploads, type Uploads } from './uploads.ts';

const dir = await mkdtemp(join(tmpdir(), 'uploads-'));
let opened: TestDb;
let uploads: Uploads;
let client: string;

const picture = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#33669980' } })
  .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  .png()
  .toBuffer();
const speech = formatWav(tone(5000), 44_100);

beforeAll(async () => {
  opened = await openTestDb();
  const { db } = opened;
  const store = await openDiskStore({ root: join(dir, 'store') });
  uploads = createUploads({
    db,
    store,
    objects: createObjects({ db, store, isLive: isLiveJob }),
    assetUrls: createAssetUrls('https://us.example.com'),
    engines: testEngines(),
    async withStepContext(_call, work) {
      const ctx = await testServiceContext();
      return work(ctx).finally(() => rm(ctx.dir, { recursive: true }));
    },
  });
});
afterAll(async () => {
  await opened.close();
  await rm(dir, { recursive: true });
});
beforeEach(async () => {
  client = await opened.db.transaction().execute((tx) => createClient(tx, 'A client'));
});

const call = () => ({ client, signal: new AbortController().signal });
const send = (kind: UploadKind, bytes: Buffer, sizeBytes?: number) =>
  uploads.receive(call(), kind, { bytes: Readable.from([bytes], { objectMode: false }), sizeBytes });
const stored = async () =>
  (await readdir(join(dir, 'store'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

test('a picture is stored upright as PNG, with transparency and without metadata', async () => {
  const upload = await send('picture', picture);
  expect(upload).toMatchObject({ kind: 'picture', width: 90, height: 60, duration_sec: null });
  expect(upload.url).toBe(`https://us.example.com/assets/${upload.upload_id}.png`);
  const { body, contentType } = await uploads.open(client, upload.upload_id);
  const bytes = Buffer.concat(await body.toArray());
  expect([contentType, bytes.length]).toEqual(['image/png', upload.bytes]);
  // The decoder refuses buffers as soon as it has met a stranger's file.
  const file = join(dir, 'kept.png');
  await writeFile(file, bytes);
  const { exif, hasAlpha } = await sharp(file).metadata();
  expect([exif, hasAlpha]).toEqual([undefined, true]);
});

test('a logo keeps its transparency without its transparent border, is scaled down, and may not be tiny or larger than 5 MB', async () => {
  const logo = (side: number) =>
    sharp({ create: { width: side * 2, height: side * 2, channels: 4, background: '#00000000' } })
      .composite([
        { input: { create: { width: side, height: side / 2, channels: 4, background: '#ff5a3680' } }, left: 3, top: 9 },
      ])
      .png()
      .toBuffer();
  expect(await send('logo', await logo(900))).toMatchObject({ kind: 'logo', width: 512, height: 256 });
  expect(await send('logo', await logo(64))).toMatchObject({ width: 64, height: 32 });
  await expect(send('logo', await logo(60))).rejects.toMatchObject({
    status: 422,
    message: 'It is too small. Use a logo at least 64 pixels wide or high.',
  });
  await expect(send('logo', Buffer.alloc(5_000_001))).rejects.toMatchObject({ status: 413 });
});

test('a recording of a browser is accepted, and measured by decoding', async () => {
  const webm = await encodeAudio(join(dir, 'recording.webm'), {
    codec: FF_ENCODER_LIBOPUS,
    samples: tone(6000, 48_000),
    sampleRate: 48_000,
    frameSamples: 960,
  });
  const upload = await send('sound', await readFile(webm));
  expect(upload).toMatchObject({ width: null, height: null });
  expect(upload.duration_sec).toBeCloseTo(6, 1);
  expect((await send('sound', speech)).duration_sec).toBeCloseTo(5, 1);
});

test('a photo without a face and a short or silent sample are rejected with advice', async () => {
  expect(await send('photo', await readFile(portraitFile))).toMatchObject({ kind: 'photo', width: 512 });
  await expect(send('photo', picture)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/No face/),
  });
  await expect(send('sample', formatWav(tone(3000), 44_100))).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/at least 5 seconds/),
  });
  await expect(send('sample', formatWav(new Float32Array(5 * 44_100), 44_100))).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/No speech was found/),
  });
});

test.each([
  ['a page with scripts', Buffer.from('<html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a playlist of other files', Buffer.from('#EXTM3U\n/etc/passwd\n')],
  [
    'a form with a file and a path for its name',
    Buffer.from('--x\r\nContent-Disposition: form-data; name="f"; filename="../../a.png"\r\n\r\n'),
  ],
  ['a PNG that goes on as a page', Buffer.concat([picture.subarray(0, 60), Buffer.from('<script>alert(1)</script>')])],
  ['half a PNG', picture.subarray(0, picture.length / 2)],
])('%s is rejected as a picture and as a sound, and not stored', async (_what, bytes) => {
  const before = await stored();
  await expect(send('picture', bytes)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/^It is /),
  });
  await expect(send('sound', bytes)).rejects.toMatchObject({ status: 422, message: expect.stringMatching(/^It is /) });
  expect(await stored()).toBe(before);
});

test('a picture with a page appended is stored as the picture alone', async () => {
  const { upload_id } = await send('picture', Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]));
  const { body } = await uploads.open(client, upload_id);
  expect(Buffer.concat(await body.toArray()).includes('script')).toBe(false);
});

test('a file that is announced as too large is not read; one that exceeds the limit is read no further', async () => {
  const announced = new PassThrough();
  const tooLarge = { status: 413, message: expect.stringMatching(/larger than 20 MB/) };
  await expect(
    uploads.receive(call(), 'picture', { bytes: announced, sizeBytes: uploadLimits.pictureBytes + 1 }),
  ).rejects.toMatchObject(tooLarge);
  let given = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) {
        given += 1_000_000;
        yield Buffer.alloc(1_000_000, 1);
      }
    })(),
    { objectMode: false },
  );
  await expect(uploads.receive(call(), 'picture', { bytes: endless, sizeBytes: undefined })).rejects.toMatchObject(
    tooLarge,
  );
  expect(given).toBeLessThan(uploadLimits.pictureBytes + 5_000_000);
});

test('an interrupted or empty upload is rejected', async () => {
  for (const cutAfter of [0, 200]) {
    const cut = new PassThrough();
    cut.write(picture.subarray(0, 50));
    const sent = uploads.receive(call(), 'picture', { bytes: cut, sizeBytes: picture.length });
    setTimeout(() => cut.destroy(new Error('aborted')), cutAfter);
    await expect(sent).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/was interrupted/) });
  }
  await expect(send('picture', Buffer.alloc(0))).rejects.toMatchObject({ status: 400 });
});

test('a file in a thousand chunks is stored whole', async () => {
  const step = Math.ceil(speech.length / 1000);
  const pieces = Array.from({ length: 1000 }, (_, i) => speech.subarray(i * step, (i + 1) * step));
  const upload = await uploads.receive(call(), 'sound', {
    bytes: Readable.from(pieces, { objectMode: false }),
    sizeBytes: undefined,
  });
  expect(upload.duration_sec).toBeCloseTo(5, 1);
});

test('concurrent uploads are limited for each client', async () => {
  const open = Array.from({ length: uploadLimits.maxConcurrent }, () => new PassThrough());
  const sent = open.map((bytes) => uploads.receive(call(), 'picture', { bytes, sizeBytes: undefined }));
  await expect(send('picture', picture)).rejects.toMatchObject({ status: 429 });
  client = await opened.db.transaction().execute((tx) => createClient(tx, 'Another'));
  await send('picture', picture);
  for (const bytes of open) bytes.end(picture);
  expect(await Promise.all(sent)).toHaveLength(uploadLimits.maxConcurrent);
});

test('stored uploads are limited in number, also if they arrive at once', async () => {
  const { upload_id } = await send('picture', picture);
  await sql`insert into uploads (id, client_id, kind, object_key, size_bytes)
    select md5(n::text || ${client}), client_id, kind, object_key, 1 from uploads, generate_series(3, ${uploadLimits.maxStored}) n
    where id = ${upload_id}`.execute(opened.db);
  const results = await Promise.allSettled([1, 2, 3].map(() => send('picture', picture)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 429 } });
});

test('an upload whose row cannot be written leaves nothing behind', async () => {
  const before = await stored();
  const { upload_id } = await send('picture', picture);
  await sql`insert into uploads (id, client_id, kind, object_key, size_bytes)
    select md5(n::text || ${client}), client_id, kind, object_key, 1 from uploads, generate_series(3, ${uploadLimits.maxStored}) n
    where id = ${upload_id}`.execute(opened.db);
  await Promise.allSettled([1, 2, 3].map(() => send('picture', picture)));
  expect(await stored()).toBe(before + 2);
  await sql`delete from uploads where client_id = ${client}`.execute(opened.db);
  await sql`alter table uploads add constraint refused check (false) not valid`.execute(opened.db);
  await expect(send('picture', picture)).rejects.toThrow('refused');
  await sql`alter table uploads drop constraint refused`.execute(opened.db);
  expect(await stored()).toBe(before + 2);
});

test('a file that exceeds the upload space is not stored', async () => {
  const { upload_id, bytes } = await send('picture', picture);
  const before = await stored();
  await sql`update uploads set size_bytes = ${uploadLimits.maxStoredBytes - bytes + 1} where id = ${upload_id}`.execute(
    opened.db,
  );
  await expect(send('picture', picture)).rejects.toMatchObject({ status: 429 });
  expect(await stored()).toBe(before);
});

test('only the owner can use, show or remove an upload', async () => {
  const { upload_id } = await send('picture', picture);
  const path = `${upload_id}.png`;
  const owner = client;
  const other = await opened.db.transaction().execute((tx) => createClient(tx, 'Another'));
  expect(await useUpload(opened.db, other, path)).toBeUndefined();
  await expect(uploads.open(other, upload_id)).rejects.toMatchObject({ status: 404 });
  await expect(uploads.discard(other, upload_id)).rejects.toMatchObject({ status: 404 });
  expect(await useUpload(opened.db, owner, `${upload_id}.wav`)).toBeUndefined();
  expect(await useUpload(opened.db, owner, path)).toMatch(/^objects\/upload_/);
  await uploads.discard(owner, upload_id);
  expect(await useUpload(opened.db, owner, path)).toBeUndefined();
});

test('an upload is deleted with its bytes a day after its last use', async () => {
  const { db } = opened;
  const store = await openDiskStore({ root: join(dir, 'store') });
  const objects = createObjects({ db, store, isLive: isLiveJob });
  const [unused, used] = [await send('picture', picture), await send('picture', picture)];
  await sql`update uploads set last_used_at = now() - interval '23 hours'`.execute(db);
  const key = await useUpload(db, client, `${used.upload_id}.png`);
  await sql`update uploads set last_used_at = last_used_at - interval '2 hours'`.execute(db);
  await sql`update stored_objects set created_at = now() - interval '1 day'`.execute(db);
  await expect(uploads.open(client, unused.upload_id)).rejects.toMatchObject({ status: 404 });
  await deleteExpiredUploads(db);
  await objects.sweep();
  const file = join(dir, 'again.png') as LocalFile;
  await store.fetch(key!, file);
  expect((await sql`select from uploads where id = ${unused.upload_id}`.execute(db)).rows).toEqual([]);
  expect(
    (await sql`select from stored_objects where job_id = ${`upload_${unused.upload_id}`}`.execute(db)).rows,
  ).toEqual([]);
});
