// Post-processes every voice: phase dispersion, de-essing and the loudness of a finished video.
import { normalizeLoudness } from '@greenroom/engine-kit/audio/normalize-loudness';
import { deEss } from './de-ess.ts';
import { dispersePhase } from './disperse-phase.ts';

/** Modifies `samples`; the result may be another array. */
export function postProcess(samples: Float32Array, sampleRate: number): Float32Array {
  dispersePhase(samples, sampleRate);
  deEss(samples, sampleRate);
  return normalizeLoudness(samples, sampleRate);
}
