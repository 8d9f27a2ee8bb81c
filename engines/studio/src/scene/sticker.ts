// A thing beside the presenter as a sticker: it pops up, and moves a little like a drawing on paper.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../paint/colour.ts';
import { type Area, seenPart } from './backgrounds.ts';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';

/** The white edge and its shadow, as shares of the sticker's side. */
const EDGE = 0.026;
const SHADOW = 0.05;
/** A thing that covers less of its box has a white disc behind it, which it fills so far. */
const MIN_COVER = 0.42;
const ON_DISC = 0.82;
/** Sizes of the frames in which it pops up. */
const POP = [0.5, 0.86, 1.1, 1.04];
/** How far it turns to each side, in radians, and for how many frames. */
const SWAY = { turns: [0.07, -0.05], frames: 9 };

/** @param after frames before it pops up; undefined: it is visible from the first frame on @param until frames before it disappears */
export const sticker = (
  thing: Canvas,
  area: Area,
  { after, until: end }: { after: number | undefined; until: number },
  { width }: Pick<Frame, 'width'>,
): Overlay => {
  const side = Math.min(area.width, area.height);
  const cut = cutOut(thing, Math.round(side * 0.86));
  const room = Math.ceil(side * 1.2);
  const top = Math.round(area.y + (area.height - room) / 2);
  const pose = (scale: number, turn: number): Canvas => {
    const picture = createCanvas(width, room);
    const pen = picture.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.translate(area.x + area.width / 2, room / 2);
    pen.rotate(turn);
    pen.scale(scale, scale);
    pen.drawImage(cut, -cut.width / 2, -cut.height / 2);
    return picture;
  };
  const [rightwards, leftwards] = SWAY.turns.map((turn) => pose(1, turn));
  const layers: OverlayLayer[] = [];
  const begin = after ?? 0;
  const pops = after === undefined ? [] : POP;
  for (const [k, scale] of pops.slice(0, Math.max(0, end - begin)).entries())
    layers.push({ picture: pose(scale, SWAY.turns[0]!), after: begin + k, until: begin + k + 1, entrance: 0 });
  for (let from = begin + pops.length, k = 0; from < end; from += SWAY.frames, k++) {
    const seen = {
      picture: k % 2 === 0 ? rightwards! : leftwards!,
      until: Math.min(end, from + SWAY.frames),
      entrance: 0,
    };
    layers.push({ ...seen, after: from === 0 ? undefined : from });
  }
  return { top, layers };
};

/** How much of its box a thing covers. */
const coverOf = (thing: Canvas, { x, y, width, height }: Area): number => {
  const { data } = thing.getContext('2d').getImageData(x, y, width, height);
  let covered = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 127) covered++;
  return covered / (width * height);
};

/** The thing with a white edge around it and a shadow. */
const cutOut = (thing: Canvas, side: number): Canvas => {
  const size = Math.ceil(side * (1 + 2 * (EDGE + SHADOW)));
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  const seen = seenPart(thing);
  const isThin = coverOf(thing, seen) < MIN_COVER;
  const scale = ((isThin ? ON_DISC : 1) * side) / Math.max(seen.width, seen.height);
  const [wide, tall] = [seen.width * scale, seen.height * scale];
  const draw = (to: SKRSContext2D, dx: number, dy: number): void =>
    to.drawImage(
      thing,
      seen.x,
      seen.y,
      seen.width,
      seen.height,
      (size - wide) / 2 + dx,
      (size - tall) / 2 + dy,
      wide,
      tall,
    );
  const white = createCanvas(size, size);
  const edge = white.getContext('2d');
  if (isThin) {
    edge.arc(size / 2, size / 2, side / 2, 0, 2 * Math.PI);
    edge.fill();
  }
  for (let k = 0; k < 20 && !isThin; k++) {
    const turn = (k * Math.PI) / 10;
    draw(edge, Math.cos(turn) * EDGE * side, Math.sin(turn) * EDGE * side);
  }
  edge.globalCompositeOperation = 'source-in';
  edge.fillStyle = '#ffffff';
  edge.fillRect(0, 0, size, size);
  pen.shadowColor = css([10, 8, 16], 0.4);
  pen.shadowBlur = side * SHADOW;
  pen.shadowOffsetY = side * SHADOW * 0.4;
  pen.drawImage(white, 0, 0);
  pen.shadowColor = 'transparent';
  draw(pen, 0, 0);
  return canvas;
};
