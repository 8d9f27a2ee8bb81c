// Animates one presenter: draws each frame of a speech.
import { type MotionPlan, planMotion } from '../motion/motion.ts';
import { prepareBreathing } from './breathing.ts';
import type { FaceRig } from './face-rig.ts';
import type { FrameBuffers } from './frame-buffers.ts';
import { prepareHeadMotion } from './head-motion.ts';
import { prepareLeafMotion } from './leaf-motion.ts';
import type { Picture } from './planes.ts';
import { createWeather } from './weather.ts';

/**
 * Prepares the presenter once. The result draws any motion plan: it returns a function that draws one time of it into a
 * frame, to be called in order of time, and returns the distance of the lips as `FaceRig.pose` does.
 */
export const prepareAnimation = (buffers: FrameBuffers, rig: FaceRig) => {
  const moveHead = prepareHeadMotion(buffers, rig.anatomy, rig.brows, rig.boxes);
  const breathe = prepareBreathing(buffers, rig.anatomy, rig.boxes);
  const weather = rig.precipitation && createWeather(buffers, rig.precipitation);
  const leaves = rig.leaves && prepareLeafMotion(buffers, rig.anatomy, rig.leaves);

  return (plan: MotionPlan) => {
    const poseAt = planMotion(plan);
    const moveLeaves = leaves?.(plan);
    return (ms: number, frame: Picture): number => {
      const { face, head } = poseAt(ms);
      weather?.clear(frame);
      const aperture = rig.pose(face);
      breathe(frame, head.breath ?? 0);
      // The head is drawn after the leaves, over any that reach into its surroundings.
      moveLeaves?.(frame, ms);
      moveHead(frame, head);
      weather?.draw(frame, ms);
      return aperture;
    };
  };
};
