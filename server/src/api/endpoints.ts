// The table of the partner API: all endpoints, in the order in which they are documented.
import type { PartnerEndpoint } from './endpoint.ts';
import { type AssetDeps, createAssetEndpoints } from './routes/assets.ts';
import { type CharacterDeps, createCharacterEndpoints } from './routes/characters.ts';
import { createImageEndpoints, type ImageDeps } from './routes/images.ts';
import { createJobEndpoints, type JobDeps } from './routes/jobs.ts';
import { createTtsEndpoints, type TtsDeps } from './routes/tts.ts';
import { createUsageEndpoints, type UsageDeps } from './routes/usage.ts';
import { createVideoEndpoints, type VideoDeps } from './routes/videos.ts';
import { createVoiceEndpoints, type VoiceDeps } from './routes/voices.ts';

/** Every endpoint is below this prefix. */
export const prefix = '/api/partner/v1';

export type EndpointDeps = CharacterDeps &
  VoiceDeps &
  TtsDeps &
  ImageDeps &
  VideoDeps &
  JobDeps &
  AssetDeps &
  UsageDeps;

export const createEndpoints = (deps: EndpointDeps): PartnerEndpoint[] => [
  ...createCharacterEndpoints(deps),
  ...createVoiceEndpoints(deps),
  ...createTtsEndpoints(deps),
  ...createImageEndpoints(deps),
  ...createVideoEndpoints(deps),
  ...createJobEndpoints(deps),
  ...createAssetEndpoints(deps),
  ...createUsageEndpoints(deps),
];
