// Creates the first video of the guide step by step: a presenter, a voice, the video. Continues after a reload.
import type { FirstVideo } from '@greenroom/contract/dashboard/studio';
import { useLocalStorage } from '@mantine/hooks';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { get, post } from '../../lib/http.ts';
import { currentLanguage } from '../../lib/languages.ts';
import { clearPendingRequest, findPendingRequest, pendingRequestFor } from './pending-request.ts';
import { isRetryable } from './retryable.ts';
import { storageKey } from './storage-keys.ts';

/** Presenter, voice, video. */
const STEPS = 3;

/** For the guide, and for its code samples. */
export const firstVideoQuery = queryOptions({
  queryKey: ['/first-video'],
  queryFn: ({ signal }) => get<FirstVideo>('/first-video', { query: { language: currentLanguage() }, signal }),
});

export function useFirstVideo(client: string) {
  const queries = useQueryClient();
  const key = storageKey(client, 'first-video');
  const [videoId, setVideoId] = useLocalStorage<string | null>({
    key: storageKey(client, 'first-video-id'),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const plan = useQuery(firstVideoQuery);

  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const request = pendingRequestFor('first video', key);
      for (let step = 0; step < STEPS; step++) {
        const state = await post<FirstVideo>(`/first-video/${request.idempotencyKey}?language=${currentLanguage()}`);
        queries.setQueryData(firstVideoQuery.queryKey, state);
        if (!state.workflow_id) continue;
        clearPendingRequest(request, key);
        return state.workflow_id;
      }
      throw new Error(`The first video was not created in ${STEPS} steps.`);
    },
    retry: (count, error) => count < 8 && isRetryable(error),
    retryDelay: 1500,
    // Not `onError`: that would replace the default handler, which redirects to the sign-in page.
    onSettled(_id, error) {
      // A reload must not resend a request that would fail again.
      const pending = findPendingRequest(key);
      if (pending && error && !isRetryable(error)) clearPendingRequest(pending, key);
    },
    onSuccess(id) {
      setVideoId(id);
      void queries.invalidateQueries();
    },
  });

  useEffect(() => {
    if (findPendingRequest(key)) mutate();
  }, [key, mutate]);

  return {
    plan,
    create: () => mutate(),
    isCreating: isPending,
    error,
    /** Null until the video is queued. */
    videoId,
    /** Starts over after a failed video. */
    reset: () => setVideoId(null),
  };
}
