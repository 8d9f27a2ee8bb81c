// Lets the program of the operator speak a text, in a task process.
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeTempo } from '@greenroom/engine-kit/audio/change-tempo';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { decodeSamples } from '@greenroom/engine-kit/media/decode-samples';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { runProgram } from './run-program.ts';
import type { SpeakInput } from './speak.ts';

/** Below the limit of the task, so that the program ends with an error that says why. */
const TIMEOUT_MS = 570_000;
/** Longer speech is refused anyway. */
const MAX_SPEECH_MS = 1_200_000;

const speak: TaskRun<SpeakInput, { file: string }> = async (
  { command, text, textFile, fromStdin, sound, fromStdout, tempo },
  { dir },
) => {
  if (textFile !== null) await writeFile(textFile, `${text}\n`);
  const messages = await runProgram({
    command,
    dir,
    text,
    fromStdin,
    output: fromStdout ? sound : undefined,
    timeoutMs: TIMEOUT_MS,
  });
  const size = await stat(sound).then(
    (found) => found.size,
    () => 0,
  );
  if (size === 0) {
    const cause = new Error(`It may need files that SPEECH_COMMAND_READS does not name. Its messages: ${messages}`);
    throw new EngineError('bad_output', 'The speech program wrote no sound.', { cause });
  }
  if (tempo === 1) return { file: sound };
  const { samples } = await decodeSamples(sound, MAX_SPEECH_MS);
  const file = join(dir, 'tempo.wav');
  await writeWav(file, await changeTempo(samples, tempo), SOUND_RATE);
  return { file };
};

export default speak;
