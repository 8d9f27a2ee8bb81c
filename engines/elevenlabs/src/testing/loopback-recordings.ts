// Speech to text and forced alignment of the loopback server: it hears words in every recording that is not silent.
import { parseWav } from '@greenroom/engine-kit/audio/wav';
import { z } from 'zod';
import { failure, formMembers, validate } from './loopback-http.ts';

const wav = z.instanceof(File).refine(({ type, name }) => type === 'audio/wav' && name.endsWith('.wav'));

const transcriptionSchema = z.strictObject({
  model_id: z.enum(['scribe_v1', 'scribe_v2']),
  file: wav,
  language_code: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  timestamps_granularity: z.enum(['none', 'word', 'character']),
  tag_audio_events: z.enum(['true', 'false']),
});

const alignmentSchema = z.strictObject({ file: wav, text: z.string().min(1) });

/** Returns the length in seconds, 0 for silence. */
export async function soundSeconds(file: File): Promise<number> {
  const { samples, sampleRate } = parseWav(Buffer.from(await file.arrayBuffer()));
  return samples.every((sample) => Math.abs(sample) < 0.001) ? 0 : samples.length / sampleRate;
}

const WORDS = ['Some', 'spoken', 'words.'];

/** Returns the response of `/v1/speech-to-text`. */
export async function transcriptionResponse(form: FormData) {
  const { file, language_code } = validate(transcriptionSchema, formMembers(form), 'body');
  const seconds = await soundSeconds(file);
  const part = seconds / WORDS.length;
  const words = (seconds === 0 ? [] : WORDS).flatMap((text, i) => [
    { text, start: i * part, end: (i + 0.8) * part, type: 'word' as const, speaker_id: 'speaker_0', logprob: -0.1 },
    {
      text: ' ',
      start: (i + 0.8) * part,
      end: (i + 1) * part,
      type: 'spacing' as const,
      speaker_id: 'speaker_0',
      logprob: 0,
    },
  ]);
  return {
    language_code: language_code ?? 'eng',
    language_probability: 0.98,
    text: seconds === 0 ? '' : WORDS.join(' '),
    words,
    audio_duration_secs: seconds,
  };
}

/** Returns the response of `/v1/forced-alignment`. */
export async function alignmentResponse(form: FormData) {
  const { file, text } = validate(alignmentSchema, formMembers(form), 'body');
  const seconds = await soundSeconds(file);
  if (seconds === 0) throw failure(400, 'validation_error', 'invalid_audio', 'file');
  const characters = [...text];
  const each = seconds / characters.length;
  return {
    characters: characters.map((character, i) => ({ text: character, start: i * each, end: (i + 1) * each })),
    words: [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
      text: word,
      start: index * each,
      end: (index + word.length) * each,
      loss: 0.1,
    })),
    loss: 0.1,
  };
}
