// Measures the level of a voice while it speaks, without its pauses.

const FRAME = 1024;

/** Returns the root mean square of the frames within 20 dB of the loudest one; 0 for silence. */
export function activeLevel(samples: Float32Array): number {
  const powers = new Float32Array(Math.ceil(samples.length / FRAME));
  for (let frame = 0; frame < powers.length; frame++) powers[frame] = powerOf(samples, frame * FRAME);
  const gate = 0.01 * powers.reduce((max, power) => Math.max(max, power), 0);
  const active = powers.filter((power) => power > gate);
  return Math.sqrt(active.reduce((sum, power) => sum + power, 0) / Math.max(1, active.length));
}

function powerOf(samples: Float32Array, from: number): number {
  const end = Math.min(from + FRAME, samples.length);
  let sum = 0;
  for (let i = from; i < end; i++) sum += samples[i]! * samples[i]!;
  return sum / FRAME;
}
