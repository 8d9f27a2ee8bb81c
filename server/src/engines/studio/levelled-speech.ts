// The speech of a film as it will be heard.

import { rehearseSoundEncoder } from '../../media/encode-pcm.ts';
import { reachLoudness } from '../../media/reach-loudness.ts';
import { readWav, SOUND_RATE, type Sound } from '../../media/wav.ts';

/** Levelled as a whole, so that no stretch is louder than its neighbour. */
export const levelledSpeech = async (file: string): Promise<Sound> => {
  const { samples, sampleRate } = await readWav(file);
  return { samples: reachLoudness(samples, sampleRate), sampleRate };
};

/** What is done to the sound of every film, done to noise. */
export const rehearseSound = async (): Promise<void> => {
  const noise = Float32Array.from({ length: 5 * SOUND_RATE }, (_, i) => Math.sin(i * i) / 4);
  reachLoudness(reachLoudness(noise, SOUND_RATE), SOUND_RATE);
  await rehearseSoundEncoder('aac');
};
