// Servers that clone voices in the loopback server: vLLM-Omni, chatterbox-tts-api and Chatterbox-TTS-Server.
import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import { z } from 'zod';
import { check, membersOf, Refused } from './respond.ts';
import { speakTones } from './sounds.ts';
import { type Route, type Routes, sendSound } from './state.ts';
import { readRecording } from './transcripts.ts';

const speech = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(3_000),
  voice: z.string(),
  response_format: z.enum(['wav', 'mp3', 'opus']).optional(),
  speed: z.number().min(0.25).max(4).optional(),
});

const file = z.custom<File>((value) => value instanceof File);

/** @param speaks whether the server has the voice, and whether it changes the speed */
const speakRoute =
  ({
    hasVoice,
    speeds,
  }: {
    hasVoice(voice: string, voices: ReadonlyMap<string, string>): boolean;
    speeds: boolean;
  }): Route =>
  (request, response, state) => {
    const { input, voice, speed = 1 } = check(speech, request.json());
    if (!hasVoice(voice, state.voices)) throw new Refused(404, { detail: `Voice file '${voice}' not found.` });
    state.spoken = input;
    sendSound(response, speakTones(input, voice, speeds ? speed : 1).wav);
  };

async function requireWav(sample: File): Promise<void> {
  if (!(await readRecording(sample)) || sample.size > 10 * 1024 * 1024)
    throw new Refused(400, { detail: { error: { message: 'Unsupported audio', type: 'invalid_request_error' } } });
}

const omniUpload = z.strictObject({ audio_sample: file, consent: z.string().min(1), name: z.string().min(1) });

const omniError = (message: string, type: string, code: number) =>
  new Refused(code, { error: { message, type, param: null, code } });

export const vllmOmniRoutes: Routes = {
  'POST /v1/audio/speech': speakRoute({
    hasVoice: (voice, voices) => voice === 'vivian' || voices.has(voice),
    speeds: true,
  }),
  'GET /v1/audio/voices': (_request, response, { voices }) =>
    sendJson(response, 200, {
      voices: ['ryan', 'vivian', ...voices.keys()],
      uploaded_voices: [...voices.keys()].map((name) => ({ name, consent: name, created_at: 1, file_size: 1 })),
    }),
  'POST /v1/audio/voices': async (request, response, { voices }) => {
    const { audio_sample, consent, name } = check(omniUpload, membersOf(await request.form()));
    await requireWav(audio_sample);
    if (voices.has(name)) throw omniError(`Voice '${name}' already exists`, 'BadRequestError', 400);
    voices.set(name, 'auto');
    sendJson(response, 200, { success: true, voice: { name, consent, created_at: 1, mime_type: 'audio/wav' } });
  },
  'DELETE /v1/audio/voices/*': (request, response, { voices }) => {
    const name = request.path.split('/').at(-1)!;
    if (!voices.delete(name)) throw new Refused(404, { success: false, error: `Voice '${name}' not found` });
    sendJson(response, 200, { success: true, message: `Voice '${name}' deleted successfully` });
  },
};

const libraryUpload = z.strictObject({
  voice_name: z.string().min(1).max(100),
  voice_file: file,
  language: z.string(),
});

const libraryError = (status: number, message: string, type: string) =>
  new Refused(status, { detail: { error: { message, type } } });

export const chatterboxTtsApiRoutes: Routes = {
  'POST /v1/audio/speech': speakRoute({ hasVoice: () => true, speeds: false }),
  'GET /v1/voices': (_request, response, { voices }) =>
    sendJson(response, 200, {
      voices: [...voices].map(([name, language]) => ({ name, filename: `${name}.wav`, language, aliases: [] })),
      count: voices.size,
    }),
  'POST /v1/voices': async (request, response, { voices }) => {
    const { voice_name: name, voice_file, language } = check(libraryUpload, membersOf(await request.form()));
    await requireWav(voice_file);
    if (!['en', 'de', 'es', 'fr'].includes(language))
      throw libraryError(400, `Unsupported language: ${language}.`, 'invalid_request_error');
    if (voices.has(name)) throw libraryError(409, `Voice '${name}' already exists`, 'voice_exists_error');
    voices.set(name, language);
    sendJson(response, 201, { message: 'Voice uploaded successfully', voice: { name, language } });
  },
  'DELETE /v1/voices/*': (request, response, { voices }) => {
    const name = request.path.split('/').at(-1)!;
    if (!voices.delete(name)) throw libraryError(404, `Voice '${name}' not found`, 'voice_not_found_error');
    sendJson(response, 200, { message: 'Voice deleted successfully' });
  },
};

const referenceUpload = z.strictObject({ files: file });

/** The longest reference that the server accepts, in milliseconds. */
const MAX_REFERENCE_MS = 30_000;

export const chatterboxTtsServerRoutes: Routes = {
  'POST /v1/audio/speech': speakRoute({
    hasVoice: (voice, voices) => voice === 'Emily.wav' || voices.has(voice),
    speeds: true,
  }),
  'GET /v1/audio/voices': (_request, response) => sendJson(response, 200, { status: 'ok', voices: ['Emily.wav'] }),
  'GET /get_reference_files': (_request, response, { voices }) => sendJson(response, 200, [...voices.keys()]),
  'POST /upload_reference': async (request, response, { voices }) => {
    const { files: sample } = check(referenceUpload, membersOf(await request.form()));
    const recording = await readRecording(sample);
    const usable = recording !== undefined && recording.durationMs <= MAX_REFERENCE_MS;
    if (usable) voices.set(sample.name, 'auto');
    sendJson(response, usable ? 200 : 400, {
      message: 'Processed 1 file(s).',
      uploaded_files: usable ? [sample.name] : [],
      all_reference_files: [...voices.keys()],
      errors: usable ? [] : [{ filename: sample.name, error: 'Audio duration exceeds the maximum.' }],
    });
  },
};
