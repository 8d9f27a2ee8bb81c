// Coarse masks of a frame: windows, leaves, and the area around a person's silhouette.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { CoarseField } from '../face-animation.ts';
import type { View } from './world/view.ts';

/** Frame pixels per value of a field, each way. */
const COARSE = 4;

/** Scales a picture of the view to the frame at one pixel per `coarse` frame pixels each way. */
export type FitToFrame = (picture: Canvas, coarse: number) => Canvas;

/** The coarse field of a mask of 0 or 1 per pixel of a view. */
export const coarseMask = ({ width, height }: View, fitted: FitToFrame, mask: Uint8Array): CoarseField => {
  const canvas = createCanvas(width, height);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) data[at * 4 + 3] = mask[at]! * 255;
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return alphaField(fitted(canvas, COARSE));
};

/** A field without the area of a silhouette. */
export const maskBehindSilhouette = (field: CoarseField, silhouette: Canvas): CoarseField => {
  const free = silhouetteClearance(silhouette);
  for (let at = 0; at < free.values.length; at++) free.values[at]! *= field.values[at]! / 255;
  return free;
};

/** The frame without the silhouette and a margin for the head's motion. */
export const silhouetteClearance = (silhouette: Canvas): CoarseField => {
  const [width, height] = [Math.ceil(silhouette.width / COARSE), Math.ceil(silhouette.height / COARSE)];
  const small = createCanvas(width, height);
  const context = small.getContext('2d');
  const margin = width / 60;
  for (let i = 0; i < 8; i++)
    context.drawImage(
      silhouette,
      margin * Math.cos((i * Math.PI) / 4),
      margin * Math.sin((i * Math.PI) / 4),
      width,
      height,
    );
  const free = alphaField(small);
  for (let at = 0; at < free.values.length; at++) free.values[at] = 255 - free.values[at]!;
  return free;
};

/** The alpha of a canvas at field resolution. */
const alphaField = (canvas: Canvas) => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at++) values[at] = data[at * 4 + 3]!;
  return { coarse: COARSE, width, height, values };
};
