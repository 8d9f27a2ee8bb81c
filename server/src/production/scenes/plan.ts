// The steps `plan` and `shots` of a scenes video: cuts the script into scenes, loads the pictures, and lists the shots.
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Engines, EngineWith } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Objects } from '../../library/objects.ts';
import type { SpeechService } from '../speech/speech.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import type { VideoOrder } from '../video/video-order.ts';
import { scenesOf } from '../video/video-quote.ts';
import { genderIn } from './presenter-gender.ts';
import { type Shot, shotList } from './shot-list.ts';

export type ScenesOrder = VideoOrder<ScenesRequest>;

/** `elements`: keys of the client's pictures in our storage. */
export type ScenePlan = { scenes: string[]; elements: string[]; gender: Gender | null };

export interface PlanDeps {
  engines: Engines;
  inputs: Pick<Inputs, 'pictures'>;
  objects: Objects;
  speech: SpeechService;
}

export const sceneEngineOf = (engines: Engines, { character }: ScenesOrder): EngineWith<'sceneClip'> =>
  makerOf(engines, character.likeness, 'sceneClip', 'character_id');

/** Throws 422 naming the first element whose picture cannot be loaded. */
export async function planScenes(
  { engines, inputs, objects }: PlanDeps,
  run: Run,
  { request }: ScenesOrder,
  ctx: StepContext,
): Promise<ScenePlan> {
  const pictures = await inputs.pictures(
    request.scene_elements.map((element) => element.url),
    { client: run.client, ctx, transparency: true },
  );
  const elements = await Promise.all(
    pictures.map(async (picture, index) => {
      if ('file' in picture) return (await objects.put(run.job, picture.file)).key;
      throw new Problem('unusable_media', `scene_elements[${index}].url could not be loaded: ${picture.reason}`);
    }),
  );
  return {
    scenes: scenesOf(request, engines.forPort('speech').speech.pace),
    elements,
    gender: genderIn(request.video_idea ?? ''),
  };
}

export async function listShots(
  { engines, speech: speeches }: PlanDeps,
  { order, plan, speech }: { order: ScenesOrder; plan: ScenePlan; speech: StoredSpeech },
  ctx: StepContext,
): Promise<Shot[]> {
  const { request } = order;
  const { timings } = await speeches.open(speech, ctx);
  return shotList({
    scenes: plan.scenes,
    words: timings?.words ?? [],
    speechMs: speech.durationMs,
    narrationMode: request.narration_mode,
    elements: request.scene_elements.map(({ role, caption }) => ({ role: role ?? 'prop', caption })),
    about: [request.video_idea, request.topic, request.audience].flatMap((words) => words ?? []),
    fast: request.fast,
    engine: sceneEngineOf(engines, order).sceneClip,
  });
}
