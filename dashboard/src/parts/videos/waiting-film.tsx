// A video that is queued or running: the frame that it will fill, and how far it is.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { FilmStill } from './film-still.tsx';
import classes from './video-page.module.css';
import { VideoProgress } from './video-progress.tsx';

interface Props {
  video: JobDetail;
  /** How the video starts, or who speaks. Undefined: unknown. */
  picture: string | undefined;
}

export const WaitingFilm = ({ video, picture }: Props) => (
  <div className={classes.waiting} aria-live="polite">
    <FilmStill picture={picture} state="rendering" />
    <VideoProgress video={video} kind={video.kind} steps={video.steps} />
    <Text size="sm" c="dimmed">
      <Trans>You can leave this page. The video will be under Videos.</Trans>
    </Text>
  </div>
);
