// A promise that nothing is paid, the last one before the end card: a card with a large zero.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { joinWords } from '@greenroom/engine-kit/text/words';
import type { PlannedShot } from './cut-aways.ts';
import { numberClaim } from './number-claim.ts';

/** How long the card is seen at least, and the characters of its words. */
const MIN_MS = 2000;
const LETTERS = 40;
/** The times of a word and of its shot may differ by so much. */
const NEAR_MS = 120;

/** The shots with such a card instead of the presenter; no two cards in a row before the end. */
export const withZeroCard = (shots: readonly PlannedShot[], words: readonly SpokenWord[]): PlannedShot[] => {
  const [before, shot] = shots.slice(-3);
  if (shots.length < 4 || before?.subject !== 'presenter' || before.thing) return [...shots];
  const card = shot && cardOf(shot, words);
  return card ? shots.with(-2, card) : [...shots];
};

const cardOf = (shot: PlannedShot, words: readonly SpokenWord[]): PlannedShot | undefined => {
  const { subject, title, element, thing, list, beside, phrases = [], startMs, endMs } = shot;
  if (subject !== 'presenter' || title || element !== null || thing || list || beside) return undefined;
  const said = words.filter((word) => word.startMs >= startMs - NEAR_MS && word.startMs < endMs - NEAR_MS);
  const claim = numberClaim(phrases.at(-1)?.text ?? '', joinWords(words.map(({ text }) => text)));
  const last = said.at(-1);
  if (last === undefined || claim === undefined || claim.after !== '' || endMs - startMs < MIN_MS) return undefined;
  const text = joinWords(said.slice(0, -1).map((word) => word.text));
  if ([...text].length > LETTERS) return undefined;
  const zero = { before: text, key: claim.key, after: '', keyMs: Math.round(phrases.at(-1)!.startMs) };
  return { ...shot, subject: 'title', title: zero, phrases: [], transition: 'push' };
};
