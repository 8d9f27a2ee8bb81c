// The draft of one account in this browser: read once, written soon after each change.
import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { type Draft, restoreDraft } from './draft.ts';
import { placeOf } from './places.ts';

const SAVE_AFTER_MS = 300;

const load = (place: string): Draft => {
  try {
    return restoreDraft(JSON.parse(localStorage.getItem(place) ?? 'null'));
  } catch {
    return restoreDraft(null);
  }
};

/** A function is given the draft as it is by then. */
export type Update = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

export function useDraft(client: string): { draft: Draft; update: Update } {
  const place = placeOf(client, 'draft');
  const [draft, setDraft] = useState(() => load(place));
  const save = useDebouncedCallback((changed: Draft) => localStorage.setItem(place, JSON.stringify(changed)), {
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

/** Changes the draft from another page, before the studio is opened. */
export function changeDraft(client: string, change: Partial<Draft>): void {
  const place = placeOf(client, 'draft');
  localStorage.setItem(place, JSON.stringify({ ...load(place), ...change }));
}
