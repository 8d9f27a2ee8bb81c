// What lies over a shot: a picture of the partner's above or beside the presenter, and its caption as a lower third.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawWhole } from './backgrounds.ts';
import type { Overlay } from './overlay.ts';
import { SAFE } from './safe-area.ts';
import { drawTitle } from './title.ts';

export type ElementRole = 'setting' | 'product' | 'prop';

const LEFT = 0.07;
const BOTTOM = SAFE.bottom - 0.02;
const WIDEST = SAFE.right - LEFT - 0.01;
/** Frames before a caption comes in: the eye finds the picture first. */
const CAPTION_AFTER = 7;

const band = (width: number, tall: number): { picture: Canvas; pen: SKRSContext2D } => {
  const picture = createCanvas(width, tall);
  return { picture, pen: picture.getContext('2d') };
};

/** Letters of a caption and of a label that says what is most important, in parts of the frame's width. */
const CAPTION_PX = 0.052;
const LABEL_PX = 0.074;

const lower = (text: string, px: number, after: number, width: number, height: number): Overlay | undefined => {
  const tall = Math.round(height * 0.16);
  const { picture, pen } = band(width, tall);
  const place = { left: width * LEFT, bottom: tall - 4, widest: width * WIDEST, fontPx: width * px };
  return drawTitle(pen, text, place)
    ? { top: Math.round(height * BOTTOM) - tall, layers: [{ picture, after }] }
    : undefined;
};

/** The caption alone; undefined where there is none that can be drawn. */
export const lowerThird = (caption: string | undefined, width: number, height: number): Overlay | undefined =>
  caption === undefined ? undefined : lower(caption, CAPTION_PX, CAPTION_AFTER, width, height);

/** Key words as a label, a little larger. @param after frames before they are spoken */
export const keyLabel = (text: string, after: number, width: number, height: number): Overlay | undefined =>
  lower(text, LABEL_PX, Math.max(0, after), width, height);

/** The picture on a card before the presenter's chest, at the left, with its caption below. */
export const cardBeside = (picture: Canvas, caption: string | undefined, width: number, height: number): Overlay => {
  const tall = Math.round(height * 0.3);
  const card = band(width, tall);
  const label = band(width, tall);
  const titled =
    caption !== undefined &&
    drawTitle(label.pen, caption, {
      left: width * LEFT,
      bottom: tall - 4,
      widest: width * WIDEST,
      fontPx: width * 0.046,
    });
  drawWhole(
    card.pen,
    picture,
    { x: width * LEFT, y: tall * 0.06, width: width * 0.42, height: tall * (titled ? 0.62 : 0.86) },
    true,
  );
  return {
    top: Math.round(height * BOTTOM) - tall,
    layers: [{ picture: card.picture, after: 3 }, ...(titled ? [{ picture: label.picture, after: 8 }] : [])],
  };
};

/** Height of the upper part of a split frame; how far the presenter stands lower in it, and how low a chin may come. */
export const SPLIT = { panel: 0.395, down: { least: 0.2, most: 0.26 }, chin: 0.8 };

/** The upper part of a split frame: the picture, whole, before its own ground, and its caption. */
export const splitPanel = (
  picture: Canvas,
  ground: Canvas,
  caption: string | undefined,
  width: number,
  height: number,
): Overlay => {
  const tall = Math.round((height * SPLIT.panel) / 8) * 8;
  const back = band(width, tall);
  const scale = Math.max(width / ground.width, tall / ground.height);
  back.pen.drawImage(
    ground,
    (width - ground.width * scale) / 2,
    (tall - ground.height * scale) / 2,
    ground.width * scale,
    ground.height * scale,
  );
  back.pen.fillStyle = 'rgba(255, 252, 246, 0.5)';
  back.pen.fillRect(0, 0, width, tall);
  back.pen.fillStyle = '#ffffff';
  back.pen.fillRect(0, tall - 6, width, 6);
  const top = height * (SAFE.top + 0.01);
  const label = band(width, tall);
  const product = band(width, tall);
  // A tall picture leaves room for its caption at its side, a wide one below.
  const upright = picture.height > picture.width * 1.15;
  const [left, right] = [width * LEFT, width * SAFE.right];
  const titled =
    caption !== undefined &&
    drawTitle(label.pen, caption, {
      left,
      bottom: upright ? tall * 0.68 : tall - 22,
      widest: upright ? width * 0.42 : width * WIDEST,
      fontPx: width * 0.046,
    });
  const from = titled && upright ? width * 0.5 : left;
  drawWhole(product.pen, picture, {
    x: from,
    y: top,
    width: right - from,
    height: tall - top - tall * (titled && !upright ? 0.24 : 0.06),
  });
  return {
    top: 0,
    layers: [
      { picture: back.picture },
      { picture: product.picture, after: 2 },
      ...(titled ? [{ picture: label.picture, after: CAPTION_AFTER }] : []),
    ],
  };
};
