// The videos that are queued or running, as long as a page shows them.
import type { Video } from '@greenroom/contract/dashboard/videos';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useList } from '../../lib/query.ts';

/** The newest 100. Loads the other lists and the credits again when one of them has ended. */
export function useRunningVideos(): {
  running: readonly Video[] | undefined;
  /** There are more of them. */
  hasMore: boolean;
  isFetched: boolean;
} {
  const queries = useQueryClient();
  const { items, hasNextPage, isFetchedAfterMount } = useList<Video>('/videos', {
    query: { status: 'in_progress', limit: 100 },
    isLive: () => true,
  });
  const ids = items?.map(({ id }) => id).join();
  const [previous, setPrevious] = useState(ids);
  useEffect(() => {
    if (ids === previous) return;
    setPrevious(ids);
    if (previous === undefined) return;
    void queries.invalidateQueries({ queryKey: ['/videos'] });
    void queries.invalidateQueries({ queryKey: ['/credits'] });
  }, [ids, previous, queries]);
  return { running: items, hasMore: hasNextPage, isFetched: isFetchedAfterMount };
}
