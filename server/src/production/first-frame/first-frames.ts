// First frames: a character in a described scene, ordered at the counter or drawn inside a video job.
import type { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import type { FirstFrame } from '@greenroom/engine-kit/ports/first-frame';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import type { Run } from '../../jobs/workflow.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { publishAsset } from '../../library/assets.ts';
import { getCharacter } from '../../library/characters.ts';
import { openEngineData, type StoredEngineData, storeEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { pictureSize } from '../../media/picture-size.ts';
import { storeResponseOfJob } from '../../orders/idempotency-keys.ts';
import { settleOrder } from '../../orders/orders.ts';
import type { PlaceAndWait } from '../../orders/place-and-wait.ts';
import { priceFirstFrame } from '../../pricing/pieces.ts';
import { asClientError } from '../as-client-error.ts';

/** What a job needs to know of a character: a snapshot, so that deleting the character does not disturb it. */
export type CharacterSnapshot = { id: string; likeness: StoredEngineData };

export type FirstFrameOrder = { request: FirstFrameRequest; character: CharacterSnapshot };

/** A drawn first frame as steps hand it on. */
export type StoredFrame = { image: StoredObject; width: number; height: number; recipe: StoredEngineData };

export interface FirstFrameProduction {
  order(call: RequestContext, request: FirstFrameRequest): Promise<Response<FirstFrameCreated>>;
  /** Throws 400 where the character's engine will not draw the scene; `member`: where its words stood in the request. */
  draw(
    job: string,
    character: CharacterSnapshot,
    scene: { member: 'scene_description' | 'video_idea'; words: string },
    ctx: StepContext,
  ): Promise<StoredFrame>;
  /** `engine`: the name of the engine that drew it. */
  store(job: string, engine: string, drawn: FirstFrame): Promise<StoredFrame>;
  keep(run: Run, order: FirstFrameOrder, frame: StoredFrame): Promise<void>;
}

interface Deps {
  db: Db;
  placeAndWait: PlaceAndWait;
  engines: Engines;
  objects: Objects;
  assetUrls: AssetUrls;
}

export const createFirstFrameProduction = ({
  db,
  placeAndWait,
  engines,
  objects,
  assetUrls,
}: Deps): FirstFrameProduction => {
  const store = async (job: string, engine: string, { image, recipe }: FirstFrame): Promise<StoredFrame> => ({
    image: await objects.put(job, image),
    ...(await pictureSize(image)),
    recipe: await storeEngineData(objects, job, engine, recipe),
  });

  return {
    store,

    order: (call, request) =>
      placeAndWait.run(call, async () => {
        const { id, likeness } = await getCharacter(db, call.client, request.character_id);
        makerOf(engines, likeness, 'firstFrame', 'character_id');
        const input: FirstFrameOrder = { request, character: { id, likeness } };
        return {
          kind: 'first_frame',
          input,
          request: { scene_description: request.scene_description },
          price: priceFirstFrame(),
          characterId: id,
          // Again, and locked: a character deleted meanwhile must not be snapshotted after its photos were erased.
          reserve: async (tx) => void (await getCharacter(tx, call.client, id)),
        };
      }),

    async draw(job, character, { member, words: scene }, ctx) {
      const { name, firstFrame } = makerOf(engines, character.likeness, 'firstFrame', 'character_id');
      const likeness = await openEngineData(objects, character.likeness, ctx);
      return store(job, name, await asClientError(member, firstFrame.draw({ likeness, scene }, ctx)));
    },

    keep: (run, { character }, frame) =>
      run.finish(async (tx) => {
        const asset = await publishAsset(tx, run.client, frameAsset(frame, character.id));
        const answer: FirstFrameCreated = {
          image_url: assetUrls.of(asset.path),
          asset_id: asset.id,
          credits_charged: await settleOrder(tx, run.job),
        };
        await storeResponseOfJob(tx, run.job, answer);
        return answer;
      }),
  };
};

export const frameAsset = ({ image, width, height, recipe }: StoredFrame, characterId: string) => ({
  kind: 'first_frame' as const,
  object: image,
  characterId,
  metadata: { width, height, codec: 'png', engine: recipe.engine },
  private: recipe,
});
