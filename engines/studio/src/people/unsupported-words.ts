// Finds the words of a description that the picture cannot show, for a note in the sheet's text.
import { colourNames, isColourWord, wordsOf } from '../paint/colour-words.ts';
import { armWords } from '../words/arm-words.ts';
import { toEnglish } from '../words/glossary.ts';
import {
  beardNouns,
  facialHairWords,
  hairColourAlone,
  hairColourWords,
  hairNouns,
  hairStyleWords,
} from '../words/hair-words.ts';
import { originWords } from '../words/origin-words.ts';
import {
  accessoryWords,
  ageWords,
  buildWords,
  childWords,
  femaleWords,
  garmentWords,
  headwearWords,
  maleWords,
  patternWords,
  skinWords,
  tradeWords,
  undrawn,
} from '../words/word-lists.ts';
import { clausesOf } from './clauses.ts';
import { genderOfName } from './first-names.ts';

const matchedElsewhere =
  /\b(\d+(?:s|ish)?|years?|olds?|yrs?|early|mid|late|twenties|thirties|forties|fifties|sixties|seventies|eighties|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?: (?:one|two|three|four|five|six|seven|eight|nine))?|something|decade|eye[sd]?|lips?|lipstick|skin|skinned|complexion|freckle[sd]?|(sun ?)?glasses|spectacles|eyeglasses|frames?|round|square|shades|head ?scarf|hijab|bindi|veil|scarf|stethoscope|turban|three piece|uniforms?|oversized|loose|wrap|buckles?|dastar|cap|beanie|baseball|woolly|knit|ear ?rings?|hoops?|studs?|pearls?|jewell?e?ry|necklace|pendant|chain|bow ?tie|tie|collar|serious|stern|solemn|strict|(un)?smil\w+|frown\w*|grin\w*|unfriendly|cheerful|happy|joyful|friendly|warm|laughing|upbeat|energetic|kind|bald|make ?up|facial|shaven?|no longer|hat|hairless|clothes|clothing|outfit|top|long|short|shoulder|length|salt and pepper|plus size|hair ?less|hat ?less|beard ?less|free|dark|light|pale|deep|bright|vivid|royal|dusty|muted|faded|sky|off)\b/g;

const stopWords = new Set(
  "a an the and or but nor big jeans with without in on at of to for from by as is are was be been being has have having had he she they it his her hers him their them its this that these those who whom which what where when while very quite rather really just also too so than then there here not no never any some all each every both few more most other such only own same can will would should could may might must do does did done i you we my your our me us one person people somebody someone character presenter host hostess human adult looking look looks wear wears wearing worn dressed nice good great beautiful pretty handsome attractive lovely cute professional confident natural realistic style styled modern casual smart elegant photo picture image video portrait please want need like about around over under near behind front back between through up down out into onto neither either maybe perhaps slightly little bit lot somewhat always often called named worker anything nothing broadly doesn't don't isn't she's he's aged carrying jeweller jeweler software call centre center agent agents hiker tourist guide event seller artist coach surfer muslim christian jewish hindu auntie uncle blogger vlogger influencer creator content marketing sales assistant digital expert specialist owner small local business family company startup team leader brand ambassador customer service support representative taxi driver architect worn make made create show shows standing holding carrying sits sitting stands speaking talking called non binary nonbinary".split(
    ' ',
  ),
);

/** The words that match no trait, in their order, at most `max`. */
const unmatchedWords = (text: string, max: number): string[] => {
  const english = toEnglish(text);
  const things = undrawnThings(english);
  const described = wordsOf(english.toLowerCase().replace(new RegExp(undrawn.source, 'g'), ' '));
  // Shading words are part of the colour after them.
  const besides = described.filter((word, i) => !(isColourWord(word) && (described[i + 1] ?? '') in colourNames));
  let rest = ` ${besides.join(' ')} `;
  const blank = (pattern: RegExp) => {
    rest = rest.replace(new RegExp(pattern.source, 'g'), ' ');
  };
  for (const [pattern] of [
    ...accessoryWords,
    ...headwearWords,
    ...facialHairWords,
    ...armWords,
    ...ageWords,
    ...buildWords,
  ])
    blank(pattern);
  for (const { told, place } of originWords) for (const pattern of [told, place]) if (pattern) blank(pattern);
  for (const { pattern } of [...hairStyleWords, ...garmentWords, ...tradeWords, ...skinWords]) blank(pattern);
  for (const pattern of [femaleWords, maleWords, childWords, matchedElsewhere]) blank(pattern);
  for (const [pattern] of [...hairColourAlone, ...hairColourWords, ...patternWords]) blank(pattern);
  for (const pattern of [hairNouns, beardNouns]) blank(pattern);
  const words = wordsOf(rest).filter(
    (word) =>
      !stopWords.has(word) &&
      !genderOfName(word) &&
      !(word in colourNames) &&
      (word.length > 2 || !/^[\p{sc=Latin}']+$/u.test(word)),
  );
  return [...new Set([...things, ...words])].slice(0, max).map((word) => word.slice(0, 24));
};

/** "top hat", "tang suit"; negated ones are not missing. */
const undrawnThings = (english: string): string[] => {
  const clauses = clausesOf(english).filter(({ negated }) => !negated);
  const things = new RegExp(undrawn, 'g');
  return clauses.flatMap(({ text }) => [...text.matchAll(things)].map(([thing]) => thing));
};

const lookalikeRequest =
  /\b(look ?-?alike|looks? like|looking like|resembl\w+|double of|clone of|impersonat\w+|celebrit\w+|famous)\b/i;
const name = /\p{Lu}[\p{Ll}'’]+ (?:\p{Lu}\. )?\p{Lu}[\p{Ll}'’]+/gu;

/** Sentences about the parts of a description that are not supported; empty if there are none. */
export const unsupportedWordsNote = (text: string): string => {
  const words = unmatchedWords(text, 10);
  const named = (text.match(name) ?? []).some((found) => wordsOf(found).every((word) => words.includes(word)));
  return [
    ...(words.length > 0 ? [`Not drawn: ${words.slice(0, 8).join(', ')}${words.length > 8 ? ' and more' : ''}.`] : []),
    ...(named || lookalikeRequest.test(text) ? ['Real people are not copied; names do not change the face.'] : []),
    ...(childWords.test(text.toLowerCase()) ? ['Presenters are adults: the minimum age is 18.'] : []),
  ].join(' ');
};
