// Keeps a choice among what there is: the newest at first, none once what was chosen has been deleted.
import { useEffect } from 'react';

interface Settings {
  value: string | null;
  /** Newest first; undefined while nobody knows. */
  ids: readonly string[] | undefined;
  /** There may be more than these. */
  isPart: boolean;
  onChange(value: string | null): void;
}

export function useChoice({ value, ids, isPart, onChange }: Settings): void {
  const newest = ids?.[0];
  const isGone = ids !== undefined && !isPart && value !== null && !ids.includes(value);
  useEffect(() => {
    if (isGone) onChange(null);
    else if (value === null && newest !== undefined) onChange(newest);
  });
}
