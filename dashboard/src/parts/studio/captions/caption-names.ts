// The names of caption styles, fonts and positions.
import type { BrandKit } from '@greenroom/contract/dashboard/brand-kit';
import { t } from '@lingui/core/macro';

export const styleNames: Record<BrandKit['captions']['style'], string> = {
  band: t`Band`,
  pill: t`Pill`,
  outline: t`Outline`,
  karaoke: t`Karaoke`,
  single: t`One word`,
  minimal: t`Minimal`,
};

export const positions = [
  { value: 'bottom', label: t`Bottom` },
  { value: 'top', label: t`Top` },
] as const;

export const fontNames: Record<BrandKit['captions']['font'], string> = {
  montserrat: 'Montserrat',
  'noto-sans': 'Noto Sans',
};
