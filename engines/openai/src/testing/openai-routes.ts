// OpenAI's own endpoints in the loopback server: speech, transcription and images.
import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import { z } from 'zod';
import { drawPanels } from './pictures.ts';
import { check, membersOf, openAiError, Refused } from './respond.ts';
import { speakTones, withoutLength } from './sounds.ts';
import { type Route, type Routes, sendSound } from './state.ts';
import { readRecording, transcriptOf } from './transcripts.ts';

export const VOICES = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'onyx',
  'nova',
  'sage',
  'shimmer',
  'verse',
  'marin',
  'cedar',
] as const;

const speech = z.strictObject({
  model: z.enum(['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts', 'gpt-4o-mini-tts-2025-12-15']),
  input: z.string().min(1).max(4_096),
  voice: z.enum(VOICES),
  instructions: z.string().optional(),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']).optional(),
  speed: z.number().min(0.25).max(4).optional(),
  stream_format: z.enum(['sse', 'audio']).optional(),
});

const speak: Route = (request, response, state) => {
  const { input, voice, speed = 1 } = check(speech, request.json());
  state.spoken = input;
  sendSound(response, withoutLength(speakTones(input, voice, speed).wav));
};

const file = z.custom<File>((value) => value instanceof File);

const transcription = z
  .strictObject({
    file,
    model: z.string(),
    language: z.string().length(2).optional(),
    response_format: z.enum(['json', 'text', 'srt', 'verbose_json', 'vtt']).optional(),
    'timestamp_granularities[]': z.array(z.enum(['word', 'segment'])).optional(),
  })
  .refine(({ model, response_format }) => model === 'whisper-1' || response_format === 'json', {
    path: ['response_format'],
    error: 'not supported by this model',
  });

export const transcribe: Route = async (request, response, state) => {
  const { file, model, response_format } = check(transcription, membersOf(await request.form()));
  if (!/^(whisper-1|gpt-(4o-)?(mini-)?transcribe)$/.test(model))
    throw new Refused(404, openAiError(`The model \`${model}\` does not exist`, { code: 'model_not_found' }));
  const recording = await readRecording(file);
  if (!recording) throw new Refused(400, openAiError('Invalid file format.', { param: 'file', code: 'invalid_audio' }));
  const { text, words } = transcriptOf(recording, state);
  if (response_format === 'json') return sendJson(response, 200, { text, usage: { type: 'tokens' } });
  const duration = recording.durationMs / 1000;
  sendJson(response, 200, { task: 'transcribe', language: 'english', duration, text, words, usage: null });
};

const picture = {
  model: z.enum(['gpt-image-2', 'gpt-image-2-2026-04-21', 'gpt-image-2.6-flare', 'gpt-image-2.6-sunburst']),
  prompt: z.string().min(1).max(32_000),
  size: z.enum(['1024x1024', '1536x1024', '1024x1536', 'auto']),
  quality: z.enum(['low', 'medium', 'high', 'auto']).optional(),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
  background: z.enum(['opaque', 'auto']).optional(),
};

const generation = z.strictObject(picture);
const edit = z.strictObject({ ...picture, 'image[]': z.array(file).min(1).max(16) });

const generate: Route = (request, response) => {
  const { prompt, size } = check(generation, request.json());
  sendPicture(prompt, size, response);
};

const editPictures: Route = async (request, response) => {
  const { prompt, size, 'image[]': images } = check(edit, membersOf(await request.form()));
  const heads = await Promise.all(images.map(async (image) => Buffer.from(await image.arrayBuffer())));
  if (heads.some((bytes) => bytes.toString('latin1', 1, 4) !== 'PNG'))
    throw new Refused(400, openAiError('Invalid image file.', { param: 'image', code: 'invalid_image_file' }));
  sendPicture(prompt, size, response);
};

function sendPicture(prompt: string, size: string, response: Parameters<Route>[1]): void {
  const drawn = drawPanels(prompt, size);
  sendJson(response, 200, {
    created: 1_790_000_000,
    data: [{ b64_json: drawn.toString('base64') }],
    usage: { input_tokens: 50, output_tokens: 6_208, total_tokens: 6_258 },
  });
}

export const openAiRoutes: Routes = {
  'POST /v1/audio/speech': speak,
  'POST /v1/audio/transcriptions': transcribe,
  'POST /v1/images/generations': generate,
  'POST /v1/images/edits': editPictures,
};
