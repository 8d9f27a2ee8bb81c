// The finished first video: what can be done with it, its script and its facts.
import type { JobDetail, JobOutput } from '@greenroom/contract/dashboard/jobs';
import type { ReactNode } from 'react';
import { FilmFacts } from '../studio/film-facts.tsx';
import actionClasses from '../studio/finished-actions.module.css';
import { FinishedActions } from '../studio/finished-actions.tsx';
import { useListedVideo } from '../studio/use-listed-video.ts';
import { Warnings } from '../studio/video-status.tsx';
import { EditCopyButton } from '../videos/edit-copy.tsx';

interface Props {
  video: JobDetail;
  output: JobOutput;
  script: ReactNode;
}

export const FinishedVideo = ({ video, output, script }: Props) => {
  const { data: listed } = useListedVideo(video);
  return (
    <>
      <div className={actionClasses.actions}>
        <FinishedActions video={video} listed={listed} isSecondary />
      </div>
      <Warnings video={video} />
      {script}
      <FilmFacts video={video} output={output} />
      <EditCopyButton id={video.id} variant="default" />
    </>
  );
};
