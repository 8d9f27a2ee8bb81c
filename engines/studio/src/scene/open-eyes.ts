// Eyes at the beginning of a shot: a cut into a blink looks like a mistake.
import type { TimedPose } from '../motion/motion.ts';

/** A blink counts fully after so many frames. */
const OPEN_FRAMES = 8;

/** @param i frame of the shot */
export const openAtFirst = (moment: TimedPose, i: number): TimedPose =>
  i >= OPEN_FRAMES ? moment : { ...moment, face: { ...moment.face, blink: moment.face.blink * (i / OPEN_FRAMES) } };
