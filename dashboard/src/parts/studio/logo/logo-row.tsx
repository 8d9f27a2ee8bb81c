// The logo and the label in all videos of the team: a row, and once it is opened, the fields of the brand kit.
import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { useAiLabel, useLogo } from '../captions/use-brand-kit.ts';
import { Fold } from '../fold.tsx';
import { KitNote } from '../kit-note.tsx';
import { AiLabelField } from './ai-label-field.tsx';
import { LogoField } from './logo-field.tsx';

export const LogoRow = () => {
  const logo = useLogo();
  const { isShown } = useAiLabel();
  const chosen = [...(logo ? [t`Your logo`] : []), ...(isShown ? [t`AI presenter`] : [])];
  return (
    <Fold title={t`Logo and label`} summary={chosen.length > 0 ? chosen.join(' · ') : t`None`}>
      <Stack gap="md">
        <KitNote />
        <LogoField />
        <AiLabelField />
      </Stack>
    </Fold>
  );
};
