// A button that plays a voice sample.
import { t } from '@lingui/core/macro';
import type { ButtonProps } from '@mantine/core';
import { getFile } from '../../lib/http.ts';
import { SoundButton } from './sound-button.tsx';

interface VoicePreviewButtonProps extends ButtonProps {
  /** Shows the icon alone. */
  iconOnly?: boolean;
  /** The path of the sample. Use a `key` to replace the button when the path changes. */
  path: `/${string}`;
  /** The name of the voice, for screen readers. */
  voice: string;
}

export const VoicePreviewButton = ({ path, voice, ...look }: VoicePreviewButtonProps) => (
  <SoundButton {...look} soundKey={['sample', path]} load={() => getFile(path)} label={t`Preview`} subject={voice} />
);
