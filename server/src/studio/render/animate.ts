// One presenter on one stage for one speech: what each frame shows.
import { type Moment, planMotion, type Spoken } from '../motion/motion.ts';
import { bakeHeadMotion } from './head-motion.ts';
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

/** Draws the presenter at a time of the speech into a frame. Ask in order of time. */
export const animate = (stage: Stage, puppet: Puppet, performance: Performance) => {
  const momentAt: (ms: number) => Moment = planMotion(performance);
  const moveHead = bakeHeadMotion(stage, puppet.anatomy, puppet.brows, puppet.boxes);
  const weather = puppet.falling && weatherOver(stage, puppet.falling);
  return (ms: number, frame: Picture): void => {
    const { face, head } = momentAt(ms);
    weather?.clear(frame);
    puppet.pose(face);
    moveHead(frame, head);
    weather?.draw(frame, ms);
  };
};
