// Whether the account's API key has made a request.
import type { ApiRequestPage } from '@greenroom/contract/dashboard/api-requests';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { get } from '../../lib/http.ts';

const REFRESH_MS = 5_000;
const MAX_WAIT_MS = 3_600_000;

export const requestedQuery = queryOptions({
  queryKey: ['/api-requests', 'any'],
  queryFn: async ({ signal }) =>
    (await get<ApiRequestPage>('/api-requests', { query: { limit: 1 }, signal })).items.length > 0,
});

/** Waits for the first request, for an hour; `check` waits for another hour. */
export function useRequested() {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsWaiting(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const { data: requested = false, refetch } = useQuery({
    ...requestedQuery,
    refetchInterval: ({ state }) => (state.data || !isWaiting ? false : REFRESH_MS),
  });
  const check = () => {
    setIsWaiting(true);
    void refetch();
  };
  return { requested, check: isWaiting ? undefined : check };
}
