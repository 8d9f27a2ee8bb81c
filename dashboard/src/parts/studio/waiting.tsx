// How far a video in progress is, and below it that nobody needs to wait for it, and what it may cost.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { reservedOf } from '../videos/reserved-of.ts';
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
    <Text size="sm" c="dimmed">
      <Trans>You can leave this page. The video will be under Videos.</Trans>
    </Text>
    <Text size="sm" c="dimmed">
      {reservedOf(video)} {children}
    </Text>
  </Stack>
);
