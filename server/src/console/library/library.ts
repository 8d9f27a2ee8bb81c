// The library's endpoints: presenters, voices, what was made, uploads, and records of consent.
import type { UploadDesk } from '../../production/uploads.ts';
import type { ConsoleEndpoint } from '../endpoint.ts';
import { createAssetEndpoints } from './assets.ts';
import { type CharacterNeeds, createCharacterEndpoints } from './characters.ts';
import { createConsentEndpoints } from './consents.ts';
import { createUploadEndpoints } from './uploads.ts';
import { createVoiceEndpoints, type VoiceNeeds } from './voices.ts';

export type LibraryNeeds = CharacterNeeds & VoiceNeeds & { uploads: UploadDesk };

export const createLibraryEndpoints = (needs: LibraryNeeds): ConsoleEndpoint[] => [
  ...createCharacterEndpoints(needs),
  ...createVoiceEndpoints(needs),
  ...createAssetEndpoints(needs),
  ...createUploadEndpoints(needs),
  ...createConsentEndpoints(needs),
];
