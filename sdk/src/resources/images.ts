// Methods for first frames.
import type { ApiPromise, Http, PostOptions } from '../http.ts';
import type { FirstFrameCreated, NewFirstFrame } from '../types.ts';

export class Images {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Creates a still of a character in a described scene, for the `first_frame_url` of a video. Costs 6 credits. */
  firstFrame(body: NewFirstFrame, options?: PostOptions): ApiPromise<FirstFrameCreated> {
    return this.#http.post('/images/first-frame', body, options);
  }
}
