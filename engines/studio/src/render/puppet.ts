// What can be animated: a face on a stage that takes poses. Photographed and painted presenters both become one.
import type { Box, CoarseField, FaceAnatomy, FacePose, Precipitation } from '../puppet.ts';
import type { Brows } from './head-motion.ts';

export interface Puppet {
  readonly anatomy: FaceAnatomy;
  readonly brows: Brows;
  /** Missing: nothing falls. */
  readonly precipitation?: Precipitation;
  /** Missing: no leaves stir beside them. */
  readonly leaves?: CoarseField;
  /** The parts of the picture that `pose` changes. */
  readonly boxes: readonly Box[];
  /** Brings the stage's texture into this pose. */
  pose(pose: FacePose): void;
}
