// The library's endpoints: presenters, voices, what was made, uploads, and records of consent.
import type { Db } from '../../db/db.ts';
import type { UploadDesk } from '../../retention/uploads.ts';
import type { ConsoleEndpoint } from '../endpoint.ts';
import { createAssetEndpoints } from './assets.ts';
import { type CharacterNeeds, createCharacterEndpoints } from './characters.ts';
import { createConsentEndpoints } from './consents.ts';
import { createUploadEndpoints } from './uploads.ts';
import { createVoiceEndpoints, type VoiceNeeds } from './voices.ts';

export type LibraryNeeds = CharacterNeeds & VoiceNeeds & { uploads: UploadDesk; reports: Db };

export const createLibraryEndpoints = (needs: LibraryNeeds): ConsoleEndpoint[] => [
  ...createCharacterEndpoints(needs),
  ...createVoiceEndpoints(needs),
  ...createAssetEndpoints({ ...needs, db: needs.reports }),
  ...createUploadEndpoints(needs),
  ...createConsentEndpoints({ db: needs.reports }),
];
