// The team's brand kit: captions are saved a moment after each change, logo and label at once.
import type { BrandKit, BrandKitChange } from '@greenroom/contract/dashboard/brand-kit';
import { useDebouncedCallback } from '@mantine/hooks';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiUrl, get, post, remove } from '../../../lib/http.ts';
import { sendUpload } from '../../../lib/upload.ts';
import type { CaptionsPosition, Draft } from '../draft.ts';
import { captionsPositionOf } from '../request.ts';

export type CaptionLook = BrandKit['captions'];

const QUERY = queryOptions({
  queryKey: ['/brand-kit'],
  queryFn: ({ signal }) => get<BrandKit>('/brand-kit', { signal }),
});

/** A colour that is being chosen changes many times a second. */
const PAUSE_MS = 400;

export const useCaptionLook = (): CaptionLook | undefined => useQuery(QUERY).data?.captions;

/** Of the brand kit; undefined until it is known. */
export const useKitPosition = (): CaptionsPosition | undefined => useQuery(QUERY).data?.captions_position;

/** Why the brand kit is not known; null if it is, or is still being loaded. */
export function useKitError(): { error: Error | null; retry(): void } {
  const { data, error, refetch } = useQuery(QUERY);
  return { error: data ? null : error, retry: () => void refetch() };
}

/** Where the captions of the draft are; undefined if there are none, or until it is known. */
export const useCaptionsPosition = (draft: Draft): CaptionsPosition | undefined =>
  captionsPositionOf(draft, useKitPosition());

/** The address of the logo's picture; null: none. Undefined until it is known. */
export function useLogo(): string | null | undefined {
  const { data } = useQuery(QUERY);
  return data?.logo && apiUrl(`/brand-kit/logos/${data.logo.logo_id}/file`);
}

export function useAiLabel() {
  const queries = useQueryClient();
  const { data } = useQuery(QUERY);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (ai_label: boolean) => post<BrandKit>('/brand-kit', { ai_label }),
    async onSuccess({ ai_label }) {
      // Captions may have changed meanwhile.
      await queries.cancelQueries({ queryKey: QUERY.queryKey });
      queries.setQueryData(QUERY.queryKey, (kit) => kit && { ...kit, ai_label });
    },
  });
  return { isShown: data?.ai_label, isRequired: data?.ai_label_required === true, change: mutate, isPending, error };
}

export function useBrandKit() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(QUERY);
  const saving = useMutation({
    mutationFn: (change: BrandKitChange) => post<BrandKit>('/brand-kit', change),
  });
  const save = useDebouncedCallback((change: BrandKitChange) => saving.mutate(change), {
    delay: PAUSE_MS,
    flushOnUnmount: true,
  });
  const change = (kit: BrandKit): void => {
    // A list that is loading would bring the old look back.
    void queries.cancelQueries({ queryKey: QUERY.queryKey });
    queries.setQueryData(QUERY.queryKey, kit);
    save({ captions: kit.captions, captions_position: kit.captions_position });
  };
  const current = (): BrandKit => queries.getQueryData(QUERY.queryKey)!;
  return {
    look: data?.captions,
    position: data?.captions_position,
    loadError: error,
    refetch,
    saveError: saving.error,
    isSaved: saving.isSuccess,
    update(look: Partial<CaptionLook>) {
      const kit = current();
      change({ ...kit, captions: { ...kit.captions, ...look } });
    },
    move: (captions_position: CaptionsPosition) => change({ ...current(), captions_position }),
  };
}

export function useChangeLogo() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState(0);
  const { mutate, isPending, variables, error } = useMutation({
    /** Null removes it. */
    async mutationFn(file: File | null) {
      if (file === null) return remove<BrandKit>('/brand-kit/logo');
      setProgress(0);
      const { upload_id } = await sendUpload('logo', file, { onProgress: setProgress });
      return post<BrandKit>('/brand-kit/logo', { upload_id });
    },
    async onSuccess({ logo }) {
      // Captions may have changed meanwhile.
      await queries.cancelQueries({ queryKey: QUERY.queryKey });
      queries.setQueryData(QUERY.queryKey, (kit) => kit && { ...kit, logo });
    },
  });
  return { change: mutate, isPending, progress: isPending && variables ? progress : undefined, error };
}
