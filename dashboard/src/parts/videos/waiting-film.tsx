// A video that is queued or running: what is known of its picture, and beside it how far it is. Two cells of the page's grid.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { FilmStill } from './film-still.tsx';
import { isVideo } from './is-video.ts';
import { Stages } from './stages.tsx';
import { stagesOf } from './stages-of.ts';
import { videoSecondsOf } from './use-usual-time.ts';
import { VideoProgress } from './video-progress.tsx';

interface Props {
  video: JobDetail;
  /** How the video starts, or who speaks. Undefined: unknown. */
  picture: string | undefined;
}

/** Of another job, only its progress. */
export const WaitingFilm = ({ video, picture }: Props) => (
  <>
    {isVideo(video) && <FilmStill picture={picture} state="rendering" />}
    <Stack gap="md" aria-live="polite">
      <VideoProgress video={video} kind={video.kind} steps={video.steps} videoSeconds={videoSecondsOf(video)} />
      {isVideo(video) && (
        <>
          <Stages stages={stagesOf(video)} isRunning={video.status === 'running'} />
          <Text size="sm" c="dimmed">
            <Trans>You can leave this page. The video will be under Videos.</Trans>
          </Text>
        </>
      )}
    </Stack>
  </>
);
