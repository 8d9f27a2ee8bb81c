// Synthesizes a text with a voice: one request, whose response has the sound and the times of its characters.

import { readJson } from '@greenroom/engine-kit/json-response';
import type { VoiceSettings } from '@greenroom/engine-kit/ports/speech';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { characterCount } from '@greenroom/engine-kit/text/characters';
import { z } from 'zod';
import { type Api, ENGINE_NAME } from './api.ts';
import { forget } from './forget.ts';
import type { SpeechModel } from './models.ts';
import { OUTPUT_FORMAT, speechBody } from './speech-request.ts';
import type { AlignedPart } from './word-times.ts';

const seconds = z.array(z.number().nullable());

/** An alignment in another form is none: the sound is paid for. */
const alignment = z
  .object({
    characters: z.array(z.string()),
    character_start_times_seconds: seconds,
    character_end_times_seconds: seconds,
  })
  .nullish()
  .catch(null);

const spokenSchema = z.object({ audio_base64: z.string(), alignment, normalized_alignment: alignment });

export interface Spoken {
  /** MP3. */
  sound: Buffer;
  /** Of the text as it is written, then of the text as it is read; those that the response has. */
  alignments: readonly (readonly AlignedPart[])[];
}

/** Long texts take minutes. */
const TIMEOUT_MS = 300_000;
/** 20 minutes of sound as base64, and two alignments of 5,000 characters. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Speaks, records the usage, and deletes the copy in the history if the response names it. */
export async function speak(
  api: Api,
  {
    text,
    voiceId,
    settings,
    ...choice
  }: { text: string; voiceId: string; settings: VoiceSettings; model: SpeechModel; language: string },
  ctx: StepContext,
): Promise<Spoken> {
  const response = await api.send(
    `/v1/text-to-speech/${encodeURIComponent(voiceId)}/with-timestamps`,
    {
      query: { output_format: OUTPUT_FORMAT },
      body: speechBody(text, voiceId, choice, settings),
      texts: [text],
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    },
    ctx,
  );
  const quantity = characterCount(text);
  await ctx.recordUsage({ engine: ENGINE_NAME, model: choice.model.id, unit: 'character', quantity });
  const copy = response.headers.get('history-item-id');
  if (copy) await forget(api, `/v1/history/${encodeURIComponent(copy)}`, ctx);
  const spoken = readJson(response, spokenSchema, 'ElevenLabs');
  return {
    sound: Buffer.from(spoken.audio_base64, 'base64'),
    alignments: [spoken.alignment, spoken.normalized_alignment].flatMap((each) => (each ? [partsOf(each)] : [])),
  };
}

const partsOf = (each: NonNullable<z.output<typeof alignment>>): AlignedPart[] =>
  each.characters.map((text, i) => ({
    text,
    start: each.character_start_times_seconds[i],
    end: each.character_end_times_seconds[i],
  }));
