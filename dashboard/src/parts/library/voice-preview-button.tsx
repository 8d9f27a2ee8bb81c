// A button that plays a voice sample. It has room for nothing else, so an error is a toast.
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { ApiError, getFile } from '../../lib/http.ts';
import { showToast } from '../../lib/toasts.ts';
import { PlayButton } from './play-button.tsx';
import { useSound } from './use-sound.ts';

interface VoicePreviewButtonProps {
  /** The path of the sample. Use a `key` to replace the button when the path changes. */
  path: `/${string}`;
  /** The name of the voice. */
  voice: string;
}

export function VoicePreviewButton({ path, voice }: VoicePreviewButtonProps) {
  const { state, error, toggle } = useSound(['sample', path], () => getFile(path));
  useEffect(() => {
    if (error)
      showToast(error instanceof ApiError ? error.message : t`The preview could not be played.`, undefined, true);
  }, [error]);
  const isPlaying = state === 'playing';
  return (
    <PlayButton
      isPlaying={isPlaying}
      loading={state === 'loading'}
      label={isPlaying ? t`Stop ${voice}` : t`Preview ${voice}`}
      onClick={() => void toggle()}
    />
  );
}
