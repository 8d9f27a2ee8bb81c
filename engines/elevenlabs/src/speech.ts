// The speech port: text to speech with the times of its characters, and forced alignment.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { alignWords } from '@greenroom/engine-kit/media/align-words';
import { importSpeech } from '@greenroom/engine-kit/media/import-speech';
import type { SpeechPort } from '@greenroom/engine-kit/ports/speech';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { naturalPaceOf } from '@greenroom/engine-kit/text/natural-pace';
import type { Api } from './api.ts';
import { forcedAlignment } from './forced-alignment.ts';
import { modelFor, type SpeechModel } from './models.ts';
import { readRecording } from './recording.ts';
import { speak } from './speak.ts';
import { voiceIdOf } from './voice-data.ts';
import { type AlignedPart, wordTimes } from './word-times.ts';

/** The words by the first of the alignments that fits. */
const findWords = (text: string, alignments: readonly (readonly AlignedPart[])[], durationMs: number) => {
  for (const parts of alignments) {
    const words = wordTimes(text, parts, durationMs);
    if (words) return words;
  }
  return undefined;
};

const requireWords = (text: string): void => {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new EngineError('rejected', 'There is nothing to speak. Add some words.');
};

/** Unlike a client's recording, speech that does not fit its text is the provider's fault. */
const alignOwn: typeof alignWords = (recording, ctx) =>
  alignWords(recording, ctx).catch((cause: unknown) => {
    const doesNotFit = cause instanceof EngineError && cause.reason === 'rejected';
    throw doesNotFit
      ? new EngineError('bad_output', 'ElevenLabs returned speech that is not the text.', { cause })
      : cause;
  });

/** @param model used for every language that it speaks; for the others, another one is */
export const createSpeech = (api: Api, model: SpeechModel): SpeechPort => ({
  isFree: false,
  pace: naturalPaceOf,

  async synthesize({ text, voice, language, settings }, ctx) {
    requireWords(text);
    const choice = modelFor(language, model);
    const { sound, alignments } = await speak(api, { text, voiceId: voiceIdOf(voice.json), settings, ...choice }, ctx);
    const received = join(ctx.dir, `elevenlabs-${randomUUID()}.mp3`) as LocalFile;
    await writeFile(received, sound);
    const { file, durationMs } = await importSpeech(received, ctx);
    const words = findWords(text, alignments, durationMs);
    const timings = words ? { words, phones: [] } : await alignOwn({ file, text, language }, ctx);
    return { file, durationMs, warnings: [], ...timings };
  },

  async align({ file, text, language }, ctx) {
    requireWords(text);
    const recording = await readRecording(file);
    if (recording.soundMs === 0) {
      throw new EngineError('rejected', 'The recording is silent. Send a recording of the text.');
    }
    const words = findWords(text, await forcedAlignment(api, { text, recording }, ctx), recording.durationMs);
    return words ? { words, phones: [] } : alignWords({ file, text, language }, ctx);
  },
});
