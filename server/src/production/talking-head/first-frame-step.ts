// The step `first_frame`: draws the first frame of a talking-head video, or loads the one in the request.
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines } from '../../engines/engines.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { Problem } from '../../kernel/problem.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { findAssetByPath } from '../../library/assets.ts';
import type { StoredEngineData } from '../../library/engine-data.ts';
import type { Objects } from '../../library/objects.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import { drawFirstFrame, type SceneDescription, type StoredFirstFrame } from '../first-frame/first-frame.ts';
import type { VideoOrder } from '../video/video-order.ts';

/** Drawn by this job, or given in the request. `recipe`: null unless an engine of ours drew it. */
export type VideoFirstFrame = { drawn: StoredFirstFrame } | { given: { key: string; recipe: StoredEngineData | null } };

export const imageKeyOf = (firstFrame: VideoFirstFrame): string =>
  'drawn' in firstFrame ? firstFrame.drawn.image.key : firstFrame.given.key;

export interface FirstFrameDeps {
  db: Db;
  engines: Engines;
  callEngines: CallEngines;
  inputs: Pick<Inputs, 'pictures'>;
  objects: Objects;
  assetUrls: AssetUrls;
}

export const sceneOf = ({ video_idea }: TalkingHeadRequest): SceneDescription => ({
  member: 'video_idea',
  text: video_idea ?? '',
});

/** Throws 422 if the image of the request cannot be loaded, and 400 if the engine rejects the idea. */
export async function prepareFirstFrame(
  deps: FirstFrameDeps,
  run: Run,
  { request, character }: VideoOrder<TalkingHeadRequest>,
  ctx: ServiceStepContext,
): Promise<VideoFirstFrame> {
  if (request.first_frame_url !== undefined) return loadFirstFrame(deps, run, request.first_frame_url, ctx);
  return { drawn: await drawFirstFrame(deps, { job: run.job, character, scene: sceneOf(request) }, ctx) };
}

async function loadFirstFrame(
  { db, inputs, objects, assetUrls }: FirstFrameDeps,
  run: Run,
  url: string,
  ctx: StepContext,
): Promise<VideoFirstFrame> {
  const path = assetUrls.pathOf(url);
  const own = path === undefined ? undefined : await findAssetByPath(db, run.client, path);
  if (own?.kind === 'first_frame' && own.engineData) return { given: { key: own.key, recipe: own.engineData } };
  const [picture] = await inputs.pictures([url], { client: run.client, ctx });
  if (!picture || !('file' in picture)) {
    throw new Problem('unusable_media', `first_frame_url cannot be used: ${picture?.reason}`);
  }
  return { given: { key: (await objects.put(run.job, picture.file)).key, recipe: null } };
}
