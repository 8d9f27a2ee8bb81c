// A sentence that lists at least three things: "We clean the chain, tune the gears, and check every bolt."
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { joinWords } from '@greenroom/engine-kit/text/words';
import { denies, isUnclaimed } from './denied.ts';

export interface ListItem {
  text: string;
  /** When it is spoken. */
  startMs: number;
}

const ITEMS = { least: 3, most: 4 };
/** Of one item. */
const LETTERS = 34;
const MIN_WORDS = 2;
const MARKS = { item: ',;،؛、，', sentence: '.!?…؟。！？' };
const ENDS_ITEM = new RegExp(`[${MARKS.item}]$`, 'u');
export const ENDS_SENTENCE = new RegExp(`[${MARKS.sentence}]$`, 'u');
export const ENDS_CLAUSE = new RegExp(`[:：${MARKS.item}${MARKS.sentence}]$`, 'u');
/** At the beginning of a clause, which is no sentence: "O melhor café" has none. */
export const CONJUNCTION = /^(?:and|or|y|e|o|und|oder|et|ou)\s+/u;
/** In Arabic it is a part of the word. */
const BEGINS_LAST = new RegExp(`${CONJUNCTION.source}|^و`, 'u');
/** The time of a word may differ by so much from that of a cut. */
const NEAR_MS = 60;

/** Undefined if the words of a shot are no list that the client claims, or are more or less than one sentence. */
export const listIn = (
  { startMs, endMs }: Pick<SceneShot, 'startMs' | 'endMs'>,
  words: readonly SpokenWord[],
): ListItem[] | undefined => {
  const spoken = words.filter((word) => word.startMs >= startMs - NEAR_MS && word.endMs <= endMs + NEAR_MS);
  if (spoken.length === 0 || !ENDS_SENTENCE.test(spoken.at(-1)!.text)) return undefined;
  const before = words[words.indexOf(spoken[0]!) - 1];
  if (before && !ENDS_SENTENCE.test(before.text)) return undefined;
  const sentence = textOf(spoken);
  if (denies(sentence) || isUnclaimed(sentence)) return undefined;
  const all = splitAfter(spoken, ENDS_ITEM);
  const parts = isLead(all.map(textOf)) ? all.slice(1) : all;
  if (spoken.slice(0, -1).some(({ text }) => ENDS_SENTENCE.test(text))) return undefined;
  if (parts.length < ITEMS.least || parts.length > ITEMS.most) return undefined;
  const texts = parts.map(textOf);
  const last = texts.pop()!;
  if (!BEGINS_LAST.test(last)) return undefined;
  const items = [...texts, last.replace(CONJUNCTION, '')].map((text, index) => ({
    text: asItem(text),
    startMs: parts[index]![0]!.startMs,
  }));
  const isShort = ({ text }: ListItem) => [...text].length <= LETTERS && text.split(' ').length >= MIN_WORDS;
  return items.every(isShort) ? items : undefined;
};

/** Before the first thing of a list: "In three sessions, we find the cause". */
const LEAD =
  /^(?:in|within|at|with|after|for|from|on|during|every|bei|mit|nach|für|seit|jede[nrs]?|en|con|tras|cada|dans|avec|après|pour|chez|chaque|em|com|após|per|dopo|ogni|met|na|voor|elke|w|z|po|в|с|за|после|для)\s/iu;
const isLead = ([first = '', second = '']: readonly string[]): boolean => LEAD.test(first) && !LEAD.test(second);

/** The words, again from each one on that follows such marks. */
export const splitAfter = (words: readonly SpokenWord[], marks: RegExp): SpokenWord[][] => {
  const parts: SpokenWord[][] = [[]];
  for (const word of words) {
    parts.at(-1)!.push(word);
    if (marks.test(word.text)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
};

const textOf = (words: readonly SpokenWord[]): string => joinWords(words.map(({ text }) => text));

const asItem = (text: string): string => {
  const [first = '', ...rest] = text.replace(ENDS_CLAUSE, '');
  return first.toLocaleUpperCase() + rest.join('');
};
