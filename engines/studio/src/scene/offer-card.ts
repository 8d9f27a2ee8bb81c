// An end card with an offer: its price or discount as large as possible, and below it what to do and how to reach the client.
import { mainDirection } from '@greenroom/captions/direction';
import {
  END,
  largest,
  layOutCard,
  lines,
  type Part,
  PLATE,
  REST,
  type Rows,
  SCALES,
  STAGGER,
  startOf,
  tallOf,
} from './card-parts.ts';
import type { TitleWords } from './label-text.ts';
import type { Frame, Overlay } from './overlay.ts';
import { drawableWords } from './set-text.ts';

/** Sizes of what to do, and of an address or a number, as shares of the frame's width. */
const CALL_PX = 0.08;
const CONTACT_PX = 0.12;
/** Sizes that are tried of what is around the amount, relative to the wanted ones, with the smallest of the amount beside them. */
const AROUND = [
  [1, 0.8],
  [0.82, 0.7],
  [0.7, 0.6],
  [0.6, 0],
] as const;

/**
 * Undefined if some letters cannot be drawn or the words do not fit.
 * @param title its key words are an address, a number or what to do
 */
export const offerCard = (title: TitleWords, offer: TitleWords, frame: Frame, end: Rows): Overlay | undefined => {
  const { width, height } = frame;
  const widest = width * END.maxWidth;
  const texts = [offer.before, offer.key, offer.after, title.before, title.key].map(drawableWords);
  if (texts.some(({ missing }) => missing.length > 0)) return undefined;
  const [before, amount, after, call, key] = texts.map(({ words }) => words) as [
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  const partsAt = (scale: number, around: number): Part[] | undefined => {
    const px = width * around;
    const small = { px: px * CALL_PX, maxLines: 2 };
    // Several words in lines would make a plate that fills the frame.
    const contact =
      key.length === 1
        ? largest(key, widest, width, { pad: PLATE.pad, scale: (around * CONTACT_PX) / startOf(key) })
        : lines(key, widest, small.px, small);
    const parts = [
      lines(before, widest, px * REST.px),
      largest([amount.join('')], widest, width, { pad: 0, scale }),
      lines(after, widest, px * REST.px),
      lines(call, widest, small.px, small),
      contact,
    ];
    return parts.some((part) => part === undefined) ? undefined : (parts as Part[]);
  };
  const room = height * (end.bottom - end.top);
  const parts = AROUND.values()
    .flatMap(([around, smallest]) => SCALES.filter((scale) => scale >= smallest).map((scale) => partsAt(scale, around)))
    .find((set) => set !== undefined && tallOf(set, width) <= room);
  if (parts === undefined) return undefined;
  // The address counts from the beginning.
  const entrances = [0, 0, 0, STAGGER, 0];
  const words = [title.before, title.key, title.after].join(' ');
  return layOutCard(parts, entrances, mainDirection(words), frame, end);
};
