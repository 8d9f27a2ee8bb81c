// Keeps title cards long enough to be read: the next words begin while a card is still seen.
import type { PlannedShot } from './cut-aways.ts';
import { onFrame } from './shots.ts';

/** A shorter card goes on into the next shot, for at most so long; at least so much is left of that. */
const CARD_MS = { min: 3000, more: 500, rest: 1800 };

/** The shots with their times. The last shot is the end card, which nothing follows. */
export const withHeldCards = (shots: readonly PlannedShot[]): PlannedShot[] => {
  const held = [...shots];
  for (const [index, { subject, startMs, endMs }] of shots.entries()) {
    const next = shots[index + 1];
    if (subject !== 'title' || next?.subject !== 'presenter' || next.endMs > (shots.at(-1)?.startMs ?? 0)) continue;
    // A label enters when its first word is spoken.
    const labelMs = next.title?.keyMs ?? Number.POSITIVE_INFINITY;
    const wanted = Math.min(startMs + CARD_MS.min, endMs + CARD_MS.more, next.endMs - CARD_MS.rest, labelMs);
    const until = onFrame(wanted);
    if (until <= endMs) continue;
    held[index] = { ...held[index]!, endMs: until };
    held[index + 1] = { ...next, startMs: until };
  }
  return held;
};
