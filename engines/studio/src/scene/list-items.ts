// A sentence that lists at least three things: "We clean the chain, tune the gears, and check every bolt."
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { joinWords } from '@greenroom/engine-kit/text/words';

export interface ListItem {
  text: string;
  /** When it is spoken. */
  startMs: number;
}

const ITEMS = { least: 3, most: 4 };
/** Of one item. */
const LETTERS = 34;
const MIN_WORDS = 2;
const ENDS_ITEM = /[,;،、，]$/u;
const ENDS_SENTENCE = /[.!?…。！？]$/u;
/** At the beginning of a clause. */
export const CONJUNCTION = /^(?:and|or|y|e|o|und|oder|et|ou)\s+/iu;
/** The time of a word may differ by so much from that of a cut. */
const NEAR_MS = 60;

/** Undefined if the words of a shot are no list, or say more than that. */
export const listIn = (
  { startMs, endMs }: Pick<SceneShot, 'startMs' | 'endMs'>,
  words: readonly SpokenWord[],
): ListItem[] | undefined => {
  const spoken = words.filter((word) => word.startMs >= startMs - NEAR_MS && word.endMs <= endMs + NEAR_MS);
  if (spoken.length === 0 || !ENDS_SENTENCE.test(spoken.at(-1)!.text)) return undefined;
  const parts: SpokenWord[][] = [[]];
  for (const word of spoken) {
    parts.at(-1)!.push(word);
    if (ENDS_ITEM.test(word.text)) parts.push([]);
  }
  if (spoken.slice(0, -1).some(({ text }) => ENDS_SENTENCE.test(text))) return undefined;
  if (parts.length < ITEMS.least || parts.length > ITEMS.most) return undefined;
  const items = parts.map((part) => ({ text: itemOf(part), startMs: part[0]?.startMs ?? endMs }));
  const isShort = ({ text }: ListItem) => [...text].length <= LETTERS && text.split(' ').length >= MIN_WORDS;
  return items.every(isShort) ? items : undefined;
};

const itemOf = (words: readonly SpokenWord[]): string => {
  const text = joinWords(words.map((word) => word.text)).replace(CONJUNCTION, '');
  const [first = '', ...rest] = text.replace(ENDS_ITEM, '').replace(ENDS_SENTENCE, '');
  return first.toLocaleUpperCase() + rest.join('');
};
