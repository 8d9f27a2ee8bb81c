// The words for all things.
import { bodyDetails, bodyThings } from './body.ts';
import { foodDetails, foodThings } from './food.ts';
import { homeDetails, homeThings } from './home.ts';
import { leisureDetails, leisureThings } from './leisure.ts';
import type { Subjects } from './subjects.ts';
import { wearDetails, wearThings } from './wear.ts';
import { workDetails, workThings } from './work.ts';

/** Films can be about these. */
export const things: Subjects = [
  ...foodThings,
  ...wearThings,
  ...homeThings,
  ...bodyThings,
  ...leisureThings,
  ...workThings,
];

/** These are shown for a moment only: too much else is said of them. */
export const details: Subjects = [
  ...foodDetails,
  ...wearDetails,
  ...homeDetails,
  ...bodyDetails,
  ...leisureDetails,
  ...workDetails,
];
