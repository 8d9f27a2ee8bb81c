// A video that is queued or running: the frame that it will fill, how far it is, and which steps are done.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { stepName } from './labels.ts';
import { VideoProgress } from './video-progress.tsx';
import classes from './waiting-film.module.css';

interface Props {
  video: JobDetail;
  /** How the video starts, or who speaks. Undefined: unknown. */
  picture: string | undefined;
}

export const WaitingFilm = ({ video, picture }: Props) => {
  const done = video.steps.filter(({ state }) => state === 'done');
  return (
    <div className={classes.waiting} aria-live="polite">
      <div className={classes.frame}>
        {picture ? <img src={picture} alt="" className={classes.picture} /> : <Icon name="studio" size={56} />}
        <div className={classes.progress}>
          <VideoProgress video={video} steps={video.steps} />
        </div>
      </div>
      {done.length > 0 && (
        <ul className={classes.steps} aria-label={t`Finished steps`}>
          {done.map(({ name }) => (
            <li key={name}>
              <Icon name="check" size={14} />
              {stepName(name)}
            </li>
          ))}
        </ul>
      )}
      <Text size="xs" c="dimmed" ta="center">
        <Trans>You can leave; the video appears under Videos.</Trans>
      </Text>
    </div>
  );
};
