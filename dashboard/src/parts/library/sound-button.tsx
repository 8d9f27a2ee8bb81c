// A button with a label that plays a sound, and stops it.
import { t } from '@lingui/core/macro';
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useSound } from './use-sound.ts';

interface SoundButtonProps extends ButtonProps {
  /** Names the sound in the cache. */
  soundKey: readonly unknown[];
  load: () => Promise<Blob>;
  /** While nothing plays. */
  label: string;
  renderError: (error: Error, retry: () => void) => ReactNode;
}

export function SoundButton({ soundKey, load, label, renderError, ...look }: SoundButtonProps) {
  const { state, error, toggle } = useSound(soundKey, load);
  const isPlaying = state === 'playing';
  return (
    <>
      <Button
        variant="light"
        {...look}
        leftSection={<Icon name={isPlaying ? 'stop' : 'play'} size={16} />}
        loading={state === 'loading'}
        onClick={toggle}
      >
        {isPlaying ? t`Stop` : label}
      </Button>
      {error && <div style={{ flexBasis: '100%' }}>{renderError(error, toggle)}</div>}
    </>
  );
}
