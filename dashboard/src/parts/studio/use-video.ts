// Loads a created video.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { get } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import { completedQuery } from '../videos/completed.ts';
import { isInProgress } from '../videos/in-progress.ts';

const load = (id: string, signal: AbortSignal): Promise<JobDetail> =>
  get<JobDetail>(`/jobs/${encodeURIComponent(id)}`, { signal });

/**
 * The video, or the one that an operator ordered in its place after it failed. Polls until it is completed. When it ends, the credits
 * and the list of completed jobs are loaded again. Undefined: none.
 */
export function useVideo(id: string | undefined) {
  const query = useQuery({
    queryKey: ['/jobs', id, 'latest'],
    async queryFn({ signal }) {
      const video = await load(id ?? '', signal);
      return video.retried_as === null ? video : load(video.retried_as, signal);
    },
    enabled: id !== undefined,
    refetchInterval: whileLive<JobDetail>(({ status }) => status !== 'completed'),
  });
  const queries = useQueryClient();
  const hasEnded = query.data && !isInProgress(query.data);
  useEffect(() => {
    if (!hasEnded) return;
    void queries.invalidateQueries({ queryKey: ['/credits'] });
    void queries.invalidateQueries({ queryKey: completedQuery.queryKey });
  }, [hasEnded, queries]);
  return query;
}
