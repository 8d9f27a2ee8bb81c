// The endpoints for voices: list, preview, clone from uploads or pick from the library, delete.
import {
  IdempotencyPath,
  LibraryLanguagePath,
  LibraryLanguages,
  LibraryVoicePath,
  LibraryVoices,
  NewVoice,
  VoicePage,
  VoicePath,
} from '@greenroom/contract/dashboard/library';
import { Deleted } from '@greenroom/contract/deleted';
import { VoiceCreated, type VoiceRequest } from '@greenroom/contract/voices';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import type { FileResponse } from '../../http/endpoint.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { findConsents } from '../../library/consents.ts';
import { uploadPath } from '../../library/uploads.ts';
import type { VoiceOrders } from '../../production/voice/order.ts';
import type { VoicePreviews } from '../../production/voice/previews.ts';
import { createVoiceQueries } from '../../production/voice/queries.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';
import { idempotentContext } from '../idempotency.ts';
import { consentOf, showConsent } from './consents.ts';

export interface VoiceDeps {
  db: Db;
  assetUrls: AssetUrls;
  voices: VoiceOrders;
  previews: VoicePreviews;
  engines: Engines;
  maxVoices: { cloned: number; library: number };
}

const sound = (body: Buffer): FileResponse => ({ type: 'audio/mpeg', fileName: undefined, body });

export const createVoiceEndpoints = ({
  db,
  assetUrls,
  voices,
  previews,
  engines,
  maxVoices,
}: VoiceDeps): DashboardEndpoint[] => {
  const queries = createVoiceQueries(db, engines);

  /** The request of the partner API, with uploads instead of URLs. */
  const requestOf = (body: z.output<typeof NewVoice>): VoiceRequest =>
    body.kind === 'library'
      ? { kind: body.kind, name: body.name, language: body.language, gender: body.gender }
      : {
          kind: body.kind,
          name: body.name,
          sample_urls: body.samples.map((id) => assetUrls.of(uploadPath(id, 'sample'))),
        };

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/voices',
      access: 'member',
      response: VoicePage,
      async handler({ visitor: { client } }) {
        const own = await queries.listForDashboard(client);
        const consents = await findConsents(
          db,
          client,
          own.map(({ voice_id }) => voice_id),
        );
        const items = own.map((voice) => {
          const consent = consents.get(voice.voice_id);
          return { ...voice, consent: consent ? showConsent(consent) : null };
        });
        return { items, next_cursor: null, max_voices: maxVoices };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/voices/{idempotency_key}',
      idempotent: true,
      access: 'member',
      params: IdempotencyPath,
      body: NewVoice,
      response: VoiceCreated,
      async handler({ visitor, params: { idempotency_key: key }, body, signal }) {
        const context = idempotentContext(visitor.client, signal, { route: '/library/voices', key, body });
        const source =
          body.kind === 'cloned' ? { consent: consentOf(body.consent, visitor), uploads: body.samples } : undefined;
        const variant = body.kind === 'library' ? body.variant : undefined;
        return voices.order(context, requestOf(body), { source, variant });
      },
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/voices/{id}/sample',
      access: 'member',
      params: VoicePath,
      response: 'file',
      handler: async ({ visitor: { client }, params: { id }, signal }) =>
        sound(await previews.ofVoice({ client, signal }, id)),
    }),

    dashboardEndpoint({
      method: 'DELETE',
      path: '/voices/{id}',
      access: 'member',
      params: VoicePath,
      response: Deleted,
      handler: ({ visitor, params: { id } }) => queries.delete(visitor.client, id),
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/library-voices',
      access: 'member',
      response: LibraryLanguages,
      handler: async () => ({ languages: [...previews.languages] }),
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/library-voices/{language}',
      access: 'member',
      params: LibraryLanguagePath,
      response: LibraryVoices,
      handler: async ({ params: { language } }) => previews.variants(language),
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/library-voices/{language}/{gender}/{variant}/sample',
      access: 'member',
      params: LibraryVoicePath,
      response: 'file',
      handler: async ({ visitor: { client }, params, signal }) =>
        sound(await previews.ofLibrary({ client, signal }, params)),
    }),
  ];
};
