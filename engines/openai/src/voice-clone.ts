// The voice clone port, for servers whose software clones voices.
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import type { VoiceClonePort } from '@greenroom/engine-kit/ports/voice-clone';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { chatterboxTtsApi } from './cloning/chatterbox-tts-api.ts';
import { chatterboxTtsServer } from './cloning/chatterbox-tts-server.ts';
import type { CloneServer } from './cloning/clone-server.ts';
import { vllmOmni } from './cloning/vllm-omni.ts';
import type { Server } from './servers.ts';
import type { FindSoftware, Software } from './software.ts';
import { isSilent, referenceOf } from './speech-files.ts';
import { readVoice, type VoiceData } from './voice-data.ts';

const CLONE_SERVERS: Readonly<Record<NonNullable<VoiceData['clonedBy']>, CloneServer>> = {
  'vllm-omni': vllmOmni,
  'chatterbox-tts-api': chatterboxTtsApi,
  'chatterbox-tts-server': chatterboxTtsServer,
};

/**
 * @param http for erasing, which belongs to no step
 */
export const createVoiceClone = (server: Server, findSoftware: FindSoftware, http: HttpClient): VoiceClonePort => ({
  async validate(sample, ctx) {
    ctx.signal.throwIfAborted();
    await readSpeech(sample);
  },

  async clone({ samples, label, consent }, ctx) {
    ctx.signal.throwIfAborted();
    const sounds = await Promise.all(samples.map(readSpeech));
    const { software } = await findSoftware(ctx);
    const voice = await cloneServerOf(software).clone(server, referenceOf(sounds), { label, consent }, ctx);
    return { voice };
  },

  async erase(json, signal) {
    const { voice, clonedBy } = readVoice(json);
    if (clonedBy) await CLONE_SERVERS[clonedBy].erase(server, voice, { http, signal });
  },
});

function cloneServerOf(software: Software): CloneServer {
  if (software in CLONE_SERVERS) return CLONE_SERVERS[software as keyof typeof CLONE_SERVERS];
  throw new EngineError('unavailable', 'The speech server cannot clone voices.', {
    cause: new Error(`Its software is: ${software}.`),
  });
}

async function readSpeech(sample: LocalFile) {
  const sound = await readWav(sample);
  if (isSilent(sound))
    throw new EngineError('rejected', 'No speech was found. Send a recording of one person who speaks.');
  return sound;
}
