// Decodes a client's sound file in a task process, and keeps its mark of synthetic origin.
import { SOUND_RATE, writeWav } from '../audio/wav.ts';
import { originComment, readOrigin } from '../digital-source.ts';
import type { TaskRun } from '../step-context.ts';
import { decodeSamples } from './decode-samples.ts';
import type { DecodedSound, DecodeSoundInput } from './decode-sound.ts';

const decodeSound: TaskRun<DecodeSoundInput, DecodedSound> = async ({ file, out, maxMs }) => {
  const { samples, cut } = await decodeSamples(file, maxMs);
  const origin = await readOrigin(file);
  await writeWav(out, samples, SOUND_RATE, origin && originComment(origin));
  return { durationMs: Math.round((samples.length * 1000) / SOUND_RATE), cut };
};

export default decodeSound;
