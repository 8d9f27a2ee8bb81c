// Tells the gender of a person by the endings of words that no list has: "repartidor", "Erzieherin", "directrice".
import { foldedWords, languageOf, stemOf } from './language-of.ts';
import type { Language } from './languages/language.ts';
import { glossaries } from './languages/languages.ts';
import { peopleWords } from './origin-words.ts';
import { garmentWords } from './word-lists.ts';

type Endings = Readonly<Record<'female' | 'male', RegExp>>;

/** Endings of occupations. Those in -ista and the like are of either gender. */
const ofOccupations: Partial<Record<Language, Endings>> = {
  de: {
    female: /\p{L}{3}(?:er|ist|or|eur|ent|ant|ik|log|wirt|chef|päd|graf|nom|eut)in$/u,
    male: /\p{L}{3}(?:er|ist|or|eur|mann|wirt|loge|päde|graf|eut)$/u,
  },
  fr: { female: /\p{L}{2}(?:euse|trice|ienne|ière|ère)$/u, male: /\p{L}{2}(?:ien|ier|(?<!coul|fl|c[oœ])eur)$/u },
  es: { female: /\p{L}{3}(?:[dst]ora|era)$/u, male: /\p{L}{3}(?:[dst]or|ero)$/u },
  pt: { female: /\p{L}{3}(?:[dst]ora|eira)$/u, male: /\p{L}{3}(?:[dst]or|eiro)$/u },
  it: { female: /\p{L}{3}(?:trice|aia|iera|essa)$/u, male: /\p{L}{3}(?:tore|aio|iere)$/u },
  ar: { female: /\p{L}{3}ة$/u, male: /$^/u },
};

/** Of the first word of a text: a trade or a name. */
const ofFirstWords: Endings = { female: /(?<!ist|et|eut|iatr|it|rt)a$/u, male: /o$/u };

/** Endings of peoples, which agree with the person. */
const ofPeoples: Partial<Record<Language, Endings>> = {
  fr: { female: /(?:aise|aine|ienne|oise|ine|ole|ande)$/u, male: /(?:ais|ain|ien|ois|in|ol|and)$/u },
  es: { female: /(?<!it)a$/u, male: /(?:o|és|ol|án)$/u },
  pt: { female: /(?<!it)a$/u, male: /(?:o|ês|ol)$/u },
  it: { female: /(?<!it)a$/u, male: /o$/u },
  ar: { female: /ة$/u, male: /ي$/u },
};

const agreeing: ReadonlySet<Language> = new Set(['es', 'pt', 'it']);

const people = new RegExp(`^(?:${peopleWords})$`);

/** The gender that a description's first words tell, until one names clothes. */
export const genderOfEnding = (text: string): 'female' | 'male' | undefined => {
  const language = languageOf(text);
  const [occupations, peoples] = language ? [ofOccupations[language], ofPeoples[language]] : [];
  if (!language || !occupations) return undefined;
  const { phrases, stems } = glossaries[language];
  for (const [at, word] of foldedWords(text).slice(0, 4).entries()) {
    const english = phrases.get(word) ?? stemOf(word, stems);
    if (english !== undefined && garmentWords.some(({ pattern }) => pattern.test(english))) return undefined;
    const isFirst = at === 0 && english === undefined && agreeing.has(language);
    const endings = english === undefined ? occupations : people.test(english) ? peoples : undefined;
    for (const told of [endings, isFirst ? ofFirstWords : undefined])
      for (const gender of ['female', 'male'] as const) if (told?.[gender].test(word)) return gender;
  }
  return undefined;
};
