// Shows the cost of a created video, or its failure.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Skeleton, Text } from '@mantine/core';
import { formatCount, formatPrice } from '../../lib/format.ts';
import { ApiError } from '../../lib/http.ts';
import { serviceText } from '../../lib/service-text.ts';
import { ErrorNote } from '../error-note.tsx';
import { FailureNote } from '../videos/failure-note.tsx';
import { useVideo } from './use-video.ts';

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
