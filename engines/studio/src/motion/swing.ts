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

/**
 * How far what hangs is from where the head carries it, in parts of the face's height. Worked out for the whole speech
 * beforehand, so that any frame can be asked for without those before it.
 */
export const swingTrack = (
  head: (ms: number) => HeadPose,
  lengthMs: number,
): ((ms: number) => { x: number; y: number }) => {
  const length = Math.ceil(lengthMs / STEP_MS) + 2;
  const [xs, ys] = [new Float64Array(length), new Float64Array(length)];
  for (let k = 0; k < length; k++) {
    const { shiftX, shiftY, roll, yaw, nod } = head(k * STEP_MS);
    xs[k] = shiftX + 0.55 * roll + 0.014 * yaw;
    ys[k] = shiftY + 0.014 * nod;
  }
  const track = { x: trailing(xs, REACH.x), y: trailing(ys, REACH.y) };
  return (ms) => {
    const at = Math.min(length - 1.001, Math.max(0, ms / STEP_MS));
    const k = Math.floor(at);
    const between = (values: Float32Array) => values[k]! + (values[k + 1]! - values[k]!) * (at - k);
    return { x: between(track.x), y: between(track.y) };
  };
};

/** How far what hangs is from the places where the head carries it, in one direction. */
const trailing = (places: Float64Array, reach: number): Float32Array => {
  const own = 2 * Math.PI * SWINGS;
  const seconds = STEP_MS / 1000;
  let hung = places[0]!;
  let speed = 0;
  // Softly limited: a swing that hits a wall would show it.
  return Float32Array.from(places, (at) => {
    speed += seconds * own * (own * (at - hung) - 2 * DAMPING * speed);
    hung += seconds * speed;
    return MOST * Math.tanh((reach * (hung - at)) / MOST);
  });
};
