// Drafts: saved while others save too, repeated, in conflict, deleted and restored, limited, and of one client only.
import { MAX_DRAFTS } from '@greenroom/contract/dashboard/draft-limits';
import type { Drafts, StoredDraft } from '@greenroom/contract/dashboard/drafts';
import { limits } from '@greenroom/contract/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { suspendClient } from '../clients/suspension.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createDraftEndpoints } from './drafts.ts';
import { openTestDashboard, type Person } from './testing.ts';

const dashboard = await openTestDashboard({ endpoints: ({ db }) => createDraftEndpoints({ db }) });
const { db, call, signUp } = dashboard;
afterAll(dashboard.close);

let ada: Person;
beforeEach(async () => {
  ada = await signUp();
});

type Given = { id?: string; version?: string; replaces?: string | null; name?: string; content?: object };
const bodyOf = ({ version = uuidv7(), replaces = null, name = 'Coffee', content = { script: 'Hi' } }: Given) => ({
  version,
  replaces,
  name,
  content,
});
/** The status, and the version that was sent. */
async function save({ id = uuidv7(), ...given }: Given = {}, person = ada) {
  const body = bodyOf(given);
  const { statusCode, body: text } = await call(person, 'POST', `/drafts/${id}`, body);
  return { id, version: body.version, status: statusCode, text };
}
const load = async (id: string, person = ada) => (await call(person, 'GET', `/drafts/${id}`)).json<StoredDraft>();
const list = async (person = ada) => (await call(person, 'GET', '/drafts')).json<Drafts>().items;

test('a draft is saved, listed by its latest change and loaded', async () => {
  const first = await save({ name: ' First ' });
  const second = await save({ name: 'Second', content: { script: 'مرحبا', elements: [{ a: 1 }] } });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await list()).map(({ name }) => name)).toEqual(['Second', 'First']);
  expect(await save({ id: first.id, replaces: first.version, name: 'Third' })).toMatchObject({ status: 200 });
  expect((await list()).map(({ name }) => name)).toEqual(['Third', 'Second']);
  expect(await load(second.id)).toMatchObject({
    id: second.id,
    version: second.version,
    name: 'Second',
    content: { script: 'مرحبا', elements: [{ a: 1 }] },
  });
});

test('the list has the beginning of each script, the format, the presenter, its setting and the picture, whatever a page has stored', async () => {
  const characterId = uuidv7();
  const url = 'https://example.com/assets/a.png';
  await save({ content: { script: 'é'.repeat(300), mode: 'scenes', story: 'A mug', characterId, preview: { url } } });
  await save({ content: { preview: { url: 'no address' } } });
  await save({ content: { script: ['not', 'text'], characterId: null } });
  await save({ content: { setting: 'A bakery', story: 'A mug' } });
  const none = { excerpt: '', mode: null, character_id: null, idea: '', picture_url: null };
  const idea = 'A mug';
  const first = { excerpt: 'é'.repeat(200), mode: 'scenes', character_id: characterId, idea, picture_url: url };
  expect(await list()).toMatchObject([{ ...none, idea: 'A bakery' }, none, none, first]);
});

test('a repeated save changes nothing, also after its response was lost', async () => {
  const first = await save();
  expect(await save({ ...first })).toMatchObject({ status: 200 });
  const second = await save({ id: first.id, replaces: first.version, content: { script: 'Two' } });
  expect(await save({ id: first.id, version: second.version, replaces: first.version })).toMatchObject({ status: 200 });
  expect(await load(first.id)).toMatchObject({ version: second.version, content: { script: 'Two' } });
  expect(await list()).toHaveLength(1);
});

test('of saves of one version at the same time exactly one wins, and the others are refused', async () => {
  const first = await save();
  const saves = await Promise.all(
    Array.from({ length: 12 }, (_, n) => save({ id: first.id, replaces: first.version, content: { n } })),
  );
  const won = saves.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(saves.filter(({ status }) => status === 409)).toHaveLength(11);
  expect(saves.find(({ status }) => status === 409)?.text).toContain('changed elsewhere');
  expect(await load(first.id)).toMatchObject({ version: won[0]!.version, content: { n: saves.indexOf(won[0]!) } });
});

test('of new drafts with one id at the same time exactly one is stored', async () => {
  const id = uuidv7();
  const saves = await Promise.all(Array.from({ length: 8 }, () => save({ id })));
  expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await list()).toHaveLength(1);
});

test('a client has at most 100 drafts, also when they are created at the same time', async () => {
  for (let n = 0; n < MAX_DRAFTS - 3; n++) await save();
  const last = await Promise.all(Array.from({ length: 8 }, () => save()));
  expect(last.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(last.filter(({ status }) => status === 400)).toHaveLength(5);
  const [newest] = await list();
  const { version } = await load(newest!.id);
  expect(await save({ id: newest!.id, replaces: version })).toMatchObject({ status: 200 });
  expect(await save({}, await signUp())).toMatchObject({ status: 200 });
}, 60_000);

test('a deletion returns the draft, which can be stored again; a save by a page that still shows it stores nothing', async () => {
  const { id, version } = await save({ name: 'Gone', content: { script: 'Kept' } });
  const deleted = (await call(ada, 'DELETE', `/drafts/${id}`)).json<StoredDraft>();
  expect(deleted).toMatchObject({ id, version, name: 'Gone', content: { script: 'Kept' } });
  expect(await save({ id, replaces: version })).toMatchObject({ status: 404 });
  expect((await call(ada, 'DELETE', `/drafts/${id}`)).statusCode).toBe(404);
  expect(await list()).toEqual([]);
  expect(await save({ id, name: deleted.name, content: deleted.content })).toMatchObject({ status: 200 });
  expect(await load(id)).toMatchObject({ name: 'Gone', content: { script: 'Kept' } });
});

test('a script far above the limit of a video is kept; a larger draft and text that cannot be stored are refused', async () => {
  const script = 'x'.repeat(10 * limits.scriptLength);
  const { id } = await save({ content: { script } });
  expect((await load(id)).content).toEqual({ script });
  for (const content of [{ script: 'x'.repeat(200_000) }, { a: [{ b: '\0' }] }, { '\ud800': 1 }, [], null]) {
    expect(await save({ content: content as object })).toMatchObject({ status: 400 });
  }
  expect(await save({ name: ' ' })).toMatchObject({ status: 400 });
  expect((await call(ada, 'POST', '/drafts/x', bodyOf({}))).statusCode).toBe(404);
});

test('a draft belongs to one client: others neither see nor change it, and may use the same id', async () => {
  const mine = await save();
  const bob = await signUp();
  expect(await list(bob)).toEqual([]);
  expect((await call(bob, 'GET', `/drafts/${mine.id}`)).statusCode).toBe(404);
  expect((await call(bob, 'DELETE', `/drafts/${mine.id}`)).statusCode).toBe(404);
  expect(await save({ id: mine.id, replaces: mine.version }, bob)).toMatchObject({ status: 404 });
  expect(await save({ id: mine.id, name: 'Of Bob' }, bob)).toMatchObject({ status: 200 });
  expect(await load(mine.id)).toMatchObject({ name: 'Coffee' });
});

test('a suspended client reads its drafts and saves none', async () => {
  const { id, version } = await save();
  await suspendClient(db, { id: uuidv7(), client: ada.user.client, actor: 'op@example.com', reason: 'unpaid' });
  expect(await load(id)).toMatchObject({ version });
  expect(await save({ id, replaces: version })).toMatchObject({ status: 403 });
});
