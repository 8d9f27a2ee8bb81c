// Speaks one part of a text: with the times of words on Kokoro-FastAPI, else with `POST /audio/speech`.
import { writeFile } from 'node:fs/promises';
import { readJson } from '@greenroom/engine-kit/json-response';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { z } from 'zod';
import { accept, PROVIDER, send, sendRaw } from './api.ts';
import type { Server } from './servers.ts';
import { newFile } from './speech-files.ts';

export interface SpokenPart {
  /** As the server sent it. */
  file: LocalFile;
  /** Undefined if the server reports none. */
  words: readonly SpokenWord[] | undefined;
}

export interface PartRequest {
  model: string;
  text: string;
  voice: string;
  speed: number;
}

/** Long enough for 2,000 characters on a server that is slower than speech. */
const TIMEOUT_MS = 300_000;
/** Five minutes of stereo at 48 kHz, and a third more as Base64. */
const MAX_SOUND_BYTES = 64 * 1024 * 1024;
const MAX_CAPTIONED_BYTES = 88 * 1024 * 1024;

/** In the form of the official SDK. */
export const speechBody = ({ model, text, voice, speed }: PartRequest) => ({
  model,
  input: text,
  voice,
  response_format: 'wav' as const,
  speed,
});

export async function speakPart(server: Server, request: PartRequest, ctx: StepContext): Promise<SpokenPart> {
  const response = await send(
    server,
    {
      path: '/audio/speech',
      json: speechBody(request),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_SOUND_BYTES,
      secrets: [request.text],
    },
    ctx,
  );
  return { file: await store(response.body, ctx), words: undefined };
}

const captioned = z.object({
  audio: z.string(),
  timestamps: z.array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() })).nullish(),
});

/**
 * Speaks with Kokoro-FastAPI, which returns the times of words for most languages.
 *
 * @returns undefined if the server has no such endpoint
 */
export async function speakCaptioned(
  server: Server,
  request: PartRequest,
  ctx: StepContext,
): Promise<SpokenPart | undefined> {
  const call = {
    path: '/dev/captioned_speech',
    atRoot: true,
    json: { ...speechBody(request), stream: false, return_timestamps: true },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_CAPTIONED_BYTES,
    secrets: [request.text],
  };
  const response = await sendRaw(server, call, ctx);
  if (response.status === 404 || response.status === 405) return undefined;
  const { audio, timestamps } = readJson(accept(server, call, response), captioned, PROVIDER);
  const words = (timestamps ?? []).map(({ word, start_time, end_time }) => ({
    text: word,
    startMs: start_time * 1000,
    endMs: end_time * 1000,
  }));
  return { file: await store(Buffer.from(audio, 'base64'), ctx), words: words.length > 0 ? words : undefined };
}

async function store(body: Uint8Array, ctx: StepContext): Promise<LocalFile> {
  const file = newFile(ctx, 'sound');
  await writeFile(file, body);
  return file;
}
