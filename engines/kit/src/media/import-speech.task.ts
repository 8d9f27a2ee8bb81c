// Decodes speech of a provider, normalizes its loudness and marks its origin, in a task process.
import { normalizeLoudness } from '../audio/normalize-loudness.ts';
import { SOUND_RATE, writeWav } from '../audio/wav.ts';
import { originComment } from '../digital-source.ts';
import { EngineError } from '../engine-error.ts';
import type { TaskRun } from '../step-context.ts';
import { decodeSamples } from './decode-samples.ts';
import type { ImportSpeechInput } from './import-speech.ts';

/** −60 dBFS: quieter sound is no speech. */
const MIN_PEAK = 0.001;

const importSpeech: TaskRun<ImportSpeechInput, { durationMs: number; cut: boolean }> = async ({ file, out, maxMs }) => {
  const { samples, cut } = await decodeSamples(file, maxMs);
  if (samples.every((sample) => Math.abs(sample) < MIN_PEAK)) throw new EngineError('rejected', 'It is silent.');
  await writeWav(out, normalizeLoudness(samples, SOUND_RATE), SOUND_RATE, originComment('trainedAlgorithmicMedia'));
  return { durationMs: Math.round((samples.length * 1000) / SOUND_RATE), cut };
};

export default importSpeech;
