// Which word of a phrase is emphasised: its number, or else a word that is certainly a noun. No emphasis is better than a wrong one.
import { isLeading } from '@greenroom/engine-kit/text/leading-words';
import { UNSTRESSED } from '@greenroom/engine-kit/text/unstressed-words';
import { namedThings } from './named-things.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Before a noun, or an adjective and a noun; in no other language of the list do they mean anything else. */
const DETERMINERS = setOf(
  'the a an our your my their its his her every each no ' +
    'der dem den ein eine einen einem einer unser unsere unseren deine deinen dein jeden jede keine het een',
);
/** Before a noun whose adjectives follow it, as in Spanish, Portuguese, French and Italian. */
const NOUN_FOLLOWS = setOf(
  'el la los las un una nuestro nuestra nuestros nuestras um uma nosso nossa nossos nossas seu sua ' +
    'une du au notre votre il lo gli del della nel nella nostro nostra',
);
/** Of these, some stand before a noun in all languages. */
const ADJECTIVES = setOf(
  'own new old first last next best good great full fresh small big large free real whole half long short online ' +
    'neue neuen neuer neues erste ersten ganze ganzen ' +
    'primer primera nuevo nueva mejor mejores gran buen buena misma mismo primeira primeiro nova novo melhor grande ' +
    'première premier nouvelle nouveau meilleur meilleure petite petit prima primo nuova nuovo migliore',
);
const MIN_LETTERS = 4;
const MARKS = /^\p{P}{1,4}|\p{P}{1,4}$/gu;
/** After the article "a" of English; in Spanish, "a" is before verbs too. */
const INFINITIVE = /[aei]r$/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}{3}/u;

const unstressed = new Set(Object.values(UNSTRESSED).flatMap((words) => [...words]));
const isFiller = (word: string): boolean => isLeading(word) || unstressed.has(word.toLowerCase());

/** Undefined: none. */
export const emphasisedWord = (text: string): string | undefined => {
  const written = text.split(/\s+/u);
  const words = written.map((word) => word.replaceAll(MARKS, ''));
  if (words.length < 2) return undefined;
  const numbered = words.find((word) => /\p{N}/u.test(word));
  if (numbered) return numbered;
  const timed = words.map((word, index) => ({ text: word, startMs: index, endMs: index }));
  const things = namedThings(timed, undefined).map(({ startMs }) => words[startMs]!);
  const nouns = words.flatMap((word, index) => {
    const noun =
      index > 0 && CAPITALIZED.test(word) && !isFiller(word) ? word : nounAfter(word, words.slice(index + 1));
    return noun && [...noun].length >= MIN_LETTERS ? [noun] : [];
  });
  return [...things, ...nouns].toSorted((one, other) => one.length - other.length).at(-1);
};

/** @param rest the words after a word that may be a determiner */
const nounAfter = (word: string, rest: readonly string[]): string | undefined => {
  const determiner = word.toLowerCase();
  const described = rest[0] !== undefined && ADJECTIVES.has(rest[0].toLowerCase());
  const [noun, next] = described ? rest.slice(1) : rest;
  if (noun === undefined || isFiller(noun)) return undefined;
  if (NOUN_FOLLOWS.has(determiner)) return noun;
  // Of "our fresh beans come", the noun is known; of "our beans come", it is not.
  const isAlone = next === undefined || isFiller(next);
  const isCertain = DETERMINERS.has(determiner) && isAlone;
  return isCertain && !(determiner === 'a' && INFINITIVE.test(noun)) ? noun : undefined;
};
