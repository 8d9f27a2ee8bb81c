// Methods for speech.
import type { ApiPromise, Http, PostOptions } from '../http.ts';
import type { NewSpeech, TtsCreated } from '../types.ts';

export class Tts {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Synthesizes a text verbatim. Costs 10 credits per 1,000 characters, at least 10. */
  create(body: NewSpeech, options?: PostOptions): ApiPromise<TtsCreated> {
    return this.#http.post('/tts', body, options);
  }
}
