// Whether the account's API key has made a request.
import type { ApiRequestPage } from '@greenroom/contract/dashboard/api-requests';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';

/** While the guide waits for the first request, for about an hour. */
const REFRESH_MS = 5_000;
const MAX_REFRESHES = 720;

export const requestedQuery = queryOptions({
  queryKey: ['/api-requests', 'any'],
  queryFn: async ({ signal }) =>
    (await get<ApiRequestPage>('/api-requests', { query: { limit: 1 }, signal })).items.length > 0,
  refetchInterval: ({ state }) => (state.data || state.dataUpdateCount > MAX_REFRESHES ? false : REFRESH_MS),
});
