// The round button that plays a sound, the same wherever there is one to play.
import { ActionIcon } from '@mantine/core';
import { Icon } from '../icons.tsx';

interface Props {
  isPlaying: boolean;
  loading?: boolean;
  label: string;
  /** Of the theme. */
  color?: string | undefined;
  onClick(): void;
}

export const PlayButton = ({ isPlaying, loading = false, label, color, onClick }: Props) => (
  <ActionIcon
    variant="light"
    color={color}
    size={40}
    radius="xl"
    loading={loading}
    aria-label={label}
    onClick={onClick}
  >
    <Icon name={isPlaying ? 'stop' : 'play'} size={18} />
  </ActionIcon>
);
