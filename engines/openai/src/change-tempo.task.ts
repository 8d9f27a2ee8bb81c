// Changes the tempo of a sound file of a server, in a task process.
import { changeTempo } from '@greenroom/engine-kit/audio/change-tempo';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import { decodeSamples } from '@greenroom/engine-kit/media/decode-samples';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import type { ChangeTempoInput } from './change-tempo.ts';

/** Longer speech is refused anyway. */
const MAX_SPEECH_MS = 1_200_000;

const run: TaskRun<ChangeTempoInput, null> = async ({ file, out, tempo }) => {
  const { samples } = await decodeSamples(file, MAX_SPEECH_MS);
  await writeWav(out, await changeTempo(samples, tempo), SOUND_RATE);
  return null;
};

export default run;
