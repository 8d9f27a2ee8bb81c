// The endpoints of the library: presenters, voices, assets, uploads and consent records.
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
  ...createAssetEndpoints(deps),
  ...createUploadEndpoints(deps),
  ...createConsentEndpoints({ db: deps.reports }),
];
