// A video that is queued or running: what is known of its picture, and beside it how far it is. Two cells of the page's grid.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { findOwnFile } from '../../lib/own-file.ts';
import { settingPictureOf, useSettingPictureQuery } from '../studio/use-setting-preview.ts';
import { FilmStill } from './film-still.tsx';
import { isVideo } from './is-video.ts';
import { Stages } from './stages.tsx';
import { stagesOf } from './stages-of.ts';
import { videoSecondsOf } from './use-usual-time.ts';
import { VideoProgress } from './video-progress.tsx';

interface Props {
  video: JobDetail;
  /** Who speaks. Undefined: unknown. */
  portrait: string | undefined;
}

/** Of another job, only its progress. */
export const WaitingFilm = ({ video, portrait }: Props) => (
  <>
    {isVideo(video) && <Still video={video} portrait={portrait} />}
    <Stack gap="md" aria-live="polite">
      <VideoProgress video={video} kind={video.kind} steps={video.steps} videoSeconds={videoSecondsOf(video)} />
      {isVideo(video) && (
        <>
          <Stages stages={stagesOf(video)} isRunning={video.status === 'running'} />
          <Text size="sm" c="dimmed">
            <Trans>You can leave this page. The video will be under Videos.</Trans>
            <br />
            <Trans>A video cannot be stopped once it has started.</Trans>
          </Text>
        </>
      )}
    </Stack>
  </>
);

/** How the video starts, as the studio draws it; else the presenter alone. */
const Still = ({ video: { request }, portrait }: Props) => {
  const given =
    request?.mode === 'talking_head' && request.first_frame_url ? findOwnFile(request.first_frame_url) : undefined;
  const setting =
    request?.mode === 'talking_head' ? settingPictureOf(request.character_id, request.video_idea ?? '') : '';
  const { data: drawn } = useQuery(useSettingPictureQuery(given ? '' : setting));
  const picture = given ?? drawn;
  return (
    <div>
      <FilmStill picture={picture ?? portrait} state="rendering" />
      {!picture && portrait && (
        <Text size="xs" c="dimmed" ta="center" mt={6}>
          <Trans>Presenter, before the setting is drawn</Trans>
        </Text>
      )}
    </div>
  );
};
