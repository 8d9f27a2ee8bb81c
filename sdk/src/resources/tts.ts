// Methods for speech.
import type { NewSpeech, TtsCreated } from '@greenroom/contract/tts';
import type { Http, PostOptions } from '../http.ts';

export const tts = (http: Http) => ({
  /** Synthesizes a text verbatim. Costs 10 credits per 1,000 characters, at least 10. */
  create: (body: NewSpeech, options?: PostOptions) => http.post<TtsCreated>('/tts', body, options),
});
