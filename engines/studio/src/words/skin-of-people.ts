// Finds where "Black" and "White" describe a person and not a thing: "a friendly Black barber", but "a Black Forest baker".
import { beardNouns, hairNouns } from './hair-words.ts';
import { peopleWords } from './origin-words.ts';
import { accessoryWords, femaleWords, garmentWords, headwearWords, maleWords, patternWords } from './word-lists.ts';

const colour = /(?<![\w-])(?:black|white)(?![\w-])/gi;

/** Ends what a colour may describe. */
const end =
  /[,.;:!?()\n/–—|\d]|\b(?:with|in|of|from|who|and|or|wearing|wears|has|is|on|at|for|called|named|looking|around|over|under)\b/i;

const things = [
  ...garmentWords.map(({ pattern }) => pattern),
  ...[...headwearWords, ...accessoryWords, ...patternWords].map(([pattern]) => pattern),
  hairNouns,
  beardNouns,
  /\b(?:glasses|spectacles|frames?|sunglasses|eyes|scarf|tie|tank|trousers|jeans|skirt|shoes|boots|trainers|sneakers|background|wall)\b/,
];
const isThing = (words: string): boolean => things.some((pattern) => pattern.test(words));

/** Black and white things that people are named after: "a black belt instructor". */
const compounds =
  /^(?:forest|sea|friday|country|hills|belt|tie|cab|taxi|box|market|magic|metal|label|hole|collar|hall|list|robed|clad|coated|gloved|uniformed|dressed|eyed)\b/;

/** Black and white goods, unless the colour has a capital: "a white wine merchant". */
const goods =
  /^(?:pepper|pudding|tea|coffee|truffle|rice|bean|garlic|gold|wine|goods|water|bread|chocolate|cheese|board|house|rum|cat|dog|horse|sheep|mirror|powder|paper|truck|van|car|bus|bike|motorcycle|bear|shark|olive|sugar|oak|steel|kitchen|noise)\b/;

/** Before a surname. */
const title = /\b(?:mrs?|ms|miss|dr|herr|frau)\.? $/i;

const modifiers =
  /^(?:(?:young|old|older|elderly|senior|tall|short|slim|curvy|muscular|smiling|friendly|cheerful|elegant|handsome|beautiful|stylish|middle|aged|female|male|gay|trans|plus|size) )+/;

/** A word for a person, most often an occupation. */
const person =
  /^(?!(?:leather|flower|paper|pepper|powder|silver|copper|mirror|door|floor|color|interior|exterior|decor|counter|border|corner|letter|number|marker|poster|computer|monitor|scooter|choker|cover|container|trailer|printer|mixer|plant|restaurant)$)(?:\w+(?:er|or|ist|ian|eer|eur|ant|ess|man|woman)|chef|cook|nurse|vet|barista|boss|coach|dj|model|guide|student|host|ceo|parent|architect|pilot|judge|professional|creative|mechanic|agent|apprentice|intern|person|kid|teen|bride|groom)$/;

const people = new RegExp(`^(?:${peopleWords})\\b`);

const isPerson = (words: string): boolean =>
  femaleWords.test(words) || maleWords.test(words) || person.test(words.split(' ').at(-1)!);

/** Whether a colour describes a person, by the words around it: `before` and `after` are the rest of its sentence. */
const isOfPerson = (written: string, before: string, after: string): boolean => {
  const phrase = after
    .split(end, 1)[0]!
    .trim()
    .replace(/[-\s]+/g, ' ');
  const words = phrase.toLowerCase();
  const isCapital = /^[BW]/.test(written);
  const startsClause = /(?:^|[,.;:!?()\n/–—|])\s*$/.test(before);
  if (words === '') {
    // "Accountant, Black, 41", but "leather jacket, black".
    const last = before
      .trimEnd()
      .replace(/,$/, '')
      .split(/[,.;:!?()\n]/)
      .at(-1)!
      .trim()
      .toLowerCase();
    const isAlone = /(?:^|[,;(])\s*$/.test(before) && !/^\s*(?:and|or|in|over|of)\b/.test(after);
    return isAlone && !isThing(last) && (isCapital ? !/:\s*$/.test(before) : last !== '' && isPerson(last));
  }
  if (isThing(words) || compounds.test(words) || title.test(before)) return false;
  const [first = ''] = phrase.split(' ');
  const isNamed = /^\p{Lu}/u.test(first) && !people.test(words) && !isPerson(first.toLowerCase());
  if (isNamed) return false;
  if (isCapital && !startsClause) return true;
  if (goods.test(words)) return false;
  const rest = words.replace(modifiers, '');
  return people.test(rest) || (rest.split(' ').length <= 2 && isPerson(rest));
};

/** The text with the skin in place of the colours that describe a person. */
export const namingSkin = (english: string): string =>
  english.replace(colour, (written, at: number) => {
    const [before, after] = [english.slice(Math.max(0, at - 80), at), english.slice(at + written.length, at + 100)];
    if (!isOfPerson(written, before, after)) return written;
    return /^b/i.test(written) ? 'black-skinned' : 'caucasian';
  });
