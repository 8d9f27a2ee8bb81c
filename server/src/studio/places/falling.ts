// What falls in a place behind somebody: everywhere but where they stand.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { CoarseField, Falling } from '../puppet.ts';
import type { Backdrop } from './backdrop.ts';

/** @param silhouette of the frame's size; only its cover counts */
export const fallingBehind = ({ falling }: Backdrop, silhouette: Canvas): Falling | undefined =>
  falling && { what: falling, seen: beside(silhouette) };

/** The frame without the silhouette and without where the head's motion may bring it. */
const beside = (silhouette: Canvas): CoarseField => {
  const coarse = 4;
  const [width, height] = [Math.ceil(silhouette.width / coarse), Math.ceil(silhouette.height / coarse)];
  const small = createCanvas(width, height);
  const x = small.getContext('2d');
  const margin = width / 60;
  for (let i = 0; i < 8; i++)
    x.drawImage(silhouette, margin * Math.cos((i * Math.PI) / 4), margin * Math.sin((i * Math.PI) / 4), width, height);
  const { data } = x.getImageData(0, 0, width, height);
  const values = Uint8Array.from({ length: width * height }, (_, at) => 255 - data[at * 4 + 3]!);
  return { coarse, width, height, values };
};
