// The engine for OpenAI and for servers with its API: speech, voices, transcription, presenters and first frames.
import { defineEngine } from '@greenroom/engine-kit/engine';
import type { PortName, Ports } from '@greenroom/engine-kit/ports/ports';
import { ENGINE_NAME } from './api.ts';
import { createCharacterSheet } from './character-sheet.ts';
import { createFirstFrame } from './first-frame.ts';
import { IMAGE_MODELS, SPEECH_MODELS, TRANSCRIPTION_MODELS } from './models.ts';
import { RATES } from './rates.ts';
import { serversOf } from './servers.ts';
import { settings } from './settings.ts';
import { createFindSoftware } from './software.ts';
import { createSpeech } from './speech.ts';
import { createTranscription } from './transcription.ts';
import { createVoiceClone } from './voice-clone.ts';
import { createVoiceLibrary } from './voice-library.ts';

/** The known models of OpenAI, the default first. Compatible servers have others. */
const MODELS = {
  speech: SPEECH_MODELS,
  transcription: TRANSCRIPTION_MODELS,
  characterSheet: IMAGE_MODELS,
  firstFrame: IMAGE_MODELS,
} as const;

type PortWithModels = keyof typeof MODELS;

export const engine = defineEngine({
  name: ENGINE_NAME,
  settings,
  enabledBy: [
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'OPENAI_SPEECH_BASE_URL',
    'OPENAI_TRANSCRIPTION_BASE_URL',
    'OPENAI_IMAGES_BASE_URL',
  ],
  rates: RATES,
  async create(values, { http }) {
    const servers = serversOf(values);
    const findSoftware = servers.speech && createFindSoftware(servers.speech);

    /** Returns a port with any model; undefined if there is no server for it. */
    function withModel<P extends PortName>(port: P, model: string): Ports[P] | undefined;
    function withModel(port: PortName, model: string): Ports[PortWithModels] | undefined {
      const { speech, transcription, images } = servers;
      if (port === 'speech' && speech && findSoftware) {
        const transcriber = transcription && { server: transcription, model: TRANSCRIPTION_MODELS[0] };
        return createSpeech({ server: speech, findSoftware, model, transcriber });
      }
      if (port === 'transcription' && transcription) return createTranscription({ server: transcription, model });
      if (port === 'characterSheet' && images) return createCharacterSheet({ server: images, model });
      if (port === 'firstFrame' && images) return createFirstFrame({ server: images, model });
      return undefined;
    }

    const ports: Partial<Ports> = Object.fromEntries(
      Object.entries(MODELS).flatMap(([name, [model]]) => {
        const port = withModel(name as PortWithModels, model);
        return port ? [[name, port]] : [];
      }),
    );
    const speaker = servers.speech && findSoftware && { server: servers.speech, findSoftware };
    return {
      ...ports,
      ...(speaker && { voiceLibrary: createVoiceLibrary({ ...speaker, voices: values.OPENAI_VOICES }) }),
      ...(speaker &&
        !speaker.server.isOpenAi && { voiceClone: createVoiceClone(speaker.server, speaker.findSoftware, http) }),
      models: Object.fromEntries(Object.entries(MODELS).filter(([name]) => name in ports)),
      withModel,
      maxConcurrentCalls: values.OPENAI_CONCURRENCY,
    };
  },
});
