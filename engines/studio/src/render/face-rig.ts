// The interface of an animation rig: a face that takes poses. Photos and painted presenters both have one.
import type { Box, CoarseField, FaceAnatomy, FacePose, Precipitation } from '../face-animation.ts';
import type { Brows } from './head-motion.ts';

export interface FaceRig {
  readonly anatomy: FaceAnatomy;
  readonly brows: Brows;
  /** Missing: no rain or snow. */
  readonly precipitation?: Precipitation;
  /** Missing: no moving leaves. */
  readonly leaves?: CoarseField;
  /** The parts of the picture that `pose` changes. */
  readonly boxes: readonly Box[];
  /**
   * Draws this pose into the texture, or one that differs too little to be seen. Returns the distance of the lips that it shows, as a
   * fraction of the distance between the outer corners of the eyes.
   */
  pose(pose: FacePose): number;
}
