// A share as a figure: the faces of people, of whom as many as the words say come into colour one after another.
import type { Direction } from '@greenroom/captions/direction';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blend, css, rgb } from '../paint/colour.ts';
import { WHITE } from './card-colours.ts';
import type { Frame, OverlayLayer } from './overlay.ts';
import type { Share } from './share-words.ts';

/** Where a figure is, as shares of the frame's width: where labels are, and the words of cards. */
export const FIGURE = { onPresenter: { left: 0.07, wide: 0.79 }, onCard: { left: 0.09, wide: 0.79 } } as const;
/** The gap between two faces, as a share of a face's width. */
const GAP = 0.1;
/** The width of a face, as a share of the frame's: smaller ones are not recognized. */
const SIDE = { largest: 0.25, smallest: 0.065 };
/** Padding of a plate and the radius of its corners, as shares of the frame's width. */
const PAD = 0.024;
const ROUND = 0.035;
/** Frames between two faces that come in, and how much larger each is for how many. */
const STEP = 3;
const POP = { larger: 1.14, frames: 2 };
/** Opacity of those who are not counted, and their ground. */
const REST = { opacity: 0.42, ground: '#8c8c94' };
/** The ring around a face, as a share of its width, and how pale the accent is behind it. */
const RING = 0.065;
const PALE = 0.72;
/** A head nearly fills its circle: the picture is so much larger, and its row so high is in the middle. */
const HEAD = { larger: 1.28, middle: 0.52 };

interface Place {
  left: number;
  wide: number;
  direction: Direction;
  after: number | undefined;
  plate: string | undefined;
  colour: string;
}

/**
 * `left` and `wide` as shares of the frame's width; `after`: frames before the first face comes in, and a plate with the row appears: without
 * one, the row is there from the first frame on. Undefined: all are visible from it on. `plate`: its colour; undefined: there is none.
 * `colour`: around the people who are counted.
 * @param faces as many as the whole @param tallest in pixels @returns undefined if the faces would be too small
 */
export const shareFigure = (
  share: Share,
  faces: readonly Canvas[],
  { left, wide, direction, after, plate, colour }: Place,
  tallest: number,
  { width }: Pick<Frame, 'width'>,
): { tall: number; layers: OverlayLayer[] } | undefined => {
  const pad = plate ? width * PAD : 0;
  const { side, inRow } = largestSide(share.whole, width * wide - 2 * pad, tallest - 2 * pad);
  const shown = Math.min(side, even(width * SIDE.largest));
  if (shown < width * SIDE.smallest) return undefined;
  const step = even(shown * (1 + GAP));
  const rows = Math.ceil(share.whole / inRow);
  const inner = inRow * step - (step - shown);
  const tall = even(rows * step - (step - shown) + 2 * pad);
  const plateWide = inner + 2 * pad;
  const from = direction === 'rtl' ? width * (left + wide) - plateWide : width * left;
  /** The middle of a face. */
  const middleOf = (index: number): readonly [x: number, y: number] => {
    const across = (index % inRow) * step + shown / 2;
    const x = from + pad + (direction === 'rtl' ? inner - across : across);
    return [x, pad + Math.floor(index / inRow) * step + shown / 2];
  };
  const ground = createCanvas(width, tall);
  const pen = ground.getContext('2d');
  if (plate) {
    pen.fillStyle = plate;
    pen.beginPath();
    pen.roundRect(from, 0, plateWide, tall, width * ROUND);
    pen.fill();
  }
  for (const [index, face] of faces.slice(0, share.whole).entries())
    drawFace(pen, face, middleOf(index), shown * (1 - RING));
  const counted = faces.slice(0, share.part).flatMap((face, index): OverlayLayer[] => {
    const at = after === undefined ? undefined : after + index * STEP;
    const [x, y] = middleOf(index);
    const sized = (size: number): Pick<OverlayLayer, 'picture' | 'left' | 'down'> => {
      const [column, row] = [even(x - size / 2), even(y - size / 2)];
      const picture = createCanvas(even(size) + 2, even(size) + 2);
      drawFace(picture.getContext('2d'), face, [x - column, y - row], size, colour);
      return { picture, left: column, down: row };
    };
    const settled = sized(shown);
    if (at === undefined) return [settled];
    const larger = sized(shown * POP.larger);
    return [
      { ...larger, after: at, until: at + POP.frames, entrance: 0 },
      { ...settled, after: at + POP.frames, entrance: 0 },
    ];
  });
  return { tall, layers: [{ picture: ground, after: plate ? after : undefined }, ...counted] };
};

/** Layers begin on even rows and columns. */
const even = (length: number): number => 2 * Math.floor(length / 2);

/** One row or two, whatever makes the faces larger. */
const largestSide = (whole: number, wide: number, tallest: number): { side: number; inRow: number } => {
  const [one, two] = [1, 2].map((rows) => {
    const inRow = Math.ceil(whole / rows);
    const fits = (length: number, count: number): number => length / (count + (count - 1) * GAP);
    return { side: even(Math.min(fits(wide, inRow), fits(tallest, rows))), inRow };
  });
  return two!.side > one!.side && whole > ONE_ROW ? two! : one!;
};
/** So few are in one row. */
const ONE_ROW = 5;

/** A face in a circle: in colour on a pale accent with a ring, or in grey. */
const drawFace = (
  pen: SKRSContext2D,
  face: Canvas,
  [x, y]: readonly [x: number, y: number],
  size: number,
  colour?: string,
): void => {
  const line = colour ? size * RING : 0;
  const radius = size / 2 - line / 2;
  pen.save();
  pen.imageSmoothingQuality = 'high';
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour ? css(blend(rgb(colour), WHITE, PALE)) : REST.ground;
  if (!colour) pen.globalAlpha = REST.opacity;
  pen.fill();
  pen.save();
  pen.clip();
  if (!colour) pen.filter = 'grayscale(1)';
  const side = 2 * radius * HEAD.larger;
  pen.drawImage(face, x - side / 2, y - side * HEAD.middle, side, side);
  pen.restore();
  if (colour) {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    pen.stroke();
  }
  pen.restore();
};
