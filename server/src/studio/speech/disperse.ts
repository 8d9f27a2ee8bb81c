// Spreads the sharp pulses of a synthetic voice a little in time, so that it can be loud without being limited hard.

/** Centres of the all-passes in Hz: where voices have most of their power. */
const CENTRES_HZ = [300, 500, 800, 1300, 2100];
const QUALITY = 1;

/**
 * All-passes of second order (Regalia, Mitra and Vaidyanathan 1988), in place, as the "phase rotators" of broadcasting: the
 * spectrum stays, frequencies arrive up to 4 ms apart, which no ear notices in speech, and peaks fall by 2 to 4 dB.
 */
export function disperse(samples: Float32Array, sampleRate: number): void {
  for (const hz of CENTRES_HZ) {
    const angle = (2 * Math.PI * hz) / sampleRate;
    const alpha = Math.sin(angle) / (2 * QUALITY);
    passAll(samples, (-2 * Math.cos(angle)) / (1 + alpha), (1 - alpha) / (1 + alpha));
  }
}

function passAll(samples: Float32Array, near: number, far: number): void {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = far * (x - y2) + near * (x1 - y1) + x2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
}
