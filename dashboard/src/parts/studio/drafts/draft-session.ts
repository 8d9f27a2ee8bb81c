// The draft that a tab edits: saved shortly after each change, and never over a version that the tab has not seen.

import type { SavedDraft, StoredDraft } from '@greenroom/contract/dashboard/drafts';
import { t } from '@lingui/core/macro';
import { type Draft, emptyDraft, restoreDraft } from '../draft.ts';
import { isRetryable } from '../retryable.ts';
import { DraftHistory } from './draft-history.ts';
import { draftTitle } from './draft-title.ts';
import type { LocalCopies, LocalCopy } from './local-copies.ts';

export interface DraftServer {
  /** Undefined if it was deleted. */
  load(id: string): Promise<StoredDraft | undefined>;
  /** `refused`: another version is in the place of the replaced one, or none. */
  save(id: string, body: SavedDraft): Promise<'saved' | 'refused'>;
}

export interface DraftState {
  id: string;
  /** Undefined while it is loaded. */
  draft: Draft | undefined;
  status: 'saved' | 'saving' | 'unsaved' | 'conflict';
  /** Why it is not loaded or not saved. */
  error: Error | null;
  /** In a conflict: the other version. Undefined if the draft was deleted. */
  theirs: StoredDraft | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

/** A function receives the current draft. A change that nobody made, such as the selection of the only voice, is not undone. */
export type Update = (
  change: Partial<Draft> | ((draft: Draft) => Partial<Draft>),
  options?: { isAutomatic: boolean },
) => void;

const SAVE_AFTER_MS = 800;
const RETRY_AFTER_MS = 5_000;
/** Saves without an answer that are recognized later. */
const MAX_SENT = 50;

const newId = (): string => crypto.randomUUID();
const neverSaved: LocalCopy = { draft: emptyDraft, version: null, sent: [], changed: false };

export class DraftSession {
  #state: DraftState;
  #copy: LocalCopy = neverSaved;
  #history = new DraftHistory();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #server: DraftServer;
  readonly #copies: LocalCopies;

  constructor(server: DraftServer, copies: LocalCopies) {
    this.#server = server;
    this.#copies = copies;
    const id = copies.currentId();
    const copy = id === undefined ? neverSaved : copies.read(id);
    const isNew = id === undefined || (copy !== undefined && isUntouched(copy));
    if (isNew && id !== undefined) copies.remove(id);
    this.#state = {
      // Two tabs in which nothing was written yet are not the same draft.
      id: isNew ? newId() : id,
      draft: undefined,
      status: 'saved',
      error: null,
      theirs: undefined,
      canUndo: false,
      canRedo: false,
    };
    if (copy) this.#show(this.#state.id, copy);
    if (copy?.changed) this.#schedule(0);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): DraftState => this.#state;

  readonly update: Update = (change, { isAutomatic } = { isAutomatic: false }) => {
    const { draft } = this.#state;
    if (!draft) return;
    const fields = typeof change === 'function' ? change(draft) : change;
    if (!isAutomatic) this.#history.record(draft, Object.keys(fields).join());
    if (isAutomatic && isUntouched(this.#copy))
      this.#show(this.#state.id, { ...this.#copy, draft: { ...draft, ...fields } });
    else this.#change({ ...draft, ...fields });
  };

  /** The service has it, so it can be opened again. */
  isStored(): boolean {
    return this.#copy.version !== null;
  }

  undo(): void {
    const { draft } = this.#state;
    const before = draft && this.#history.undo(draft);
    if (before) this.#change(before);
  }

  redo(): void {
    const { draft } = this.#state;
    const after = draft && this.#history.redo(draft);
    if (after) this.#change(after);
  }

  /** Saves now what is not saved. Returns whether everything is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#state.status === 'conflict') return false;
    if (this.#copy.changed) await this.#save();
    return !this.#copy.changed;
  }

  /** Shows what other tabs saved meanwhile, unless this tab has changes of its own. */
  async refresh(): Promise<void> {
    const { id, draft, status } = this.#state;
    const before = this.#copy;
    if (status === 'conflict' || before.changed || (draft && isUntouched(before))) return;
    try {
      const stored = await this.#server.load(id);
      if (this.#state.id !== id || this.#copy !== before) return;
      if (stored && stored.version !== before.version) this.#show(id, copyOf(stored));
      else if (!stored && draft) this.#set({ status: 'conflict', theirs: undefined });
      else if (!stored) this.#show(id, neverSaved);
      else this.#set({ error: null });
    } catch (error) {
      // What is shown stays as it is.
      if (!draft && this.#state.id === id) this.#set({ error: error as Error });
    }
  }

  /**
   * Goes on with another draft; one that somebody wrote is saved, another one only once it is changed. Returns false, and stays, if the
   * changes of this one cannot be saved.
   */
  async open(next: Draft, { isWritten }: { isWritten: boolean }): Promise<boolean> {
    if (!(await this.flush())) return false;
    this.#switch(next, isWritten);
    return true;
  }

  /** Likewise, with a draft of the server. */
  async openStored(id: string): Promise<boolean> {
    if (!(await this.flush())) return false;
    const stored = await this.#server.load(id).catch(() => undefined);
    // Typing went on meanwhile.
    if (!stored || !(await this.flush())) return false;
    this.#switch(stored);
    return true;
  }

  /** Ends a conflict: the changes of this tab become a draft of their own. One without a name stays without. */
  keepMine(): void {
    const { draft, theirs } = this.#state;
    if (!draft) return;
    this.#switch(theirs && draft.name.trim() ? { ...draft, name: t`${draftTitle(draft)} (copy)` } : draft, true);
  }

  /** Ends a conflict: the changes of this tab are dropped. Returns them. */
  takeTheirs(): Draft | undefined {
    const { draft, theirs } = this.#state;
    this.#switch(theirs ?? emptyDraft);
    return draft;
  }

  /** Drops the draft after it was deleted. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#switch(emptyDraft);
  }

  #change(draft: Draft): void {
    this.#keep(this.#state.id, { ...this.#copy, draft, changed: true });
    const { canUndo, canRedo } = this.#history;
    this.#set({ draft, canUndo, canRedo, ...(this.#state.status === 'saved' && { status: 'unsaved' }) });
    this.#schedule(SAVE_AFTER_MS);
  }

  #switch(next: StoredDraft | Draft, isWritten = false): void {
    this.#copies.remove(this.#state.id);
    if ('version' in next) this.#show(next.id, copyOf(next));
    else this.#show(newId(), { ...neverSaved, draft: next, changed: isWritten });
    if (this.#copy.changed) this.#schedule(0);
  }

  #show(id: string, copy: LocalCopy): void {
    this.#keep(id, copy);
    const status = copy.changed ? 'unsaved' : 'saved';
    this.#history = new DraftHistory();
    this.#set({ id, draft: copy.draft, status, error: null, theirs: undefined, canUndo: false, canRedo: false });
  }

  #keep(id: string, copy: LocalCopy): void {
    this.#copy = copy;
    this.#copies.write(id, copy);
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #save(): Promise<void> {
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  async #saveAll(): Promise<void> {
    const { id } = this.#state;
    while (this.#copy.changed) {
      const { draft } = this.#copy;
      const version = newId();
      // Remembered first: if the answer is lost, the stored version is still known as one of this tab.
      this.#keep(id, { ...this.#copy, sent: [...this.#copy.sent, version].slice(-MAX_SENT) });
      this.#set({ status: 'saving' });
      try {
        const body = { version, replaces: this.#copy.version, name: draftTitle(draft), content: { ...draft } };
        if ((await this.#server.save(id, body)) === 'saved') {
          this.#keep(id, { ...this.#copy, version, sent: [], changed: this.#copy.draft !== draft });
          continue;
        }
        const theirs = await this.#server.load(id);
        if (!theirs || !(this.#copy.sent.includes(theirs.version) || hasContent(theirs, draft))) {
          this.#set({ status: 'conflict', theirs });
          return;
        }
        this.#keep(id, { ...this.#copy, version: theirs.version });
      } catch (error) {
        this.#set({ status: 'unsaved', error: error as Error });
        if (isRetryable(error as Error)) this.#schedule(RETRY_AFTER_MS);
        return;
      }
    }
    this.#set({ status: 'saved', error: null });
  }
}

/** Not saved before somebody changes it: a visit adds nothing to the list of drafts. */
const isUntouched = ({ version, changed }: LocalCopy): boolean => version === null && !changed;

/** Another tab that was opened with the same unsaved changes has saved them. */
const hasContent = ({ content }: StoredDraft, draft: Draft): boolean =>
  JSON.stringify(restoreDraft(content)) === JSON.stringify(draft);

const copyOf = ({ version, content }: StoredDraft): LocalCopy => ({
  draft: restoreDraft(content),
  version,
  sent: [],
  changed: false,
});
