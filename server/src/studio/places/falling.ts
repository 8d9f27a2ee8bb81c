// What falls in a place: from the open sky or outside the windows of a room, and behind somebody everywhere but where they stand.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { CoarseField, Falling } from '../puppet.ts';
import type { Backdrop } from './backdrop.ts';
import type { PlacePlan } from './plan.ts';
import type { View } from './world/view.ts';
import type { World } from './world/world.ts';

/** Windows that take up less of the frame than this are not worth the weather in them. */
const LEAST_SEEN = 0.01;
/** What is no further than this beyond a wall is the wall, in metres. */
const WALL = 0.3;
/** Pixels of the frame for each value of a field. */
const COARSE = 4;

/** @param fitted lays a picture of the view over the frame */
export const fallingIn = (
  { weather }: PlacePlan,
  { room }: World,
  view: View,
  fitted: (picture: Canvas, across: number) => Canvas,
): Falling | undefined => {
  if (weather !== 'rain' && weather !== 'snow') return undefined;
  if (room === undefined) return { what: weather };
  const { width, height, depth, step } = view;
  const panes = createCanvas(width, height);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < depth.length; at++) {
    const metres = depth[at]!;
    const x = ((at % width) + 0.5 - width / 2) * step * metres;
    if (metres > room.back + WALL || x < room.left - WALL || x > room.right + WALL) data[at * 4 + 3] = 255;
  }
  panes.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  const seen = fieldOf(fitted(panes, COARSE));
  const part = seen.values.reduce((sum, value) => sum + value, 0) / 255 / seen.values.length;
  return part < LEAST_SEEN ? undefined : { what: weather, seen, outside: true };
};

/** @param silhouette of the frame's size; only its cover counts */
export const fallingBehind = ({ falling }: Backdrop, silhouette: Canvas): Falling | undefined => {
  if (falling === undefined) return undefined;
  const free = beside(silhouette);
  const { seen } = falling;
  const both = seen ? { ...free, values: free.values.map((value, at) => (value * seen.values[at]!) / 255) } : free;
  return { ...falling, seen: both };
};

/** The frame without the silhouette and without where the head's motion may bring it. */
const beside = (silhouette: Canvas): CoarseField => {
  const [width, height] = [Math.ceil(silhouette.width / COARSE), Math.ceil(silhouette.height / COARSE)];
  const small = createCanvas(width, height);
  const x = small.getContext('2d');
  const margin = width / 60;
  for (let i = 0; i < 8; i++)
    x.drawImage(silhouette, margin * Math.cos((i * Math.PI) / 4), margin * Math.sin((i * Math.PI) / 4), width, height);
  const { values, ...size } = fieldOf(small);
  return { ...size, values: values.map((value) => 255 - value) };
};

/** The cover of a canvas whose pixels stand for squares of the frame. */
const fieldOf = (canvas: Canvas): CoarseField => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return {
    coarse: COARSE,
    width,
    height,
    values: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3]!),
  };
};
