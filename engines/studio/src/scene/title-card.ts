// Title cards: the key words as large as the safe area allows, the words before and after them small; on an end card, in the middle.
import { mainDirection } from '@greenroom/captions/direction';
import { splitWords } from '@greenroom/engine-kit/text/words';
import {
  END,
  largest,
  layOutCard,
  lines,
  MAX_WIDTH,
  type Part,
  PLATE,
  REST,
  type Rows,
  SCALES,
  SMALLEST,
  STAGGER,
  tallOf,
} from './card-parts.ts';
import { claimOf, type TitleWords } from './label-text.ts';
import { CONJUNCTION } from './list-items.ts';
import { offerCard } from './offer-card.ts';
import { offerIn, type SpokenPromise } from './offer-words.ts';
import type { Frame, Overlay } from './overlay.ts';
import { drawableWords } from './set-text.ts';
import { shareOf } from './share-words.ts';

/** Of the words before the key words on an end card: what to do. */
const CALL = { px: 0.13, ofKey: 0.9 };
/** Of several key words on an end card, as a share of the frame's width. */
const BUTTON_PX = 0.125;
/** Of a card that is no end card, as a share of the frame's height: alone, and with a thing below it. */
export const TALLEST = { alone: 0.62, aboveThing: 0.4 } as const;
/** Of the words around the key words of other cards, as a share of the frame's width. */
const AROUND_PX = 0.09;
/** On an end card, the last words come in so many frames later, so that something happens. */
const SECOND_LINE = 45;
/** Of the last word between an offer and the address, which is not shown, and of those before it, which say what it is for. */
const PREPOSITION_LETTERS = 5;
const MAX_ASKED_LETTERS = 24;
/** Frames after which a number is there, even if it is said later. */
const NUMBER_BY = 9;
/** Shorter titles are read at once and have one size: "In 15 Minuten". */
const TOGETHER_LETTERS = 13;

/**
 * Lays out a title card; undefined if some of its letters cannot be drawn or it does not fit.
 * @param spoken frames before the key words are spoken, and those after them; `after` undefined: with the key words; `wordsAt`: of each
 * of the key words
 * @param end the rows of an end card's words. On an end card, the key words are on a plate
 * @param tallest of other cards, as a share of the frame's height
 */
export const titleCard = (
  title: TitleWords,
  spoken: { key: number; after: number | undefined; wordsAt?: readonly number[]; promise?: SpokenPromise | undefined },
  frame: Frame,
  end?: Rows,
  tallest: number = TALLEST.alone,
): Overlay | undefined => {
  const { width, height } = frame;
  const isEnd = end !== undefined;
  const offered = end && offeredCard(title, spoken.promise, frame, end);
  if (offered) return offered;
  const widest = width * (isEnd ? END.maxWidth : MAX_WIDTH);
  const whole = [title.before, title.key, title.after].filter((part) => part !== '').join(' ');
  const isShort = !isEnd && [...whole].length <= TOGETHER_LETTERS;
  const claim = isEnd ? title : claimOf(title);
  const texts = isShort ? ['', whole, ''] : [claim.before, claim.key, claim.after];
  const [before, key, after, last] = [...texts, spoken.promise?.text ?? ''].map(drawableWords);
  if ([before, key, after, last].some((part) => part!.missing.length > 0) || key!.words.length === 0) return undefined;
  const partsAt = (scale: number): Part[] | undefined => {
    const pad = isEnd ? PLATE.pad : 0;
    // Several words are a button: as large as an address, their plate would fill the frame.
    const isButton = isEnd && key!.words.length > 1;
    const large = isButton
      ? lines(key!.words, widest, width * BUTTON_PX * scale, { maxLines: 3, pad })
      : largest(key!.words, widest, width, { pad, scale });
    if (!large) return undefined;
    const px = width * Math.max(scale, SMALLEST);
    const small = Math.min(px * (isEnd ? REST.px : AROUND_PX), large.fontPx * REST.ofKey);
    const call = isEnd ? Math.min(px * CALL.px, large.fontPx * CALL.ofKey) : small;
    const parts = [
      lines(before!.words, widest, call),
      large,
      lines(after!.words, widest, small),
      lines(last!.words, widest, small),
    ];
    return parts.some((part) => part === undefined) ? undefined : (parts as Part[]);
  };
  const room = height * (end ? end.bottom - end.top : tallest);
  const parts = SCALES.values()
    .map(partsAt)
    .find((set) => set !== undefined && tallOf(set, width, isEnd) <= room);
  if (parts === undefined) return undefined;
  // What counts is not pale for long.
  const isNumber = /\p{N}/u.test(title.key);
  // The first part appears at once, or the card would be empty.
  // On an end card, the address is there soon, whenever it is said.
  const keyAt =
    before!.words.length === 0
      ? 0
      : isEnd
        ? STAGGER * 2
        : Math.max(STAGGER, isNumber ? Math.min(spoken.key, NUMBER_BY) : spoken.key);
  const entrances = [
    0,
    keyAt,
    isEnd ? SECOND_LINE : Math.max(keyAt + STAGGER, spoken.after ?? 0),
    spoken.promise?.at ?? 0,
  ];
  const direction = mainDirection(whole);
  const [ahead, large, rest, promised] = parts as [Part, Part, Part, Part];
  // The figure of a share tells its number.
  const isMarked = shareOf(title) === undefined;
  const set = [
    ahead,
    isEnd || key!.words.length === 1 ? large : builtByLine(large, spoken.wordsAt ?? [], isMarked),
    rest,
    promised,
  ];
  return layOutCard(set, entrances, direction, frame, end);
};

const withoutPreposition = (words: string): string => {
  const [last = ''] = /\S*$/u.exec(words) ?? [];
  return [...last].length <= PREPOSITION_LETTERS ? words.slice(0, -last.length || undefined).trim() : words;
};

/** "Get yours for $129 at" has its price as large as one after the address. */
const offeredCard = (
  title: TitleWords,
  promise: SpokenPromise | undefined,
  frame: Frame,
  end: Rows,
): Overlay | undefined => {
  const offer = offerIn(title.after);
  if (offer) return offerCard(title, offer, frame, end, promise);
  const asked = offerIn(title.before);
  if (asked === undefined) return undefined;
  const after = withoutPreposition(asked.after);
  if ([...after].length > MAX_ASKED_LETTERS || CONJUNCTION.test(after)) return undefined;
  const last = promise ?? (title.after === '' ? undefined : { text: title.after, at: SECOND_LINE });
  return offerCard({ before: '', key: title.key, after: '' }, { ...asked, after }, frame, end, last);
};

/** Each line with its first word; the one with a number or the last one may be marked. */
const builtByLine = (part: Part, wordsAt: readonly number[], isMarked: boolean): Part => {
  let words = 0;
  const linesAt = part.lines.map((line) => {
    const at = wordsAt[words] ?? 0;
    words += splitWords(line).length;
    return at;
  });
  if (part.lines.length < 2) return part;
  const numbered = part.lines.findIndex((line) => /\p{N}/u.test(line));
  return {
    ...part,
    ...(wordsAt.length > 0 && { linesAt }),
    ...(isMarked && { marked: numbered < 0 ? part.lines.length - 1 : numbered }),
  };
};
