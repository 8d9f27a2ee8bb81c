// The speech of a film as it will be heard.
import { reachLoudness } from '@greenroom/engine-kit/audio/reach-loudness';
import { readWav, type Sound } from '@greenroom/engine-kit/audio/wav';

/** Levelled as a whole, so that no stretch is louder than its neighbour. */
export const levelled = ({ samples, sampleRate }: Sound): Sound => ({
  samples: reachLoudness(samples, sampleRate),
  sampleRate,
});

export const levelledSpeech = async (file: string): Promise<Sound> => levelled(await readWav(file));
