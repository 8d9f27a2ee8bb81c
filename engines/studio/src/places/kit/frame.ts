// Positions in the picture, so that a landmark is seen beside the presenter whatever the lens's shift.
import type { SceneBuild } from './build.ts';

/** Aspect ratio of a composed place, width over height. */
const ASPECT = 9 / 16;

/** The x, in metres, at the distance `z` of a point across the frame: 0 is its left edge, 1 its right edge. */
export const frameX = ({ world: { camera } }: Pick<SceneBuild, 'world'>, part: number, z: number): number =>
  (part - 0.5 - camera.shift) * 2 * ASPECT * camera.reach * z;

/** Where things are seen beside a presenter's head and shoulders, as parts of the frame's width. */
export const besidePresenter = [0.12, 0.88] as const;
