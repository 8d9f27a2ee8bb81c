// A team's brand kit: the default until it is saved, and of this team only.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrandKitChange } from '@greenroom/contract/dashboard/brand-kit';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { randomToken } from '../kernel/ids.ts';
import { getBrandKit } from '../library/brand-kits.ts';
import { eraseDeletedLogos } from '../library/logos.ts';
import { createObjects } from '../library/objects.ts';
import { addUpload, deleteExpiredUploads } from '../library/uploads.ts';
import { openDiskStore } from '../storage/disk.ts';
import { createBrandKitEndpoints } from './brand-kit.ts';
import { openTestDashboard, type Person } from './testing.ts';

const dir = await mkdtemp(join(tmpdir(), 'brand-kit-'));
const store = await openDiskStore({ root: join(dir, 'store') });
const dashboard = await openTestDashboard({
  endpoints: ({ db }) => createBrandKitEndpoints({ db, store, requiresAiLabel: false }),
});
const { db, call } = dashboard;
const objects = createObjects({ db, store, isLive: isLiveJob });
afterAll(async () => {
  await dashboard.close();
  await rm(dir, { recursive: true });
});

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await dashboard.signUp(), await dashboard.signUp()];
});

const kit = {
  captions: { style: 'karaoke', font: 'noto-sans', uppercase: true, text_color: '#ffffff', accent_color: '#ffd400' },
} satisfies BrandKitChange;
const position = { captions_position: 'bottom' };
const label = { ai_label: false, ai_label_required: false };
const save = (captions: object) => call(ada, 'POST', '/brand-kit', { captions });

test('a team has the default look until it saves another one', async () => {
  expect((await call(ada, 'GET', '/brand-kit')).json().captions).toMatchObject({ style: 'band', uppercase: false });
  expect((await save(kit.captions)).json()).toEqual({ ...kit, ...position, ...label, logo: null });
  expect((await call(ada, 'GET', '/brand-kit')).json()).toEqual({ ...kit, ...position, ...label, logo: null });
  expect((await getBrandKit(db, ada.user.client)).captionLook).toMatchObject({
    style: 'karaoke',
    accentColor: '#ffd400',
  });
  expect((await call(eve, 'GET', '/brand-kit')).json().captions.style).toBe('band');
  await save({ ...kit.captions, style: 'pill' });
  expect((await call(ada, 'GET', '/brand-kit')).json().captions.style).toBe('pill');
});

test.each([
  ['style', { style: 'neon' }],
  ['font', { font: 'Comic Sans' }],
  ['accent_color', { accent_color: 'red' }],
  ['text_color', { text_color: '#fff' }],
  ['uppercase', { uppercase: 'yes' }],
])('a look with an unknown %s is an error of this field, and changes nothing', async (field, change) => {
  const before = (await getBrandKit(db, ada.user.client)).captionLook;
  const response = await save({ ...kit.captions, ...change });
  expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining(`captions.${field}`)]);
  expect((await getBrandKit(db, ada.user.client)).captionLook).toEqual(before);
});

async function upload(person: Person, kind: 'logo' | 'picture', content: string): Promise<string> {
  const id = randomToken();
  const file = join(dir, `${id}.png`) as LocalFile;
  await writeFile(file, content);
  const object = await objects.put(`upload_${id}`, file);
  await db.transaction().execute((tx) => addUpload(tx, person.user.client, { id, kind, object }));
  return id;
}
const setLogo = (person: Person, upload_id: string) => call(person, 'POST', '/brand-kit/logo', { upload_id });
const fileOf = (person: Person, id: string) => call(person, 'GET', `/brand-kit/logos/${id}/file`);
const dayLater = async () => {
  await sql`update uploads set last_used_at = last_used_at - interval '25 hours'`.execute(db);
  await sql`update logos set deleted_at = deleted_at - interval '25 hours'`.execute(db);
  await sql`update stored_objects set created_at = created_at - interval '25 hours'`.execute(db);
  await deleteExpiredUploads(db);
  await eraseDeletedLogos(db);
  await objects.sweep();
};

test('an uploaded logo belongs to the team alone, outlives its upload, and is kept for a day after it is replaced or removed', async () => {
  const first = (await setLogo(ada, await upload(ada, 'logo', 'first'))).json().logo.logo_id;
  await dayLater();
  const shown = await fileOf(ada, first);
  expect([shown.headers['content-type'], shown.body]).toEqual(['image/png', 'first']);
  expect([(await fileOf(eve, first)).statusCode, (await call(eve, 'GET', '/brand-kit')).json().logo]).toEqual([
    404,
    null,
  ]);
  const { rows } = await sql<{ key: string }>`select object_key as key from logos`.execute(db);
  const { key } = rows[0]!;

  const second = (await setLogo(ada, await upload(ada, 'logo', 'second'))).json().logo.logo_id;
  await save(kit.captions);
  expect([(await fileOf(ada, first)).statusCode, (await fileOf(ada, second)).body]).toEqual([404, 'second']);
  await objects.sweep();
  expect((await (await store.read(key)).toArray()).join('')).toBe('first');
  await dayLater();
  await expect(store.read(key)).rejects.toThrow();

  expect((await call(ada, 'DELETE', '/brand-kit/logo')).json().logo).toBeNull();
  expect((await fileOf(ada, second)).statusCode).toBe(404);
  await dayLater();
  expect((await sql`select from logos`.execute(db)).rows).toHaveLength(0);
});

test.each([
  ['of another team', () => upload(eve, 'logo', 'x')],
  ['of another kind', () => upload(ada, 'picture', 'x')],
  ['that does not exist', async () => randomToken()],
  ['with an invalid id', async () => 'x'],
])('an upload %s is an error of this field, and changes nothing', async (_which, uploadId) => {
  const { logo } = (await setLogo(ada, await upload(ada, 'logo', 'kept'))).json();
  const response = await setLogo(ada, await uploadId());
  expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining('upload_id')]);
  expect((await call(ada, 'GET', '/brand-kit')).json().logo).toEqual(logo);
});

test('captions are at the bottom until a team moves them, which changes neither its look nor another team', async () => {
  const positionOf = async (person: Person) => (await call(person, 'GET', '/brand-kit')).json().captions_position;
  const move = (captions_position: string) => call(ada, 'POST', '/brand-kit', { captions_position });
  await save({ ...kit.captions, style: 'single' });
  expect((await move('top')).json()).toMatchObject({ captions_position: 'top', captions: { style: 'single' } });
  await save(kit.captions);
  expect([await positionOf(ada), await positionOf(eve)]).toEqual(['top', 'bottom']);
  const rejected = await move('middle');
  expect([rejected.statusCode, rejected.json().error]).toEqual([400, expect.stringContaining('captions_position')]);
  expect(await positionOf(ada)).toBe('top');
});

test('the label is off until a team turns it on, which changes no captions', async () => {
  const labelOf = async (person: Person) => (await call(person, 'GET', '/brand-kit')).json().ai_label;
  await save({ ...kit.captions, style: 'outline' });
  expect((await call(ada, 'POST', '/brand-kit', { ai_label: true })).json()).toMatchObject({
    ai_label: true,
    captions: { style: 'outline' },
  });
  await save(kit.captions);
  expect([await labelOf(ada), await labelOf(eve)]).toEqual([true, false]);
  // A team that has never saved a look keeps the default one.
  await call(eve, 'POST', '/brand-kit', { ai_label: true });
  expect(await getBrandKit(db, eve.user.client)).toEqual({
    aiLabel: true,
    captionLook: defaultCaptionLook,
    captionsPosition: 'bottom',
  });
  await call(eve, 'POST', '/brand-kit', { ai_label: false });
  expect(await labelOf(eve)).toBe(false);
});

test('a label that the operator requires is on, whatever the team has saved', async () => {
  const [endpoint] = createBrandKitEndpoints({ db, store, requiresAiLabel: true });
  const { client } = eve.user;
  expect(await endpoint!.handler({ visitor: { client } } as never)).toMatchObject({
    ai_label: true,
    ai_label_required: true,
  });
});
