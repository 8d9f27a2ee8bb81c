// The large play button over a video that does not play.
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { Icon } from '../icons.tsx';
import classes from './play-overlay.module.css';

export const PlayOverlay = ({ onPlay }: { onPlay(): void }) => (
  <UnstyledButton className={classes.play} aria-label={t`Play`} onClick={onPlay}>
    <span className={classes.disc}>
      <Icon name="play" size={24} />
    </span>
  </UnstyledButton>
);
