// The transcription port: speech to text with the times of the words.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { readJson } from '@greenroom/engine-kit/json-response';
import type { TranscriptionPort } from '@greenroom/engine-kit/ports/transcription';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { z } from 'zod';
import { type Api, ENGINE_NAME } from './api.ts';
import { fitWords, type HeardWord } from './fit-words.ts';
import { forget } from './forget.ts';
import { formOf } from './forms.ts';
import { SPOKEN_LANGUAGES } from './models.ts';
import { TRANSCRIPTION_MODEL } from './rates.ts';
import { readRecording, wavBlob } from './recording.ts';

const wordSchema = z.object({
  text: z.string(),
  type: z.string(),
  start: z.number().nullish(),
  end: z.number().nullish(),
});

const transcriptSchema = z.object({ words: z.array(wordSchema), transcription_id: z.string().nullish() });

const TIMEOUT_MS = 180_000;
const MAX_BYTES = 16 * 1024 * 1024;

export const createTranscription = (api: Api): TranscriptionPort => ({
  async transcribe({ file, language }, ctx) {
    const recording = await readRecording(file);
    const form = formOf({
      model_id: TRANSCRIPTION_MODEL,
      file: wavBlob(recording),
      ...languageMember(language),
      timestamps_granularity: 'word',
      tag_audio_events: 'false',
    });
    const response = await api.send(
      '/v1/speech-to-text',
      { body: form, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
      ctx,
    );
    const quantity = recording.durationMs / 1000;
    await ctx.recordUsage({ engine: ENGINE_NAME, model: TRANSCRIPTION_MODEL, unit: 'second', quantity });
    const transcript = readJson(response, transcriptSchema, 'ElevenLabs');
    const copy = transcript.transcription_id;
    if (copy) await forget(api, `/v1/speech-to-text/transcripts/${encodeURIComponent(copy)}`, ctx);
    const heard = transcript.words.flatMap(heardWord);
    if (heard.length === 0)
      throw new EngineError('rejected', 'No words are heard in the recording. Send a recording of speech.');
    const words = fitWords(heard, recording.durationMs);
    if (!words) throw new EngineError('bad_output', 'ElevenLabs returned words without usable times.');
    return { words, phones: [] };
  },
});

/** Every language that is spoken is also understood; others are detected. */
function languageMember(language: string | undefined): { language_code?: string } {
  const code = language && languageCode(language);
  return code && SPOKEN_LANGUAGES.includes(code) ? { language_code: code } : {};
}

function heardWord({ text, type, start, end }: z.output<typeof wordSchema>): HeardWord[] {
  const word = text.trim();
  if (type !== 'word' || word === '') return [];
  const isTimed = typeof start === 'number' && typeof end === 'number';
  return [{ text: word, time: isTimed ? { startMs: start * 1000, endMs: end * 1000 } : undefined }];
}
