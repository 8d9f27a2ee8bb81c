// The mood of reference pictures: their lightness and warmth, and the time of day that matches it.
import { lightness, rgb } from '../paint/colour.ts';
import type { TimeOfDay } from '../places/plan.ts';

export interface Mood {
  /** −1 dark to 1 bright. */
  level: number;
  /** −1 cool to 1 warm. */
  warmth: number;
}

const clampUnit = (value: number): number => Math.max(-1, Math.min(1, value));

/** The mood of the pictures' mean colour, `#rrggbb`. */
export const moodOf = (ground: string): Mood => {
  const [red, , blue] = rgb(ground);
  return { level: clampUnit((lightness(rgb(ground)) - 0.45) / 0.3), warmth: clampUnit((red - blue) / 80) };
};

/** The time of day for a place whose words name none. */
export const timeOfDayFor = ({ level, warmth }: Mood): TimeOfDay => {
  if (level < -0.8) return 'night';
  if (level < -0.25) return warmth > 0 ? 'golden' : 'dusk';
  return level > 0.25 && warmth < 0 ? 'morning' : warmth > 0.5 ? 'golden' : 'day';
};

/** In plain English: "dark and warm". */
export const moodText = ({ level, warmth }: Mood): string => {
  const light = level < -0.25 ? 'dark' : level > 0.25 ? 'bright' : 'even';
  return `${light} and ${warmth < -0.15 ? 'cool' : warmth > 0.15 ? 'warm' : 'neutral'}`;
};
