// Spreads the sharp pulses of a synthetic voice a little in time, so that it can be loud without being limited hard.

/** Centres of the all-passes in Hz: where voices have most of their power. */
const CENTRES_HZ = [300, 500, 800, 1300, 2100];
const QUALITY = 1;

/**
 * All-passes of second order (Regalia, Mitra and Vaidyanathan 1988), in place, as the "phase rotators" of broadcasting: the
 * spectrum stays, frequencies arrive up to 4 ms apart, which no ear notices in speech, and peaks fall by 2 to 4 dB.
 */
export function disperse(samples: Float32Array, sampleRate: number): void {
  const filters = CENTRES_HZ.map((hz) => allPass((2 * Math.PI * hz) / sampleRate));
  for (let from = 0; from < samples.length; from += BLOCK) {
    const block = samples.subarray(from, from + BLOCK);
    for (const filter of filters) passBlock(block, filter);
  }
}

/** Samples of one call: V8 compiles for good what is called often, and a long loop anew each time. */
const BLOCK = 1024;

interface AllPass {
  near: number;
  far: number;
  /** The last two samples that went in, and the last two that came out, newest first. */
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

const allPass = (angle: number): AllPass => {
  const alpha = Math.sin(angle) / (2 * QUALITY);
  const near = (-2 * Math.cos(angle)) / (1 + alpha);
  return { near, far: (1 - alpha) / (1 + alpha), x1: 0, x2: 0, y1: 0, y2: 0 };
};

function passBlock(samples: Float32Array, filter: AllPass): void {
  const { near, far } = filter;
  let { x1, x2, y1, y2 } = filter;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = far * (x - y2) + near * (x1 - y1) + x2;
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
