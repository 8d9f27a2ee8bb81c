// The round button that plays a sound, the same wherever there is one to play.
import { ActionIcon } from '@mantine/core';
import { Icon } from '../icons.tsx';

interface Props {
  isPlaying: boolean;
  loading?: boolean;
  label: string;
  onClick(): void;
}

export const PlayButton = ({ isPlaying, loading = false, label, onClick }: Props) => (
  <ActionIcon variant="light" size={40} radius="xl" loading={loading} aria-label={label} onClick={onClick}>
    <Icon name={isPlaying ? 'stop' : 'play'} size={18} />
  </ActionIcon>
);
