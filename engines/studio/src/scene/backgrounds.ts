// Still pictures that fill the frame in shots without a presenter: a partner's setting, or a product on a background.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Draws the picture scaled to cover the frame, cropped. */
const coverFrame = (context: SKRSContext2D, picture: Canvas, width: number, height: number): void => {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
};

/** A picture of about the frame's shape covers it; others are shown whole over a blurred enlargement of themselves. */
export const settingStill = (picture: Canvas, width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const lost = 1 - Math.min(1, width / height / (picture.width / picture.height));
  if (lost < 0.55) {
    coverFrame(context, picture, width, height);
    return canvas;
  }
  context.filter = `blur(${width * 0.05}px) brightness(0.72)`;
  context.save();
  context.translate(width / 2, height / 2);
  context.scale(1.2, 1.2);
  context.translate(-width / 2, -height / 2);
  coverFrame(context, picture, width, height);
  context.restore();
  context.filter = 'none';
  const scale = width / picture.width;
  const tall = picture.height * scale;
  context.drawImage(picture, 0, (height - tall) * 0.44, width, tall);
  return canvas;
};

/** A product, uncropped, with a shadow, on a background. @param floor row where its caption begins */
export const productStill = (
  picture: Canvas,
  background: Canvas,
  floor: number | undefined,
  width: number,
  height: number,
): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  coverFrame(context, background, width, height);
  context.fillStyle = 'rgba(255, 252, 246, 0.22)';
  context.fillRect(0, 0, width, height);
  const bottom = Math.min(height * 0.68, (floor ?? height) - height * 0.035);
  const y = height * (bottom < height * 0.6 ? 0.11 : 0.16);
  drawContained(context, picture, { x: width * 0.1, y, width: width * 0.8, height: bottom - y });
  return canvas;
};

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws the picture scaled to fit the area, with rounded corners, or without if its background is transparent.
 * @param carded puts transparent pictures on a light card, to stand out from a busy background
 */
export const drawContained = (context: SKRSContext2D, picture: Canvas, area: Area, carded = false): void => {
  const scale = Math.min(area.width / picture.width, area.height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  const [x, y] = [area.x + (area.width - w) / 2, area.y + (area.height - h) / 2];
  const shadow = Math.max(w, h) * 0.06;
  context.save();
  context.imageSmoothingQuality = 'high';
  context.shadowColor = 'rgba(10, 8, 16, 0.45)';
  context.shadowBlur = shadow;
  context.shadowOffsetY = shadow * 0.55;
  const cutOut = isCutOut(picture);
  if (cutOut && carded) {
    const rim = Math.min(w, h) * 0.09;
    context.fillStyle = '#fbf9f5';
    context.beginPath();
    context.roundRect(x - rim, y, w + 2 * rim, h, rim * 1.2);
    context.fill();
    context.shadowColor = 'transparent';
    context.drawImage(picture, x + rim * 0.5 * (w / h), y + rim * 0.5, w - rim * (w / h), h - rim);
  } else if (cutOut) {
    context.drawImage(picture, x, y, w, h);
  } else {
    const radius = Math.min(w, h) * 0.045;
    context.fillStyle = '#fff';
    context.beginPath();
    context.roundRect(x, y, w, h, radius);
    context.fill();
    context.shadowColor = 'transparent';
    context.clip();
    context.drawImage(picture, x, y, w, h);
  }
  context.restore();
};

/** Whether at least three of the picture's corners are transparent. */
const isCutOut = (picture: Canvas): boolean => {
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
