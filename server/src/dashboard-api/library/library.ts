// The library's endpoints: presenters, voices, what was made, uploads, and records of consent.
import type { Db } from '../../db/db.ts';
import type { Uploads } from '../../retention/uploads.ts';
import type { DashboardEndpoint } from '../endpoint.ts';
import { createAssetEndpoints } from './assets.ts';
import { type CharacterDeps, createCharacterEndpoints } from './characters.ts';
import { createConsentEndpoints } from './consents.ts';
import { createUploadEndpoints } from './uploads.ts';
import { createVoiceEndpoints, type VoiceDeps } from './voices.ts';

export type LibraryDeps = CharacterDeps & VoiceDeps & { uploads: Uploads; reports: Db };

export const createLibraryEndpoints = (deps: LibraryDeps): DashboardEndpoint[] => [
  ...createCharacterEndpoints(deps),
  ...createVoiceEndpoints(deps),
  ...createAssetEndpoints({ ...deps, db: deps.reports }),
  ...createUploadEndpoints(deps),
  ...createConsentEndpoints({ db: deps.reports }),
];
