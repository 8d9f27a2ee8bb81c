// Parses a description of a person into traits by word lists, with negation and shaded colours.
import { colourNames, wordsOf } from '../paint/colour-words.ts';
import { armWords } from '../words/arm-words.ts';
import { genderOfEnding } from '../words/gender-endings.ts';
import { toEnglish } from '../words/glossary.ts';
import { facialHairWords } from '../words/hair-words.ts';
import { namingSkin } from '../words/skin-of-people.ts';
import { tradeArms } from '../words/trade-things.ts';
import { ageWords, buildWords, femaleWords, maleWords, skinWords, tradeWords } from '../words/word-lists.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { DescribedTraits } from './described-traits.ts';
import { genderOfName, nameIn } from './first-names.ts';
import { colourNear, parseAccessories } from './parse-accessories.ts';
import { parseClothes } from './parse-clothes.ts';
import { parseHair } from './parse-hair.ts';
import { type HairStyle, wornWithBraces } from './traits.ts';
import { eastAsianOf, toldOrigin, usualTraits } from './usual-traits.ts';
import { addUsualWear } from './usual-wear.ts';

/** Words beside which a first name is somebody else's, or of either gender. */
const deniesName = {
  female: /\b(?:beard\w*|moustache|mustache|stubble|goatee)\b/,
  male: /\b(?:lipstick|ear ?rings?|pearls?|dress|blouse|skirt|bob)\b/,
};

const held =
  /\b(?:hold\w*|carrying|anything|props?|tablet|clipboard|books?|mug|cup|flowers|bouquet|phone|folder|scissors|hammer|brush(?:es)?|pizza|skate ?board|drawing|chart)\b/;

/** The traits that a text describes; other members are missing. */
export const parseDescription = (text: string): DescribedTraits => {
  const english = namingSkin(toEnglish(text));
  const clauses = clausesOf(english);
  const described: DescribedTraits = {};
  const affirmed = inDigits(` ${clauses.flatMap(({ text, negated }) => (negated ? [] : wordsOf(text))).join(' ')} `);
  parseIdentity(affirmed, described);
  // "Sarah, 61": a number alone in its clause is the age.
  const bareAge = clauses.find(({ text, negated }) => !negated && /^(?:1[89]|[2-8]\d)$/.test(text));
  if (bareAge) described.age = Number(bareAge.text);
  const notOf = clauses.filter(({ negated }) => negated).map(({ text }) => text);
  if (described.gender === undefined)
    for (const [words, other] of [
      [femaleWords, 'male'],
      [maleWords, 'female'],
    ] as const)
      if (notOf.some((denied) => words.test(denied))) described.gender = other;
  // What is spoken or taught ends with its clause: "yoga teacher, Indian".
  const origin = toldOrigin(clauses.flatMap(({ text, negated }) => (negated ? [] : text)).join(', '));
  if (origin) Object.assign(described, { origin, ...eastAsianOf(origin) });
  // Before hair, whose words mean other styles for women than for men.
  const named = genderOfName(nameIn(text)) ?? genderOfEnding(text);
  if (named && !deniesName[named].test(affirmed)) described.gender ??= named;
  if (notOf.some((denied) => held.test(denied)) || /\b(?:empty hand(?:s|ed)|hands free)\b/.test(affirmed))
    delete described.usualArms;
  if (described.age === undefined) {
    const [old, young] = [/\b(old|elderly|aged)\b/, /\b(young|youthful)\b/].map((words) =>
      notOf.some((text) => words.test(text)),
    );
    if (old || young) described.age = old && young ? 43 : old ? 33 : 54;
  }
  parseMood(clauses, described);
  parseFace(clauses, described);
  parseHair(clauses, described);
  parseAccessories(clauses, described);
  parseClothes(clauses, described);
  const trade = tradeWords.find(({ pattern }) => pattern.test(affirmed));
  if (trade && described.garment === undefined && !described.excluded?.garments?.includes(trade.garment)) {
    if (trade.others)
      described.usualGarments = [[trade.garment, 2], ...trade.others.map((other) => [other, 1] as const)];
    else described.garment = trade.garment;
    if (trade.colour) described.clothesColour ??= trade.colour;
    if (trade.second) described.secondColour ??= trade.second;
    if (trade.cloth) described.pattern ??= trade.cloth;
    if (trade.inner) described.inner ??= trade.inner;
    if (trade.emblem) described.emblem = trade.emblem;
    if (trade.scarf && !notOf.some((denied) => /\bscarf\b/.test(denied))) described.scarf ??= '';
  }
  if (described.accessories?.braces !== undefined) {
    described.garment ??= 'shirt';
    if (!wornWithBraces.has(described.garment)) delete described.accessories.braces;
  }
  // A clipboard would hide it.
  if (described.accessories?.whistle !== undefined && described.usualArms === 'clipboard') delete described.usualArms;
  // On a building site, a vest is a safety vest.
  if (described.headwear === 'hard-hat' && described.garment === 'waistcoat') described.pattern ??= 'reflective';
  if (described.facialHair && described.facialHair !== 'none') described.gender ??= 'male';
  if (described.hairStyle === 'bald' || described.headwear === 'ghutra' || usuallyMaleWords.test(affirmed))
    described.gender ??= 'male';
  if (suggestsFemale(described)) described.gender ??= 'female';
  Object.assign(described, usualTraits(text, affirmed, described));
  addUsualWear(described, affirmed, notOf);
  return described;
};

/** A turban or tied hair of these is a man's. */
const usuallyMaleWords = /\b(?:samurai|sikh)\b/;

/** Whether clothes, headwear, jewellery or hair suggest a woman, for texts that do not name a gender. */
const suggestsFemale = ({
  garment,
  headwear,
  lipstick,
  earrings = 'none',
  necklace = 'none',
  hairStyle = 'bald',
}: DescribedTraits): boolean =>
  garment === 'blouse' ||
  garment === 'dress' ||
  headwear === 'headscarf' ||
  headwear === 'headwrap' ||
  lipstick !== undefined ||
  earrings !== 'none' ||
  necklace !== 'none' ||
  womensHair.has(hairStyle);

/** Styles that few men wear. A man's bun or tied hair is called so. */
const womensHair = new Set<HairStyle>([
  'bob',
  'fringe',
  'pixie',
  'long-wavy',
  'long-curls',
  'braids',
  'side-braid',
  'ponytail',
  'low-ponytail',
  'bun',
  'messy-bun',
  'afro-puffs',
]);

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty'];
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const NUMBER_WORDS = new RegExp(`\\b(${TENS.join('|')})(?: (${ONES.join('|')}))?\\b`, 'g');

/** "thirty five" becomes "35". */
const inDigits = (words: string): string =>
  words.replace(NUMBER_WORDS, (_, tens: string, ones: string | undefined) =>
    String(20 + 10 * TENS.indexOf(tens) + (ones === undefined ? 0 : ONES.indexOf(ones) + 1)),
  );

const parseIdentity = (whole: string, described: DescribedTraits): void => {
  const [female, male] = [whole.search(femaleWords), whole.search(maleWords)];
  // "F/34", "(27, m)"
  const initial = whole.match(/(?<![\w'])(?:([fm]) ?([2-8]\d)|([2-8]\d) ?([fm]))\b/);
  if (initial) described.gender = (initial[1] ?? initial[4]) === 'f' ? 'female' : 'male';
  if (female >= 0 || male >= 0) described.gender = male < 0 || (female >= 0 && female < male) ? 'female' : 'male';
  const years =
    whole.match(/\b(\d\d?) ?(?:years?|yrs?|y o|yo)\b/) ??
    whole.match(
      /\b(?:aged?|of|about|around|is|(?:he|she|they|i)'?(?:s|m|re)|turn(?:s|ed|ing)|woman|man|lady|female|male) (\d\d)\b(?! (?:percent|cm))/,
    );
  const decade = whole.match(
    /\b(?:(early|mid|late|middle) )?(twenties|thirties|forties|fifties|sixties|seventies|eighties|20s|30s|40s|50s|60s|70s|80s|[2-8]0 ?(?:ish|something)|(?<=(?:early|mid|late) )[2-8]0)\b/,
  );
  if (years) described.age = Math.max(18, Math.min(85, Number(years[1])));
  else if (initial) described.age = Number(initial[2] ?? initial[3]);
  else if (decade) described.age = decadeAge(decade[2]!, decade[1]);
  else
    for (const [pattern, age] of ageWords) if (described.age === undefined && pattern.test(whole)) described.age = age;
  for (const [pattern, arms] of armWords) if (pattern.test(whole)) described.arms ??= arms;
  if (!/\b(?:retired|former)\b/.test(whole))
    for (const [pattern, arms] of tradeArms) if (pattern.test(whole)) described.usualArms ??= arms;
  for (const [pattern, build] of buildWords) if (pattern.test(whole)) described.build ??= build;
};

const serious = /\b(serious|stern|solemn|strict|frown\w*)\b/;
const cheerful =
  /\b(smil\w+|grin\w*|cheer(?:ful|y)|happy|joyful|jovial|jolly|friendly|laugh\w*|upbeat|energetic|bubbly|beaming|good humou?red)\b/;

/** "Not smiling" means serious; "not stern" leaves the mood open. */
const parseMood = (clauses: readonly Clause[], described: DescribedTraits): void => {
  const told = (mood: RegExp, negated: boolean) =>
    clauses.some((clause) => clause.negated === negated && mood.test(clause.text));
  if (told(serious, false) || told(cheerful, true)) described.mood = 'serious';
  else if (told(cheerful, false) || told(/\bwarm\b(?! (brown|skin|tone|colou?r))/, false)) described.mood = 'cheerful';
};

const decadeAge = (decade: string, part: string | undefined): number => {
  const tens =
    { tw: 20, th: 30, fo: 40, fi: 50, si: 60, se: 70, ei: 80 }[decade.slice(0, 2)] ?? Number.parseInt(decade, 10);
  return tens + (part === 'early' ? 2 : part === 'late' ? 8 : decade.endsWith('ish') ? 0 : 5);
};

const parseFace = (clauses: readonly Clause[], described: DescribedTraits): void => {
  for (const { text, negated } of clauses) {
    for (const { pattern, tone, eastAsian } of skinWords)
      if (!negated && pattern.test(text) && described.skin === undefined) {
        described.skin = tone;
        if (eastAsian !== undefined) described.eastAsian = eastAsian;
      }
    if (/\bfreckle/.test(text)) described.freckles = negated ? 0 : 1;
    const eyes =
      text.match(/\b(dark brown|brown|hazel|amber|green|blue|gr[ae]y)(?: \w+)? eye[sd]?\b/) ??
      text.match(/\beyes?,? (?:are |is |of )?(?:a )?(?:\w+ )?(dark brown|brown|hazel|amber|green|blue|gr[ae]y)\b/);
    if (eyes && !negated) described.eyes = eyes[1]!.replace('gray', 'grey') as NonNullable<DescribedTraits['eyes']>;
    for (const [pattern, kind] of facialHairWords) {
      if (!pattern.test(text)) continue;
      // A drawn beard has a moustache.
      const isPartOfBeard = kind === 'moustache' && /beard|goatee/.test(described.facialHair ?? '');
      if (negated) described.facialHair ??= 'none';
      else if (!isPartOfBeard) described.facialHair = kind;
      break;
    }
    if (/\bmake ?up\b/.test(text)) described.makeUp = !negated;
    if (/\blipstick\b/.test(text) && negated) described.makeUp = false;
    if (/\b(lipstick|lips)\b/.test(text) && !negated) {
      const lips = /\bdark lip/.test(text) ? colourNames.plum : colourNear(text, /^(lipstick|lips)$/);
      if (lips) described.lipstick = lips;
    }
  }
};
