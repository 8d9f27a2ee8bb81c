// A share as a figure: a row of people, of whom as many as the words say fill one after another.
import type { Direction } from '@greenroom/captions/direction';
import { createCanvas } from '@napi-rs/canvas';
import { drawIcon } from './icon.ts';
import type { Frame, OverlayLayer } from './overlay.ts';

const MOST = 10;
/** Where a figure is, as shares of the frame's width: the place of labels and of the words of cards. */
export const FIGURE = { left: 0.08, wide: 0.78 } as const;
/** The gap between two people, as a share of a person's width. */
const GAP = 0.04;
/** Of people who are not counted, on a dark or blurred ground. */
const REST = { line: 'rgba(255, 255, 255, 0.55)', area: 'rgba(255, 255, 255, 0.1)' };
/** Frames between two people who fill. */
const STEP = 3;

const SPELLED: readonly (readonly [number, string])[] = [
  [1, 'one ein einer eine uno una um uma un une'],
  [2, 'two zwei dos dois duas deux due'],
  [3, 'three drei tres três trois tre'],
  [4, 'four vier cuatro quatro quatre quattro'],
  [5, 'five fünf cinco cinq cinque'],
  [6, 'six sechs seis sei'],
  [7, 'seven sieben siete sete sept sette'],
  [8, 'eight acht ocho oito huit otto'],
  [9, 'nine neun nueve nove neuf'],
  [10, 'ten zehn diez dez dix dieci'],
];
const numbers = new Map(SPELLED.flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)));

const numberOf = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : numbers.get(word.toLowerCase());

export interface Share {
  part: number;
  whole: number;
}

/** The share that key words name, "9 out of 10" or "neun von zehn", of at most ten; undefined if they name none. */
export const shareOf = (key: string): Share | undefined => {
  const words = key.trim().split(/\s+/);
  const [part, whole] = [words[0]!, words.at(-1)!].map(numberOf);
  if (words.length < 3 || part === undefined || whole === undefined) return undefined;
  return part > 0 && part <= whole && whole > 2 && whole <= MOST ? { part, whole } : undefined;
};

/** The height of the row in a width. */
const tallOf = ({ whole }: Share, wide: number): number => Math.floor(wide / (whole + (whole - 1) * GAP));

/** `left` and `wide` as shares of the frame's width; `after`: frames before the row appears and the first person fills. */
export const shareFigure = (
  share: Share,
  place: { left: number; wide: number; direction: Direction; after: number },
  { width, accent }: Frame,
): { tall: number; layers: OverlayLayer[] } => {
  const { direction, after } = place;
  const [left, wide] = [place.left * width, place.wide * width];
  const side = tallOf(share, wide);
  const at = (index: number): number => {
    const offset = index * side * (1 + GAP);
    return direction === 'rtl' ? left + wide - side - offset : left + offset;
  };
  const layer = (draw: (pen: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) => {
    const picture = createCanvas(width, side);
    draw(picture.getContext('2d'));
    return picture;
  };
  const all = layer((pen) => {
    for (let index = 0; index < share.whole; index++) drawIcon(pen, 'user', { left: at(index), top: 0, side }, REST);
  });
  const filled = Array.from({ length: share.part }, (_, index) => ({
    picture: layer((pen) =>
      drawIcon(pen, 'user', { left: at(index), top: 0, side }, { line: '#ffffff', area: accent }),
    ),
    after: Math.max(0, after) + index * STEP,
    entrance: 4,
  }));
  return { tall: side, layers: [{ picture: all, after: Math.max(0, after) }, ...filled] };
};
