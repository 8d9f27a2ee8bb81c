// A button that plays a voice sample.
import { Button, type ButtonProps } from '@mantine/core';
import { getFile } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { useSound } from './use-sound.ts';

interface VoicePreviewButtonProps extends ButtonProps {
  /** The path of the sample. Use a `key` to replace the button when the path changes. */
  path: `/${string}`;
  /** The name of the voice, for screen readers. */
  voice: string;
}

export function VoicePreviewButton({ path, voice, ...look }: VoicePreviewButtonProps) {
  const { state, error, toggle } = useSound(['sample', path], () => getFile(path));
  const isPlaying = state === 'playing';
  return (
    <>
      <Button
        variant="light"
        {...look}
        leftSection={<Icon name={isPlaying ? 'stop' : 'play'} size={16} />}
        loading={state === 'loading'}
        onClick={toggle}
        aria-label={`${isPlaying ? 'Stop' : 'Preview'} ${voice}`}
      >
        {isPlaying ? 'Stop' : 'Preview'}
      </Button>
      {error && (
        <div style={{ flexBasis: '100%' }}>
          <ErrorNote error={error} />
        </div>
      )}
    </>
  );
}
