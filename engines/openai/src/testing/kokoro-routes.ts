// Kokoro-FastAPI in the loopback server: captioned speech and its voices.

import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { z } from 'zod';
import { Refused } from './respond.ts';
import { speakTones } from './sounds.ts';
import { type Route, type Routes, sendSound } from './state.ts';

export const KOKORO_VOICES = [
  'af_alloy',
  'af_heart',
  'af_v0bella',
  'am_michael',
  'am_santa',
  'bf_emma',
  'bm_george',
].concat(['ef_dora', 'em_alex', 'ff_siwis', 'zf_xiaobei', 'zm_yunxi']);

const speech = z.strictObject({
  model: z.string().optional(),
  input: z.string(),
  voice: z.string().optional(),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']).optional(),
  speed: z.number().min(0.25).max(4).optional(),
  stream: z.boolean().optional(),
});

const captioned = speech.extend({ stream: z.literal(false), return_timestamps: z.boolean().optional() });

/** `extra` members would be ignored; here they are refused, so that tests find them. */
function read(schema: typeof speech, body: unknown): z.output<typeof speech> {
  const { data, error } = schema.safeParse(body);
  if (error)
    throw new Refused(422, {
      detail: error.issues.map(({ path, message, code }) => ({ type: code, loc: ['body', ...path], msg: message })),
    });
  const { model = 'kokoro', voice = 'af_heart' } = data;
  if (!['kokoro', 'tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'].includes(model))
    throw refusal('invalid_model', `Unsupported model: ${model}`);
  if (!KOKORO_VOICES.includes(voice)) throw refusal('validation_error', `Voice '${voice}' not found.`);
  return data;
}

const refusal = (error: string, message: string) =>
  new Refused(400, { detail: { error, message, type: 'invalid_request_error' } });

const NUMBERS: Readonly<Record<string, string>> = { '3': 'three', '20': 'twenty', '24': 'twenty four' };

/** Like Kokoro's tokens: punctuation is separate, and numbers are words. */
function tokensOf(words: ReturnType<typeof speakTones>['words']) {
  return words.flatMap(({ word, start, end }) => {
    const parts = splitWords(word.replace(/\d+/g, (digits) => NUMBERS[digits] ?? digits)).flatMap(
      (part) => part.match(/[\p{L}\p{N}'’]+|[^\p{L}\p{N}'’\s]+/gu) ?? [],
    );
    const each = (end - start) / parts.length;
    return parts.map((part, i) => ({ word: part, start_time: start + i * each, end_time: start + (i + 1) * each }));
  });
}

const speakWithTimes: Route = (request, response, state) => {
  const { input, voice = 'af_heart', speed = 1 } = read(captioned as unknown as typeof speech, request.json());
  state.spoken = input;
  const { wav, words } = speakTones(input, voice, speed);
  const timestamps = /^[ab]/.test(voice) ? tokensOf(words) : null;
  sendJson(response, 200, { audio: wav.toString('base64'), audio_format: 'audio/wav', timestamps });
};

const speak: Route = (request, response, state) => {
  const { input, voice = 'af_heart', speed = 1 } = read(speech, request.json());
  state.spoken = input;
  sendSound(response, speakTones(input, voice, speed).wav);
};

export const kokoroRoutes: Routes = {
  'POST /v1/audio/speech': speak,
  'POST /dev/captioned_speech': speakWithTimes,
  'GET /v1/audio/voices': (request, response) =>
    sendJson(response, 200, {
      voices: request.query.get('legacy') ? KOKORO_VOICES : KOKORO_VOICES.map((id) => ({ id, name: id })),
    }),
};
