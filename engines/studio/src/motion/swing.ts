// Secondary motion of hair, earrings and scarves: they follow the head late and swing past it.
import type { HeadPose } from './head.ts';

/** A damped pendulum: swings a second, and its damping ratio. It lags the head by about 80 ms. */
const FREQUENCY_HZ = 1.2;
const DAMPING = 0.3;
/** Ends of a strand move further than its middle. The factor exaggerates, to stay visible in a small video. */
const REACH = { x: 2.6, y: 1 };
/** Maximum offset, as a fraction of the face's height. */
const MAX_OFFSET = 0.035;
const STEP_MS = 10;

/**
 * Returns the offset of hanging parts from where the head carries them, as fractions of the face's height. It is
 * computed for the whole speech at once, so that any frame can be read without the frames before it.
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
  const track = { x: simulate(xs, REACH.x), y: simulate(ys, REACH.y) };
  return (ms) => {
    const at = Math.min(length - 1.001, Math.max(0, ms / STEP_MS));
    const k = Math.floor(at);
    const between = (values: Float32Array) => values[k]! + (values[k + 1]! - values[k]!) * (at - k);
    return { x: between(track.x), y: between(track.y) };
  };
};

/** Simulates the offset along one axis. */
const simulate = (targets: Float64Array, reach: number): Float32Array => {
  const angularFrequency = 2 * Math.PI * FREQUENCY_HZ;
  const seconds = STEP_MS / 1000;
  let position = targets[0]!;
  let speed = 0;
  // A soft limit: a hard one would show.
  return Float32Array.from(targets, (target) => {
    speed += seconds * angularFrequency * (angularFrequency * (target - position) - 2 * DAMPING * speed);
    position += seconds * speed;
    return MAX_OFFSET * Math.tanh((reach * (position - target)) / MAX_OFFSET);
  });
};
