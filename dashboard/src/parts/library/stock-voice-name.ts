// The name that a stock voice gets unless the user gives it another.
import { t } from '@lingui/core/macro';
import { languageName } from './language-name.ts';
import type { StockVoiceChoice } from './stock-voice-field.tsx';

export function stockVoiceName({ language, gender, variant }: StockVoiceChoice): string {
  const name = gender === 'female' ? t`${languageName(language)}, female` : t`${languageName(language)}, male`;
  return variant === 0 ? name : `${name} ${variant + 1}`;
}
