// The mood that reference pictures lend: how light and how warm they are, and what that makes of the hour and the grade.
import { lightness, rgb } from '../paint/colour.ts';
import type { TimeOfDay } from '../places/plan.ts';

export interface Mood {
  /** −1 dark to 1 bright. */
  level: number;
  /** −1 cool to 1 warm. */
  warmth: number;
}

const within = (value: number): number => Math.max(-1, Math.min(1, value));

/** Of the mean colour of the pictures, `#rrggbb`. */
export const moodOf = (ground: string): Mood => {
  const [red, , blue] = rgb(ground);
  return { level: within((lightness(rgb(ground)) - 0.45) / 0.3), warmth: within((red - blue) / 80) };
};

/** The hour of a place whose words name none. */
export const hourOf = ({ level, warmth }: Mood): TimeOfDay => {
  if (level < -0.8) return 'night';
  if (level < -0.25) return warmth > 0 ? 'golden' : 'dusk';
  return level > 0.25 && warmth < 0 ? 'morning' : warmth > 0.5 ? 'golden' : 'day';
};

/** In plain English: "dark and warm". */
export const moodText = ({ level, warmth }: Mood): string => {
  const light = level < -0.25 ? 'dark' : level > 0.25 ? 'bright' : 'even';
  return `${light} and ${warmth < -0.15 ? 'cool' : warmth > 0.15 ? 'warm' : 'neutral'}`;
};
