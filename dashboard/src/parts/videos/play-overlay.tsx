// The large play button over a video that does not play.
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { Icon } from '../icons.tsx';
import classes from './play-overlay.module.css';

interface Props {
  onPlay(): void;
  /** Another button does the same and keeps the focus. */
  isExtra?: boolean;
}

export const PlayOverlay = ({ onPlay, isExtra = false }: Props) => (
  <UnstyledButton
    className={classes.play}
    aria-label={t`Play`}
    onClick={onPlay}
    {...(isExtra && { 'aria-hidden': true, tabIndex: -1 })}
  >
    <span className={classes.disc}>
      <Icon name="play" size={32} />
    </span>
  </UnstyledButton>
);
