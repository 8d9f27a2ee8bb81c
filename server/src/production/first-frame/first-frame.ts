// Draws first frames with the engine of the character, and stores them.
import type { FirstFrame } from '@greenroom/engine-kit/ports/first-frame';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Engines } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { NewAsset } from '../../library/assets.ts';
import { openEngineData, type StoredEngineData, storeEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { pictureSize } from '../../media/picture-size.ts';
import { asClientError } from '../as-client-error.ts';
import type { CharacterSnapshot } from '../character/snapshot.ts';

export type StoredFirstFrame = { image: StoredObject; width: number; height: number; recipe: StoredEngineData };

/** `member`: the member of the client's request that has the description. */
export interface SceneDescription {
  member: 'scene_description' | 'video_idea';
  text: string;
}

interface Deps {
  engines: Engines;
  objects: Objects;
}

/** Throws 400 naming the member if the character's engine rejects the scene. */
export async function drawFirstFrame(
  { engines, objects }: Deps,
  { job, character, scene }: { job: string; character: CharacterSnapshot; scene: SceneDescription },
  ctx: StepContext,
): Promise<StoredFirstFrame> {
  const { name, firstFrame } = makerOf(engines, character.likeness, 'firstFrame', 'character_id');
  const likeness = await openEngineData(objects, character.likeness, ctx);
  const drawn = await asClientError(scene.member, firstFrame.draw({ likeness, scene: scene.text }, ctx));
  return storeFirstFrame(objects, { job, engine: name, drawn });
}

/** `engine`: the name of the engine that drew it. */
export const storeFirstFrame = async (
  objects: Objects,
  { job, engine, drawn: { image, recipe } }: { job: string; engine: string; drawn: FirstFrame },
): Promise<StoredFirstFrame> => ({
  image: await objects.put(job, image),
  ...(await pictureSize(image)),
  recipe: await storeEngineData(objects, job, engine, recipe),
});

export const firstFrameAsset = ({ image, width, height, recipe }: StoredFirstFrame, characterId: string): NewAsset => ({
  kind: 'first_frame',
  object: image,
  characterId,
  metadata: { width, height, codec: 'png', engine: recipe.engine },
  engineData: recipe,
});
