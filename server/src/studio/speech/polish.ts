// The last hand on a speech: no direct current, no clicks, an even loudness, no clipping.

/** Mean loudness to reach, by the gated measure below. */
const TARGET_DB = -17.5;
const GATE_DB = 25;
const BLOCK_S = 0.05;
const CEILING = 0.84;

/** Fades both ends, so that a cut in mid-wave does not click. In place. */
export function fadeEnds(samples: Float32Array, sampleRate: number, fadeS: number): void {
  const length = Math.min(Math.round(fadeS * sampleRate), samples.length >> 1);
  for (let i = 0; i < length; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / length);
    samples[i] = samples[i]! * gain;
    samples[samples.length - 1 - i] = samples[samples.length - 1 - i]! * gain;
  }
}

/** Brings speech to the house's loudness and holds its peaks below the ceiling. */
export function level(samples: Float32Array, sampleRate: number): Float32Array {
  const loud = loudBlocksDb(samples, sampleRate);
  if (loud === undefined) return samples;
  const gain = 10 ** ((TARGET_DB - loud) / 20);
  return limit(
    samples.map((value) => value * gain),
    sampleRate,
  );
}

function loudBlocksDb(samples: Float32Array, sampleRate: number): number | undefined {
  const size = Math.round(BLOCK_S * sampleRate);
  const powers: number[] = [];
  for (let at = 0; at < samples.length; at += size) {
    let sum = 0;
    const end = Math.min(samples.length, at + size);
    for (let i = at; i < end; i++) sum += samples[i]! * samples[i]!;
    powers.push(sum / (end - at));
  }
  const loudest = Math.max(0, ...powers);
  if (loudest === 0) return undefined;
  const above = powers.filter((power) => power > loudest / 10 ** (GATE_DB / 10));
  return 10 * Math.log10(above.reduce((sum, power) => sum + power, 0) / above.length);
}

const LOOK_AHEAD_S = 0.003;
const RELEASE_S = 0.06;

/** A peak limiter with look-ahead: the gain is down before the peak comes and recovers slowly behind it. */
function limit(samples: Float32Array, sampleRate: number): Float32Array {
  const ahead = Math.round(LOOK_AHEAD_S * sampleRate);
  const release = 1 - Math.exp(-1 / (RELEASE_S * sampleRate));
  const needed = samples.map((value) => Math.min(1, CEILING / Math.max(CEILING, Math.abs(value))));
  const lowest = slidingMinimum(needed, ahead);
  const output = new Float32Array(samples.length);
  let gain = 1;
  for (let i = 0; i < samples.length; i++) {
    const wanted = lowest[i]!;
    gain += (wanted - gain) * (wanted < gain ? 4 / ahead : release);
    output[i] = Math.max(-CEILING, Math.min(CEILING, samples[i]! * gain));
  }
  return output;
}

/** The least value among each sample and the `ahead` behind it, by a monotone queue. */
function slidingMinimum(values: Float32Array, ahead: number): Float32Array {
  const minima = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length + ahead; i++) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
      queue[tail++] = i;
    }
    const at = i - ahead;
    if (at < 0) continue;
    while (queue[head]! < at) head++;
    minima[at] = values[queue[head]!]!;
  }
  return minima;
}
