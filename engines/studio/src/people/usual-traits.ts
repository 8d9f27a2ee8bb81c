// Traits that stay open in a description are drawn as usual among speakers of its language, not from the whole world.

import { languageOf } from '../words/language-of.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { SkinTone } from './palettes.ts';

const usualSkins: Partial<Record<string, readonly SkinTone[]>> = {
  de: ['porcelain', 'fair', 'fair'],
  fr: ['porcelain', 'fair', 'olive'],
  nl: ['porcelain', 'fair', 'fair'],
  pl: ['porcelain', 'fair', 'fair'],
  ru: ['porcelain', 'fair', 'fair'],
  it: ['fair', 'olive'],
  es: ['fair', 'olive', 'tan'],
  pt: ['fair', 'olive', 'tan'],
  tr: ['fair', 'olive'],
  ar: ['olive', 'tan'],
  hi: ['tan', 'brown'],
};

/** The open traits of a description without a skin or an origin. English is spoken everywhere and leaves them open. */
export const usualTraits = (
  text: string,
  { hairColour, hairStyle }: DescribedTraits,
): Pick<DescribedTraits, 'eastAsian' | 'usualSkins'> => {
  const language = languageOf(text);
  const isFair = hairColour !== undefined && /blonde|platinum|red|auburn|light brown/.test(hairColour);
  const isCoily = hairStyle === 'afro' || hairStyle === 'locs';
  if (language === undefined || isFair || isCoily) return {};
  if (language === 'zh' || language === 'ja' || language === 'ko') return { eastAsian: true };
  return { eastAsian: false, usualSkins: usualSkins[language]! };
};
