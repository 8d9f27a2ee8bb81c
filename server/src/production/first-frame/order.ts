// Orders first frames: an interactive job that the request waits for.
import type { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import { findIsSandbox } from '../../clients/clients.ts';
import type { Db } from '../../db/db.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import { getCharacter } from '../../library/characters.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceFirstFrame } from '../../pricing/items.ts';
import { type CharacterSnapshot, characterSnapshotOf } from '../character/snapshot.ts';

/** `watermark`: whether it was ordered by a sandbox; absent: it was not. */
export type FirstFrameOrder = { request: FirstFrameRequest; character: CharacterSnapshot; watermark?: boolean };

export type FirstFrameOrders = ReturnType<typeof createFirstFrameOrders>;

interface Deps {
  db: Db;
  placeAndWait: PlaceAndWait;
}

export const createFirstFrameOrders = ({ db, placeAndWait }: Deps) => ({
  order: (context: RequestContext, request: FirstFrameRequest): Promise<Response<FirstFrameCreated>> =>
    placeAndWait.run(context, async () => {
      const character = characterSnapshotOf(await getCharacter(db, context.client, request.character_id));
      const { id } = character;
      const input: FirstFrameOrder = { request, character, watermark: await findIsSandbox(db, context.client) };
      return {
        kind: 'first_frame',
        input,
        request: { scene_description: request.scene_description },
        price: priceFirstFrame(),
        characterId: id,
        // Read again under a lock: the photos of a character that was deleted meanwhile may be erased.
        reserve: async (tx) => void (await getCharacter(tx, context.client, id)),
      };
    }),
});
