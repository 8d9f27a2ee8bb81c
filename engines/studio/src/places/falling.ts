// What falls in a place: from the open sky or outside the windows of a room, and behind somebody everywhere but where they stand.
import type { Canvas } from '@napi-rs/canvas';
import type { Falling } from '../puppet.ts';
import type { Backdrop } from './backdrop.ts';
import { beside, besides, type Fitted, fieldOver } from './field.ts';
import type { PlacePlan } from './plan.ts';
import type { View } from './world/view.ts';
import type { World } from './world/world.ts';

/** Windows that take up less of the frame than this are not worth the weather in them. */
const LEAST_SEEN = 0.01;
/** What is no further than this beyond a wall is the wall, in metres. */
const WALL = 0.3;

export const fallingIn = ({ weather }: PlacePlan, { room }: World, view: View, fitted: Fitted): Falling | undefined => {
  if (weather !== 'rain' && weather !== 'snow') return undefined;
  if (room === undefined) return { what: weather };
  const { width, depth, step } = view;
  const outside = new Uint8Array(depth.length);
  for (let at = 0; at < depth.length; at++) {
    const metres = depth[at]!;
    const x = ((at % width) + 0.5 - width / 2) * step * metres;
    if (metres > room.back + WALL || x < room.left - WALL || x > room.right + WALL) outside[at] = 1;
  }
  const seen = fieldOver(view, fitted, outside);
  const part = seen.values.reduce((sum, value) => sum + value, 0) / 255 / seen.values.length;
  return part < LEAST_SEEN ? undefined : { what: weather, seen, outside: true };
};

/** @param silhouette of the frame's size; only its cover counts */
export const fallingBehind = ({ falling }: Backdrop, silhouette: Canvas): Falling | undefined => {
  if (falling === undefined) return undefined;
  const { seen } = falling;
  return { ...falling, seen: seen ? besides(seen, silhouette) : beside(silhouette) };
};
