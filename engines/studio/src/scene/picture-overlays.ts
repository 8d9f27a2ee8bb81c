// Overlays with a partner's picture above or beside the presenter, and captions as lower thirds.
import { SAFE } from '@greenroom/captions/safe-area';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawContained } from './backgrounds.ts';
import type { Overlay, OverlayLayer } from './overlay.ts';
import { drawTitle, setTitle } from './title.ts';

const LEFT = 0.07;
const BOTTOM = SAFE.bottom - 0.02;
const MAX_WIDTH = SAFE.right - LEFT - 0.01;
/** Frames before a caption appears, so that the picture is seen first. */
const CAPTION_AFTER = 7;

const band = (width: number, tall: number): { picture: Canvas; pen: SKRSContext2D } => {
  const picture = createCanvas(width, tall);
  return { picture, pen: picture.getContext('2d') };
};

/** Font sizes of a caption, of a caption below a card, and of a key label, as shares of the frame's width. */
const CAPTION_PX = 0.052;
const BESIDE_PX = 0.046;
const LABEL_PX = 0.09;

/** Height of a lower third at most, as a share of the frame, and its distance below the chin. */
const MAX_HEIGHT = 0.33;
const BELOW_CHIN = 0.012;
/** Height at least, if the chin is low. */
const MIN_HEIGHT = 0.075;

const maxHeightBelow = (chinY: number): number =>
  Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, BOTTOM - chinY - BELOW_CHIN));

const lowerThirdAt = (
  text: string,
  { px, after, tallest }: { px: number; after: number; tallest: number },
  width: number,
  height: number,
): Overlay | undefined => {
  const widest = width * MAX_WIDTH;
  const title = setTitle(text, { widest, tallest: height * tallest, fontPx: width * px });
  if (title === undefined) return undefined;
  const tall = Math.ceil(title.tall);
  const { picture, pen: context } = band(width, tall);
  drawTitle(context, title, { left: width * LEFT, bottom: tall, widest });
  return { top: Math.round(height * BOTTOM) - tall, layers: [{ picture, after }] };
};

/** A caption; undefined if it has no drawable words. @param chinY of the presenter, as a share of the frame */
export const lowerThird = (
  caption: string | undefined,
  width: number,
  height: number,
  chinY = 0,
): Overlay | undefined =>
  caption === undefined
    ? undefined
    : lowerThirdAt(caption, { px: CAPTION_PX, after: CAPTION_AFTER, tallest: maxHeightBelow(chinY) }, width, height);

/**
 * Key words as a larger label.
 * @param after frames before they are spoken
 * @param chinY of the presenter, as a share of the frame
 */
export const keyLabel = (
  text: string,
  after: number,
  width: number,
  height: number,
  chinY = 0,
): Overlay | undefined => {
  const tallest = Math.min(MAX_HEIGHT / 2, maxHeightBelow(chinY));
  return lowerThirdAt(text, { px: LABEL_PX, after: Math.max(0, after), tallest }, width, height);
};

/** A card in front of the presenter's chest, as shares of the frame. */
const CARD = { width: 0.42, maxHeight: 0.25, maxHeightWithCaption: 0.18, minHeight: 0.13, gap: 0.014 };

/** The picture on a card in front of the presenter's chest, at the left, with its caption as a lower third below. */
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
      : lowerThirdAt(
          caption,
          { px: BESIDE_PX, after: 8, tallest: maxHeightBelow(chinY + CARD.minHeight) },
          width,
          height,
        );
  const bottom = (label?.top ?? height * BOTTOM) - height * CARD.gap;
  const room = bottom / height - chinY - BELOW_CHIN;
  const tall = height * Math.max(CARD.minHeight, Math.min(label ? CARD.maxHeightWithCaption : CARD.maxHeight, room));
  const top = Math.round(bottom - tall);
  // The band leaves room for the card's shadow.
  const card = band(width, Math.round(height * BOTTOM) + 24 - top);
  drawContained(card.pen, picture, { x: width * LEFT, y: 12, width: width * CARD.width, height: tall }, true);
  const layers = [{ picture: card.picture, after: 3 }];
  return { top: top - 12, layers: [...layers, ...layersAt(label, top - 12)] };
};

/** The layers of another overlay in a band that starts at row `top`. */
const layersAt = (overlay: Overlay | undefined, top: number): OverlayLayer[] =>
  overlay?.layers.map((layer) => ({ ...layer, down: overlay.top - top })) ?? [];

/** Split frame, as shares: height of the panel, range of the presenter's shift down, lowest chin, and lowest chin over a caption. */
export const SPLIT = { panel: 0.395, down: { min: 0.2, max: 0.26 }, chin: 0.8, chinOverCaption: 0.65 };

/** The panel of a split frame: the uncropped picture on a background, and its caption as a lower third over the presenter. */
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
  drawContained(product.pen, picture, { x, y: top, width: width * SAFE.right - x, height: tall * 0.94 - top });
  const layers = [{ picture: back.picture }, { picture: product.picture, after: 2 }];
  return { top: 0, layers: [...layers, ...layersAt(caption, 0)] };
};
