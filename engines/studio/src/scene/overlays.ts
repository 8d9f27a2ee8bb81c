// What lies over a shot: a picture of the partner's above or beside the presenter, and its caption as a lower third.

import { SAFE } from '@greenroom/captions/safe-area';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawWhole } from './backgrounds.ts';
import type { Overlay, OverlayLayer } from './overlay.ts';
import { drawTitle, setTitle } from './title.ts';

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

/** Letters of a caption, alone and below a card, and of a label that says what is most important, in parts of the frame's width. */
const CAPTION_PX = 0.052;
const BESIDE_PX = 0.046;
const LABEL_PX = 0.074;

/** The tallest caption: the third of the frame that it is named after, though never over a mouth. */
const TALLEST = 0.33;
const BELOW_CHIN = 0.012;
/** The least room, where a chin is low. */
const LEAST = 0.075;

const tallestBelow = (chinY: number): number => Math.max(LEAST, Math.min(TALLEST, BOTTOM - chinY - BELOW_CHIN));

const lower = (
  text: string,
  { px, after, tallest }: { px: number; after: number; tallest: number },
  width: number,
  height: number,
): Overlay | undefined => {
  const widest = width * WIDEST;
  const title = setTitle(text, { widest, tallest: height * tallest, fontPx: width * px });
  if (title === undefined) return undefined;
  const tall = Math.ceil(title.tall);
  const { picture, pen } = band(width, tall);
  drawTitle(pen, title, { left: width * LEFT, bottom: tall, widest });
  return { top: Math.round(height * BOTTOM) - tall, layers: [{ picture, after }] };
};

/** The caption alone; undefined where there is none that can be drawn. @param chinY of who stands there, in parts of the frame */
export const lowerThird = (
  caption: string | undefined,
  width: number,
  height: number,
  chinY = 0,
): Overlay | undefined =>
  caption === undefined
    ? undefined
    : lower(caption, { px: CAPTION_PX, after: CAPTION_AFTER, tallest: tallestBelow(chinY) }, width, height);

/** Key words as a label, a little larger. @param after frames before they are spoken */
export const keyLabel = (text: string, after: number, width: number, height: number): Overlay | undefined =>
  lower(text, { px: LABEL_PX, after: Math.max(0, after), tallest: TALLEST / 2 }, width, height);

/** A card before the presenter's chest, in parts of the frame. */
const CARD = { width: 0.42, tallest: 0.25, captioned: 0.18, least: 0.13, gap: 0.014 };

/** The picture on a card before the presenter's chest, at the left, with its caption as a lower third below it. */
export const cardBeside = (
  picture: Canvas,
  caption: string | undefined,
  chinY: number,
  width: number,
  height: number,
): Overlay => {
  const label =
    caption === undefined
      ? undefined
      : lower(caption, { px: BESIDE_PX, after: 8, tallest: tallestBelow(chinY + CARD.least) }, width, height);
  const bottom = (label?.top ?? height * BOTTOM) - height * CARD.gap;
  const room = bottom / height - chinY - BELOW_CHIN;
  const tall = height * Math.max(CARD.least, Math.min(label ? CARD.captioned : CARD.tallest, room));
  const top = Math.round(bottom - tall);
  // Its shadow falls beyond it.
  const card = band(width, Math.round(height * BOTTOM) + 24 - top);
  drawWhole(card.pen, picture, { x: width * LEFT, y: 12, width: width * CARD.width, height: tall }, true);
  const layers = [{ picture: card.picture, after: 3 }];
  return { top: top - 12, layers: [...layers, ...layersAt(label, top - 12)] };
};

/** What another overlay lays, in a band that begins higher. */
const layersAt = (overlay: Overlay | undefined, top: number): OverlayLayer[] =>
  overlay?.layers.map((layer) => ({ ...layer, down: overlay.top - top })) ?? [];

/** Height of the upper part of a split frame; how far the presenter stands lower in it, and how low a chin may come, or with a caption. */
export const SPLIT = { panel: 0.395, down: { least: 0.2, most: 0.26 }, chin: 0.8, chinOverCaption: 0.65 };

/** The upper part of a split frame: the picture, whole, before its own ground; its caption is a lower third over the presenter. */
export const splitPanel = (
  picture: Canvas,
  ground: Canvas,
  caption: Overlay | undefined,
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
  const product = band(width, tall);
  const x = width * LEFT;
  drawWhole(product.pen, picture, { x, y: top, width: width * SAFE.right - x, height: tall * 0.94 - top });
  const layers = [{ picture: back.picture }, { picture: product.picture, after: 2 }];
  return { top: 0, layers: [...layers, ...layersAt(caption, 0)] };
};
