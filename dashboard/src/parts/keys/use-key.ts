// The client's key as the service shows it, and making it.
import type { KeyAnswer, NewKey, NewKeyAnswer } from '@greenroom/contract/dashboard/keys';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { get, post } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';

export const keyQuery = queryOptions({
  queryKey: ['/keys'],
  queryFn: ({ signal }) => get<KeyAnswer>('/keys', { signal }),
});

/** Answers the whole key, which nothing else ever does. */
export const useNewKey = (onMade?: (made: NewKeyAnswer) => void) =>
  useMutation({
    mutationFn: (replaces: string | null) => post<NewKeyAnswer>('/keys', { replaces } satisfies NewKey),
    onSuccess(made) {
      queryClient.setQueryData(keyQuery.queryKey, { key: made.key });
      onMade?.(made);
    },
    // Somebody else may have replaced it: show what there is now.
    onError: () => queryClient.invalidateQueries({ queryKey: keyQuery.queryKey }),
  });
