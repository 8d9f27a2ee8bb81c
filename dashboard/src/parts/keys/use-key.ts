// The client's API keys: loading, creating and replacing them.
import type { CreatedKey, KeysResponse, NewKey } from '@greenroom/contract/dashboard/keys';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { get, post } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';

export const keyQuery = queryOptions({
  queryKey: ['/keys'],
  queryFn: ({ signal }) => get<KeysResponse>('/keys', { signal }),
});

/** Returns the full key. No other call does. */
export const useNewKey = ({
  path = '/keys',
  onCreated,
}: {
  path?: '/keys' | '/keys/test';
  onCreated?: (created: CreatedKey) => void;
} = {}) =>
  useMutation({
    mutationFn: (replaces: string | null) => post<CreatedKey>(path, { replaces } satisfies NewKey),
    onSuccess: (created) => onCreated?.(created),
    // Also after an error: another owner may have replaced it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyQuery.queryKey }),
  });

export type KeyCreation = ReturnType<typeof useNewKey>;
