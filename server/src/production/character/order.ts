// Orders characters: an interactive job that the request waits for.
import type { CharacterCreated, CharacterRequest } from '@greenroom/contract/characters';
import type { Db } from '../../db/db.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import { type CloneSource, checkSource } from '../../library/clone-source.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceCharacter } from '../../pricing/items.ts';

/** `source`: uploads and consent of an order from the dashboard. */
export type CharacterOrder = CharacterRequest & { source?: CloneSource };

export type CharacterOrders = ReturnType<typeof createCharacterOrders>;

export const createCharacterOrders = ({ db, placeAndWait }: { db: Db; placeAndWait: PlaceAndWait }) => ({
  /** Throws 404 if an upload of the source is gone. */
  order: (context: RequestContext, order: CharacterOrder): Promise<Response<CharacterCreated>> =>
    placeAndWait.run(context, async () => {
      if (order.source) await checkSource(db, context.client, 'photo', order.source);
      const { name } = order;
      const request = order.mode === 'description' ? { name, description: order.description } : { name };
      return { kind: 'character', input: order, request, price: priceCharacter() };
    }),
});
