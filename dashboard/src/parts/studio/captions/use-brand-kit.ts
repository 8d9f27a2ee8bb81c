// The team's brand kit, saved a moment after each change.
import type { BrandKit } from '@greenroom/contract/dashboard/brand-kit';
import { useDebouncedCallback } from '@mantine/hooks';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post } from '../../../lib/http.ts';

export type CaptionLook = BrandKit['captions'];

const QUERY = queryOptions({
  queryKey: ['/brand-kit'],
  queryFn: ({ signal }) => get<BrandKit>('/brand-kit', { signal }),
});

/** A colour that is being chosen changes many times a second. */
const PAUSE_MS = 400;

export const useCaptionLook = (): CaptionLook | undefined => useQuery(QUERY).data?.captions;

export function useBrandKit() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(QUERY);
  const saving = useMutation({
    mutationFn: (kit: BrandKit) => post<BrandKit>('/brand-kit', kit),
    networkMode: 'always',
  });
  const save = useDebouncedCallback((kit: BrandKit) => saving.mutate(kit), { delay: PAUSE_MS, flushOnUnmount: true });
  return {
    look: data?.captions,
    loadError: error,
    refetch,
    saveError: saving.error,
    isSaved: saving.isSuccess,
    update(change: Partial<CaptionLook>) {
      const { captions } = queries.getQueryData(QUERY.queryKey)!;
      const kit = { captions: { ...captions, ...change } };
      // A list that is loading would bring the old look back.
      void queries.cancelQueries({ queryKey: QUERY.queryKey });
      queries.setQueryData(QUERY.queryKey, kit);
      save(kit);
    },
  };
}
