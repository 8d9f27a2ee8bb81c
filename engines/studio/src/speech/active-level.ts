// How loud a voice is while it speaks, its pauses left out.

const FRAME = 1024;

/** Root mean square of the frames that are no more than 20 dB below the loudest; 0 for silence. */
export function activeLevel(samples: Float32Array): number {
  const powers = new Float32Array(Math.ceil(samples.length / FRAME));
  for (let frame = 0; frame < powers.length; frame++) powers[frame] = powerOf(samples, frame * FRAME);
  const gate = 0.01 * powers.reduce((most, power) => Math.max(most, power), 0);
  const active = powers.filter((power) => power > gate);
  return Math.sqrt(active.reduce((sum, power) => sum + power, 0) / Math.max(1, active.length));
}

function powerOf(samples: Float32Array, from: number): number {
  const end = Math.min(from + FRAME, samples.length);
  let sum = 0;
  for (let i = from; i < end; i++) sum += samples[i]! * samples[i]!;
  return sum / FRAME;
}
