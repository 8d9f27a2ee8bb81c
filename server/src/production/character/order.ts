// Orders characters: an interactive job that the request waits for.
import type { CharacterCreated, CharacterRequest } from '@greenroom/contract/characters';
import { lockClient } from '../../clients/clients.ts';
import type { Db } from '../../db/db.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import { Problem } from '../../kernel/problem.ts';
import { type CloneSource, checkSource } from '../../library/clone-source.ts';
import { isPresenterFree } from '../../library/free-presenter.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceCharacter, priceFreeCharacter } from '../../pricing/items.ts';

/**
 * `source`: uploads and consent of an order from the dashboard. `stock`: the description is that of a stock presenter, which only this
 * engine draws; `free`: it is the client's free one.
 */
export type CharacterOrder = CharacterRequest & {
  source?: CloneSource;
  stock?: { id: string; engine: string; free: boolean };
};

export const noFreePresenter = () =>
  new Problem('conflict', 'Your free presenter has been used. Load the page again to see the price.');

export type CharacterOrders = ReturnType<typeof createCharacterOrders>;

export const createCharacterOrders = ({ db, placeAndWait }: { db: Db; placeAndWait: PlaceAndWait }) => ({
  /** Throws 404 if an upload of the source is gone, and 409 if the client has already got its free stock presenter. */
  order: (context: RequestContext, order: CharacterOrder): Promise<Response<CharacterCreated>> =>
    placeAndWait.run(context, async () => {
      if (order.source) await checkSource(db, context.client, 'photo', order.source);
      const { name } = order;
      const request = order.mode === 'description' ? { name, description: order.description } : { name };
      const ordered = { kind: 'character', input: order, request };
      if (!order.stock?.free) return { ...ordered, price: priceCharacter() };
      return {
        ...ordered,
        price: priceFreeCharacter(),
        async reserve(tx) {
          await lockClient(tx, context.client);
          if (!(await isPresenterFree(tx, context.client))) throw noFreePresenter();
        },
      };
    }),
});
