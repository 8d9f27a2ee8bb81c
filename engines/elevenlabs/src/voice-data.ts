// What is stored for a voice, and how a voice is deleted.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { Json } from '@greenroom/engine-kit/json';
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import { z } from 'zod';
import type { Api, Caller } from './api.ts';

const voiceSchema = z.object({ voiceId: z.string().min(1) });

/** The data of a voice that the account has. */
export const voiceData = (voiceId: string): EngineData => ({
  json: { voiceId } satisfies z.output<typeof voiceSchema>,
  files: {},
});

/** @param json of `voiceData` */
export const voiceIdOf = (json: Json): string => voiceSchema.parse(json).voiceId;

/** Deletes a voice from the account. A voice that is not there is deleted. */
export async function deleteVoice(api: Api, voiceId: string, caller: Caller): Promise<void> {
  try {
    await api.send(`/v1/voices/${encodeURIComponent(voiceId)}`, { method: 'DELETE', mayBeMissing: true }, caller);
  } catch (error) {
    // Older responses say with status 400 that there is no such voice.
    if (!(error instanceof EngineError && error.reason === 'rejected')) throw error;
  }
}
