// What the engine stores for a voice.
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import { z } from 'zod';

const voiceData = z.object({
  /** The name of the voice at the server. */
  voice: z.string(),
  /** The software that cloned the voice; absent for a stock voice. */
  clonedBy: z.enum(['vllm-omni', 'chatterbox-tts-api', 'chatterbox-tts-server']).optional(),
});

export type VoiceData = z.output<typeof voiceData>;

/** Throws for the data of another engine. */
export const readVoice = (json: EngineData['json']): VoiceData => voiceData.parse(json);
