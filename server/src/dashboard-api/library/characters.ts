// The endpoints for presenters: list, show with consent, create from photos or a description, delete.
import { CharacterCreated, type CharacterRequest } from '@greenroom/contract/characters';
import {
  CharacterDetail,
  CharacterPage,
  CharacterPath,
  IdempotencyPath,
  NewCharacter,
} from '@greenroom/contract/dashboard/library';
import { CursorQuery } from '@greenroom/contract/dashboard/paging';
import { Deleted } from '@greenroom/contract/deleted';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { findConsents } from '../../library/consents.ts';
import { uploadPath } from '../../library/uploads.ts';
import type { CharacterOrders } from '../../production/character/order.ts';
import { createCharacterQueries } from '../../production/character/queries.ts';
import { type DashboardEndpoint, dashboardEndpoint, type Visitor } from '../endpoint.ts';
import { idempotentContext } from '../idempotency.ts';
import { consentOf, showConsent } from './consents.ts';

export interface CharacterDeps {
  db: Db;
  assetUrls: AssetUrls;
  characters: CharacterOrders;
}

export const createCharacterEndpoints = ({ db, assetUrls, characters }: CharacterDeps): DashboardEndpoint[] => {
  const queries = createCharacterQueries({ db, assetUrls });

  /** The request of the partner API, with uploads instead of URLs. */
  const requestOf = (body: z.output<typeof NewCharacter>): CharacterRequest => {
    if (body.mode === 'description') return { ...body, reference_image_urls: [], recast_attempt: 0 };
    const { mode, name, photos, edit_instructions } = body;
    return {
      mode,
      name,
      edit_instructions,
      selfie_image_urls: photos.map((id) => assetUrls.of(uploadPath(id, 'photo'))),
    };
  };
  const sourceOf = (body: z.output<typeof NewCharacter>, visitor: Visitor) =>
    body.mode === 'photos' ? { source: { consent: consentOf(body.consent, visitor), uploads: body.photos } } : {};

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/characters',
      access: 'member',
      query: CursorQuery,
      response: CharacterPage,
      handler: ({ visitor, query }) => queries.page(visitor.client, query),
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/characters/{id}',
      access: 'member',
      params: CharacterPath,
      response: CharacterDetail,
      async handler({ visitor: { client }, params: { id } }) {
        const character = await queries.getWithPortrait(client, id);
        const consent = (await findConsents(db, client, [id])).get(id);
        return { ...character, consent: consent ? showConsent(consent) : null };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/characters/{idempotency_key}',
      idempotent: true,
      access: 'member',
      params: IdempotencyPath,
      body: NewCharacter,
      response: CharacterCreated,
      async handler({ visitor, params: { idempotency_key: key }, body, signal }) {
        const context = idempotentContext(visitor.client, signal, { route: '/library/characters', key, body });
        return characters.order(context, { ...requestOf(body), ...sourceOf(body, visitor) });
      },
    }),

    dashboardEndpoint({
      method: 'DELETE',
      path: '/characters/{id}',
      access: 'member',
      params: CharacterPath,
      response: Deleted,
      handler: ({ visitor, params: { id } }) => queries.delete(visitor.client, id),
    }),
  ];
};
