// Finds when the characters of a known text are spoken in a recording.
import { readJson } from '@greenroom/engine-kit/json-response';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { z } from 'zod';
import { type Api, ENGINE_NAME } from './api.ts';
import { formOf } from './forms.ts';
import { ALIGNMENT_MODEL } from './rates.ts';
import { type Recording, wavBlob } from './recording.ts';
import type { AlignedPart } from './word-times.ts';

/** A list in another form is none. */
const parts = z
  .array(z.object({ text: z.string(), start: z.number().nullish(), end: z.number().nullish() }))
  .nullish()
  .catch(null);

const alignedSchema = z.object({ characters: parts, words: parts });

const TIMEOUT_MS = 180_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** Returns the characters, then the words; those that the response has. Records the usage. */
export async function forcedAlignment(
  api: Api,
  { text, recording }: { text: string; recording: Recording },
  ctx: StepContext,
): Promise<(readonly AlignedPart[])[]> {
  const response = await api.send(
    '/v1/forced-alignment',
    { body: formOf({ file: wavBlob(recording), text }), texts: [text], timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
    ctx,
  );
  const quantity = recording.durationMs / 1000;
  await ctx.recordUsage({ engine: ENGINE_NAME, model: ALIGNMENT_MODEL, unit: 'second', quantity });
  const { characters, words } = readJson(response, alignedSchema, 'ElevenLabs');
  return [characters, words].flatMap((each) => (each ? [each] : []));
}
