// Removes uploads from an opened draft that were deleted meanwhile: they are kept for a day after their last use.
import { useEffect, useState } from 'react';
import { isGone } from '../../../lib/http.ts';
import type { Draft, UploadedFile } from '../draft.ts';
import type { DraftSession, DraftState } from './draft-session.ts';

const uploadsOf = ({ elements, recording }: Draft): UploadedFile[] =>
  [...elements, ...(recording ? [recording] : [])].filter(({ previewUrl }) => previewUrl.includes('/uploads/'));

/** Returns how many were removed from the draft since it was opened. */
export function useMissingUploads(session: DraftSession, { id, draft }: DraftState): number {
  const [missing, setMissing] = useState({ id, count: 0 });
  const isLoaded = draft !== undefined;
  useEffect(() => {
    const opened = session.getState().draft;
    if (!isLoaded || !opened) return;
    void goneOf(uploadsOf(opened)).then((gone) => {
      if (gone.size === 0 || session.getState().id !== id) return;
      setMissing({ id, count: gone.size });
      session.update(
        ({ elements, recording }) => ({
          elements: elements.filter(({ url }) => !gone.has(url)),
          recording: recording && gone.has(recording.url) ? null : recording,
        }),
        { isAutomatic: true },
      );
    });
  }, [session, id, isLoaded]);
  return missing.id === id ? missing.count : 0;
}

/** Offline, none is known to be gone. */
async function goneOf(files: readonly UploadedFile[]): Promise<Set<string>> {
  const gone = await Promise.all(files.map(({ previewUrl }) => isGone(previewUrl).catch(() => false)));
  return new Set(files.filter((_, index) => gone[index]).map(({ url }) => url));
}
