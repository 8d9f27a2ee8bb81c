// Still pictures that fill the frame in shots without a presenter: a partner's setting or product.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Draws the picture scaled to cover the frame, cropped. */
const coverFrame = (context: SKRSContext2D, picture: Canvas, width: number, height: number): void => {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
};

/**
 * The picture from edge to edge: cropped if it loses at most the share `cropped`, otherwise whole, continued by its own blurred edges.
 */
export const fullBleed = (picture: Canvas, cropped: number, width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const shape = picture.width / picture.height / (width / height);
  if (1 - Math.min(shape, 1 / shape) <= cropped) {
    coverFrame(context, picture, width, height);
    return canvas;
  }
  const wide = shape > 1;
  const scale = Math.min(width / picture.width, height / picture.height);
  const [w, h] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const [x, y] = [Math.round((width - w) / 2), Math.round((height - h) * HIGH)];
  const edge = EDGE * (wide ? picture.height : picture.width);
  const blurred = Math.max(width, height) * 0.03;
  context.filter = `blur(${blurred}px)`;
  // The first, larger one is seen at the borders of the canvas, which the blur makes transparent.
  for (const over of [3 * blurred, 0]) {
    if (wide) {
      const middle = y + h / 2;
      const below = picture.height - edge;
      context.drawImage(picture, 0, 0, picture.width, edge, -over, -over, width + 2 * over, middle + over);
      context.drawImage(
        picture,
        0,
        below,
        picture.width,
        edge,
        -over,
        middle,
        width + 2 * over,
        height - middle + over,
      );
    } else {
      const middle = x + w / 2;
      const right = picture.width - edge;
      context.drawImage(picture, 0, 0, edge, picture.height, -over, -over, middle + over, height + 2 * over);
      context.drawImage(
        picture,
        right,
        0,
        edge,
        picture.height,
        middle,
        -over,
        width - middle + over,
        height + 2 * over,
      );
    }
  }
  context.filter = 'none';
  context.drawImage(withSoftEdges(picture, w, h, wide), x, y);
  return canvas;
};

/** The part of a picture that continues it: the outermost rows or columns. */
const EDGE = 0.03;

/** Where a picture that is lower than the frame stands, from 0, at the top, to 1: captions are below the middle. */
const HIGH = 0.44;
/** The part of a picture over which it fades into what continues it. */
const SOFT_EDGE = 0.05;

/** The picture in this size, its upper and lower edges, or those at the sides, fading out. */
const withSoftEdges = (picture: Canvas, width: number, height: number, upright: boolean): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const fade = context.createLinearGradient(0, 0, upright ? 0 : width, upright ? height : 0);
  for (const [at, opacity] of [
    [0, 0],
    [SOFT_EDGE, 1],
    [1 - SOFT_EDGE, 1],
    [1, 0],
  ] as const) {
    fade.addColorStop(at, `rgba(0, 0, 0, ${opacity})`);
  }
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
  return canvas;
};

/** At most this share of a picture is cropped: a place may lose much, a product hardly anything. */
const CROPPED = { setting: 0.55, product: 0.2 } as const;

export const settingStill = (picture: Canvas, width: number, height: number): Canvas =>
  fullBleed(picture, CROPPED.setting, width, height);

/**
 * A product: a photo from edge to edge, or one without a background, uncropped and with a shadow, on the blurred place.
 * @param floor row where its caption begins
 */
export const productStill = (
  picture: Canvas,
  background: Canvas,
  floor: number | undefined,
  width: number,
  height: number,
): Canvas => {
  if (!isCutOut(picture)) return fullBleed(picture, CROPPED.product, width, height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  coverFrame(context, background, width, height);
  context.fillStyle = 'rgba(255, 252, 246, 0.22)';
  context.fillRect(0, 0, width, height);
  const bottom = Math.min(height * 0.68, (floor ?? height) - height * 0.035);
  const y = height * (bottom < height * 0.6 ? 0.11 : 0.16);
  drawContained(context, picture, { x: width * 0.07, y, width: width * 0.86, height: bottom - y });
  return canvas;
};

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a picture without a background and without its transparent border, scaled to fit the area, with a shadow. */
export const drawContained = (context: SKRSContext2D, picture: Canvas, area: Area): void => {
  const seen = seenPart(picture);
  const scale = Math.min(area.width / seen.width, area.height / seen.height);
  const [w, h] = [seen.width * scale, seen.height * scale];
  const [x, y] = [area.x + (area.width - w) / 2, area.y + (area.height - h) / 2];
  const shadow = Math.max(w, h) * 0.06;
  context.save();
  context.imageSmoothingQuality = 'high';
  context.shadowColor = 'rgba(10, 8, 16, 0.45)';
  context.shadowBlur = shadow;
  context.shadowOffsetY = shadow * 0.55;
  context.drawImage(picture, seen.x, seen.y, seen.width, seen.height, x, y, w, h);
  context.restore();
};

/** The smallest area with everything more opaque than `least`; the whole picture if nothing is. */
export const seenPart = (picture: Canvas, least = 15): Area => {
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (data[at]! <= least) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return { x: 0, y: 0, width, height };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};

/** Whether at least three of the picture's corners are transparent. */
export const isCutOut = (picture: Canvas): boolean => {
  const context = picture.getContext('2d');
  const [right, bottom] = [picture.width - 1, picture.height - 1];
  const corners = [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
  ] as const;
  return corners.filter(([x, y]) => context.getImageData(x, y, 1, 1).data[3]! < 40).length >= 3;
};

/** The blur of a client's picture behind a presenter, relative to the width of the frame. */
const SETTING_BLUR = 0.004;
/** The picture scaled to cover the frame, slightly out of focus. */
export const settingBehind = (picture: Canvas, width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const scale = Math.max(width / picture.width, height / picture.height) * 1.02;
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  context.filter = `blur(${width * SETTING_BLUR}px)`;
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  return canvas;
};
