// Methods for voices.
import type { ApiPromise, CallOptions, Http, PostOptions } from '../http.ts';
import type { Deleted, NewVoice, VoiceCreated, VoiceList } from '../types.ts';

export class Voices {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Clones a voice from samples (30 credits) or picks a stock voice (free). */
  create(body: NewVoice, options?: PostOptions): ApiPromise<VoiceCreated> {
    return this.#http.post('/voices', body, options);
  }

  /** Lists voices, newest first. */
  list(options?: CallOptions): ApiPromise<VoiceList> {
    return this.#http.get('/voices', {}, options);
  }

  /** Deletes a voice. `NotFound` after a retry can mean that the first attempt deleted it. */
  delete(voiceId: string, options?: CallOptions): ApiPromise<Deleted> {
    return this.#http.delete(`/voices/${encodeURIComponent(voiceId)}`, options);
  }
}
