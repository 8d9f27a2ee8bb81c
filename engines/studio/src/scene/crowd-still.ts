// Many people behind words: their faces on tiles in shades of the client's colour, in columns that slide past one another.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { blend, css, lightness, type Rgb, rgb } from '../paint/colour.ts';
import type { FrameBuffers } from '../render/frame-buffers.ts';
import { pictureBytes, writePlanes } from '../render/planes.ts';
import { CLEAN_LIGHT, WHITE } from './card-colours.ts';
import { createOverlay, type Frame, type Overlay } from './overlay.ts';
import type { Take } from './shots.ts';
import { shadeOf } from './thing-ground.ts';

/** How many faces there are. */
export const CROWD = { columns: 3, rows: 4 } as const;

/** Of a tile, the gap between two and the radius of its corners, as shares of the frame's width. The outer ones reach over its edges. */
const TILE = { wide: 0.365, tall: 0.46, gap: 0.026, round: 0.06 };
/** The middle column is lower by this share of a tile. */
const LOWER = 0.5;
/** A face is so much wider than its tile. */
const FACE_WIDE = 1.16;
/** Of the tiles, by turns, and of what is between and over them. */
const SHADES = [0.62, 0.8, 0.5];
const DEEP = 0.16;
/** Opacity of the deep shade over the faces and behind the words of a card, and the rows around these in which it fades. */
const SHADE = { faces: 0.06, words: 0.76, fade: 0.09 };
/** Rows by which a column slides in a frame, even: the outer ones down, the middle one up. */
const SLIDE = 2;

/** The rows of words, as shares of the frame's height. */
export interface WordRows {
  top: number;
  bottom: number;
}

export interface Crowd {
  /** Higher than a frame: each column goes on at its top where its bottom ends. */
  picture: Canvas;
  /** Between the columns, even. */
  edges: readonly number[];
  /** Over the faces, of the frame's size. */
  shade: Canvas;
}

/** @param faces as many as `CROWD` has @param colour `#rrggbb`: the tiles are in its shades @param words of a card, which need a ground */
export const crowdStill = (
  faces: readonly Canvas[],
  colour: string,
  words: WordRows | undefined,
  { width, height }: Pick<Frame, 'width' | 'height'>,
): Crowd => {
  const own = rgb(colour);
  // Dark shades of a light colour look dirty.
  const deep: Rgb = lightness(own) > CLEAN_LIGHT ? [20, 26, 46] : shadeOf(own, DEEP);
  const [gap, wide, tall] = [TILE.gap, TILE.wide, TILE.tall].map((share) => 2 * Math.round((width * share) / 2));
  const pitch = tall! + gap!;
  const picture = createCanvas(width, CROWD.rows * pitch);
  const pen = picture.getContext('2d');
  pen.fillStyle = css(deep);
  pen.fillRect(0, 0, width, picture.height);
  pen.imageSmoothingQuality = 'high';
  const left = (column: number): number => (width - wide!) / 2 + (column - (CROWD.columns - 1) / 2) * (wide! + gap!);
  const side = wide! * FACE_WIDE;
  const tile = (face: Canvas, shade: number, x: number, y: number): void => {
    pen.save();
    pen.beginPath();
    pen.roundRect(x, y, wide!, tall!, width * TILE.round);
    pen.clip();
    pen.fillStyle = css(blend(own, WHITE, shade));
    pen.fillRect(x, y, wide!, tall!);
    pen.drawImage(face, x + (wide! - side) / 2, y + tall! - side, side, side);
    pen.restore();
  };
  for (const [index, face] of faces.entries()) {
    const column = index % CROWD.columns;
    const row = Math.floor(index / CROWD.columns);
    const y = (row + (column % 2 === 1 ? LOWER : 0)) * pitch;
    const shade = SHADES[(row + column) % SHADES.length]!;
    tile(face, shade, left(column), y);
    if (y + tall! > picture.height) tile(face, shade, left(column), y - picture.height);
  }
  const inner = Array.from({ length: CROWD.columns - 1 }, (_, k) => (Math.round(left(k + 1) - gap! / 2) >> 1) << 1);
  return { picture, edges: [0, ...inner, width], shade: shadeOver(deep, words, width, height) };
};

const shadeOver = (deep: Rgb, words: WordRows | undefined, width: number, height: number): Canvas => {
  const shade = createCanvas(width, height);
  const pen = shade.getContext('2d');
  const rows = pen.createLinearGradient(0, 0, 0, height);
  const stops = words
    ? ([
        [words.top - SHADE.fade, SHADE.faces],
        [words.top, SHADE.words],
        [words.bottom, SHADE.words],
        [words.bottom + SHADE.fade, SHADE.faces],
      ] as const)
    : ([[0, SHADE.faces]] as const);
  for (const [row, opacity] of stops) rows.addColorStop(Math.max(0, Math.min(1, row)), css(deep, opacity));
  pen.fillStyle = rows;
  pen.fillRect(0, 0, width, height);
  return shade;
};

/** @param buffers of a frame */
export const crowdTake = (
  buffers: FrameBuffers,
  { picture, edges, shade }: Crowd,
  words: Overlay | undefined,
): Take => {
  const { width, height } = buffers;
  const tall = picture.height;
  const all = new Uint8Array(pictureBytes(width, tall));
  writePlanes(picture.getContext('2d').getImageData(0, 0, width, tall).data, width, tall, all);
  const planes = [
    { part: 1, from: 0, to: 0 },
    { part: 2, from: width * tall, to: width * height },
    { part: 2, from: (width * tall * 5) / 4, to: (width * height * 5) / 4 },
  ];
  const shaded = createOverlay(buffers, { top: 0, layers: [{ picture: shade }] });
  return {
    buffers,
    lay: words && createOverlay(buffers, words).lay,
    draw: (frame, i) => {
      const bytes = buffers.bytesOf(frame);
      for (const { part, from, to } of planes) {
        const [columns, rows] = [width / part, tall / part];
        for (const [column, edge] of edges.slice(0, -1).entries()) {
          const [left, right] = [edge / part, edges[column + 1]! / part];
          const slid = ((column % 2 === 1 ? SLIDE : -SLIDE) * i) / part;
          for (let row = 0; row < height / part; row++) {
            const source = from + ((((row + slid) % rows) + rows) % rows) * columns;
            bytes.set(all.subarray(source + left, source + right), to + row * columns + left);
          }
        }
      }
      shaded.lay(frame, i);
    },
  };
};
