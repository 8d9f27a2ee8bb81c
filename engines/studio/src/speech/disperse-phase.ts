// Spreads the sharp pulses of a synthetic voice in time, so that it can be loud without hard limiting.

/** Centre frequencies of the all-pass filters: where voices have most of their power. */
const CENTRES_HZ = [300, 500, 800, 1300, 2100];
const QUALITY = 1;

/**
 * Second-order all-pass filters (Regalia, Mitra and Vaidyanathan 1988), in place, like the "phase rotators" of
 * broadcasting. The spectrum stays; frequencies arrive up to 4 ms apart, which is inaudible in speech, and peaks fall
 * by 2 to 4 dB.
 */
export function dispersePhase(samples: Float32Array, sampleRate: number): void {
  const filters = CENTRES_HZ.map((hz) => allPass((2 * Math.PI * hz) / sampleRate));
  for (let from = 0; from < samples.length; from += BLOCK) {
    const block = samples.subarray(from, from + BLOCK);
    for (const filter of filters) passBlock(block, filter);
  }
}

/**
 * Samples in one call: V8 keeps compiled code of a function that is called often, and recompiles a long loop each time.
 */
const BLOCK = 1024;

interface AllPass {
  a1: number;
  a2: number;
  /** The last two input and output samples, newest first. */
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

const allPass = (angle: number): AllPass => {
  const alpha = Math.sin(angle) / (2 * QUALITY);
  const a1 = (-2 * Math.cos(angle)) / (1 + alpha);
  return { a1, a2: (1 - alpha) / (1 + alpha), x1: 0, x2: 0, y1: 0, y2: 0 };
};

function passBlock(samples: Float32Array, filter: AllPass): void {
  const { a1, a2 } = filter;
  let { x1, x2, y1, y2 } = filter;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = a2 * (x - y2) + a1 * (x1 - y1) + x2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
  filter.x1 = x1;
  filter.x2 = x2;
  filter.y1 = y1;
  filter.y2 = y2;
}
