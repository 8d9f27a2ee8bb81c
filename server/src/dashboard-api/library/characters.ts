// The endpoints for presenters: list, show with consent, create from photos, from a description or from stock, delete.
import { createReadStream } from 'node:fs';
import { CharacterCreated } from '@greenroom/contract/characters';
import {
  CharacterDetail,
  CharacterPage,
  CharacterPath,
  IdempotencyPath,
  NewCharacter,
  StockPresenterPath,
  StockPresenters,
} from '@greenroom/contract/dashboard/library';
import { CursorQuery } from '@greenroom/contract/dashboard/paging';
import { Deleted } from '@greenroom/contract/deleted';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import { Problem } from '../../kernel/problem.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { findAddedStock } from '../../library/characters.ts';
import { findConsents } from '../../library/consents.ts';
import { isPresenterFree } from '../../library/free-presenter.ts';
import { uploadPath } from '../../library/uploads.ts';
import { type CharacterOrder, type CharacterOrders, noFreePresenter } from '../../production/character/order.ts';
import { createCharacterQueries } from '../../production/character/queries.ts';
import { type Stock, stockOf } from '../../production/character/stock.ts';
import { genderIn } from '../../production/presenter-gender.ts';
import { type DashboardEndpoint, dashboardEndpoint, type Visitor } from '../endpoint.ts';
import { idempotentContext } from '../idempotency.ts';
import { consentOf, showConsent } from './consents.ts';

export interface CharacterDeps {
  db: Db;
  assetUrls: AssetUrls;
  characters: CharacterOrders;
  engines: Engines;
  /** Whether each client gets one stock presenter free. */
  freeStockPresenter: boolean;
}

export const createCharacterEndpoints = ({
  db,
  assetUrls,
  characters,
  engines,
  freeStockPresenter,
}: CharacterDeps): DashboardEndpoint[] => {
  const queries = createCharacterQueries({ db, assetUrls });
  const findStock = (): Stock | undefined => stockOf(engines);

  const stockPresenter = (id: string) => {
    const stock = findStock();
    const presenter = stock?.presenters.find((one) => one.id === id);
    if (!stock || !presenter) throw new Problem('not_found', 'No stock presenter has this id.');
    return { ...presenter, engine: stock.engine.name };
  };

  /** An order of the partner API, with uploads instead of URLs. Throws 404 for an unknown stock presenter, 409 if none is free. */
  const orderOf = (body: z.output<typeof NewCharacter>, visitor: Visitor): CharacterOrder => {
    const { name } = body;
    const described = { mode: 'description' as const, name, reference_image_urls: [], recast_attempt: 0 };
    if (body.mode === 'description') return { ...described, description: body.description };
    if (body.mode === 'stock') {
      const { id, description, engine } = stockPresenter(body.stock_id);
      if (body.free && !freeStockPresenter) throw noFreePresenter();
      return { ...described, description, stock: { id, engine, free: body.free } };
    }
    const { mode, photos, edit_instructions, consent } = body;
    return {
      mode,
      name,
      edit_instructions,
      selfie_image_urls: photos.map((id) => assetUrls.of(uploadPath(id, 'photo'))),
      source: { consent: consentOf(consent, visitor), uploads: photos },
    };
  };

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
        const character = await queries.getForDashboard(client, id);
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
        return characters.order(context, orderOf(body, visitor));
      },
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/stock-presenters',
      access: 'member',
      response: StockPresenters,
      async handler({ visitor: { client } }) {
        const own = await findAddedStock(db, client);
        const items = (findStock()?.presenters ?? []).map(({ id, name, description }) => ({
          stock_id: id,
          name,
          description,
          gender: genderIn(description),
          portrait_path: `/stock-presenters/${id}/portrait`,
          added: own.ids.has(id) || own.names.has(name),
        }));
        return { items, free: freeStockPresenter && (await isPresenterFree(db, client)) };
      },
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/stock-presenters/{id}/portrait',
      access: 'member',
      params: StockPresenterPath,
      response: 'file',
      handler: async ({ params: { id } }) => ({
        type: 'image/webp',
        fileName: undefined,
        body: createReadStream(stockPresenter(id).portrait),
      }),
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
