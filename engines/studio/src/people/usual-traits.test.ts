// Nationalities, names, places and languages tell the skin and features that words leave open.
import { expect, test } from 'vitest';
import { createPerson } from './create-person.ts';
import { type SkinTone, skinBetween, skinTones } from './palettes.ts';
import { parseDescription } from './parse-description.ts';

/** The number of people of 100 that a description gives, by skin tone. */
const tonesOf = (text: string): Partial<Record<SkinTone, number>> => {
  const counts: Partial<Record<SkinTone, number>> = {};
  for (let i = 0; i < 100; i++) {
    const { skin } = createPerson(parseDescription(text), `${text}#${i}`);
    const tone = skinTones.reduce((a, b) => (away(skin, a) < away(skin, b) ? a : b));
    counts[tone] = (counts[tone] ?? 0) + 1;
  }
  return counts;
};

const away = (skin: readonly string[], tone: SkinTone): number =>
  [1, 3, 5].reduce(
    (sum, k) =>
      sum +
      Math.abs(
        Number.parseInt(skin[3]!.slice(k, k + 2), 16) - Number.parseInt(skinBetween(tone, 0)[3]!.slice(k, k + 2), 16),
      ),
    0,
  );

const origins: readonly (readonly [string, string])[] = [
  ['French|Parisian|from Paris', 'french'],
  ['Scottish|Irish|Welsh', 'celtic'],
  ['Italian|Spanish|Greek|Portuguese|Sicilian', 'southern-european'],
  ['German|Dutch|Austrian|Swiss|Belgian|from Berlin', 'germanic'],
  ['Swedish|Norwegian|Danish|Finnish', 'nordic'],
  ['Polish|Russian|Ukrainian|Czech|Romanian|from Warsaw', 'slavic'],
  ['British|English|Londoner', 'british'],
  ['American|from New York', 'american'],
  ['Canadian|Australian|from Sydney', 'australasian'],
  ['Argentinian|Argentine|Chilean|from Buenos Aires', 'rioplatense'],
  ['Brazilian|Carioca|from São Paulo', 'brazilian'],
  ['Mexican|Colombian|Peruvian|from Bogotá|Mexican American', 'latin-american'],
  ['Cuban|Dominican|Puerto Rican', 'antillean'],
  ['Jamaican|Haitian|West Indian', 'caribbean'],
  ['Emirati|Saudi|Qatari|Iraqi|from Dubai', 'arabian'],
  ['Lebanese|Syrian|Iranian|Israeli|from Beirut', 'levantine'],
  ['Turkish|Armenian|from Istanbul', 'anatolian'],
  ['Moroccan|Egyptian|Algerian|from Cairo', 'north-african'],
  ['Nigerian|Ghanaian|Kenyan|from Lagos|from Nairobi', 'african'],
  ['Senegalese|Sudanese|from Dakar', 'sahelian'],
  ['Ethiopian|Somali', 'horn-of-africa'],
  ['South African|from Cape Town', 'south-african'],
  ['Indian|Pakistani|Bangladeshi|from Mumbai', 'south-asian'],
  ['Vietnamese|Thai|Filipino|Indonesian|from Manila', 'south-east-asian'],
  ['Chinese|Japanese|Korean|from Tokyo|from Seoul|Asian American', 'east-asian'],
];

test.each(origins)('%s people are %s', (words, origin) => {
  for (const word of words.split('|'))
    for (const text of [`a ${word} woman of 30`, `Maria, 30, ${word}`].slice(/^from/.test(word) ? 1 : 0))
      expect(parseDescription(text).origin, text).toBe(origin);
});

test.each([
  ['Französische Bäckerin, 40', 'french'],
  ['Bäcker aus Italien', 'southern-european'],
  ['Un homme sénégalais de 40 ans', 'sahelian'],
  ['une femme brésilienne', 'brazilian'],
  ['Mujer argentina de 30 años', 'rioplatense'],
  ['un hombre francés', 'french'],
  ['Mulher angolana', 'african'],
  ['uma mulher japonesa', 'east-asian'],
  ['una donna francese', 'french'],
  ['uomo nigeriano di 30 anni', 'african'],
  ['رجل إماراتي', 'arabian'],
  ['امرأة فرنسية', 'french'],
  ['जापानी महिला', 'east-asian'],
  ['フランス人の女性', 'french'],
  ['ベトナム人の男性', 'south-east-asian'],
  ['法国女性', 'french'],
  ['韩国男性', 'east-asian'],
  ['Französin, 30', 'french'],
])('"%s" is read as %s', (text, origin) => {
  expect(parseDescription(text).origin).toBe(origin);
});

test.each([
  ['an English teacher of 40', undefined],
  ['a woman with a French braid', undefined],
  ['a waiter in an Italian restaurant', undefined],
  ['not French, a woman of 40', undefined],
])('"%s" tells no origin', (text, origin) => {
  expect(parseDescription(text).origin).toBe(origin);
});

test.each([
  ['Arjun, fintech founder', 'south-asian'],
  ['Priya, 32', 'south-asian'],
  ['Hiroshi, 50', 'east-asian'],
  ['Chiamaka, lawyer', 'african'],
  ['Kwame, 35', 'african'],
  ['Ahmed, 30', 'arabian'],
  ['Fatou, 27', 'sahelian'],
  ['Olga, 40', 'slavic'],
  ['Lars, 40', 'nordic'],
  ['a barista in Tokyo', 'east-asian'],
  ['Bäckerin, 40, mit Schürze', 'germanic'],
  ['Laura, 30', undefined],
  ['David, 40', undefined],
  ['Priya, 32, British', undefined],
  ['Arjun, fair skin', undefined],
  ['Olga, a Black woman of 30', undefined],
])('"%s" suggests %s', (text, origin) => {
  expect(parseDescription(text).likelyOrigin).toBe(origin);
});

test('nations with people of many origins keep a mix, in which no tone is the only one', () => {
  for (const text of ['a Brazilian woman', 'an American man', 'a British woman', 'a French man'])
    expect(Object.keys(tonesOf(text)).length, text).toBeGreaterThan(2);
  const french = tonesOf('a French man');
  expect((french.fair ?? 0) + (french.porcelain ?? 0) + (french.olive ?? 0)).toBeGreaterThan(75);
});

test('words for skin and hair are stronger than a nationality', () => {
  for (const [people, word, tones] of [
    ['French woman', 'a Black', ['fair', 'olive']],
    ['Brazilian woman', 'a blonde', ['tan', 'brown', 'deep']],
  ] as const) {
    const usual = tonesOf(`a ${people}`);
    const worded = tonesOf(`${word} ${people}`);
    for (const tone of tones) {
      expect(usual, people).toHaveProperty(tone);
      expect(worded, `${word} ${people}`).not.toHaveProperty(tone);
    }
  }
  expect(tonesOf('an Indian woman')).toHaveProperty('tan');
  expect(tonesOf('an Indian woman with an afro')).not.toHaveProperty('tan');
});

test('the hair of Indian men is not coily by chance', () => {
  const styles = Array.from(
    { length: 60 },
    (_, i) => createPerson(parseDescription('an Indian man of 30'), `${i}`).hair.style,
  );
  expect(styles.filter((style) => ['afro', 'locs', 'fade'].includes(style)).length).toBeLessThan(4);
});
