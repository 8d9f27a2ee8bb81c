// Where the camera of a first frame is: nearer than that of films, with the head whole, in the middle or beside it.
import { clamp } from '../paint/curve.ts';
import type { Person } from './person.ts';
import { neckBase, type Viewpoint } from './rig.ts';

/** Where the frame ends: hanging hands are below the chest; what hands hold before it is above the waist; hands on hips are above these. */
export type Cut = 'chest' | 'waist' | 'hips';

/** Pixels per unit, by which share the camera's distance changes it, and rows of the eyes, in a frame 1280 high. */
const cuts: Record<Cut, { scale: number; range: number; y: number }> = {
  chest: { scale: 1.2, range: 0.06, y: 516 },
  waist: { scale: 1.15, range: 0.06, y: 476 },
  hips: { scale: 1.06, range: 0.08, y: 436 },
};

/** Rows above the hair. */
const HEADROOM = 154;
/** Most pixels by which a person is beside the middle of the frame. */
const FARTHEST_ASIDE = 43;

export const firstViewpoint = (person: Person, cut: Cut): Viewpoint => {
  const { near, low, aside = 0 } = person.camera ?? { near: 0, low: 0 };
  // Stout bodies fill the frame sooner.
  const girth = cut !== 'chest' ? 1 - 0.08 * clamp(person.body.weight) : 1;
  const scale = cuts[cut].scale * (1 + cuts[cut].range * near) * girth;
  // Brims are as wide as the frame: the middle of the head is in that of the frame.
  const shift = hasBrim(person) ? -neckBase * scale * person.carriage.roll : aside * FARTHEST_ASIDE;
  return { scale, x: 360 + shift, y: Math.max(HEADROOM + topOf(person) * scale, cuts[cut].y - 24 * low) };
};

const hasBrim = ({ headwear }: Person): boolean => headwear === 'cowboy-hat' || headwear === 'straw-hat';

/** Units from the eyes to the top of the hair or the headwear. */
const topOf = ({ hair, headwear }: Person): number => {
  if (headwear === 'none') return hair.style === 'bun' || hair.style === 'messy-bun' ? 338 : 296;
  return headwear === 'headwrap' || headwear === 'chef-hat' ? 326 : 284;
};
