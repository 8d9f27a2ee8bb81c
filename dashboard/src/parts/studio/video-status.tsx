// Loads a created video and shows its cost or its failure.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Skeleton, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatCount, formatPrice } from '../../lib/format.ts';
import { ApiError, get } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import { serviceText } from '../../lib/service-text.ts';
import { ErrorNote } from '../error-note.tsx';
import { completedQuery } from '../videos/completed.ts';
import { FailureNote } from '../videos/failure-note.tsx';
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

/** While it is loaded, if that fails, and why the video failed. */
export const VideoStatus = ({ id }: { id: string }) => {
  const { data: video, error, refetch } = useVideo(id);
  if (video?.error) return <FailureNote video={video} error={video.error} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <Text size="sm">
        <Trans>Video not found</Trans>
      </Text>
    );
  return error ? <ErrorNote error={error} onRetry={refetch} /> : <Skeleton height={64} />;
};

export const Warnings = ({ video: { warnings } }: { video: JobDetail }) =>
  warnings.map((warning) => (
    <Alert key={warning} color="yellow" variant="light">
      {serviceText(warning)}
    </Alert>
  ));

export const chargeOf = ({ credits_charged, credits_released }: JobDetail): string => {
  const charged = formatPrice(credits_charged ?? 0);
  return credits_released ? t`${charged}, ${formatCount(credits_released)} fewer than estimated` : charged;
};
