// Text to speech of the loopback server: each word is a tone, and each character has its time.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeAudio } from '@greenroom/engine-kit/testing/media';
import { z } from 'zod';
import { failure, validate } from './loopback-http.ts';

const unit = z.number().min(0).max(1);

/** All members of the SDK that this engine may send; others are errors. */
const bodySchema = z.strictObject({
  text: z.string(),
  model_id: z.string(),
  language_code: z.string().optional(),
  voice_settings: z.strictObject({
    stability: unit,
    similarity_boost: unit,
    style: unit,
    speed: z.number().min(0.7).max(1.2),
    use_speaker_boost: z.boolean(),
  }),
  seed: z.number().int().min(0).max(4_294_967_295),
});

const MODELS: Record<string, { maxCharacters: number; languages: RegExp | undefined; stabilities?: number[] }> = {
  eleven_multilingual_v2: { maxCharacters: 10_000, languages: undefined },
  eleven_flash_v2_5: {
    maxCharacters: 40_000,
    languages: /^(en|ja|zh|de|hi|fr|ko|pt|it|es|id|nl|tr|fil|pl|sv|bg|ro|ar|cs|el|fi|hr|ms|sk|da|ta|uk|ru|hu|no|vi)$/,
  },
  eleven_v3: { maxCharacters: 5_000, languages: undefined, stabilities: [0, 0.5, 1] },
  eleven_v4: { maxCharacters: 10_000, languages: /^[a-z]{2,3}$/ },
};

const SAMPLE_RATE = 44_100;
/** At speed 1. */
const CHARACTER_MS = 80;

export interface CharacterTimes {
  characters: string[];
  character_start_times_seconds: number[];
  character_end_times_seconds: number[];
}

export interface SpeechResponse {
  audio_base64: string;
  alignment: CharacterTimes | null;
  normalized_alignment: CharacterTimes | null;
}

/** Returns the response of `with-timestamps`; the same for the same request. */
export async function speechResponse(voiceId: string, query: URLSearchParams, json: unknown): Promise<SpeechResponse> {
  if (query.get('output_format') !== 'mp3_44100_128')
    throw failure(400, 'validation_error', 'invalid_output_format', 'output_format');
  const { text, model_id, language_code, voice_settings } = validate(bodySchema, json, 'body');
  const model = MODELS[model_id];
  if (!model) throw failure(400, 'validation_error', 'model_not_found', 'model_id');
  if (language_code !== undefined && !model.languages?.test(language_code)) {
    throw failure(400, 'validation_error', 'unsupported_language', 'language_code');
  }
  if (model.stabilities && !model.stabilities.includes(voice_settings.stability)) {
    throw failure(400, 'validation_error', 'invalid_ttd_stability', 'voice_settings');
  }
  const characters = [...text];
  if (characters.length > model.maxCharacters) throw failure(400, 'validation_error', 'max_character_limit_exceeded');
  const eachMs = CHARACTER_MS / voice_settings.speed;
  const hz = 200 + (createHash('sha256').update(voiceId).digest()[0]! % 8) * 40;
  const audio = await mp3(toneOf(characters, eachMs, hz));
  const times: CharacterTimes = {
    characters,
    character_start_times_seconds: characters.map((_, i) => (i * eachMs) / 1000),
    character_end_times_seconds: characters.map((_, i) => ((i + 1) * eachMs) / 1000),
  };
  return { audio_base64: audio.toString('base64'), alignment: times, normalized_alignment: times };
}

/** Letters sound, everything else is silent. */
function toneOf(characters: readonly string[], eachMs: number, hz: number): Float32Array {
  const each = Math.round((eachMs * SAMPLE_RATE) / 1000);
  const samples = new Float32Array(each * characters.length);
  for (const [i, character] of characters.entries()) {
    if (!/[\p{L}\p{N}]/u.test(character)) continue;
    for (let at = i * each; at < (i + 1) * each; at++)
      samples[at] = Math.sin((2 * Math.PI * hz * at) / SAMPLE_RATE) / 4;
  }
  return samples;
}

/** FFmpeg's name of the MP3 encoder. */
const LAME = 'libmp3lame' as Parameters<typeof encodeAudio>[1]['codec'];

/** Encodes sound as MP3. */
export async function mp3(samples: Float32Array): Promise<Buffer> {
  const dir = await mkdtemp(join(tmpdir(), 'loopback-'));
  try {
    const file = await encodeAudio(join(dir, 'speech.mp3'), {
      codec: LAME,
      samples,
      sampleRate: SAMPLE_RATE,
      frameSamples: 1152,
    });
    return await readFile(file);
  } finally {
    await rm(dir, { recursive: true });
  }
}
