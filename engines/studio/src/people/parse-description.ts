// Parses a description of a person into traits by word lists, with negation and shaded colours.
import { colourNames, colourOf, isColourWord, wordsOf } from '../paint/colour-words.ts';
import { armWords } from '../words/arm-words.ts';
import { genderOfEnding } from '../words/gender-endings.ts';
import { toEnglish } from '../words/glossary.ts';
import {
  beardNouns,
  curlyWords,
  facialHairWords,
  hairColourAlone,
  hairColourWords,
  hairNouns,
  hairStyleWords,
} from '../words/hair-words.ts';
import { namingSkin } from '../words/skin-of-people.ts';
import { tradeArms } from '../words/trade-things.ts';
import {
  accessoryWords,
  ageWords,
  brideWords,
  buildWords,
  femaleWords,
  headwearWords,
  maleWords,
  skinWords,
  tradeWords,
  undrawn,
} from '../words/word-lists.ts';
import { type Clause, clausesOf, otherFeatures } from './clauses.ts';
import type { DescribedTraits } from './described-traits.ts';
import { genderOfName, nameIn } from './first-names.ts';
import type { HairColour } from './palettes.ts';
import { parseClothes } from './parse-clothes.ts';
import { type Accessory, type HairStyle, hairStyles } from './traits.ts';
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

/** Whether the hair of a person is most often coily if nothing is done to it. */
const hasCoilyHair = ({ skin, origin }: DescribedTraits): boolean =>
  skin === undefined
    ? ['african', 'sahelian', 'horn-of-africa', 'caribbean', 'south-african'].includes(origin ?? '')
    : skin === 'deep' || skin === 'ebony';

/** Styles whose loose part shows whether hair is curly. */
const tiedUp = new Set<HairStyle | undefined>(['bun', 'messy-bun', 'ponytail']);

const parseHair = (clauses: readonly Clause[], described: DescribedTraits): void => {
  const bald = /\b(bald|shaven head|shaved head|no hair|hairless)\b/;
  const [told, denied] = [true, false].map((is) =>
    clauses.filter(({ text, negated }) => bald.test(text) && negated !== is),
  );
  const shaven = told!.length > 0 || clauses.some(({ text }) => /^(no|without)( any)? hair$/.test(text));
  if (shaven) described.hairStyle = 'bald';
  const affirmed = clauses.filter(({ text, negated }) => !negated && !bald.test(text));
  // The list's order decides, not the text's: "a bob with a fringe" is a fringe.
  for (const { pattern, style, wave, length, cut, anyTexture } of hairStyleWords) {
    const clause = affirmed.find(({ text }) => pattern.test(text));
    if (!clause || described.hairStyle !== undefined) continue;
    const female =
      described.gender === 'female' || (described.gender === undefined && /\b(long|fringe|bangs)\b/.test(clause.text));
    described.hairStyle = typeof style === 'string' ? style : style[female ? 'female' : 'male'];
    if (wave !== undefined) described.wave = wave;
    if (length !== undefined) described.hairLength = length;
    if (cut !== undefined) described.hairCut = cut;
    if (anyTexture && !clauses.some(isCombed)) described.anyHairTexture = true;
  }
  const isNatural = described.hairStyle === undefined && affirmed.some(({ text }) => /\bnatural hair\b/.test(text));
  if (isNatural && hasCoilyHair(described)) described.hairStyle = described.gender === 'male' ? 'short-curls' : 'afro';
  if (tiedUp.has(described.hairStyle) && affirmed.some(({ text }) => curlyWords.test(text))) described.wave = 1;
  if (denied!.length > 0) described.hairStyle ??= 'crop';
  for (const { text } of affirmed) parseHairColour(text, described);
  for (const { text } of affirmed)
    for (const [pattern, colour] of hairColourAlone) if (pattern.test(text)) described.hairColour ??= colour;
  if (described.hairDye) delete described.hairColour;
  parseExcludedHair(clauses, described);
};

/** Whether words say that hair is straight. */
const isCombed = ({ text, negated }: Clause): boolean =>
  negated ? /\b(curl|coil|fade|afro)/.test(text) : /\b(straight|sleek|smooth|relaxed|silky)\b/.test(text);

/** Stems that exclude every style with the stem in its name. */
const styleStems = ['curl', 'wav', 'braid', 'fringe', 'long', 'straight', 'buzz', 'bun', 'bob', 'afro', 'loc'];

const parseExcludedHair = (clauses: readonly Clause[], described: DescribedTraits): void => {
  for (const [i, { text, negated }] of clauses.entries()) {
    if (!negated) continue;
    const stems = styleStems.filter((stem) => new RegExp(`\\b${stem}`).test(text));
    const listed = hairStyleWords.filter(({ pattern }) => pattern.test(text)).map(({ style }) => style);
    const styles = hairStyles.filter(
      (style) =>
        stems.some((stem) => style.includes(stem)) ||
        listed.includes(style) ||
        (/\bbald/.test(text) && style === 'bald'),
    );
    if (styles.length > 0 && described.hairStyle === undefined)
      described.excluded = {
        ...described.excluded,
        hairStyles: [...(described.excluded?.hairStyles ?? []), ...styles],
      };
    const alone = hairColourAlone.find(([pattern]) => pattern.test(text))?.[1];
    const ofHair = /\bhair( is)?$/.test(clauses[i - 1]?.text ?? '') ? `${text} hair` : text;
    const colour = alone ?? wordsAroundNoun(ofHair, hairNouns).map(naturalColour).find(Boolean);
    if (colour && !described.hairColour && !described.hairDye)
      described.excluded = { ...described.excluded, hairColours: [...(described.excluded?.hairColours ?? []), colour] };
  }
};

/** The words before a noun ("dark brown curls"), then those after it ("hair dyed green"), in the order to search them. */
const wordsAroundNoun = (text: string, noun: RegExp): readonly string[][] => {
  const plain = text.replace(otherFeatures, ' ');
  const hit = plain.match(noun);
  if (!hit) return [];
  const at = hit.index!;
  return [wordsOf(plain.slice(0, at)).slice(-5), wordsOf(plain.slice(at + hit[0].length)).slice(0, 5)];
};

const naturalColour = (words: readonly string[]): HairColour | undefined => {
  const run = words.join(' ');
  return hairColourWords.find(([pattern]) => pattern.test(run))?.[1];
};

const parseHairColour = (text: string, described: DescribedTraits): void => {
  if (beardNouns.test(text)) {
    const [before = []] = wordsAroundNoun(text, beardNouns);
    const after = text.match(/\b(?:beard|moustache|mustache|stubble|goatee) (?:is|are|of|in) (.*)/);
    const colour = naturalColour(before) ?? (after ? naturalColour(wordsOf(after[1]!)) : undefined);
    if (colour) described.beardColour ??= colour;
    if (!/\bhair\b/.test(text)) return;
  }
  if (described.hairColour || described.hairDye) return;
  for (const words of wordsAroundNoun(text, hairNouns)) {
    const natural = naturalColour(words);
    const dye = natural ? undefined : colourOf(words.filter((word) => isColourWord(word)));
    if (natural) described.hairColour = natural;
    if (dye) described.hairDye = dye.colour;
    if (natural || dye) return;
  }
};

const parseAccessories = (clauses: readonly Clause[], described: DescribedTraits): void => {
  const isBride = clauses.some(({ text }) => brideWords.test(text));
  const denied: Accessory[] = [];
  for (const { text, negated } of clauses) {
    const near = (noun: RegExp) => colourNear(text, noun);
    if (/\b(glasses|spectacles|eyeglasses)\b/.test(text)) {
      described.glasses = negated
        ? 'none'
        : /\b(sun ?glasses|shades)\b/.test(text)
          ? 'sun'
          : /\bround\b/.test(text)
            ? 'round'
            : 'square';
      const colour = near(/glasses|spectacles|eyeglasses/);
      if (colour && !negated) described.glassesColour = colour;
    } else if (/\bsunglasses\b/.test(text)) described.glasses = negated ? 'none' : 'sun';
    const wear = headwearWords.find(([pattern]) => pattern.test(text));
    if (wear && (negated || !undrawn.test(text))) {
      const [pattern, wraps] = wear;
      const headwear = isBride && /\bveil\b/.test(text) ? 'veil' : wraps;
      described.headwear = negated ? 'none' : headwear;
      const noun = text.match(pattern)![0].split(' ').at(-1);
      const colour = near(new RegExp(`^${noun}$`));
      if (colour && !negated) described.headwearColour = colour;
    }
    if (/(?<!head )\bscarf\b(?! (?:on|in|around|over) (?:her|his|the) (?:head|hair))/.test(text) && !negated)
      described.scarf = near(/^scarf$/) ?? '';
    const worn = accessoryWords.find(([pattern]) => pattern.test(text));
    if (worn && negated) denied.push(worn[1]);
    else if (worn && !undrawn.test(text)) {
      const [pattern, accessory] = worn;
      const noun = text
        .match(pattern)![0]
        .split(' ')
        .find((word) => /phone|pack|sack|lanyard|badge|dupatta|stole|shawl|watch|bracelet|bangle/.test(word));
      described.accessories = { ...described.accessories, [accessory]: (noun && near(new RegExp(`^${noun}$`))) ?? '' };
    }
    if (/\bstethoscope\b/.test(text) && !negated) described.stethoscope = true;
    if (/\bbindi\b/.test(text) && !negated) described.bindi = true;
    const isOnEars =
      /\bear ?rings?\b|\bhoops?\b|\b(?:ear|pearl|gold|golden|silver|diamond|small|tiny) ?studs?\b|\bears?\b.{0,40}\bpearls?\b|\bpearls?\b.{0,40}\bears?\b/.test(
        text,
      );
    if (isOnEars)
      described.earrings = negated
        ? 'none'
        : /\b(?:big|large|huge|oversized|statement|chunky)\b.{0,160}\bhoop/.test(text)
          ? 'big-hoops'
          : /\bhoop|\b(?:big|large|huge)( \w+)? ear ?ring/.test(text)
            ? 'hoops'
            : /\bpearl/.test(text)
              ? 'pearls'
              : 'studs';
    if (/\bjewell?e?r?y\b/.test(text)) {
      described.earrings ??= negated ? 'none' : 'hoops';
      described.necklace ??= negated ? 'none' : 'chain';
    }
    if (
      /\b(necklace|pendant|choker|(?:gold|golden|silver|neck) chain)\b/.test(text) ||
      (/\bpearls\b/.test(text) && !isOnEars)
    )
      described.necklace = negated ? 'none' : /\bpearl/.test(text) ? 'pearls' : 'chain';
    if (/\bframes?\b/.test(text) && !negated) {
      described.glasses ??= 'square';
      const frames = near(/^frames?$/);
      if (frames) described.glassesColour = frames;
    }
    const neckwear = text.match(/\b(bow ?tie|neck ?tie|tie)\b(?! back| up)/);
    if (neckwear) {
      described.tie = negated ? 'none' : /bow/.test(neckwear[1]!) ? 'bow' : 'tie';
      const colour = near(/^(?:bow|neck)?tie$/);
      if (colour && !negated) described.tieColour = colour;
    }
    if (/\bopen collar\b/.test(text)) described.tie = 'none';
    if (/\brose gold\b.{0,160}\b(ear|necklace|jewel|hoop)/.test(text))
      described.metal = colourOf(['rose', 'gold'])!.colour;
    else if (/\b(silver)\b.{0,160}\b(ear|necklace|jewel|hoop)/.test(text)) described.metal = '#d8dde4';
    else if (/\b(gold|golden)\b.{0,160}\b(ear|necklace|jewel|hoop)/.test(text)) described.metal = '#e2b348';
  }
  for (const accessory of denied) delete described.accessories?.[accessory];
};

/** The colour right before a noun, or else right after it: "a teal hijab", "hijab in dusty pink". */
const colourNear = (text: string, noun: RegExp): string | undefined => {
  const words = wordsOf(text.replace(otherFeatures, ' '));
  const at = words.findIndex((word) => noun.test(word));
  if (at < 0) return undefined;
  return (colourOf(words.slice(Math.max(0, at - 4), at)) ?? colourOf(words.slice(at + 1, at + 4)))?.colour;
};
