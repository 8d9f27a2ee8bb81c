// Translates the words for people, clothes, colours and what has them of descriptions in other languages into English.
import { colourNames, isColourWord } from '../paint/colour-words.ts';
import { foldedWords, languageOf, stemOf } from './language-of.ts';
import type { Language } from './languages/language.ts';
import { foldWord, type Glossary, glossaries } from './languages/languages.ts';
import { pictographs } from './pictographs.ts';
import { femaleWords, maleWords } from './word-lists.ts';

/** One piece of a text: the translation of a phrase, an unknown word, or a separator. */
interface Unit {
  readonly text: string;
  readonly kind: 'noun' | 'adjective' | 'and' | 'other';
}

const nouns =
  /\b(girl|boy|hair|tank top|track suit|beard|moustache|stubble|goatee|glasses|sunglasses|headscarf|turban|cap|beanie|beret|hat|scarf|earrings|hoops|necklace|curls|bun|ponytail|braids|fringe|bob|eyes|skin|shirt|blouse|dress|suit|blazer|jumper|turtleneck|hoodie|cardigan|jacket|coat|waistcoat|vest|apron|dungarees|scrubs|sportswear|thawb|abaya|uniform|tie|woman|man|businessman|businesswoman|student|sari|kimono|kurta|top|trench coat|rain jacket|wrap dress|uniform shirt|headwrap|cowboy hat|ghutra|a braid|messy bun|headphones|backpack|lanyard|dupatta|watch|bracelet|lehenga|suspenders|whistle|leggings|jumpsuit|wall|background)$|^(wo)?man \w+$/;
const shapes =
  /^(long|short|curly|wavy|straight|round|thick|afro|tied up|shoulder length|checked|striped|floral|colourful|oversized|dotted|leather|knitted|linen|silk|messy|bleached|dark|light|ginger|plump|salt pepper|young|tall|big|elegant)$/;

const kindOf = (text: string): Unit['kind'] =>
  text === 'and'
    ? 'and'
    : shapes.test(text) || text in colourNames || text.split(' ').every(isColourWord)
      ? 'adjective'
      : nouns.test(text)
        ? 'noun'
        : 'other';

/** Languages whose adjectives follow the noun. */
const adjectivesFollow: ReadonlySet<Language> = new Set(['fr', 'es', 'pt', 'it', 'ar']);
const unspaced: ReadonlySet<Language> = new Set(['ja', 'zh', 'ko']);

/** Digits of other scripts, and ages in Chinese numerals: "四十代" becomes "40s". */
const withDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String((code & 0xf0) === 0x60 && code > 0x900 ? (code & 0xf) - 6 : code & 0xf);
    })
    .replace(
      /([二三四五六七八])?十([一二三四五六七八九])?(?=[多几]?[岁歳代])/g,
      (_, tens: string | undefined, ones: string | undefined) =>
        String(10 * (tens ? HAN.indexOf(tens) : 1) + (ones ? HAN.indexOf(ones) : 0)),
    )
    .replace(/(\d0)代(前半|半ば|後半)/g, (_, decade: string, part: keyof typeof partsOfDecade) => {
      return `${partsOfDecade[part]} ${decade}s `;
    })
    .replace(/(?<!\d)([6-9]0|95|00)后/g, (_, born: string) => bornIn[born as keyof typeof bornIn])
    .replace(/(\d0)(?:代|多岁|几岁|대)/g, '$1s ');
const partsOfDecade = { 前半: 'early', 半ば: 'mid', 後半: 'late' };
/** Generations of Chinese. */
const bornIn = { 60: '60s', 70: '50s', 80: '40s', 90: '30s', 95: 'late 20s', '00': 'early 20s' };
const HAN = '〇一二三四五六七八九';

/** The translation of the longest phrase at a word, and its length in words. */
const phraseAt = (words: readonly string[], at: number, glossary: Glossary): [string, number] | undefined => {
  for (let count = Math.min(glossary.longest, words.length - at); count > 0; count--) {
    const english = glossary.phrases.get(words.slice(at, at + count).join(' '));
    if (english !== undefined) return [english, count];
  }
  const english = stemOf(words[at]!, glossary.stems);
  return english === undefined ? undefined : [english, 1];
};

/** Arabic conjunctions, prepositions and articles that are written with the next word. */
const attached: readonly (readonly [string, string])[] = [
  ['وال', 'and'],
  ['بال', 'with'],
  ['لل', ''],
  ['ال', ''],
  ['و', 'and'],
  ['ب', 'with'],
];

const translateSpaced = (part: string, language: Language): Unit[] => {
  const glossary = glossaries[language];
  const words = foldedWords(part);
  const units: Unit[] = [];
  const push = (text: string) => units.push({ text, kind: kindOf(text) });
  for (let at = 0; at < words.length; ) {
    let found = phraseAt(words, at, glossary);
    if (!found && language === 'ar')
      for (const [prefix, english] of attached) {
        const word = words[at]!;
        const rest = word.startsWith(prefix)
          ? phraseAt([word.slice(prefix.length), ...words.slice(at + 1, at + glossary.longest)], 0, glossary)
          : undefined;
        if (!rest) continue;
        if (english !== '') push(english);
        found = rest;
        break;
      }
    if (!found && language === 'de') {
      const [, colour] = compoundColour.exec(words[at]!) ?? [];
      if (colour) found = phraseAt([colour], 0, glossary);
    }
    push(found?.[0] ?? words[at]!);
    at += found?.[1] ?? 1;
  }
  return units;
};

const unspacedPattern = (language: Language): RegExp => {
  const forms = [...glossaries[language].phrases.keys()].sort((a, b) => b.length - a.length);
  return new RegExp(forms.join('|'), 'g');
};
const unspacedPatterns = new Map([...unspaced].map((language) => [language, unspacedPattern(language)]));

const translateUnspaced = (part: string, language: Language): Unit[] => {
  const { phrases } = glossaries[language];
  return foldWord(part)
    .replace(unspacedPatterns.get(language)!, (form) => `|${phrases.get(form)}|`)
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, kind: kindOf(text) }));
};

/** "dress red dark" becomes "dark red dress", and "hair long and black" becomes "black long hair". */
const adjectivesFirst = (units: readonly Unit[]): Unit[] => {
  const ordered: Unit[] = [];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]!;
    if (unit.kind === 'noun') {
      const following: Unit[] = [];
      let next = at + 1;
      for (; next < units.length; next++) {
        if (units[next]!.kind === 'adjective') following.unshift(units[next]!);
        else if (units[next]!.kind !== 'and' || units[next + 1]?.kind !== 'adjective' || following.length === 0) break;
      }
      ordered.push(...following);
      at = next - 1;
    }
    ordered.push(unit);
  }
  return ordered;
};

/** "suit NOT" becomes "no suit". */
const negationFirst = (units: readonly Unit[]): Unit[] => {
  const ordered: Unit[] = [];
  for (const unit of units) {
    if (unit.text !== 'NOT') {
      ordered.push(unit);
      continue;
    }
    let at = ordered.length - 1;
    while (at > 0 && ordered[at - 1]!.kind === 'adjective') at--;
    ordered.splice(Math.max(0, at), 0, { text: ', no', kind: 'other' });
    ordered.push({ text: ',', kind: 'other' });
  }
  return ordered;
};

/** Articles of Romance languages that tell the gender of a person who is named by an adjective: "une rousse", "un joven". */
const genderOfArticle = /^\s*(?:(une|una|uma)|(un|um))\s/i;
const namesPerson = /\b(ginger|blonde|brunette|young|elderly|bald|muslim|student)\b/;

/** "A young ginger" with the gender of the article before it. */
const withGenderOfArticle = (english: string, text: string): string => {
  const article = genderOfArticle.exec(text);
  const subject = english.split(/[,.;:]|\b(?:with|of|in|and|wearing)\b/, 1)[0]!;
  const ofPerson = namesPerson.test(subject) && !/\b(person\w*|pessoa)\b/.test(subject);
  const ofThing = nouns.test(subject.replace(/\bstudent\b/, '').trim());
  if (!article || !ofPerson || ofThing || femaleWords.test(english) || maleWords.test(english)) return english;
  return english.replace(/^\s*a\s/, article[1] ? 'a woman ' : 'a man ');
};

/** The male and the female garment of a word with both, and the person at the beginning of a text whose trade is also called like a garment. */
const byGender = (english: string): string =>
  english
    .replace(/\bsuit\/dress\b/g, /\b(woman|bride)\b/.test(english) ? 'dress' : 'suit')
    .replace(/^\s*(?:a )?(?:suit|dungarees)\/((?:wo)?man [a-z ]+?)(?= |$)/, '$1')
    .replace(/\b(suit|dungarees)\/(?:wo)?man (?:gardener|fashion designer)\b/g, '$1');

/** "Color arena", "couleur sable": the colour's name is the next word. */
const wordForColour = /(?<!\p{L})(?:(?:de|en|di) )?(?:colou?r|colore|couleur|cor)(?: de| di)? (?=\p{L}{3})/giu;

/** German colours with a noun before them: "kürbisorange". */
const compoundColour =
  /^\p{L}{2,20}?(gelb|grün|blau|(?<!b)rot|rosa|grau|braun|weiß|schwarz|orange|türkis|beige)(?:e[nmrs]?)?$/u;

/** Translates the known words of a text; English text stays unchanged. */
export const toEnglish = (text: string): string => {
  let plain = withDigits(
    text
      .normalize('NFC')
      .replace(/[，、،]/g, ', ')
      .replace(/[。；؛]/g, '. '),
  );
  for (const [pattern, by] of pictographs) plain = plain.replace(pattern, by);
  const language = languageOf(plain);
  if (language === undefined) return plain;
  if (adjectivesFollow.has(language)) plain = plain.replace(wordForColour, ' ');
  // "Junge Ärztin", but "Junge mit Brille".
  if (language === 'de') plain = plain.replace(/\b([Jj]unge) (?=\p{Lu})/gu, '$1r ');
  const translate = unspaced.has(language) ? translateUnspaced : translateSpaced;
  const order = adjectivesFollow.has(language) ? adjectivesFirst : negationFirst;
  const english = plain
    .split(/([,.;:!?\n()]+)/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : order(translate(part, language))
            .map((unit) => unit.text)
            .join(' '),
    )
    .join(' ');
  return byGender(adjectivesFollow.has(language) ? withGenderOfArticle(english, plain) : english);
};
