// Draws a photo at its place in the frame and extends it beyond its borders with ever softer surroundings and matching
// grain.
import { createCanvas } from '@napi-rs/canvas';
import { smooth } from '../paint/curve.ts';
import { seededRandom } from '../seeded-random.ts';
import { estimateNoise } from './estimate-noise.ts';
import { fillUnknown } from './fill-unknown.ts';
import type { Point } from './find-face.ts';
import { type Borders, backward, emptyAt, forward, type Placement, type Size } from './place-photo.ts';
import { canvasOf, type Raster } from './raster.ts';

/** Width of the transition between the photo and its extension, as a fraction of the frame's width. */
const TRANSITION = 0.14;
/** Maximum darkening of the shade. */
const MAX_SHADE = 0.68;

/**
 * Draws the photo over the whole frame.
 * @param landmarks in pixels of the frame
 */
export const drawPhoto = (photo: Raster, placement: Placement, frame: Size, landmarks: readonly Point[]): Raster => {
  const picture = drawPlaced(photo, placement, frame);
  const chin = landmarks[152]!;
  const known = photoCoverage(photo, placement, frame, chin);
  if (known.some((part) => part < 1)) {
    extend(picture, known, sourceIn(landmarks, emptyAt(placement, photo, frame).bottom > 0.02));
    shadeBelow(picture, photo, placement, chin);
  }
  return picture;
};

/** Draws the photo at its place, and nothing beyond it. */
export const drawPlaced = (photo: Raster, { from, to, scale, turn }: Placement, { width, height }: Size): Raster => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.translate(to.x, to.y);
  context.rotate(turn);
  context.scale(scale, scale);
  context.drawImage(canvasOf(photo), -from.x, -from.y);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, rgba: data };
};

/** 1 on the photo, 0 beyond it, with a soft transition inside the borders that the frame shows. */
const photoCoverage = (photo: Size, placement: Placement, frame: Size, chin: Point): Float32Array => {
  const far = Number.POSITIVE_INFINITY;
  const empty = emptyAt(placement, photo, frame);
  const back = backward(placement);
  const transition = (frame.width * TRANSITION) / placement.scale;
  // Shorter below a chin near the border, so that it does not reach the face.
  const below = Math.max(0.2, Math.min(1, (0.9 * (photo.height - back(chin).y)) / transition));
  const known = new Float32Array(frame.width * frame.height).fill(1);
  const inside = (x: number, y: number, shows: Borders): number =>
    Math.min(
      shows.left > 0.001 ? x : far,
      shows.right > 0.001 ? photo.width - x : far,
      shows.top > 0.001 ? y : far,
      shows.bottom > 0.001 ? (photo.height - y) / below : far,
    );
  if (Object.values(empty).every((part) => part <= 0.001)) {
    return known;
  }
  // The inverse transform is linear: one step in the frame is always the same step in the photo.
  const [origin, right, down] = [back({ x: 0.5, y: 0.5 }), back({ x: 1.5, y: 0.5 }), back({ x: 0.5, y: 1.5 })];
  const [ax, ay] = [right.x - origin.x, right.y - origin.y];
  const [dx, dy] = [down.x - origin.x, down.y - origin.y];
  for (let y = 0, i = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++, i++) {
      const depth = inside(origin.x + x * ax + y * dx, origin.y + x * ay + y * dy, empty);
      known[i] = depth > transition ? 1 : smooth(0.5 / placement.scale, transition, depth);
    }
  }
  return known;
};

/** How much a pixel contributes to the extension, 0 to 1. */
type SourceWeight = (x: number, y: number) => number;

/**
 * Excludes the head and hair, or a border that cuts them would grow a cloud of hair; includes the body only if the
 * extension continues below it.
 * @param landmarks of an upright face
 */
const sourceIn = (landmarks: readonly Point[], below: boolean): SourceWeight => {
  const [top, chin] = [landmarks[10]!, landmarks[152]!];
  const tall = chin.y - top.y;
  const centre = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 - 0.14 * tall };
  return (x, y) =>
    smooth(0.75, 1.05, Math.hypot((x - centre.x) / (0.74 * tall), (y - centre.y) / (0.9 * tall))) *
    (below || y < chin.y ? 1 : 0);
};

/** Fills the unknown parts of the picture and blends partly known ones. */
const extend = (picture: Raster, known: Float32Array, sourceWeight: SourceWeight): void => {
  const { rgba } = picture;
  const filled = fillSmall(picture, known, sourceWeight);
  const grain = estimateNoise(picture, known) * 2.4;
  const random = seededRandom('grain');
  for (let i = 0, at = 0; i < known.length; i++, at += 4) {
    const part = known[i]!;
    if (part < 1) {
      const noise = (random() + random() - 1) * grain * (1 - part);
      rgba[at] = filled[at]! + (rgba[at]! - filled[at]!) * part + noise;
      rgba[at + 1] = filled[at + 1]! + (rgba[at + 1]! - filled[at + 1]!) * part + noise;
      rgba[at + 2] = filled[at + 2]! + (rgba[at + 2]! - filled[at + 2]!) * part + noise;
    }
    rgba[at + 3] = 255;
  }
};

/**
 * Returns the picture with unknown parts filled, as RGBA. Computed at a third of the size, since the result is soft.
 */
const fillSmall = (
  { width, height, rgba }: Raster,
  known: Float32Array,
  sourceWeight: SourceWeight,
): Uint8ClampedArray => {
  const [w, h] = [Math.ceil(width / 3), Math.ceil(height / 3)];
  const rgb = new Float32Array(w * h * 3);
  const all = new Float32Array(w * h);
  const source = new Float32Array(w * h);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const [u, v] = [Math.min(width - 1, 3 * x + 1), Math.min(height - 1, 3 * y + 1)];
      const at = v * width + u;
      all[i] = known[at]!;
      source[i] = all[i]! * sourceWeight(u, v);
      rgb[i * 3] = rgba[at * 4]!;
      rgb[i * 3 + 1] = rgba[at * 4 + 1]!;
      rgb[i * 3 + 2] = rgba[at * 4 + 2]!;
    }
  }
  // A face that fills its photo is the only source.
  const filled = fillUnknown({ width: w, height: h, rgb }, source.some((part) => part > 0.5) ? source : all);
  const small = new Uint8ClampedArray(w * h * 4).fill(255);
  for (let i = 0; i < w * h; i++) {
    small.set(filled.subarray(i * 3, i * 3 + 3), i * 4);
  }
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvasOf({ width: w, height: h, rgba: small }), 0, 0, w * 3, h * 3);
  return context.getImageData(0, 0, width, height).data;
};

/** Darkens the area below a body that ends in the frame, like a portrait lit from above. */
const shadeBelow = ({ width, height, rgba }: Raster, photo: Size, placement: Placement, chin: Point): void => {
  const end = forward(placement)({ x: placement.from.x, y: photo.height }).y;
  const reach = height - end;
  const depth = smooth(0.04, 0.22, reach / height) * MAX_SHADE;
  if (depth === 0) {
    return;
  }
  const start = Math.max(end - width * TRANSITION * 2, Math.min(chin.y, end));
  for (let y = Math.max(0, Math.floor(start)), at = y * width * 4; y < height; y++) {
    const remaining = 1 - depth * smooth(start, start + reach * 0.9, y);
    for (let x = 0; x < width; x++, at += 4) {
      rgba[at]! *= remaining;
      rgba[at + 1]! *= remaining;
      rgba[at + 2]! *= remaining;
    }
  }
};
