// The speech of a video at its final loudness.
import { normalizeLoudness } from '@greenroom/engine-kit/audio/normalize-loudness';
import { readWav, type Sound } from '@greenroom/engine-kit/audio/wav';

/** Normalizes a whole speech, so that its parts keep their relative loudness. */
export const normalizeSound = ({ samples, sampleRate }: Sound): Sound => ({
  samples: normalizeLoudness(samples, sampleRate),
  sampleRate,
});

export const readNormalizedSpeech = async (file: string): Promise<Sound> => normalizeSound(await readWav(file));
