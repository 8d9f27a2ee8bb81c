// One presenter on one stage: what each frame shows of a speech.
import { type Moment, planMotion, type Spoken } from '../motion/motion.ts';
import { bakeHeadMotion } from './head-motion.ts';
import { leavesBeside } from './leaves.ts';
import type { Picture } from './planes.ts';
import type { Puppet } from './puppet.ts';
import type { Stage } from './stage.ts';
import { weatherOver } from './weather.ts';

export interface Performance {
  spoken: Spoken;
  loudness: (ms: number) => number;
  lengthMs: number;
  framesPerSecond: number;
  seed: string;
  speaks: boolean;
}

/** Readies the presenter for any performance. Of one, draws a time of it into a frame: ask in order of time. */
export const animate = (stage: Stage, puppet: Puppet) => {
  const moveHead = bakeHeadMotion(stage, puppet.anatomy, puppet.brows, puppet.boxes);
  const weather = puppet.precipitation && weatherOver(stage, puppet.precipitation);
  const leaves = puppet.leaves && leavesBeside(stage, puppet.anatomy, puppet.leaves);

  return (performance: Performance) => {
    const momentAt: (ms: number) => Moment = planMotion(performance);
    const stir = leaves?.(performance);
    return (ms: number, frame: Picture): void => {
      const { face, head } = momentAt(ms);
      weather?.clear(frame);
      puppet.pose(face);
      // The head is drawn over what reaches into its surroundings.
      stir?.(frame, ms);
      moveHead(frame, head);
      weather?.draw(frame, ms);
    };
  };
};
