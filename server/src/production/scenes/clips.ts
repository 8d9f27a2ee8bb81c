// The steps `clip_…` and `finalize` of a scenes video: renders the clips and joins them.
import type { UnshownWords } from '@greenroom/engine-kit/ports/scene-clip';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Engines } from '../../engines/engines.ts';
import type { Run } from '../../jobs/workflow.ts';
import { openEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { checkClip } from '../../media/clip-check.ts';
import { finishVideo } from '../../media/finish-video.ts';
import type { SpeechService } from '../speech/speech.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import type { StoredVideo } from '../video/video-assets.ts';
import { type ScenePlan, type ScenesOrder, sceneEngineOf } from './plan.ts';
import type { Shot } from './shot-list.ts';

/** `isFinishedVideo`: it has sound and the format of a finished video. `unshown` as in `SceneClip`. */
export type StoredClip = { object: StoredObject; endMs: number; isFinishedVideo: boolean; unshown: UnshownWords[] };

export interface ClipDeps {
  engines: Engines;
  objects: Objects;
  speech: SpeechService;
}

interface ClipWork {
  run: Run;
  order: ScenesOrder;
  plan: ScenePlan;
  shots: readonly Shot[];
  speech: StoredSpeech;
}

const SIZE = { width: 720, height: 1280 };

export async function renderSceneClip(
  { engines, objects, speech: speeches }: ClipDeps,
  { run, order, plan, shots, speech }: ClipWork,
  ctx: StepContext,
): Promise<StoredClip> {
  const { request, character } = order;
  const { file, timings } = await speeches.open(speech, ctx);
  const { clip, includes, unshown } = await sceneEngineOf(engines, order).sceneClip.render(
    {
      shots: shots.map(({ scene: _, ...shot }) => shot),
      likeness: await openEngineData(objects, character.likeness, ctx),
      elements: await Promise.all(
        request.scene_elements.map(async ({ role, caption }, index) => ({
          file: await objects.open(plan.elements[index]!, ctx),
          role: role ?? 'prop',
          caption,
        })),
      ),
      speech: file,
      timings: timings ?? { words: [], phones: [] },
      gender: plan.gender ?? undefined,
      fast: request.fast,
      seed: run.job,
    },
    ctx,
  );
  const [startMs, endMs] = [shots[0]!.startMs, shots.at(-1)!.endMs];
  const { isFinishedVideo } = await checkClip(clip, { ...SIZE, durationMs: endMs - startMs, mayRunLong: true });
  const object = await objects.put(run.job, clip);
  return { object, endMs, isFinishedVideo: isFinishedVideo && includes.sound, unshown: [...unshown] };
}

/** The finished video; a single clip may be that already. */
export async function joinClips(
  { objects, speech: speeches }: ClipDeps,
  { run, clips, speech }: { run: Run; clips: readonly StoredClip[]; speech: StoredSpeech },
  ctx: StepContext,
): Promise<StoredVideo> {
  const video = { ...SIZE, durationMs: speech.durationMs };
  const [first, ...others] = clips;
  if (first?.isFinishedVideo && others.length === 0) return { object: first.object, ...video };
  const opened = clips.map(async ({ object, endMs }) => ({
    file: await objects.open(object.key, ctx),
    endMs,
    mayRunLong: true,
  }));
  const { file: sound } = await speeches.open(speech, ctx);
  const finished = await finishVideo({ ...SIZE, clips: await Promise.all(opened), speech: sound, captions: null }, ctx);
  return { object: await objects.put(run.job, finished.file), ...video };
}
