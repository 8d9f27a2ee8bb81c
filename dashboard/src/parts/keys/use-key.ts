// The client's API key: loading, creating and replacing it.
import type { CreatedKey, KeyResponse, NewKey } from '@greenroom/contract/dashboard/keys';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { get, post } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';

export const keyQuery = queryOptions({
  queryKey: ['/keys'],
  queryFn: ({ signal }) => get<KeyResponse>('/keys', { signal }),
});

/** Returns the full key. No other call does. */
export const useNewKey = (onCreated?: (created: CreatedKey) => void) =>
  useMutation({
    mutationFn: (replaces: string | null) => post<CreatedKey>('/keys', { replaces } satisfies NewKey),
    onSuccess(created) {
      queryClient.setQueryData(keyQuery.queryKey, { key: created.key });
      onCreated?.(created);
    },
    // Another owner may have replaced it, so load the current one.
    onError: () => queryClient.invalidateQueries({ queryKey: keyQuery.queryKey }),
  });
