// Many people behind words: their faces on tiles in shades of the client's colour, which slide past one another.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { blend, css, lightness, type Rgb, rgb } from '../paint/colour.ts';
import type { CameraMove } from './camera-move.ts';
import { CLEAN_LIGHT, WHITE } from './card-colours.ts';
import type { Frame } from './overlay.ts';
import { shadeOf } from './thing-ground.ts';

/** How many faces are seen. */
export const CROWD = { columns: 3, rows: 6 } as const;

/** Of a tile, the gap between two and the radius of its corners, as shares of the frame's width. */
const TILE = { tall: 0.4, gap: 0.026, round: 0.05 };
/** The middle column is lower by this share of a tile. */
const LOWER = 0.5;
/** A face is so much wider than its tile, and reaches so far down. */
const FACE = { wide: 1.16, bottom: 1 };
/** Of the tiles, by turns, and of what is between and over them. */
const SHADES = [0.62, 0.8, 0.5];
const DEEP = 0.16;
/** Opacity of the deep shade over the faces, by row as a share of the height: most behind the words of a card. */
const SHADE = {
  card: [
    [0, 0.12],
    [0.14, 0.3],
    [0.3, 0.8],
    [0.6, 0.8],
    [0.74, 0.3],
    [0.86, 0.08],
  ],
  plain: [[0, 0.12]],
} as const;
/** How near the columns are to the camera: the outer ones move more. */
const NEARNESS = { outer: 255, inner: 90 };
/** Zoom before the push and at its end, and the row that stays. */
const PUSH = { from: 1.04, to: 1.16, y: 0.9 };

/** @param faces as many as `CROWD` has @param colour `#rrggbb`: the tiles are in its shades @param words of a card, or with plates of their own */
export const crowdStill = (
  faces: readonly Canvas[],
  colour: string,
  words: keyof typeof SHADE,
  { width, height }: Pick<Frame, 'width' | 'height'>,
): { picture: Canvas; nearness: Uint8Array; move: (seed: string, frameCount: number) => CameraMove } => {
  const own = rgb(colour);
  // Dark shades of a light colour look dirty.
  const deep: Rgb = lightness(own) > CLEAN_LIGHT ? [20, 26, 46] : shadeOf(own, DEEP);
  const picture = createCanvas(width, height);
  const pen = picture.getContext('2d');
  pen.fillStyle = css(deep);
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  const gap = width * TILE.gap;
  const wide = (width - gap) / CROWD.columns - gap;
  const tall = width * TILE.tall;
  for (const [index, face] of faces.entries()) {
    const column = index % CROWD.columns;
    const row = Math.floor(index / CROWD.columns);
    const x = gap + column * (wide + gap);
    const y = (row - (column % 2 === 1 ? LOWER : 0)) * (tall + gap) - gap;
    pen.save();
    pen.beginPath();
    pen.roundRect(x, y, wide, tall, width * TILE.round);
    pen.clip();
    pen.fillStyle = css(blend(own, WHITE, SHADES[(row + column) % SHADES.length]!));
    pen.fillRect(x, y, wide, tall);
    const side = wide * FACE.wide;
    pen.drawImage(face, x + (wide - side) / 2, y + tall * FACE.bottom - side, side, side);
    pen.restore();
  }
  const shade = pen.createLinearGradient(0, 0, 0, height);
  for (const [row, opacity] of SHADE[words]) shade.addColorStop(row, css(deep, opacity));
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
  return { picture, nearness: columnsOf(wide, width, height), move: crowdMove };
};

const crowdMove =
  (_seed: string, frameCount: number): CameraMove =>
  (i) => ({ zoom: PUSH.from + (PUSH.to - PUSH.from) * (i / Math.max(1, frameCount - 1)), x: 0.5, y: PUSH.y });

/** As in `ParallaxLayer`. It changes in the gaps between the columns, where the outer ones end at the end of the push. */
const columnsOf = (tile: number, width: number, height: number): Uint8Array => {
  const line = Uint8Array.from({ length: width }, (_, x) =>
    Math.abs(x + 0.5 - width / 2) < (tile / 2) * PUSH.to + 1 ? NEARNESS.inner : NEARNESS.outer,
  );
  const nearness = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) nearness.set(line, row * width);
  return nearness;
};
