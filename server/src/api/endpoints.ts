// The table of the partner API: all endpoints, in the order in which they are documented.
import type { Endpoint } from './endpoint.ts';
import { assets } from './routes/assets.ts';
import { characters } from './routes/characters.ts';
import { images } from './routes/images.ts';
import { jobs } from './routes/jobs.ts';
import { tts } from './routes/tts.ts';
import { usage } from './routes/usage.ts';
import { videos } from './routes/videos.ts';
import { voices } from './routes/voices.ts';
import type { Services } from './services.ts';

/** Every endpoint lives below this. */
export const prefix = '/api/partner/v1';

export const endpoints = (services: Services): Endpoint[] =>
  [characters, voices, tts, images, videos, jobs, assets, usage].flatMap((routes) => routes(services));
