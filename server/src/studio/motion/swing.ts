// What hangs from a head follows it a little late and swings past it: long hair, earrings, the ends of a scarf.
import type { HeadPose } from './head.ts';

/** A pendulum of so many swings a second that loses most of its swing in one: it comes some 80 ms after the head. */
const SWINGS = 1.2;
const DAMPING = 0.3;
/** The ends of a strand go further than its middle, and a little further than they would, or nobody saw it in a small film. */
const REACH = { x: 2.6, y: 1 };
/** Parts of the face's height beyond which nothing swings. */
const MOST = 0.035;
const STEP_MS = 10;

/** Where the head carries what hangs beside the face, in parts of the face's height. */
const carried = ({ shiftX, shiftY, roll, yaw, nod }: HeadPose): readonly [x: number, y: number] => [
  shiftX + 0.55 * roll + 0.014 * yaw,
  shiftY + 0.014 * nod,
];

/**
 * How far what hangs is from where the head carries it, in parts of the face's height. Worked out for the whole speech
 * beforehand, so that any frame can be asked for without those before it.
 */
export const swingTrack = (
  head: (ms: number) => HeadPose,
  lengthMs: number,
): ((ms: number) => { x: number; y: number }) => {
  const length = Math.ceil(lengthMs / STEP_MS) + 2;
  const track = { x: new Float32Array(length), y: new Float32Array(length) };
  const own = 2 * Math.PI * SWINGS;
  const seconds = STEP_MS / 1000;
  const hung = { x: 0, y: 0 };
  const speed = { x: 0, y: 0 };
  for (let k = 0; k < length; k++) {
    const [x, y] = carried(head(k * STEP_MS));
    const at = { x, y };
    for (const axis of ['x', 'y'] as const) {
      if (k === 0) hung[axis] = at[axis];
      speed[axis] += seconds * own * (own * (at[axis] - hung[axis]) - 2 * DAMPING * speed[axis]);
      hung[axis] += seconds * speed[axis];
      // Softly limited: a swing that hits a wall would show it.
      track[axis][k] = MOST * Math.tanh((REACH[axis] * (hung[axis] - at[axis])) / MOST);
    }
  }
  return (ms) => {
    const at = Math.min(length - 1.001, Math.max(0, ms / STEP_MS));
    const k = Math.floor(at);
    const between = (values: Float32Array) => values[k]! + (values[k + 1]! - values[k]!) * (at - k);
    return { x: between(track.x), y: between(track.y) };
  };
};
