// A photo as it is kept: no more of it than any frame shows, no larger than any frame needs.
import { createCanvas } from '@napi-rs/canvas';
import type { Point } from './find-face.ts';
import { canvasOf, type Raster } from './raster.ts';

/** Around the eyes, in heights of the face: what the widest framing reaches, tilted. */
const REACH = { aside: 3, above: 3, below: 5 };
/** Height of the face in the closest framing of the largest film. */
const LARGEST_FACE = 560;
/** The cut-out takes memory for every pixel. */
const LARGEST_SIDE = 2048;

/** @param landmarks in pixels of the photo; those of the answer in pixels of its own */
export const cropPhoto = (
  photo: Raster,
  landmarks: readonly Point[],
): { photo: Raster; landmarks: readonly Point[] } => {
  const [top, chin, eyes] = [landmarks[10]!, landmarks[152]!, landmarks[168]!];
  const tall = Math.hypot(chin.x - top.x, chin.y - top.y);
  const left = Math.max(0, Math.floor(eyes.x - REACH.aside * tall));
  const above = Math.max(0, Math.floor(eyes.y - REACH.above * tall));
  const right = Math.min(photo.width, Math.ceil(eyes.x + REACH.aside * tall));
  const below = Math.min(photo.height, Math.ceil(eyes.y + REACH.below * tall));
  const scale = Math.min(1, LARGEST_FACE / tall, LARGEST_SIDE / Math.max(right - left, below - above));
  const [width, height] = [Math.round((right - left) * scale), Math.round((below - above) * scale)];
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvasOf(photo), left, above, right - left, below - above, 0, 0, width, height);
  return {
    photo: { width, height, rgba: pen.getImageData(0, 0, width, height).data },
    landmarks: landmarks.map(({ x, y }) => ({ x: (x - left) * scale, y: (y - above) * scale })),
  };
};
