// Selects the newest item by default and clears the selection when the selected item no longer exists.
import { useEffect } from 'react';

interface SelectionSettings {
  value: string | null;
  /** Newest first; undefined until loaded. */
  ids: readonly string[] | undefined;
  /** More items exist than were loaded. */
  isPartial: boolean;
  onChange(value: string | null): void;
}

export function useSelection({ value, ids, isPartial, onChange }: SelectionSettings): void {
  const newest = ids?.[0];
  const isGone = ids !== undefined && !isPartial && value !== null && !ids.includes(value);
  useEffect(() => {
    if (isGone) onChange(null);
    else if (value === null && newest !== undefined) onChange(newest);
  });
}
