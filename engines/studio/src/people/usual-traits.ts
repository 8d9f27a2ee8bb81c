// The origin that a description tells or suggests, for the skin, hair and eyes that it leaves open.

import { languageOf } from '../words/language-of.ts';
import type { Language } from '../words/languages/language.ts';
import { originWords } from '../words/origin-words.ts';
import type { DescribedTraits } from './described-traits.ts';
import { nameIn, originOfName } from './first-names.ts';
import { type Origin, type OriginName, origins } from './origins.ts';

/** Where most speakers of a language are from. English is spoken everywhere. */
const speakers: Partial<Record<Language, OriginName>> = {
  de: 'germanic',
  fr: 'french',
  nl: 'germanic',
  pl: 'slavic',
  ru: 'slavic',
  it: 'southern-european',
  es: 'latin-american',
  pt: 'brazilian',
  tr: 'anatolian',
  ar: 'arabian',
  hi: 'south-asian',
  zh: 'east-asian',
  ja: 'east-asian',
  ko: 'east-asian',
};

/** Told by the first nationality, or by where a person is from. `english` is the text in English without what it denies. */
export const toldOrigin = (english: string): OriginName | undefined =>
  originWords
    .filter(({ named }) => named.test(english))
    .map(({ origin, told }) => ({ origin, at: english.search(told) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.origin;

/** Suggested by a first name that is typical of one region, a place, or else the language. */
const likelyOrigin = (text: string, english: string): OriginName | undefined => {
  const language = languageOf(text);
  return (
    originOfName(nameIn(text)) ??
    originWords.find(({ place }) => place?.test(english))?.origin ??
    (language && speakers[language])
  );
};

/** The open traits of a description of which nothing else tells the origin. */
export const usualTraits = (
  text: string,
  english: string,
  { skin, origin, hairColour, hairStyle, freckles }: DescribedTraits,
): Pick<DescribedTraits, 'eastAsian' | 'likelyOrigin'> => {
  const isFair =
    freckles === 1 || (hairColour !== undefined && /blonde|platinum|red|auburn|light brown/.test(hairColour));
  const isCoily = hairStyle === 'afro' || hairStyle === 'locs';
  if (skin !== undefined || origin !== undefined || isFair || isCoily) return {};
  const likely = likelyOrigin(text, english);
  return likely === undefined ? {} : { likelyOrigin: likely, ...eastAsianOf(likely) };
};

/** Whether people of an origin have East Asian eyes, if almost all or almost none have. */
export const eastAsianOf = (name: OriginName): Pick<DescribedTraits, 'eastAsian'> => {
  const { eastAsian }: Origin = origins[name];
  return eastAsian === undefined ? {} : { eastAsian };
};
