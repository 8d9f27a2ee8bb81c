// Title cards: the key words as large as the safe area allows, the words before and after them small; on an end card, in the middle.
import { mainDirection } from '@greenroom/captions/direction';
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
import { offerCard } from './offer-card.ts';
import { offerIn } from './offer-words.ts';
import type { Frame, Overlay } from './overlay.ts';
import { drawableWords } from './set-text.ts';

/** Of the words before the key words on an end card: what to do. */
const CALL = { px: 0.115, ofKey: 1.3 };
/** Of a card that is no end card, as a share of the frame's height: a thing has room below it. */
const TALLEST = 0.4;
/** Shorter titles are read at once and have one size: "In 15 Minuten". */
const TOGETHER_LETTERS = 13;

/**
 * Lays out a title card; undefined if some of its letters cannot be drawn or it does not fit.
 * @param spoken frames before the key words are spoken, and those after them; `after` undefined: with the key words
 * @param end the rows of an end card's words. On an end card, a single key word is on a plate
 */
export const titleCard = (
  title: TitleWords,
  spoken: { key: number; after: number | undefined },
  frame: Frame,
  end?: Rows,
): Overlay | undefined => {
  const { width, height } = frame;
  const isEnd = end !== undefined;
  const offer = end && offerIn(title.after);
  const offered = offer && offerCard(title, offer, spoken.key, frame, end);
  if (offered) return offered;
  const widest = width * (isEnd ? END.maxWidth : MAX_WIDTH);
  const whole = [title.before, title.key, title.after].filter((part) => part !== '').join(' ');
  const isShort = !isEnd && [...whole].length <= TOGETHER_LETTERS;
  const claim = isEnd ? title : claimOf(title);
  const texts = isShort ? ['', whole, ''] : [claim.before, claim.key, claim.after];
  const [before, key, after] = texts.map(drawableWords);
  if ([before, key, after].some((part) => part!.missing.length > 0) || key!.words.length === 0) return undefined;
  // Several words in lines would make a plate that fills the frame.
  const hasPlate = isEnd && key!.words.length === 1;
  const partsAt = (scale: number): Part[] | undefined => {
    const large = largest(key!.words, widest, width, { pad: hasPlate ? PLATE.pad : 0, scale });
    if (!large) return undefined;
    const px = width * Math.max(scale, SMALLEST);
    const small = Math.min(px * REST.px, large.fontPx * REST.ofKey);
    const call = isEnd ? Math.min(px * CALL.px, large.fontPx * CALL.ofKey) : small;
    const parts = [lines(before!.words, widest, call), large, lines(after!.words, widest, small)];
    return parts.some((part) => part === undefined) ? undefined : (parts as Part[]);
  };
  const room = height * (end ? end.bottom - end.top : TALLEST);
  const parts = SCALES.values()
    .map(partsAt)
    .find((set) => set !== undefined && tallOf(set, width) <= room);
  if (parts === undefined) return undefined;
  // The first part appears at once, or the card would be empty.
  const keyAt = before!.words.length === 0 ? 0 : Math.max(STAGGER, spoken.key);
  const entrances = [0, keyAt, Math.max(keyAt + STAGGER, spoken.after ?? 0)];
  return layOutCard(parts, entrances, mainDirection(`${title.before} ${title.key} ${title.after}`), frame, end);
};
