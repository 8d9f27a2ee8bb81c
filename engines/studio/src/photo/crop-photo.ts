// Crops and scales a photo to the part and the size that any frame needs.
import { createCanvas } from '@napi-rs/canvas';
import type { Point } from './find-face.ts';
import { canvasOf, type Raster } from './raster.ts';

/** Crop margins around the eyes, in face heights: the reach of the widest framing, tilted. */
const REACH = { sides: 3, above: 3, below: 5 };
/** Height of the face in the closest framing of the largest video. */
const MAX_FACE_PX = 560;
/** Limits the memory of the cut-out, which depends on the number of pixels. */
const MAX_SIDE_PX = 2048;

/** @param landmarks in pixels of the photo; the returned ones in pixels of the crop */
export const cropPhoto = (
  photo: Raster,
  landmarks: readonly Point[],
): { photo: Raster; landmarks: readonly Point[] } => {
  const [top, chin, eyes] = [landmarks[10]!, landmarks[152]!, landmarks[168]!];
  const tall = Math.hypot(chin.x - top.x, chin.y - top.y);
  const left = Math.max(0, Math.floor(eyes.x - REACH.sides * tall));
  const above = Math.max(0, Math.floor(eyes.y - REACH.above * tall));
  const right = Math.min(photo.width, Math.ceil(eyes.x + REACH.sides * tall));
  const below = Math.min(photo.height, Math.ceil(eyes.y + REACH.below * tall));
  const scale = Math.min(1, MAX_FACE_PX / tall, MAX_SIDE_PX / Math.max(right - left, below - above));
  const [width, height] = [Math.round((right - left) * scale), Math.round((below - above) * scale)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvasOf(photo), left, above, right - left, below - above, 0, 0, width, height);
  return {
    photo: { width, height, rgba: context.getImageData(0, 0, width, height).data },
    landmarks: landmarks.map(({ x, y }) => ({ x: (x - left) * scale, y: (y - above) * scale })),
  };
};
