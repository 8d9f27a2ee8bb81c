// Draws the presenter in the described setting after each pause in typing, where the engine costs nothing.
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { toDataUrl } from '../../lib/data-url.ts';
import { ApiError, postForFile } from '../../lib/http.ts';
import { ownFile } from '../../lib/own-file.ts';
import { useVisitor } from '../../lib/session.ts';
import { type Draft, previewOf } from './draft.ts';
import { ideaOf } from './request.ts';

/** Longer than for the price: drawing takes a second of a processor. */
const PAUSE_MS = 900;

export interface SettingPreview {
  /** The preview that was paid for, or else one of the words. Undefined while there is none. */
  picture: string | undefined;
  drawing: boolean;
  /** The engine charges for a picture, so there is none without a paid preview. */
  costs: boolean;
  /** Why there is no picture of these words. */
  error: Error | null;
  retry(): void;
}

/** `of`: the id of the presenter and the setting, as JSON; empty while there is nothing to draw. */
export function useSettingPictureQuery(of: string) {
  // The service refuses it.
  const { suspended } = useVisitor();
  return queryOptions({
    queryKey: ['/studio/previews/first-frame', of],
    queryFn: async ({ signal }) => {
      const [character_id, scene_description] = JSON.parse(of);
      const request = { character_id, scene_description };
      return toDataUrl(await postForFile('/studio/previews/first-frame', request, { signal }));
    },
    enabled: of !== '' && !suspended,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Empty while there is nothing to draw. */
export const settingPictureOf = (characterId: string | null, idea: string): string =>
  characterId === null || idea.trim() === '' ? '' : JSON.stringify([characterId, idea.trim()]);

export function useSettingPreview(draft: Draft): SettingPreview {
  const { characterId } = draft;
  const idea = ideaOf(draft);
  const body = settingPictureOf(characterId, idea);
  const [debounced] = useDebouncedValue(body, PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...useSettingPictureQuery(body && debounced),
    placeholderData: keepPreviousData,
  });
  const costs = error instanceof ApiError && error.status === 409;
  const paid = previewOf(draft);
  return {
    picture: paid ? ownFile(paid.url) : body === '' ? undefined : data,
    drawing: !paid && body !== '' && (body !== debounced || isFetching),
    costs,
    error: body === '' || costs ? null : error,
    retry: () => void refetch(),
  };
}
