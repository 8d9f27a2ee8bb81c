// Creates a client: one object with a method for every endpoint, grouped like the API.
import { type ClientOptions, createHttp } from './http.ts';
import { assets } from './resources/assets.ts';
import { characters } from './resources/characters.ts';
import { images } from './resources/images.ts';
import { jobs } from './resources/jobs.ts';
import { tts } from './resources/tts.ts';
import { usage } from './resources/usage.ts';
import { videos } from './resources/videos.ts';
import { voices } from './resources/voices.ts';

/**
 * A client for one account. Requests are retried after network and server errors and rate limits; every POST has an idempotency key,
 * so that none is carried out twice. Every method throws an `ApiError` for an error response and `NoResponse` if there is none.
 */
export const createClient = (options: ClientOptions) => {
  const http = createHttp(options);
  return {
    characters: characters(http),
    voices: voices(http),
    tts: tts(http),
    images: images(http),
    videos: videos(http),
    jobs: jobs(http),
    assets: assets(http),
    usage: usage(http),
  };
};

export type Client = ReturnType<typeof createClient>;
