// The draft of one account in this browser: loaded once, saved shortly after each change.
import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { type Draft, restoreDraft } from './draft.ts';
import { storageKey } from './storage-keys.ts';

const SAVE_AFTER_MS = 300;

const load = (key: string): Draft => {
  try {
    return restoreDraft(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return restoreDraft(null);
  }
};

/** A function receives the current draft. */
export type Update = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

export function useDraft(client: string): { draft: Draft; update: Update } {
  const key = storageKey(client, 'draft');
  const [draft, setDraft] = useState(() => load(key));
  const save = useDebouncedCallback((changed: Draft) => localStorage.setItem(key, JSON.stringify(changed)), {
    delay: SAVE_AFTER_MS,
    flushOnUnmount: true,
  });
  const update = useCallback<Update>(
    (change) =>
      setDraft((before) => {
        const changed = { ...before, ...(typeof change === 'function' ? change(before) : change) };
        save(changed);
        return changed;
      }),
    [save],
  );
  return { draft, update };
}

/** Changes the stored draft from another page, before the studio opens. */
export function changeDraft(client: string, change: Partial<Draft>): void {
  const key = storageKey(client, 'draft');
  localStorage.setItem(key, JSON.stringify({ ...load(key), ...change }));
}
