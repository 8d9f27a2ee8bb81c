// The engine of ElevenLabs: speech, stock voices, voice clones and transcription.
import { defineEngine } from '@greenroom/engine-kit/engine';
import type { PortName, Ports } from '@greenroom/engine-kit/ports/ports';
import { createApi, ENGINE_NAME } from './api.ts';
import { SPEECH_MODELS } from './models.ts';
import { RATES } from './rates.ts';
import { settings } from './settings.ts';
import { createSpeech } from './speech.ts';
import { createTranscription } from './transcription.ts';
import { createVoiceClone } from './voice-clone.ts';
import { createVoiceLibrary } from './voice-library.ts';

export const engine = defineEngine({
  name: ENGINE_NAME,
  settings,
  enabledBy: ['ELEVENLABS_API_KEY'],
  rates: RATES,
  async create({ ELEVENLABS_API_KEY, ELEVENLABS_BASE_URL, ELEVENLABS_CONCURRENCY }, { http }) {
    const api = createApi(ELEVENLABS_API_KEY!, ELEVENLABS_BASE_URL);
    return {
      speech: createSpeech(api, SPEECH_MODELS[0]!),
      voiceLibrary: createVoiceLibrary(api),
      voiceClone: createVoiceClone(api, http),
      transcription: createTranscription(api),
      models: { speech: SPEECH_MODELS.map(({ id }) => id) },
      withModel<P extends PortName>(port: P, id: string): Ports[P] | undefined {
        const model = SPEECH_MODELS.find((each) => each.id === id);
        return port === 'speech' && model ? (createSpeech(api, model) as Ports[P]) : undefined;
      },
      maxConcurrentCalls: ELEVENLABS_CONCURRENCY,
    };
  },
});
