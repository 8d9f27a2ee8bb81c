// How long videos usually take, from the public status of the service.
import type { WorkKind } from '@greenroom/contract/dashboard/usage';
import { queryOptions, useQuery } from '@tanstack/react-query';

interface Status {
  /** By the kinds of videos. */
  turnaround: Partial<Record<WorkKind, { last_7_days: { p50_seconds: number } | null }>> | null;
}

const statusQuery = queryOptions({
  queryKey: ['/status'],
  async queryFn({ signal }) {
    const response = await fetch('/status', { headers: { accept: 'application/json' }, signal });
    if (!response.ok) throw new Error(`The status could not be loaded: ${response.status}.`);
    return (await response.json()) as Status;
  },
  staleTime: 300_000,
  retry: false,
});

/** In milliseconds; undefined while it is unknown. */
export function useUsualTime(kind: WorkKind): number | undefined {
  const { data } = useQuery(statusQuery);
  const seconds = data?.turnaround?.[kind]?.last_7_days?.p50_seconds;
  return seconds === undefined ? undefined : seconds * 1000;
}
