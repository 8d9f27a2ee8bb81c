// Draws first frames with the engine of the character, and stores them.
import type { FirstFrame } from '@greenroom/engine-kit/ports/first-frame';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines, EngineWith } from '../../engines/engines.ts';
import type { NewAsset, Sidecars } from '../../library/assets.ts';
import { type StoredEngineData, storeEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { storePreviews } from '../../library/previews.ts';
import { pictureSize } from '../../media/picture-size.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import { asClientError } from '../as-client-error.ts';
import { openPresenter } from '../character/presenter.ts';
import type { CharacterSnapshot } from '../character/snapshot.ts';

export type StoredFirstFrame = {
  image: StoredObject;
  width: number;
  height: number;
  recipe: StoredEngineData;
  previews: Sidecars;
  engine: string;
  /** Missing: none. */
  warnings?: readonly string[];
};

/** `member`: the member of the client's request that has the description. */
export interface SceneDescription {
  member: 'scene_description' | 'video_idea';
  text: string;
}

interface Deps {
  engines: Engines;
  callEngines: CallEngines;
  objects: Objects;
}

/** Throws 400 naming the member if the engine rejects the scene. */
export async function drawFirstFrame(
  { engines, callEngines, objects }: Deps,
  { job, character, scene }: { job: string; character: CharacterSnapshot; scene: SceneDescription },
  ctx: ServiceStepContext,
): Promise<StoredFirstFrame> {
  const draw = async ({ name, firstFrame }: EngineWith<'firstFrame'>) =>
    firstFrame.draw({ presenter: await openPresenter(objects, character, name, ctx), scene: scene.text }, ctx);
  const {
    engine,
    label,
    result: drawn,
  } = await asClientError(scene.member, callEngines(engines.candidates('firstFrame'), ctx, draw));
  return storeFirstFrame(objects, { job, engine, label, drawn }, ctx);
}

/** `label`: the engine that drew it, with its model. */
export const storeFirstFrame = async (
  objects: Objects,
  {
    job,
    engine,
    label,
    drawn: { image, recipe, warnings = [] },
  }: { job: string; engine: string; label: string; drawn: FirstFrame },
  ctx: StepContext,
): Promise<StoredFirstFrame> => ({
  image: await objects.put(job, image),
  ...(await pictureSize(image)),
  previews: await storePreviews(objects, job, image, ctx),
  recipe: await storeEngineData(objects, job, engine, recipe),
  engine: label,
  ...(warnings.length > 0 && { warnings }),
});

export const firstFrameAsset = (
  { image, width, height, recipe, previews, engine, warnings }: StoredFirstFrame,
  name: string,
  characterId: string,
): NewAsset => ({
  kind: 'first_frame',
  name,
  object: image,
  sidecars: previews,
  characterId,
  metadata: { width, height, codec: 'png', engine, ...(warnings && { warnings }) },
  engineData: recipe,
});
