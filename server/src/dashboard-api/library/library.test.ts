// The library in the dashboard: clones require a recorded consent, and data of other clients is not found.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { consentStatements } from '@greenroom/contract/dashboard/consent-statements';
import type { Consent } from '@greenroom/contract/dashboard/consents';
import { uploadLimits } from '@greenroom/contract/dashboard/upload-rules';
import { formatWav } from '@greenroom/engine-kit/audio/wav';
import { tone } from '@greenroom/engine-kit/testing/media';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../db/db.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { balance } from '../../ledger/balance.ts';
import { useUpload } from '../../library/uploads.ts';
import { PREVIEW_LIMIT } from '../../production/preview-cache.ts';
import type { Person } from '../testing.ts';
import { openTestLibrary } from './testing.ts';

const dashboard = await openTestLibrary();
const { db, call, app } = dashboard;
afterAll(dashboard.close);

const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#987' } })
  .png()
  .toBuffer();
const recording = formatWav(tone(5000), 44_100);

let ada: Person;
let eve: Person;
beforeEach(async () => {
  [ada, eve] = [await dashboard.signUp({ name: 'Ada' }), await dashboard.signUp({ name: 'Eve' })];
});

const upload = async (person: Person, kind: string, bytes: Buffer) => {
  const response = await call(person, 'POST', `/uploads/${kind}`, bytes, {
    'content-type': 'application/octet-stream',
  });
  return response.json<{ upload_id: string; url: string }>();
};
const consent = (subject: 'character' | 'voice') => ({
  person: ' Grace Hopper ',
  given_by: 'other',
  statement: consentStatements.en[subject],
});
const fromPhotos = async (person: Person, changes: object = {}) => ({
  mode: 'photos',
  name: 'Grace',
  photos: [(await upload(person, 'photo', photo)).upload_id],
  consent: consent('character'),
  ...changes,
});
const make = (person: Person, body: object, key = randomUUID()) => call(person, 'POST', `/characters/${key}`, body);
const consentsOf = async (person: Person) =>
  (await call(person, 'GET', '/consents')).json<{ items: Consent[]; next_cursor: string | null }>();

test('a clone is stored with its consent, and its photos are deleted', async () => {
  const body = await fromPhotos(ada);
  const made = await make(ada, body);
  expect(made.json()).toMatchObject({ mode: 'photos', name: 'Grace', credits_charged: 10 });
  const { character_id } = made.json();
  const shown = (await call(ada, 'GET', `/characters/${character_id}`)).json();
  expect(shown.consent).toMatchObject({
    subject: 'character',
    subject_id: character_id,
    subject_name: 'Grace',
    subject_exists: true,
    person: 'Grace Hopper',
    given_by: 'other',
    statement: consentStatements.en.character,
    recorded_by: ada.email,
  });
  expect(Date.now() - Date.parse(shown.consent.given_at)).toBeLessThan(10_000);
  expect(await useUpload(db, ada.user.client, `${body.photos[0]}.png`)).toBeUndefined();
});

test.each([
  ['no consent', undefined, /^consent is required/],
  ['a consent without a name', { ...consent('character'), person: ' ' }, /^consent.person must not be blank/],
  [
    'a consent to another statement',
    { ...consent('character'), statement: 'Anything.' },
    /^consent.statement has changed/,
  ],
  ['a consent for a voice', consent('voice'), /^consent.statement has changed/],
])('a character is not cloned with %s', async (_what, given, says) => {
  const response = await make(ada, await fromPhotos(ada, { consent: given }));
  expect([response.statusCode, response.json().error]).toEqual([400, expect.stringMatching(says)]);
  expect((await balance(db, ada.user.client)).balance).toBe(500);
});

test('cloning a voice requires a consent for the voice', async () => {
  const { upload_id } = await upload(ada, 'sample', recording);
  const body = { kind: 'cloned', name: 'Grace', samples: [upload_id] };
  expect((await call(ada, 'POST', `/voices/${randomUUID()}`, body)).statusCode).toBe(400);
  const response = await call(ada, 'POST', `/voices/${randomUUID()}`, { ...body, consent: consent('voice') });
  expect(response.json()).toMatchObject({ kind: 'cloned', credits_charged: 30 });
  const { items, max_voices } = (await call(ada, 'GET', '/voices')).json();
  expect(items).toMatchObject([{ name: 'Grace', consent: { person: 'Grace Hopper', subject: 'voice' } }]);
  expect(max_voices).toEqual({ cloned: 3, library: 10 });
});

test('of concurrent orders of the free stock presenter one succeeds, and the next one costs its price', async () => {
  const stock = () => call(ada, 'GET', '/stock-presenters');
  expect((await stock()).json()).toEqual({
    items: [
      {
        stock_id: 'mara',
        name: 'Mara',
        description: 'A woman in a green blazer',
        gender: 'female',
        portrait_path: '/stock-presenters/mara/portrait',
        added: false,
      },
    ],
    free: true,
  });
  expect((await call(ada, 'GET', '/stock-presenters/mara/portrait')).body).toBe('a sheet');
  expect((await call(ada, 'GET', '/stock-presenters/unknown/portrait')).statusCode).toBe(404);

  const order = (free: boolean) => make(ada, { mode: 'stock', name: 'My Mara', stock_id: 'mara', free });
  const responses = await Promise.all(Array.from({ length: 5 }, () => order(true)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  const made = responses.find(({ statusCode }) => statusCode === 200)!;
  expect(made.json()).toMatchObject({ mode: 'description', name: 'My Mara', credits_charged: 0 });
  expect((await stock()).json()).toMatchObject({ items: [{ stock_id: 'mara', added: true }], free: false });
  const shown = (await call(ada, 'GET', `/characters/${made.json().character_id}`)).json();
  expect(shown).toMatchObject({ mode: 'description', ready_made: true, last_used_at: null });
  // Deleting it brings no other free one.
  await call(ada, 'DELETE', `/characters/${made.json().character_id}`);
  expect((await stock()).json()).toMatchObject({ items: [{ added: false }], free: false });
  expect((await order(true)).statusCode).toBe(409);
  expect((await order(false)).json()).toMatchObject({ credits_charged: 10 });
  expect((await balance(db, ada.user.client)).balance).toBe(490);
  expect((await call(eve, 'GET', '/stock-presenters')).json()).toMatchObject({ free: true });
});

test('a stock presenter that a version before created is known by its name', async () => {
  await make(ada, { mode: 'stock', name: 'Mara', stock_id: 'mara', free: true });
  await sql`update characters set stock_id = null where client_id = ${ada.user.client}`.execute(db);
  expect((await call(ada, 'GET', '/stock-presenters')).json()).toMatchObject({ items: [{ added: true }] });
});

test('a presenter says when it was last used', async () => {
  const { character_id } = (await make(ada, await fromPhotos(ada))).json();
  await make(ada, { mode: 'description', name: 'Unused', description: 'A man' });
  await sql`insert into orders (job_id, client_id, kind, credits_estimated, line_items, character_id, created_at)
    values (${randomUUID()}, ${ada.user.client}, 'talking_head', 10, '[]', ${character_id}, '2026-01-01T00:00:00Z'),
      (${randomUUID()}, ${ada.user.client}, 'talking_head', 10, '[]', ${character_id}, '2026-02-01T00:00:00Z')`.execute(
    db,
  );
  expect((await call(ada, 'GET', '/characters')).json().items).toMatchObject([
    { name: 'Unused', last_used_at: null },
    { name: 'Grace', last_used_at: '2026-02-01T00:00:00.000Z' },
  ]);
});

test('a free stock presenter that fails stays free', async () => {
  const order = () => make(ada, { mode: 'stock', name: 'My Mara', stock_id: 'mara', free: true });
  dashboard.fail(true);
  expect((await order()).statusCode).toBe(500);
  dashboard.fail(false);
  expect((await order()).json()).toMatchObject({ credits_charged: 0 });
});

test('an unknown stock presenter is not found', async () => {
  const response = await make(ada, { mode: 'stock', name: 'My Mara', stock_id: 'unknown', free: true });
  expect(response.statusCode).toBe(404);
});

test('a consent is kept after its clone is deleted, and cannot be changed', async () => {
  const { character_id } = (await make(ada, await fromPhotos(ada))).json();
  await call(ada, 'DELETE', `/characters/${character_id}`);
  expect((await call(ada, 'GET', `/characters/${character_id}`)).statusCode).toBe(404);
  const { items } = await consentsOf(ada);
  expect(items).toMatchObject([{ subject_id: character_id, subject_exists: false, person: 'Grace Hopper' }]);
  expect((await consentsOf(eve)).items).toEqual([]);
  await expect(sql`update consents set person = 'Nobody'`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from consents`.execute(db)).rejects.toThrow('append-only');
});

test('of concurrent and repeated requests with one key one creates a character, charges it and records its consent', async () => {
  const [body, key] = [await fromPhotos(ada), randomUUID()];
  const responses = await Promise.all(Array.from({ length: 10 }, () => make(ada, body, key)));
  const again = await make(ada, body, key);
  const ids = [...responses, again]
    .filter(({ statusCode }) => statusCode === 200)
    .map((one) => one.json().character_id);
  expect(new Set(ids).size).toBe(1);
  expect(again.statusCode).toBe(200);
  for (const { statusCode } of responses) expect([200, 409]).toContain(statusCode);
  expect((await balance(db, ada.user.client)).balance).toBe(490);
  expect((await consentsOf(ada)).items).toHaveLength(1);
});

test("another client's upload, one of another kind and an unknown one get the same 404, and nothing is charged", async () => {
  const [hers, other] = [await upload(ada, 'photo', photo), await upload(eve, 'picture', photo)];
  const body = await fromPhotos(eve, {});
  const refusals = await Promise.all(
    [hers.upload_id, other.upload_id, '0'.repeat(32)].map((id) => make(eve, { ...body, photos: [...body.photos, id] })),
  );
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(new Set(refusals.map((response) => response.body)).size).toBe(1);
  expect((await balance(db, eve.user.client)).balance).toBe(500);
});

test("another client's character, voice and upload get the same 404 as unknown ones", async () => {
  const { character_id } = (await make(ada, { mode: 'description', name: 'Kofi', description: 'A man.' })).json();
  const { voice_id } = (
    await call(ada, 'POST', `/voices/${randomUUID()}`, { kind: 'library', name: 'L', language: 'es', gender: 'male' })
  ).json();
  const { upload_id } = await upload(ada, 'photo', photo);
  const paths = [
    ['GET', `/characters/${character_id}`, `/characters/${uuidv7()}`],
    ['DELETE', `/characters/${character_id}`, '/characters/x'],
    ['GET', `/voices/${voice_id}/sample`, '/voices/x/sample'],
    ['DELETE', `/voices/${voice_id}`, '/voices/x'],
    ['GET', `/uploads/by-id/${upload_id}/file`, `/uploads/by-id/${'0'.repeat(32)}/file`],
    ['DELETE', `/uploads/by-id/${upload_id}`, '/uploads/by-id/x'],
  ] as const;
  for (const [method, foreign, unknown] of paths) {
    const [one, two] = [await call(eve, method, foreign), await call(eve, method, unknown)];
    expect([foreign, one.statusCode, one.body]).toEqual([foreign, 404, two.body]);
  }
  expect((await call(ada, 'GET', `/characters/${character_id}`)).json()).toMatchObject({ name: 'Kofi', consent: null });
  expect((await call(ada, 'GET', `/uploads/by-id/${upload_id}/file`)).headers['content-type']).toBe('image/png');
  expect((await call(ada, 'GET', '/assets')).json().items).toHaveLength(1);
  expect((await call(eve, 'GET', '/assets')).json().items).toEqual([]);
});

test('pages have no gaps or duplicates while characters are created and deleted', async () => {
  const named = (name: string) => make(ada, { mode: 'description', name, description: 'A man.' });
  for (const name of ['1', '2', '3', '4', '5']) await named(name);
  type Page = { items: { character_id: string; name: string }[]; next_cursor: string | null };
  const page = async (query: string) => (await call(ada, 'GET', `/characters?limit=2${query}`)).json<Page>();
  const first = await page('');
  await named('6');
  await call(ada, 'DELETE', `/characters/${first.items[1]!.character_id}`);
  const second = await page(`&cursor=${first.next_cursor}`);
  const third = await page(`&cursor=${second.next_cursor}`);
  expect([...first.items, ...second.items, ...third.items].map(({ name }) => name)).toEqual(['5', '4', '3', '2', '1']);
  expect(third.next_cursor).toBeNull();
  expect((await page('&cursor=x')).items).toBeUndefined();
});

test('assets are filtered by kind and creation time', async () => {
  await make(ada, { mode: 'description', name: 'Kofi', description: 'A man.' });
  const found = async (query: string) => (await call(ada, 'GET', `/assets?${query}`)).json().items.length;
  const soon = new Date(Date.now() + 60_000).toISOString();
  expect(await Promise.all([found('kind=character_sheet'), found('kind=video')])).toEqual([1, 0]);
  expect(await Promise.all([found(`to=${soon}`), found(`from=${soon}`)])).toEqual([1, 0]);
  expect((await call(ada, 'GET', '/assets?from=yesterday')).statusCode).toBe(400);
});

test('a language has a number of voices to choose from, and an unknown one has none', async () => {
  expect((await call(ada, 'GET', '/library-voices/de')).json()).toEqual({
    female: 3,
    male: 2,
    sounds: { female: [], male: [] },
  });
  expect((await call(ada, 'GET', '/library-voices/nonsense')).statusCode).toBe(404);
  const body = { kind: 'library', name: 'V', language: 'German', gender: 'female', variant: -1 };
  const response = await call(ada, 'POST', `/voices/${randomUUID()}`, body);
  expect([response.statusCode, response.json().error]).toEqual([400, expect.stringMatching(/^variant /)]);
});

test('a voice sample is synthesized once for all clients, is free, and has a rate limit', async () => {
  const listen = (language: string, person = ada) => call(person, 'GET', `/library-voices/${language}/female/0/sample`);
  const before = dashboard.said.length;
  // Eve listens later: only the first listener is counted.
  const responses = [...(await Promise.all([listen('es'), listen('es')])), await listen('es', eve)];
  for (const { statusCode, headers } of responses)
    expect([statusCode, headers['content-type']]).toEqual([200, 'audio/mpeg']);
  expect(dashboard.said.slice(before)).toEqual([expect.stringMatching(/^Hola/)]);
  expect((await balance(db, ada.user.client)).balance).toBe(500);
  expect((await listen('la')).statusCode).toBe(404);
  expect((await listen('nonsense')).statusCode).toBe(404);

  const { languages } = (await call(ada, 'GET', '/library-voices')).json<{ languages: string[] }>();
  const codes = languages.filter((code) => !['es', 'la', 'de'].includes(code)).slice(0, PREVIEW_LIMIT.count);
  const many = await Promise.all(codes.map((code) => listen(code)));
  const refused = many.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(2);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await listen('es')).statusCode).toBe(200);
  expect((await listen('de', eve)).statusCode).toBe(200);
});

test('interrupted uploads leave nothing behind and do not block later ones', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const head = [
    'POST /dashboard/api/uploads/photo HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: ${dashboard.publicUrl}`,
    `Cookie: ${ada.cookie}`,
    `Content-Length: ${photo.length}`,
  ];
  const interrupt = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(photo.subarray(0, photo.length / 2));
    setTimeout(() => socket.destroy(), 100);
    await once(socket, 'close');
  };
  // More than the limit of concurrent uploads of a client.
  await Promise.all(Array.from({ length: uploadLimits.maxConcurrent + 2 }, interrupt));
  const kept = async () => (await sql`select from uploads where client_id = ${ada.user.client}`.execute(db)).rows;
  const whole = async () => Boolean((await upload(ada, 'photo', photo)).upload_id);
  await expect.poll(kept, { timeout: 10_000 }).toEqual([]);
  await expect.poll(whole, { timeout: 10_000, interval: 500 }).toBe(true);
  expect(dashboard.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

test('an upload requires a session and the origin of the dashboard', async () => {
  const type = { 'content-type': 'application/octet-stream' };
  expect((await call(undefined, 'POST', '/uploads/photo', photo, type)).statusCode).toBe(401);
  expect(
    (await call(ada, 'POST', '/uploads/photo', photo, { ...type, origin: 'https://evil.example' })).statusCode,
  ).toBe(403);
  expect((await call(ada, 'POST', '/uploads/anything', photo, type)).statusCode).toBe(404);
});
