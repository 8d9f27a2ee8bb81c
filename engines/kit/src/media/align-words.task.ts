// Finds the words of a known text in a recording, in a task process.
import { timeWords } from '../audio/align-words.ts';
import { readWav } from '../audio/wav.ts';
import { EngineError } from '../engine-error.ts';
import type { TaskRun } from '../step-context.ts';
import type { AlignedWords, AlignWordsInput } from './align-words.ts';

const alignWords: TaskRun<AlignWordsInput, AlignedWords> = async ({ file, text, language }) => {
  if (!/[\p{L}\p{N}]/u.test(text))
    throw new EngineError('rejected', 'There is nothing to find in the recording. Add some words.');
  const words = timeWords(await readWav(file), text, language);
  if (!words)
    throw new EngineError(
      'rejected',
      'The text is not heard in the recording. Use a recording in which the whole text is spoken.',
    );
  return { words };
};

export default alignWords;
