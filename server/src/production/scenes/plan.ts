// The steps `plan` and `shots` of a scenes video: cuts the script into scenes, loads the pictures, and lists the shots.
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Engines } from '../../engines/engines.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Objects } from '../../library/objects.ts';
import { presenterGender } from '../presenter-gender.ts';
import type { SpeechService } from '../speech/speech.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import type { VideoOrder } from '../video/video-order.ts';
import { scenesOf } from '../video/video-quote.ts';
import { type ClipGroup, clipGroups, combinedSceneClip } from './scene-engines.ts';
import { shotList } from './shot-list.ts';

export type ScenesOrder = VideoOrder<ScenesRequest>;

/** `elements`: keys of the client's pictures in our storage. */
export type ScenePlan = { scenes: string[]; elements: string[]; gender: Gender | null };

export interface PlanDeps {
  engines: Engines;
  inputs: Pick<Inputs, 'pictures'>;
  objects: Objects;
  speech: SpeechService;
}

/** Throws 422 naming the first element whose picture cannot be loaded. */
export async function planScenes(
  { engines, inputs, objects }: PlanDeps,
  run: Run,
  { request, character }: ScenesOrder,
  ctx: StepContext,
): Promise<ScenePlan> {
  const pictures = await inputs.pictures(
    request.scene_elements.map((element) => element.url),
    { client: run.client, ctx, transparency: true },
  );
  const elements = await Promise.all(
    pictures.map(async (picture, index) => {
      if ('file' in picture) return (await objects.put(run.job, picture.file)).key;
      throw new Problem('unusable_media', `scene_elements[${index}].url cannot be used: ${picture.reason}`);
    }),
  );
  return {
    scenes: scenesOf(request, engines.paceOf),
    elements,
    gender: presenterGender(request.video_idea, character),
  };
}

/** The shots in the clips that are rendered. */
export async function listClips(
  { engines, speech: speeches }: PlanDeps,
  { order, plan, speech }: { order: ScenesOrder; plan: ScenePlan; speech: StoredSpeech },
  ctx: StepContext,
): Promise<ClipGroup[]> {
  const { request } = order;
  const { timings } = await speeches.open(speech, ctx);
  const shots = shotList({
    scenes: plan.scenes,
    words: timings?.words ?? [],
    speechMs: speech.durationMs,
    narrationMode: request.narration_mode,
    elements: request.scene_elements.map(({ role, caption }) => ({ role: role ?? 'prop', caption })),
    about: [request.video_idea, request.topic, request.audience].flatMap((words) => words ?? []),
    fast: request.fast,
    engine: combinedSceneClip(engines),
  });
  return clipGroups(shots, engines.candidates('sceneClip'));
}
