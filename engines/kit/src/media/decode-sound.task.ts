// Decodes a client's sound file in a task process.
import { SOUND_RATE, writeWav } from '../audio/wav.ts';
import { isTrained, originComment, readOrigin } from '../digital-source.ts';
import type { TaskRun } from '../step-context.ts';
import { decodeSamples } from './decode-samples.ts';
import type { DecodedSound, DecodeSoundInput } from './decode-sound.ts';

const decodeSound: TaskRun<DecodeSoundInput, DecodedSound> = async ({ file, out, maxMs }) => {
  const { samples, cut } = await decodeSamples(file, maxMs);
  const origin = await readOrigin(file);
  // Of a mark that anybody can write, only the admission is believed.
  await writeWav(out, samples, SOUND_RATE, isTrained(origin) ? originComment(origin) : undefined);
  return { durationMs: Math.round((samples.length * 1000) / SOUND_RATE), cut };
};

export default decodeSound;
