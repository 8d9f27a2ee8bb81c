// The finished first video: its script and its facts, and what can be done with it.
import type { JobDetail, JobOutput } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { DescriptionList } from '../description-list.tsx';
import { filmFactsOf } from '../studio/film-facts.tsx';
import { FinishedActions } from '../studio/finished-actions.tsx';
import { useListedVideo } from '../studio/use-listed-video.ts';
import { Warnings } from '../studio/video-status.tsx';
import { NewVersionButton } from '../videos/new-version.tsx';

interface Props {
  video: JobDetail;
  output: JobOutput;
  script: ReactNode;
}

export const FinishedVideo = ({ video, output, script }: Props) => {
  // Beside the film, one fact below the other is about as high as it.
  const isPhone = useIsPhone();
  return (
    <>
      <Warnings video={video} />
      {script}
      <DescriptionList
        cols={isPhone ? 2 : 1}
        items={[
          ...(video.voice_name ? [[t`Voice`, video.voice_name] as const] : []),
          ...(video.request?.video_idea ? [[t`Setting`, video.request.video_idea] as const] : []),
          ...filmFactsOf(video, output),
        ]}
      />
    </>
  );
};

/** Below the film. */
export const FirstVideoActions = ({ video }: { video: JobDetail }) => {
  const { data: listed } = useListedVideo(video);
  // Beside the film, another button of the page is what to do next; a phone shows the film alone.
  const isPhone = useIsPhone();
  return (
    <>
      <FinishedActions video={video} listed={listed} isSecondary={!isPhone} />
      <NewVersionButton id={video.id} />
    </>
  );
};
