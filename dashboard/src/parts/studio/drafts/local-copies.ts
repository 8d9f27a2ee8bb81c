// Copies of drafts in this browser, so that a reload, an ended session or a lost connection loses no change.
import { type Draft, restoreDraft } from '../draft.ts';

export interface LocalCopy {
  draft: Draft;
  /** On the server, as last seen. Null: it was never saved. */
  version: string | null;
  /** Versions that were sent since, whose answers are not known. */
  sent: readonly string[];
  /** Since `version`. */
  changed: boolean;
}

export interface LocalCopies {
  /** The draft of this tab, or the latest one of the browser. */
  currentId(): string | undefined;
  read(id: string): LocalCopy | undefined;
  /** Makes it the current one too. */
  write(id: string, copy: LocalCopy): void;
  remove(id: string): void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param stores that of the tab, which other tabs do not change, and that of the browser, which remains when the tab is closed. */
export function localCopies(client: string, stores: readonly Store[] = [sessionStorage, localStorage]): LocalCopies {
  const currentKey = `greenroom.studio.${client}.draft-id`;
  const keyOf = (id: string) => `greenroom.studio.${client}.draft.${id}`;
  const read = (key: string): string | undefined => {
    for (const store of stores) {
      const value = store.getItem(key);
      if (value !== null) return value;
    }
    return undefined;
  };
  const write = (key: string, value: string) => {
    for (const store of stores) {
      try {
        store.setItem(key, value);
      } catch {
        // The store is full: the draft is still saved on the server.
      }
    }
  };
  return {
    currentId: () => read(currentKey),
    read(id) {
      try {
        const { draft, version, sent, changed } = JSON.parse(read(keyOf(id)) ?? '');
        return {
          draft: restoreDraft(draft),
          version: typeof version === 'string' ? version : null,
          sent: Array.isArray(sent) ? sent : [],
          changed: changed === true,
        };
      } catch {
        return undefined;
      }
    },
    write(id, copy) {
      write(currentKey, id);
      write(keyOf(id), JSON.stringify(copy));
    },
    remove(id) {
      for (const store of stores) store.removeItem(keyOf(id));
    },
  };
}
