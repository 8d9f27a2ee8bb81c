// Tests of a tab's draft: saved in order, recognized after lost answers, and never over the version of another tab.
import type { SavedDraft, StoredDraft } from '@greenroom/contract/dashboard/drafts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/http.ts';
import { emptyDraft } from '../draft.ts';
import { DraftSession } from './draft-session.ts';
import { localCopies } from './local-copies.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    keys: () => items.keys(),
  };
};

/** A service with one browser, and what may go wrong on the way. */
function world() {
  const drafts = new Map<string, StoredDraft>();
  const local = memory();
  const network = { down: false, losesAnswers: false };
  const saves: SavedDraft[] = [];
  const reached = () => {
    if (network.down) throw new ApiError(0, {});
  };
  const server = {
    async load(id: string) {
      reached();
      return drafts.get(id);
    },
    async save(id: string, body: SavedDraft): Promise<'saved' | 'refused'> {
      reached();
      saves.push(body);
      const stored = drafts.get(id);
      if ((stored?.version ?? null) !== body.replaces) return 'refused';
      const { version, name, content } = body;
      drafts.set(id, { id, version, name, content, updated_at: new Date().toISOString() });
      if (network.losesAnswers) throw new ApiError(0, {});
      return 'saved';
    },
  };
  /** `tab`: the same one after a reload. */
  const open = (tab = memory()) => new DraftSession(server, localCopies('c', [tab, local]));
  return { drafts, network, saves, open, memory, local };
}

const idle = () => vi.advanceTimersByTimeAsync(60_000);
const scriptOf = (session: DraftSession) => session.getState().draft?.script;
const stored = ({ drafts }: ReturnType<typeof world>) => [...drafts.values()].map(({ content }) => content.script);

test('a pause in typing saves the draft once; an empty draft is not saved', async () => {
  const w = world();
  const tab = w.open();
  await idle();
  // What the page selects by itself.
  tab.update({ characterId: 'maya' }, { isAutomatic: true });
  expect(tab.getState()).toMatchObject({ status: 'saved', draft: { characterId: 'maya' } });
  await idle();
  expect(w.saves).toEqual([]);
  for (const script of ['H', 'He', 'Hey']) tab.update({ script });
  expect(tab.getState().status).toBe('unsaved');
  await idle();
  expect(w.saves).toMatchObject([{ replaces: null, name: 'Hey', content: { script: 'Hey', characterId: 'maya' } }]);
  expect(tab.getState()).toMatchObject({ status: 'saved', error: null });
  tab.update({ name: 'Launch' });
  await idle();
  expect(w.saves).toMatchObject([{}, { replaces: w.saves[0]!.version, name: 'Launch' }]);
});

test('what could not be saved is saved when the service answers again, also after a reload', async () => {
  const w = world();
  const storage = memory();
  const tab = w.open(storage);
  w.network.down = true;
  tab.update({ script: 'Offline' });
  await idle();
  expect(tab.getState()).toMatchObject({ status: 'unsaved', error: { status: 0 } });
  const reloaded = w.open(storage);
  expect(scriptOf(reloaded)).toBe('Offline');
  w.network.down = false;
  await idle();
  expect(reloaded.getState().status).toBe('saved');
  expect(stored(w)).toEqual(['Offline']);
});

test('a save whose answer was lost is no conflict with oneself, neither in the same tab nor after a reload', async () => {
  const w = world();
  const storage = memory();
  const tab = w.open(storage);
  w.network.losesAnswers = true;
  tab.update({ script: 'One' });
  await vi.advanceTimersByTimeAsync(1_000);
  w.network.losesAnswers = false;
  tab.update({ script: 'Two' });
  await idle();
  expect(tab.getState().status).toBe('saved');
  expect(stored(w)).toEqual(['Two']);

  w.network.losesAnswers = true;
  tab.update({ script: 'Three' });
  await vi.advanceTimersByTimeAsync(1_000);
  w.network.losesAnswers = false;
  const reloaded = w.open(storage);
  reloaded.update({ script: 'Four' });
  await idle();
  expect(reloaded.getState().status).toBe('saved');
  expect(stored(w)).toEqual(['Four']);
});

test('two tabs: the later save is refused, and its changes become a copy', async () => {
  const w = world();
  const first = w.open();
  first.update({ script: 'Common' });
  await idle();
  const second = w.open();
  expect(scriptOf(second)).toBe('Common');
  first.update({ script: 'Of the first' });
  await idle();
  second.update({ script: 'Of the second' });
  await idle();
  expect(second.getState()).toMatchObject({ status: 'conflict', theirs: { content: { script: 'Of the first' } } });
  expect(stored(w)).toEqual(['Of the first']);
  // Typing goes on, and nothing is saved before the choice.
  second.update({ script: 'Of the second!' });
  await idle();
  expect(await second.open(emptyDraft, { isWritten: false })).toBe(false);
  second.keepMine();
  await idle();
  expect(stored(w)).toEqual(['Of the first', 'Of the second!']);
  // No name of its own: it would become the title of the video, with words of the script.
  expect(second.getState().draft?.name).toBe('');
  expect([...w.drafts.values()].map(({ name }) => name)).toEqual(['Of the first', 'Of the second!']);
});

test('a copy of a draft with a name says so in its name', async () => {
  const w = world();
  const first = w.open();
  first.update({ name: 'Spring', script: 'Common' });
  await idle();
  const second = w.open();
  first.update({ script: 'Of the first' });
  await idle();
  second.update({ script: 'Of the second' });
  await idle();
  second.keepMine();
  await idle();
  expect([...w.drafts.values()].map(({ name }) => name)).toEqual(['Spring', 'Spring (copy)']);
});

test('two tabs that are opened before anything is written have a draft each', async () => {
  const w = world();
  const tabs = [w.open(), w.open()];
  for (const tab of tabs) tab.update({ voiceId: 'ana' }, { isAutomatic: true });
  tabs[0]!.update({ script: 'First' });
  await idle();
  tabs[1]!.update({ script: 'Second' });
  await idle();
  expect(tabs.map((tab) => tab.getState().status)).toEqual(['saved', 'saved']);
  expect(stored(w)).toEqual(['First', 'Second']);
});

test('a second tab that is opened with unsaved changes saves them without a conflict', async () => {
  const w = world();
  const first = w.open();
  first.update({ script: 'Typed' });
  const second = w.open();
  expect(scriptOf(second)).toBe('Typed');
  await idle();
  expect([first.getState().status, second.getState().status]).toEqual(['saved', 'saved']);
  expect(stored(w)).toEqual(['Typed']);
});

test('two tabs: the other version replaces the changes, which can be brought back', async () => {
  const w = world();
  const first = w.open();
  first.update({ script: 'Common' });
  await idle();
  const second = w.open();
  first.update({ script: 'Of the first' });
  await idle();
  second.update({ script: 'Of the second' });
  await idle();
  expect(second.takeTheirs()).toMatchObject({ script: 'Of the second' });
  expect(scriptOf(second)).toBe('Of the first');
  second.update({ script: 'Both' });
  await idle();
  expect(second.getState().status).toBe('saved');
  expect(stored(w)).toEqual(['Both']);
});

test('a tab without changes shows what another one saved; a deleted draft is said so', async () => {
  const w = world();
  const first = w.open();
  first.update({ script: 'Common' });
  await idle();
  const second = w.open();
  first.update({ script: 'Newer' });
  await idle();
  await second.refresh();
  expect(scriptOf(second)).toBe('Newer');
  w.drafts.clear();
  await second.refresh();
  expect(second.getState()).toMatchObject({ status: 'conflict', theirs: undefined });
  second.keepMine();
  await idle();
  expect(stored(w)).toEqual(['Newer']);
});

test('another draft is opened only after this one is saved', async () => {
  const w = world();
  const tab = w.open();
  w.network.down = true;
  tab.update({ script: 'First' });
  expect(await tab.open(emptyDraft, { isWritten: false })).toBe(false);
  expect(scriptOf(tab)).toBe('First');
  w.network.down = false;
  expect(await tab.open({ ...emptyDraft, script: 'Second' }, { isWritten: true })).toBe(true);
  await idle();
  expect(stored(w)).toEqual(['First', 'Second']);
  expect(await tab.openStored([...w.drafts.keys()][0]!)).toBe(true);
  expect(scriptOf(tab)).toBe('First');
});

test('a draft that nobody wrote, such as a template, is saved only once it is changed, and survives a reload', async () => {
  const w = world();
  const storage = w.memory();
  const tab = w.open(storage);
  await tab.open({ ...emptyDraft, script: 'Of a template' }, { isWritten: false });
  await idle();
  expect([w.saves, tab.isStored()]).toEqual([[], false]);
  const reloaded = w.open(storage);
  expect(scriptOf(reloaded)).toBe('Of a template');
  reloaded.update({ script: 'My own' });
  await idle();
  expect([stored(w), reloaded.isStored()]).toEqual([['My own'], true]);
});

test('drafts that nobody wrote leave no more than one copy in the browser, however often the studio is visited', async () => {
  const w = world();
  for (const script of ['One template', 'Another template', 'A third one']) {
    const tab = w.open();
    await tab.refresh();
    await tab.open({ ...emptyDraft, script }, { isWritten: false });
    await idle();
  }
  const copies = [...w.local.keys()].filter((key) => key.startsWith('greenroom.studio.c.draft.'));
  expect(copies).toHaveLength(1);
});

test('a tab that has only the id of its draft loads it, and says why it cannot', async () => {
  const w = world();
  const storage = memory();
  const tab = w.open(storage);
  tab.update({ script: 'Kept' });
  await idle();
  storage.removeItem(`greenroom.studio.c.draft.${tab.getState().id}`);
  const other = new DraftSession(
    {
      load: async () => {
        throw new ApiError(0, {});
      },
      save: async () => 'saved',
    },
    localCopies('c', [storage]),
  );
  await other.refresh();
  expect(other.getState()).toMatchObject({ draft: undefined, error: { status: 0 } });
});

test('changes are undone and redone step by step, and saved; typed letters are one step, and automatic selections none', async () => {
  const w = world();
  const tab = w.open();
  await idle();
  expect(tab.getState()).toMatchObject({ canUndo: false, canRedo: false });
  for (const script of ['H', 'He', 'Hey']) tab.update({ script });
  tab.update({ characterId: 'maya' }, { isAutomatic: true });
  tab.update({ captions: false });
  tab.undo();
  expect(tab.getState().draft).toMatchObject({ script: 'Hey', characterId: 'maya', captions: true });
  tab.undo();
  expect(tab.getState()).toMatchObject({ draft: { script: '' }, canUndo: false, canRedo: true });
  tab.redo();
  expect(scriptOf(tab)).toBe('Hey');
  await idle();
  expect(stored(w)).toEqual(['Hey']);
  tab.update({ setting: 'A garden' });
  expect(tab.getState().canRedo).toBe(false);
  // Those of another draft are not undone in this one.
  await tab.open({ ...emptyDraft, script: 'Other' }, { isWritten: true });
  tab.undo();
  expect(scriptOf(tab)).toBe('Other');
});

test('an undone state is one of the last hundred', async () => {
  const tab = world().open();
  await idle();
  for (let n = 1; n <= 150; n++) {
    tab.update({ script: `${n}` });
    await vi.advanceTimersByTimeAsync(2_000);
  }
  for (let n = 0; n < 200; n++) tab.undo();
  expect(scriptOf(tab)).toBe('50');
});
