// How far a video in progress is, that nobody needs to wait for it, and what it may cost.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { reservedOf } from '../videos/reserved-of.ts';
import { videoSecondsOf } from '../videos/use-usual-time.ts';
import { VideoProgress } from '../videos/video-progress.tsx';

interface Props {
  video: JobDetail;
  /** As of the progress. */
  startsAt?: number | undefined;
  /** At the end. */
  children?: ReactNode;
}

export const Waiting = ({ video, startsAt, children }: Props) => (
  <>
    <VideoProgress
      video={video}
      kind={video.kind}
      steps={video.steps}
      videoSeconds={videoSecondsOf(video)}
      startsAt={startsAt}
    />
    <Text size="sm">
      <Trans>You can leave this page. The video will be under Videos.</Trans>
    </Text>
    <Text size="xs" c="dimmed">
      {reservedOf(video)} {children}
    </Text>
  </>
);
