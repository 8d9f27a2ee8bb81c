// Tests changing the tempo of sound.
import { expect, test } from 'vitest';
import { tone } from '../testing/media.ts';
import { changeTempo } from './change-tempo.ts';
import { SOUND_RATE } from './wav.ts';

/** The number of times that the sound rises through zero, for each second. */
const pitchHz = (samples: Float32Array): number =>
  (samples.filter((sample, i) => i > 0 && sample >= 0 && samples[i - 1]! < 0).length * SOUND_RATE) / samples.length;

test.each([0.7, 1.2])(
  'at a tempo of %d, a tone has another length, the same pitch and the same loudness',
  async (tempo) => {
    const changed = await changeTempo(tone(2_000), tempo);
    expect(Math.abs((changed.length / SOUND_RATE) * tempo - 2)).toBeLessThan(0.05);
    expect(Math.abs(pitchHz(changed) - 440)).toBeLessThan(5);
    const power = changed.reduce((sum, sample) => sum + sample * sample, 0) / changed.length;
    expect(Math.abs(Math.sqrt(power) - Math.SQRT1_2 / 3)).toBeLessThan(0.02);
  },
);
