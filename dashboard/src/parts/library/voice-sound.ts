// How a voice sounds, in two words and perhaps its accent.
import type { VoiceSound } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';

const pitches: Readonly<Record<VoiceSound['pitch'], string>> = {
  deep: t`Deep`,
  low: t`Low`,
  medium: t`Medium pitch`,
  bright: t`Bright`,
  high: t`High`,
};

const deliveries: Readonly<Record<VoiceSound['delivery'], string>> = {
  calm: t`calm`,
  even: t`even`,
  lively: t`lively`,
  brisk: t`brisk`,
};

const accents: Readonly<Record<NonNullable<VoiceSound['accent']>, string>> = {
  american: t`American`,
  scottish: t`Scottish`,
};

export const voiceSoundWords = ({ pitch, delivery, accent }: VoiceSound): string => {
  const words = `${pitches[pitch]}, ${deliveries[delivery]}`;
  return accent === null ? words : `${words} · ${accents[accent]}`;
};
