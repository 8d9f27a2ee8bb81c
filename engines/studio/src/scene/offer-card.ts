// An end card with an offer: its price or discount as large as possible, and below it what to do and how to reach the client.
import { mainDirection } from '@greenroom/captions/direction';
import {
  besideOld,
  END,
  largest,
  layOutCard,
  lines,
  type Part,
  PLATE,
  REST,
  type Rows,
  SCALES,
  startOf,
  tallOf,
} from './card-parts.ts';
import type { TitleWords } from './label-text.ts';
import type { SpokenPromise } from './offer-words.ts';
import type { Frame, Overlay } from './overlay.ts';
import { drawableWords } from './set-text.ts';

/** Sizes of what to do, and of an address or a number, as shares of the frame's width. */
const CALL_PX = 0.095;
const CONTACT_PX = 0.13;
/** Frames between the entrances of two parts. */
const STEP = 4;
/**
 * Sizes that are tried of what is around the amount, relative to the wanted ones, with the smallest of the amount beside them, and lines
 * before it. `isBare`: without what to do, if the offer has words on both sides: an address tells it too.
 */
const AROUND: readonly (readonly [around: number, smallest: number, maxLines: number, isBare?: true])[] = [
  [1.3, 0.8, 1],
  [1.15, 0.8, 1],
  [1, 0.8, 1],
  [0.82, 0.45, 1],
  [0.82, 0.45, 1, true],
  [0.7, 0.45, 1, true],
  [0.6, 0.36, 1, true],
  [0.82, 0.45, 2],
  [0.7, 0.45, 2],
  [0.6, 0, REST.lines],
];

/**
 * Undefined if some letters cannot be drawn or the words do not fit.
 * @param title its key words are an address, a number or what to do @param promise what one gets, at the end
 */
export const offerCard = (
  title: TitleWords,
  offer: TitleWords & { old?: string },
  frame: Frame,
  end: Rows,
  promise?: SpokenPromise,
): Overlay | undefined => {
  const { width, height } = frame;
  const widest = width * END.maxWidth;
  const { old } = offer;
  const texts = [offer.before, offer.key, offer.after, title.before, title.key, promise?.text ?? ''].map(drawableWords);
  if (texts.some(({ missing }) => missing.length > 0)) return undefined;
  const [before, amount, after, call, key, last] = texts.map(({ words }) => words) as [
    string[],
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  const isSurrounded = before.length > 0 && after.length > 0;
  const partsAt = (scale: number, around: number, maxLines: number, isBare = false): Part[] | undefined => {
    if (isBare && !isSurrounded) return undefined;
    const px = width * around;
    const small = { px: px * CALL_PX, maxLines: 2 };
    // Several words in lines would make a plate that fills the frame.
    const contact =
      key.length === 1
        ? largest(key, widest, width, { pad: PLATE.pad, scale: (around * CONTACT_PX) / startOf(key) })
        : lines(key, widest, small.px, small);
    const price = largest([amount.join('')], widest * besideOld(amount.join(''), old), width, { pad: 0, scale });
    const parts = [
      lines(before, widest, px * REST.px, { maxLines }),
      price && { ...price, marked: 0, colour: frame.accent, ...(old !== undefined && { old }) },
      lines(after, widest, px * REST.px),
      isBare ? { lines: [], fontPx: small.px, pad: 0 } : lines(call, widest, small.px, small),
      contact,
      lines(last, widest, px * REST.px, { maxLines: 2 }),
    ];
    return parts.some((part) => part === undefined) ? undefined : (parts as Part[]);
  };
  const room = height * (end.bottom - end.top);
  const parts = AROUND.values()
    .flatMap(([around, smallest, maxLines, isBare]) =>
      SCALES.filter((scale) => scale >= smallest).map((scale) => partsAt(scale, around, maxLines, isBare)),
    )
    .find((set) => set !== undefined && tallOf(set, width, true) <= room);
  if (parts === undefined) return undefined;
  // One after the other, the address within a second.
  let shown = 0;
  const entrances = parts.map((part) => (part.lines.length > 0 ? STEP * shown++ : 0));
  if (promise) entrances.splice(-1, 1, Math.max(STEP * shown, promise.at));
  const words = [title.before, title.key, title.after].join(' ');
  return layOutCard(parts, entrances, mainDirection(words), frame, end);
};
