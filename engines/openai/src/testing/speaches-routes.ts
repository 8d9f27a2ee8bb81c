// speaches in the loopback server: transcription by installed models, and a list of voices as objects.
import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import { transcribe } from './openai-routes.ts';
import { membersOf, Refused } from './respond.ts';
import type { Routes } from './state.ts';

/** Its alias for a model of faster-whisper. */
const INSTALLED = ['whisper-1'];

export const speachesRoutes: Routes = {
  'GET /v1/audio/voices': (_request, response) =>
    sendJson(response, 200, {
      voices: [
        { name: 'af_heart', language: 'en-us', gender: 'female' },
        { name: 'am_michael', language: 'en-us', gender: 'male' },
      ],
      object: 'list',
    }),
  'POST /v1/audio/transcriptions': async (request, response, state) => {
    const { model } = membersOf(await request.form());
    if (!INSTALLED.includes(String(model)))
      throw new Refused(404, {
        detail: `Model '${model}' is not installed locally. You can download the model using \`POST /v1/models\``,
      });
    return transcribe(request, response, state);
  },
};
