// Creates a client: one object with a method for every endpoint, grouped like the API.
import { type ClientOptions, createHttp } from './http.ts';
import { Assets } from './resources/assets.ts';
import { Characters } from './resources/characters.ts';
import { Images } from './resources/images.ts';
import { Jobs } from './resources/jobs.ts';
import { Tts } from './resources/tts.ts';
import { Usage } from './resources/usage.ts';
import { Videos } from './resources/videos.ts';
import { Voices } from './resources/voices.ts';

export interface Client {
  readonly characters: Characters;
  readonly voices: Voices;
  readonly tts: Tts;
  readonly images: Images;
  readonly videos: Videos;
  readonly jobs: Jobs;
  readonly assets: Assets;
  readonly usage: Usage;
}

/**
 * Creates a client for one account. Requests are retried after network and server errors and rate limits; every POST has an
 * idempotency key, so that none is carried out twice. Every method throws an `ApiError` for an error response and `NoResponse` if
 * there is none.
 */
export function createClient(options: ClientOptions): Client {
  const http = createHttp(options);
  return {
    characters: new Characters(http),
    voices: new Voices(http),
    tts: new Tts(http),
    images: new Images(http),
    videos: new Videos(http),
    jobs: new Jobs(http),
    assets: new Assets(http),
    usage: new Usage(http),
  };
}
