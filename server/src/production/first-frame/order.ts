// Orders first frames: an interactive job that the request waits for.
import type { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import { getCharacter } from '../../library/characters.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceFirstFrame } from '../../pricing/items.ts';
import type { CharacterSnapshot } from '../character/snapshot.ts';

export type FirstFrameOrder = { request: FirstFrameRequest; character: CharacterSnapshot };

export type FirstFrameOrders = ReturnType<typeof createFirstFrameOrders>;

interface Deps {
  db: Db;
  placeAndWait: PlaceAndWait;
  engines: Engines;
}

export const createFirstFrameOrders = ({ db, placeAndWait, engines }: Deps) => ({
  order: (context: RequestContext, request: FirstFrameRequest): Promise<Response<FirstFrameCreated>> =>
    placeAndWait.run(context, async () => {
      const { id, likeness } = await getCharacter(db, context.client, request.character_id);
      makerOf(engines, likeness, 'firstFrame', 'character_id');
      const input: FirstFrameOrder = { request, character: { id, likeness } };
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
