// From a description of a person to what it says: traits by word lists, with negation and shaded colours.
import { colourNames, colourOf, isColourWord, wordsOf } from '../paint/colour-words.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { inEnglish } from './glossary.ts';
import type { HairColour } from './palettes.ts';
import type { Said } from './said.ts';
import { hairStyles } from './traits.ts';
import {
  ageWords,
  armWords,
  beardNouns,
  buildWords,
  facialHairWords,
  femaleWords,
  garmentWords,
  hairColourAlone,
  hairColourWords,
  hairNouns,
  hairStyleWords,
  maleWords,
  patternWords,
  skinWords,
  tradeWords,
} from './word-lists.ts';

/** What was understood of a text; members that the text does not speak of are missing. */
export const readDescription = (text: string): Said => {
  const english = inEnglish(text);
  const clauses = clausesOf(english);
  const said: Said = {};
  const affirmed = inDigits(` ${clauses.flatMap(({ text, negated }) => (negated ? [] : wordsOf(text))).join(' ')} `);
  readWho(affirmed, said);
  const notOf = clauses.filter(({ negated }) => negated).map(({ text }) => text);
  if (said.gender === undefined)
    for (const [words, other] of [
      [femaleWords, 'male'],
      [maleWords, 'female'],
    ] as const)
      if (notOf.some((denied) => words.test(denied))) said.gender = other;
  if (said.age === undefined) {
    const [old, young] = [/\b(old|elderly|aged)\b/, /\b(young|youthful)\b/].map((words) =>
      notOf.some((text) => words.test(text)),
    );
    if (old || young) said.age = old && young ? 43 : old ? 33 : 54;
  }
  readMood(clauses, said);
  readFace(clauses, said);
  readHair(clauses, said);
  readWorn(clauses, said);
  readClothes(clauses, said);
  const trade = tradeWords.find(({ pattern }) => pattern.test(affirmed));
  if (trade && said.garment === undefined && !said.not?.garments?.includes(trade.garment)) {
    said.garment = trade.garment;
    if (trade.colour) said.clothesColour ??= trade.colour;
    if (trade.second) said.secondColour ??= trade.second;
  }
  if (said.facialHair && said.facialHair !== 'none') said.gender ??= 'male';
  if (mostlyFemale(said)) said.gender ??= 'female';
  return said;
};

/** What mostly women wear, where nothing says who it is. */
const mostlyFemale = ({ garment, lipstick, earrings = 'none', necklace = 'none', hairStyle = 'bald' }: Said): boolean =>
  garment === 'blouse' ||
  garment === 'dress' ||
  lipstick !== undefined ||
  earrings !== 'none' ||
  necklace !== 'none' ||
  ['bob', 'fringe', 'pixie', 'long-wavy', 'long-curls', 'braids', 'ponytail'].includes(hairStyle);

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty'];
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const NUMBER_WORDS = new RegExp(`\\b(${TENS.join('|')})(?: (${ONES.join('|')}))?\\b`, 'g');

/** "thirty five" becomes "35". */
const inDigits = (words: string): string =>
  words.replace(NUMBER_WORDS, (_, tens: string, ones: string | undefined) =>
    String(20 + 10 * TENS.indexOf(tens) + (ones === undefined ? 0 : ONES.indexOf(ones) + 1)),
  );

const readWho = (whole: string, said: Said): void => {
  const [female, male] = [whole.search(femaleWords), whole.search(maleWords)];
  if (female >= 0 || male >= 0) said.gender = male < 0 || (female >= 0 && female < male) ? 'female' : 'male';
  const years =
    whole.match(/\b(\d\d?) ?(?:years?|yrs?|y o|yo)\b/) ?? whole.match(/\b(?:aged?|of|about|around|is) (\d\d)\b/);
  const decade = whole.match(
    /\b(?:(early|mid|late|middle) )?(twenties|thirties|forties|fifties|sixties|seventies|eighties|20s|30s|40s|50s|60s|70s|80s|[2-8]0 ?(?:ish|something))\b/,
  );
  if (years) said.age = Math.max(18, Math.min(85, Number(years[1])));
  else if (decade) said.age = decadeAge(decade[2]!, decade[1]);
  else for (const [pattern, age] of ageWords) if (said.age === undefined && pattern.test(whole)) said.age = age;
  for (const [pattern, arms] of armWords) if (pattern.test(whole)) said.arms ??= arms;
  for (const [pattern, build] of buildWords) if (pattern.test(whole)) said.build ??= build;
};

const serious = /\b(serious|stern|solemn|strict|frown\w*)\b/;
const cheerful = /\b(smil\w+|grin\w*|cheerful|happy|joyful|friendly|laugh\w*|upbeat|energetic)\b/;

/** Whoever does not smile is serious; whoever is only not stern may rest as the lot has it. */
const readMood = (clauses: readonly Clause[], said: Said): void => {
  const told = (mood: RegExp, negated: boolean) =>
    clauses.some((clause) => clause.negated === negated && mood.test(clause.text));
  if (told(serious, false) || told(cheerful, true)) said.mood = 'serious';
  else if (told(cheerful, false) || told(/\bwarm\b(?! (brown|skin|tone|colou?r))/, false)) said.mood = 'cheerful';
};

const decadeAge = (decade: string, part: string | undefined): number => {
  const tens =
    { tw: 20, th: 30, fo: 40, fi: 50, si: 60, se: 70, ei: 80 }[decade.slice(0, 2)] ?? Number.parseInt(decade, 10);
  return tens + (part === 'early' ? 2 : part === 'late' ? 8 : 5);
};

const readFace = (clauses: readonly Clause[], said: Said): void => {
  for (const [i, { text, negated }] of clauses.entries()) {
    const who = clauses[i - 1]?.text ?? '';
    // "A woman of 40, Black": the colour of a person, as nothing else stands with it.
    if (/^(black|white)$/.test(text) && (femaleWords.test(who) || maleWords.test(who)) && !hairNouns.test(who))
      said.skin ??= text === 'black' ? 'deep' : 'fair';
    for (const { pattern, tone, eastern } of skinWords)
      if (!negated && pattern.test(text) && said.skin === undefined) {
        said.skin = tone;
        if (eastern !== undefined) said.eastern = eastern;
      }
    if (/\bfreckle/.test(text)) said.freckles = negated ? 0 : 1;
    const eyes =
      text.match(/\b(dark brown|brown|hazel|amber|green|blue|gr[ae]y)(?: \w+)? eye[sd]?\b/) ??
      text.match(/\beyes?,? (?:are |is |of )?(?:a )?(?:\w+ )?(dark brown|brown|hazel|amber|green|blue|gr[ae]y)\b/);
    if (eyes && !negated) said.eyes = eyes[1]!.replace('gray', 'grey') as NonNullable<Said['eyes']>;
    for (const [pattern, kind] of facialHairWords) {
      if (!pattern.test(text)) continue;
      if (!negated) said.facialHair = kind;
      else said.facialHair ??= 'none';
      break;
    }
    if (/\bmake ?up\b/.test(text)) said.makeUp = !negated;
    if (/\blipstick\b/.test(text) && negated) said.makeUp = false;
    if (/\b(lipstick|lips)\b/.test(text) && !negated) {
      const lips = /\bdark lip/.test(text) ? colourNames.plum : colourBeside(text, /^(lipstick|lips)$/);
      if (lips) said.lipstick = lips;
    }
  }
};

const readHair = (clauses: readonly Clause[], said: Said): void => {
  const bald = /\b(bald|shaven head|shaved head|no hair|hairless)\b/;
  const [told, denied] = [true, false].map((is) =>
    clauses.filter(({ text, negated }) => bald.test(text) && negated !== is),
  );
  const shaven = told!.length > 0 || clauses.some(({ text }) => /^(no|without)( any)? hair$/.test(text));
  if (shaven) said.hairStyle = 'bald';
  const affirmed = clauses.filter(({ text, negated }) => !negated && !bald.test(text));
  // The telling words come first in the list, wherever they stand in the text: "a bob with a fringe" is a fringe.
  for (const { pattern, style, wave, length } of hairStyleWords) {
    const clause = affirmed.find(({ text }) => pattern.test(text));
    if (!clause || said.hairStyle !== undefined) continue;
    const female =
      said.gender === 'female' || (said.gender === undefined && /\b(long|fringe|bangs)\b/.test(clause.text));
    said.hairStyle = typeof style === 'string' ? style : style[female ? 'female' : 'male'];
    if (wave !== undefined) said.wave = wave;
    if (length !== undefined) said.hairLength = length;
  }
  if (denied!.length > 0) said.hairStyle ??= 'crop';
  for (const { text } of affirmed) readHairColour(text, said);
  for (const { text } of affirmed)
    for (const [pattern, colour] of hairColourAlone) if (pattern.test(text)) said.hairColour ??= colour;
  if (said.hairDye) delete said.hairColour;
  readHairNot(clauses, said);
};

/** Words of which one rules out every style that is named by it. */
const styleStems = ['curl', 'wav', 'braid', 'fringe', 'long', 'straight', 'buzz', 'bun', 'bob', 'afro', 'loc'];

const readHairNot = (clauses: readonly Clause[], said: Said): void => {
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
    if (styles.length > 0 && said.hairStyle === undefined)
      said.not = { ...said.not, hairStyles: [...(said.not?.hairStyles ?? []), ...styles] };
    const alone = hairColourAlone.find(([pattern]) => pattern.test(text))?.[1];
    const ofHair = /\bhair( is)?$/.test(clauses[i - 1]?.text ?? '') ? `${text} hair` : text;
    const colour = alone ?? besideNoun(ofHair, hairNouns).map(naturalColour).find(Boolean);
    if (colour && !said.hairColour && !said.hairDye)
      said.not = { ...said.not, hairColours: [...(said.not?.hairColours ?? []), colour] };
  }
};

const aside = /\b(?:(?:very )?(?:dark|light|pale|bright|deep) )?\w+ (?:eye[sd]?|skin(?:ned)?|complexion)\b/g;

/** The colour nearest to what is meant: before the noun ("dark brown curls"), else after it ("hair dyed green"). */
const besideNoun = (text: string, noun: RegExp): readonly string[][] => {
  const plain = text.replace(aside, ' ');
  const hit = plain.match(noun);
  if (!hit) return [];
  const at = hit.index!;
  return [wordsOf(plain.slice(0, at)).slice(-5), wordsOf(plain.slice(at + hit[0].length)).slice(0, 5)];
};

const naturalColour = (words: readonly string[]): HairColour | undefined => {
  const run = words.join(' ');
  return hairColourWords.find(([pattern]) => pattern.test(run))?.[1];
};

const readHairColour = (text: string, said: Said): void => {
  if (beardNouns.test(text)) {
    const [before = []] = besideNoun(text, beardNouns);
    const after = text.match(/\b(?:beard|moustache|mustache|stubble|goatee) (?:is|are|of|in) (.*)/);
    const colour = naturalColour(before) ?? (after ? naturalColour(wordsOf(after[1]!)) : undefined);
    if (colour) said.beardColour ??= colour;
    if (!/\bhair\b/.test(text)) return;
  }
  if (said.hairColour || said.hairDye) return;
  for (const words of besideNoun(text, hairNouns)) {
    const natural = naturalColour(words);
    const dye = natural ? undefined : colourOf(words.filter((word) => isColourWord(word)));
    if (natural) said.hairColour = natural;
    if (dye) said.hairDye = dye.colour;
    if (natural || dye) return;
  }
};

const readWorn = (clauses: readonly Clause[], said: Said): void => {
  for (const { text, negated } of clauses) {
    const near = (noun: RegExp) => colourBeside(text, noun);
    if (/\b(glasses|spectacles|eyeglasses)\b/.test(text)) {
      said.glasses = negated
        ? 'none'
        : /\b(sun ?glasses|shades)\b/.test(text)
          ? 'sun'
          : /\bround\b/.test(text)
            ? 'round'
            : 'square';
      const colour = near(/glasses|spectacles|eyeglasses/);
      if (colour && !negated) said.glassesColour = colour;
    } else if (/\bsunglasses\b/.test(text)) said.glasses = negated ? 'none' : 'sun';
    const wear = text.match(
      /\b(headscarf|head scarf|hijab|veil|turban|dastar|baseball cap|cap|beanie|woolly hat|knit hat|bobble hat|hat)\b/,
    );
    if (wear && !/\b(hard|straw|top|pointy|chef'?s|sun|cowboy) hat\b|\bwhite cap\b/.test(text)) {
      const word = wear[1]!;
      said.headwear = negated
        ? 'none'
        : /turban|dastar/.test(word)
          ? 'turban'
          : /cap|^hat$/.test(word)
            ? 'cap'
            : /beanie|(woolly|knit|bobble) hat/.test(word)
              ? 'beanie'
              : 'headscarf';
      const colour = near(new RegExp(word.split(' ')[0]!));
      if (colour && !negated) said.headwearColour = colour;
      if (!negated && said.headwear === 'headscarf') said.gender ??= 'female';
    }
    if (/\bear ?rings?\b|\bhoops?\b|\bear ?studs?\b|\bpearls?\b/.test(text))
      if (!/\bpearls?\b( \w+)? (necklace|choker|chain)/.test(text))
        said.earrings = negated ? 'none' : /\bhoop/.test(text) ? 'hoops' : /\bpearl/.test(text) ? 'pearls' : 'studs';
    if (/\bjewell?e?r?y\b/.test(text)) {
      said.earrings ??= negated ? 'none' : 'hoops';
      said.necklace ??= negated ? 'none' : 'chain';
    }
    if (/\b(necklace|pendant|choker)\b/.test(text))
      said.necklace = negated ? 'none' : /\bpearl/.test(text) ? 'pearls' : 'chain';
    if (/\bframes?\b/.test(text) && !negated) {
      said.glasses ??= 'square';
      const frames = near(/^frames?$/);
      if (frames) said.glassesColour = frames;
    }
    const neckwear = text.match(/\b(bow ?tie|neck ?tie|tie)\b(?! back| up)/);
    if (neckwear) said.tie = negated ? 'none' : /bow/.test(neckwear[1]!) ? 'bow' : 'tie';
    if (/\bopen collar\b/.test(text)) said.tie = 'none';
    if (/\brose gold\b.{0,160}\b(ear|necklace|jewel|hoop)/.test(text)) said.metal = colourOf(['rose', 'gold'])!.colour;
    else if (/\b(silver)\b.{0,160}\b(ear|necklace|jewel|hoop)/.test(text)) said.metal = '#d8dde4';
    else if (/\b(gold|golden)\b.{0,160}\b(ear|necklace|jewel|hoop)/.test(text)) said.metal = '#e2b348';
  }
};

/** The colour before a noun, else right after it: "a teal hijab", "hijab in dusty pink". */
const colourBeside = (text: string, noun: RegExp): string | undefined => {
  const words = wordsOf(text.replace(aside, ' '));
  const at = words.findIndex((word) => noun.test(word));
  if (at < 0) return undefined;
  return (colourOf(words.slice(Math.max(0, at - 4), at)) ?? colourOf(words.slice(at + 1, at + 4)))?.colour;
};

/** These lie over a top whose colour and pattern are the main ones. */
const overTop = new Set<string>(['apron', 'dungarees']);

const readClothes = (clauses: readonly Clause[], said: Said): void => {
  const found: { garment: NonNullable<Said['garment']>; colour: string | undefined; outer: number; text: string }[] =
    [];
  for (const { text, negated } of clauses) {
    if (negated) {
      const garments = garmentWords.filter(({ pattern }) => pattern.test(text)).map(({ garment }) => garment);
      if (garments.length > 0) said.not = { ...said.not, garments: [...(said.not?.garments ?? []), ...garments] };
      continue;
    }
    for (const { pattern, garment, outer, colour } of garmentWords) {
      const hit = text.match(pattern);
      if (!hit) continue;
      const before = wordsOf(text.slice(0, hit.index).replace(aside, ' ')).slice(-4);
      const after = wordsOf(text.slice(hit.index! + hit[0].length)).slice(0, 3);
      const near = colourOf(before) ?? (/\b(hair|eyes|beard)\b/.test(after.join(' ')) ? undefined : colourOf(after));
      found.push({ garment, colour: near?.colour ?? colour, outer, text });
      break;
    }
    if (!found.some((piece) => piece.text === text)) {
      const dressed = text.match(/\b(?:dressed in|wearing|clothed in|in all|clothes)\b(.*)/);
      const colour = dressed && !/\bhair|eyes|skin\b/.test(dressed[1]!) ? colourOf(wordsOf(dressed[1]!)) : undefined;
      if (colour && !/glasses|scarf|turban|cap|beanie|ring|necklace/.test(text)) said.clothesColour ??= colour.colour;
    }
    const worn = found.find((piece) => piece.text === text && !overTop.has(piece.garment));
    for (const [pattern, kind] of patternWords) if (worn && pattern.test(text)) said.pattern ??= kind;
  }
  const [main, ...rest] = found.sort((a, b) => b.outer - a.outer);
  if (!main) return;
  said.garment = main.garment;
  const inner = rest.find((piece) => piece.outer < main.outer);
  const [first, second] = overTop.has(main.garment) ? [inner?.colour, main.colour] : [main.colour, inner?.colour];
  if (first) said.clothesColour = first;
  if (second) said.secondColour = second;
};
