// Where in a frame there is something of a place, coarsely: windows, leaves; and where somebody stands before it.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { CoarseField } from '../puppet.ts';
import type { View } from './world/view.ts';

/** Pixels of the frame for each value of a field. */
const COARSE = 4;

/** Lays a picture of the view over the frame, of which a pixel stands for so many each way. */
export type Fitted = (picture: Canvas, coarse: number) => Canvas;

/** Where a mask of a view's pixels is 1, of 0 or 1. */
export const fieldOver = ({ width, height }: View, fitted: Fitted, mask: Uint8Array): CoarseField => {
  const canvas = createCanvas(width, height);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) data[at * 4 + 3] = mask[at]! * 255;
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return fieldOf(fitted(canvas, COARSE));
};

/** What of a field is seen beside a silhouette. */
export const besides = (field: CoarseField, silhouette: Canvas): CoarseField => {
  const free = beside(silhouette);
  for (let at = 0; at < free.values.length; at++) free.values[at]! *= field.values[at]! / 255;
  return free;
};

/** The frame without the silhouette and without where the head's motion may bring it. */
export const beside = (silhouette: Canvas): CoarseField => {
  const [width, height] = [Math.ceil(silhouette.width / COARSE), Math.ceil(silhouette.height / COARSE)];
  const small = createCanvas(width, height);
  const x = small.getContext('2d');
  const margin = width / 60;
  for (let i = 0; i < 8; i++)
    x.drawImage(silhouette, margin * Math.cos((i * Math.PI) / 4), margin * Math.sin((i * Math.PI) / 4), width, height);
  const free = fieldOf(small);
  for (let at = 0; at < free.values.length; at++) free.values[at] = 255 - free.values[at]!;
  return free;
};

/** The cover of a canvas whose pixels stand for squares of the frame. */
const fieldOf = (canvas: Canvas) => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at++) values[at] = data[at * 4 + 3]!;
  return { coarse: COARSE, width, height, values };
};
