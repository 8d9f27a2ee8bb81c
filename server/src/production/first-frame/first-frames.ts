// First frames: a character in a described scene, ordered at the counter or drawn inside a video job.
import type { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import type { FirstFrame, FirstFrameEngine } from '@greenroom/engine-kit/ports/first-frame';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
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
  /** Throws 400 where the engine will not draw the scene; `member`: where its words stood in the request. */
  draw(
    job: string,
    character: CharacterSnapshot,
    scene: { member: 'scene_description' | 'video_idea'; words: string },
    ctx: StepContext,
  ): Promise<StoredFrame>;
  store(job: string, drawn: FirstFrame): Promise<StoredFrame>;
  keep(run: Run, order: FirstFrameOrder, frame: StoredFrame): Promise<void>;
}

interface Deps {
  db: Db;
  placeAndWait: PlaceAndWait;
  engine: FirstFrameEngine;
  objects: Objects;
  assetUrls: AssetUrls;
}

export const createFirstFrameProduction = ({
  db,
  placeAndWait,
  engine,
  objects,
  assetUrls,
}: Deps): FirstFrameProduction => {
  const store = async (job: string, { image, recipe }: FirstFrame): Promise<StoredFrame> => ({
    image: await objects.put(job, image),
    ...(await pictureSize(image)),
    recipe: await storeEngineData(objects, job, engine.name, recipe),
  });

  return {
    store,

    order: (call, request) =>
      placeAndWait.run(call, async () => {
        const { id, likeness } = await getCharacter(db, call.client, request.character_id);
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
      const likeness = await openEngineData(objects, character.likeness, ctx);
      return store(job, await asClientError(member, engine.draw({ likeness, scene }, ctx)));
    },

    keep: (run, { character }, frame) =>
      run.finish(async (tx) => {
        const asset = await publishAsset(tx, run.client, frameAsset(frame, character.id, engine.name));
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

export const frameAsset = ({ image, width, height, recipe }: StoredFrame, characterId: string, engine: string) => ({
  kind: 'first_frame' as const,
  object: image,
  characterId,
  metadata: { width, height, codec: 'png', engine },
  private: recipe,
});
