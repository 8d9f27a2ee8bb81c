// Rain and snow in a place: everywhere outdoors, only in the windows of a room, and never in front of a person.
import type { Canvas } from '@napi-rs/canvas';
import type { Precipitation } from '../face-animation.ts';
import type { Backdrop } from './backdrop.ts';
import { coarseMask, type FitToFrame, maskBehindSilhouette, silhouetteClearance } from './coarse-mask.ts';
import type { PlacePlan } from './plan.ts';
import type { View } from './world/view.ts';
import type { World } from './world/world.ts';

/** Weather is not drawn in windows that cover less than this share of the frame. */
const MIN_VISIBLE_SHARE = 0.01;
/** Tolerance in metres: points less than this beyond a wall belong to it. */
const WALL = 0.3;

export const precipitationIn = (
  { weather }: PlacePlan,
  { room }: World,
  view: View,
  fitted: FitToFrame,
): Precipitation | undefined => {
  if (weather !== 'rain' && weather !== 'snow') return undefined;
  if (room === undefined) return { kind: weather };
  const { width, depth, step, middle } = view;
  const outside = new Uint8Array(depth.length);
  for (let at = 0; at < depth.length; at++) {
    const metres = depth[at]!;
    const x = ((at % width) + 0.5 - middle) * step * metres;
    if (metres > room.back + WALL || x < room.left - WALL || x > room.right + WALL) outside[at] = 1;
  }
  const visibility = coarseMask(view, fitted, outside);
  const part = visibility.values.reduce((sum, value) => sum + value, 0) / 255 / visibility.values.length;
  return part < MIN_VISIBLE_SHARE ? undefined : { kind: weather, visibility, outside: true };
};

/** Removes precipitation in front of a person. @param silhouette of the frame's size; only its alpha is used */
export const precipitationBehind = ({ precipitation }: Backdrop, silhouette: Canvas): Precipitation | undefined => {
  if (precipitation === undefined) return undefined;
  const { visibility } = precipitation;
  return {
    ...precipitation,
    visibility: visibility ? maskBehindSilhouette(visibility, silhouette) : silhouetteClearance(silhouette),
  };
};
