// A button that plays a sound, and stops it.
import { t } from '@lingui/core/macro';
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { useSound } from './use-sound.ts';

interface SoundButtonProps extends ButtonProps {
  /** Names the sound in the cache. */
  soundKey: readonly unknown[];
  load: () => Promise<Blob>;
  /** While nothing plays. */
  label: string;
  /** What is played, for screen readers, if the label does not say it. */
  subject?: string;
  /** Shows the icon alone. */
  iconOnly?: boolean;
  /** Default: an `ErrorNote`. */
  renderError?: (error: Error, retry: () => void) => ReactNode;
}

export function SoundButton({ soundKey, load, label, subject, iconOnly, renderError, ...look }: SoundButtonProps) {
  const { state, error, toggle } = useSound(soundKey, load);
  const isPlaying = state === 'playing';
  const text = isPlaying ? t`Stop` : label;
  return (
    <>
      <Button
        variant="light"
        {...look}
        {...(iconOnly
          ? { w: 'var(--button-height)', px: 0, radius: 'xl' }
          : { leftSection: <Icon name={isPlaying ? 'stop' : 'play'} size={16} /> })}
        loading={state === 'loading'}
        onClick={toggle}
        {...(subject && { 'aria-label': `${text} ${subject}` })}
      >
        {iconOnly ? <Icon name={isPlaying ? 'stop' : 'play'} size={16} /> : text}
      </Button>
      {error && (
        <div style={{ flexBasis: '100%' }}>
          {renderError ? renderError(error, toggle) : <ErrorNote error={error} />}
        </div>
      )}
    </>
  );
}
