// What cloning needs of a server, in the way of its software.
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import type { VoiceCloneRequest } from '@greenroom/engine-kit/ports/voice-clone';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Caller } from '../api.ts';
import type { Server } from '../servers.ts';

/** Uploading and synthesizing a first voice can load a model. */
export const UPLOAD_TIMEOUT_MS = 120_000;

export interface CloneServer {
  /** @param reference WAV */
  clone(
    server: Server,
    reference: Buffer<ArrayBuffer>,
    request: Pick<VoiceCloneRequest, 'label' | 'consent'>,
    ctx: StepContext,
  ): Promise<EngineData>;
  /** Safe to repeat. */
  erase(server: Server, voice: string, caller: Caller): Promise<void>;
}

export const wavBlob = (bytes: Buffer<ArrayBuffer>): Blob => new Blob([bytes], { type: 'audio/wav' });
