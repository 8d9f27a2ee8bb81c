// Title cards that would stand still for long: the presenter says the words before those of the card, or the last ones of it.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { joinWords } from '@greenroom/engine-kit/text/words';
import { plainWord } from '../words/plain-word.ts';
import { spokenAfter } from '../words/spoken-after.ts';
import { CROWD_THING } from './crowd-shots.ts';
import type { PlannedShot } from './cut-aways.ts';
import { labelText } from './label-text.ts';
import { ENDS_CLAUSE } from './list-items.ts';
import { namesPeople } from './people-words.ts';
import { BEFORE_PHRASE_MS, onFrame } from './shots.ts';
import { unstressedWordsOf } from './unstressed.ts';

type Title = NonNullable<PlannedShot['title']>;

/** A longer card is cut. It is seen for at least so long, and the presenter before or after it. */
const CARD_MS = { max: 3500, min: 1700, presenter: 1200 };
/** Characters that the presenter says before a card. */
const LEAD_LETTERS = 42;

/** The shots with their long cards cut, besides the hook and the end card. */
export const withBriefCards = (shots: readonly PlannedShot[], words: readonly SpokenWord[]): PlannedShot[] => {
  const unstressed = unstressedWordsOf(words.map(({ text }) => text));
  const last = shots.length - 1;
  return shots.flatMap((shot, index) => {
    const speaker = shots.find((one) => one.subject === 'presenter' && one.place === shot.place && !one.thing);
    if (shot.subject !== 'title' || index === 0 || index === last || speaker === undefined) return [shot];
    const [card = shot, ...before] = withLead(shot, speaker, words).toReversed();
    return [...before, ...withLastWords(card, speaker, words, unstressed)];
  });
};

const lengthOf = ({ startMs, endMs }: PlannedShot): number => endMs - startMs;
const spokenIn = (words: readonly SpokenWord[], startMs: number, endMs: number): SpokenWord[] =>
  words.filter((word) => word.startMs >= startMs && word.startMs < endMs - BEFORE_PHRASE_MS / 2);

const asPresenter = (card: PlannedShot, { framing, speaks }: PlannedShot): PlannedShot => {
  const { below: _, isPhrase: __, ...rest } = card;
  return { ...rest, subject: 'presenter', framing, speaks, transition: 'cut' };
};

const phraseOf = (words: readonly SpokenWord[]) => ({
  text: joinWords(words.map(({ text }) => text)).replace(ENDS_CLAUSE, ''),
  startMs: Math.round(words[0]!.startMs),
});

/** A card whose words are said late in it, after the presenter with those before them. */
const withLead = (card: PlannedShot, speaker: PlannedShot, words: readonly SpokenWord[]): PlannedShot[] => {
  const { title, startMs, endMs } = card;
  const saidMs = title ? spokenAfter(words, startMs - 1, labelText(title)) : undefined;
  if (lengthOf(card) <= CARD_MS.max || saidMs === undefined) return [card];
  const from = onFrame(saidMs - BEFORE_PHRASE_MS);
  const said = spokenIn(words, startMs, saidMs);
  if (from - startMs < CARD_MS.presenter || endMs - from < CARD_MS.min || said.length === 0) return [card];
  const phrase = phraseOf(said);
  if ([...phrase.text].length > LEAD_LETTERS) return [card];
  return [
    { ...asPresenter(card, speaker), title: null, phrases: [phrase], endMs: from },
    { ...card, startMs: from, title: title && { ...title, keyMs: Math.max(title.keyMs, Math.round(saidMs)) } },
  ];
};

/** A card, and the presenter with the label of its number, or with the words that are said then. */
const withLastWords = (
  card: PlannedShot,
  speaker: PlannedShot,
  words: readonly SpokenWord[],
  unstressed: ReadonlySet<string>,
): PlannedShot[] => {
  const { title, startMs, endMs } = card;
  if (lengthOf(card) <= CARD_MS.max || title === null) return [card];
  const cuts = spokenIn(words, startMs, endMs).filter((word) => {
    const ms = onFrame(word.startMs - BEFORE_PHRASE_MS);
    return ms >= startMs + CARD_MS.min && ms <= Math.min(startMs + CARD_MS.max, endMs - CARD_MS.presenter);
  });
  const before = (word: SpokenWord): string => words[words.indexOf(word) - 1]?.text ?? '';
  const first =
    cuts.findLast((word) => ENDS_CLAUSE.test(before(word))) ??
    cuts.findLast((word) => unstressed.has(plainWord(word.text)) && !unstressed.has(plainWord(before(word)))) ??
    cuts.at(-1);
  if (first === undefined) return [card];
  const from = onFrame(first.startMs - BEFORE_PHRASE_MS);
  const isNumber = /\p{Nd}/u.test(title.key);
  const presented = asPresenter(card, speaker);
  const phrase = phraseOf(spokenIn(words, first.startMs, endMs));
  // The people are seen when they are named.
  if (isNumber && card.below === CROWD_THING && namesPeople(phrase.text))
    return [
      { ...presented, transition: card.transition, endMs: from },
      { ...card, startMs: from, sinceMs: startMs, transition: 'cut' },
    ];
  if (isNumber)
    return [
      { ...card, endMs: from },
      { ...presented, startMs: from },
    ];
  return [
    { ...card, title: without(title, phrase.text), endMs: from },
    { ...presented, title: null, phrases: [phrase], startMs: from },
  ];
};

/** A title without its last words, if others are left. */
const without = (title: Title, last: string): Title => {
  const part = title.after === '' ? 'key' : 'after';
  const text = title[part];
  const rest = text
    .slice(0, -last.length)
    .trimEnd()
    .replace(/[,;:.]$/u, '');
  const isEnd = text.toLowerCase().endsWith(last.toLowerCase());
  return isEnd && (part === 'after' || rest !== '') ? { ...title, [part]: rest } : title;
};
