// How long a video of a certain length usually takes, from the public status of the service.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { WorkKind } from '@greenroom/contract/dashboard/usage';
import { queryOptions, useQuery } from '@tanstack/react-query';

interface Status {
  /** By the kinds of videos. */
  seconds_per_second_of_video: Partial<Record<WorkKind, number | null>> | null;
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

/** In milliseconds; undefined while it or the length of the video is unknown. */
export function useUsualTime(kind: WorkKind, videoSeconds: number | undefined): number | undefined {
  const { data } = useQuery(statusQuery);
  const pace = data?.seconds_per_second_of_video?.[kind];
  return pace == null || videoSeconds === undefined ? undefined : pace * videoSeconds * 1000;
}

/** As it is charged: estimated until the video is finished. Undefined for another kind of job. */
export function videoSecondsOf({ line_items }: Pick<JobDetail, 'line_items'>): number | undefined {
  const rendered = line_items.filter(({ item }) => item.startsWith('render'));
  return rendered.length === 0 ? undefined : rendered.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
}
