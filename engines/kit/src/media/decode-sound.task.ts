// Decodes a client's sound file in a task process.
import { SOUND_RATE, writeWav } from '../audio/wav.ts';
import type { TaskRun } from '../step-context.ts';
import { decodeSamples } from './decode-samples.ts';
import type { DecodedSound, DecodeSoundInput } from './decode-sound.ts';

const decodeSound: TaskRun<DecodeSoundInput, DecodedSound> = async ({ file, out, maxMs }) => {
  const { samples, cut } = await decodeSamples(file, maxMs);
  await writeWav(out, samples, SOUND_RATE);
  return { durationMs: Math.round((samples.length * 1000) / SOUND_RATE), cut };
};

export default decodeSound;
