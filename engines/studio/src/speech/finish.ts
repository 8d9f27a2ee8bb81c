// What every voice goes through last, whoever made it: spread, de-essed, and as loud as a finished video.
import { reachLoudness } from '@greenroom/engine-kit/audio/reach-loudness';
import { deEss } from './de-ess.ts';
import { disperse } from './disperse.ts';

/** Changes `samples`; the answer may be another array. */
export function finish(samples: Float32Array, sampleRate: number): Float32Array {
  disperse(samples, sampleRate);
  deEss(samples, sampleRate);
  return reachLoudness(samples, sampleRate);
}
