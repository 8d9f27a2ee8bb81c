// Transcribes a recording with `POST /audio/transcriptions`.
import { readFile } from 'node:fs/promises';
import { readJson } from '@greenroom/engine-kit/json-response';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { z } from 'zod';
import { ENGINE_NAME, PROVIDER, sendToModel } from './api.ts';
import { returnsWordTimes } from './models.ts';
import type { Server } from './servers.ts';

/** A server and one of its models. */
export interface Transcriber {
  readonly server: Server;
  readonly model: string;
}

export interface Transcript {
  text: string;
  /** In order; empty if the model returns no times. Without most punctuation. */
  words: readonly SpokenWord[];
}

/** Ten times the length of the longest speech on a slow server. */
const TIMEOUT_MS = 300_000;
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

const transcription = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).nullish(),
});

/**
 * The text members of the request; the file is added to them. In the form of the official SDK. `gpt-transcribe` ignores `language`, and
 * rejects many codes in the `languages` that it knows instead (michaelwilhelmsen/humla issues 127 and 128, probed in July 2026).
 */
export const transcriptionFields = (model: string, language: string | undefined) => ({
  model,
  ...(returnsWordTimes(model)
    ? { response_format: 'verbose_json' as const, timestamp_granularities: ['word' as const] }
    : { response_format: 'json' as const }),
  ...(language !== undefined && { language }),
});

/**
 * @param recording `file`: WAV; `durationMs`: its length, for which the provider bills; `language`: with or without a region, or
 * undefined to detect it
 */
export async function transcribe(
  { server, model }: Transcriber,
  { file, durationMs, language }: { file: LocalFile; durationMs: number; language: string | undefined },
  ctx: StepContext,
): Promise<Transcript> {
  const [base] = language?.toLowerCase().split('-') ?? [];
  const sound = new Blob([await readFile(file)], { type: 'audio/wav' });
  const request = (used: string) => {
    const form = new FormData();
    // Servers know only ISO 639-1.
    const fields = transcriptionFields(used, base?.length === 2 ? base : undefined);
    for (const [name, value] of Object.entries(fields))
      for (const each of [value].flat()) form.append(Array.isArray(value) ? `${name}[]` : name, each);
    form.append('file', sound, 'recording.wav');
    return { path: '/audio/transcriptions', form, timeoutMs: TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES };
  };
  const { response, model: used } = await sendToModel(server, model, request, ctx);
  if (!server.isFree)
    await ctx.recordUsage({ engine: ENGINE_NAME, model: used, unit: 'second', quantity: durationMs / 1000 });
  const { text, words } = readJson(response, transcription, PROVIDER);
  return {
    text,
    words: (words ?? []).map(({ word, start, end }) => ({
      text: word.trim(),
      startMs: start * 1000,
      endMs: end * 1000,
    })),
  };
}
