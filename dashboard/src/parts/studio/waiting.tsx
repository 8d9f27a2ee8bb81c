// How far a video in progress is, and below it what it may cost, and that nobody needs to wait for it or can stop it.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { Stages } from '../videos/stages.tsx';
import type { Stage } from '../videos/stages-of.ts';
import { videoSecondsOf } from '../videos/use-usual-time.ts';
import { VideoProgress } from '../videos/video-progress.tsx';

interface Props {
  video: JobDetail;
  /** As of the progress. */
  startsAt?: number | undefined;
  stages: readonly Stage[];
}

export const Waiting = ({ video, startsAt, stages }: Props) => (
  <>
    <VideoProgress
      video={video}
      kind={video.kind}
      steps={video.steps}
      videoSeconds={videoSecondsOf(video)}
      startsAt={startsAt}
    />
    <Stages stages={stages} isRunning={video.status === 'running'} />
  </>
);

/** `children`: at the end. */
export const WaitingNote = ({ video, children }: { video: JobDetail; children?: ReactNode }) => (
  <Stack gap={4}>
    {video.credits_reserved ? (
      <>
        <Text size="sm" fw={600}>
          <Trans>{formatPrice(video.credits_reserved)} reserved</Trans>
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>You pay for the actual length. Failed videos are free.</Trans> {children}
        </Text>
      </>
    ) : (
      children && <Text size="sm">{children}</Text>
    )}
    <Text size="sm" c="dimmed" mt={6}>
      <Trans>You can leave this page. The video will be under Videos.</Trans>
    </Text>
    <Text size="sm" c="dimmed">
      <Trans>A video cannot be stopped once it has started.</Trans>
    </Text>
  </Stack>
);
