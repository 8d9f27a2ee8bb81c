// The steps `clip_…`, `lipsync_…` and `finalize` of a scenes video: renders the clips, moves their lips and joins them.
import { join } from 'node:path';
import { cutWav } from '@greenroom/engine-kit/audio/cut-wav';
import type { LipsyncScore } from '@greenroom/engine-kit/lipsync-score';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { UnshownWords } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines, EngineWith } from '../../engines/engines.ts';
import type { Run } from '../../jobs/workflow.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { checkClip } from '../../media/clip-check.ts';
import { finishVideo } from '../../media/finish-video.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import { openPresenter } from '../character/presenter.ts';
import type { SpeechService } from '../speech/speech.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import type { SyncedClip } from '../talking-head/finish.ts';
import { hasOverlays, openOverlays } from '../video/overlays.ts';
import type { StoredVideo } from '../video/video-assets.ts';
import type { ScenePlan, ScenesOrder } from './plan.ts';
import { type ClipGroup, enginesForGroup } from './scene-engines.ts';

/**
 * `engine`: the one that rendered it, with its model if the operator chose one. `isFinishedVideo`: it has sound and the format of a
 * finished video. `needsLipsync`: the presenter speaks in it, and the mouth does not follow the speech yet. `unshown` as in `SceneClip`.
 */
export type StoredClip = {
  object: StoredObject;
  engine: string;
  startMs: number;
  endMs: number;
  isFinishedVideo: boolean;
  needsLipsync: boolean;
  unshown: UnshownWords[];
  /** Absent if the engine does not measure it, and in results of earlier versions. */
  lipsync?: LipsyncScore | undefined;
};

export interface ClipDeps {
  engines: Engines;
  callEngines: CallEngines;
  objects: Objects;
  speech: SpeechService;
}

interface ClipWork {
  run: Run;
  order: ScenesOrder;
  plan: ScenePlan;
  group: ClipGroup;
  speech: StoredSpeech;
}

export const SIZE = { width: 720, height: 1280 };

export async function renderSceneClip(
  { engines, callEngines, objects, speech: speeches }: ClipDeps,
  { run, order, plan, group, speech }: ClipWork,
  ctx: ServiceStepContext,
): Promise<StoredClip> {
  const { request, character } = order;
  const { shots } = group;
  const { file, timings } = await speeches.open(speech, ctx);
  const elements = await Promise.all(
    request.scene_elements.map(async ({ role, caption }, index) => ({
      file: await objects.open(plan.elements[index]!, ctx),
      role: role ?? 'prop',
      caption,
    })),
  );
  const [startMs, endMs] = [shots[0]!.startMs, shots.at(-1)!.endMs];
  const render = async ({ name, sceneClip }: EngineWith<'sceneClip'>) => {
    const rendered = await sceneClip.render(
      {
        shots: shots.map(({ scene: _, ...shot }) => shot),
        presenter: await openPresenter(objects, character, name, ctx),
        elements,
        speech: file,
        timings: timings ?? { words: [], phones: [] },
        gender: plan.gender ?? undefined,
        accentColor: (order.captionLook ?? defaultCaptionLook).accentColor,
        logo: order.logo === undefined ? undefined : await objects.open(order.logo, ctx),
        fast: request.fast,
        seed: run.job,
      },
      ctx,
    );
    return {
      ...rendered,
      ...(await checkClip(rendered.clip, { ...SIZE, durationMs: endMs - startMs, mayRunLong: true })),
    };
  };
  const candidates = enginesForGroup(group, engines.candidates('sceneClip'));
  const { label, result } = await callEngines(candidates, ctx, render);
  const { clip, includes, isFinishedVideo, unshown, lipsync } = result;
  return {
    object: await objects.put(run.job, clip),
    engine: label,
    startMs,
    endMs,
    isFinishedVideo: isFinishedVideo && includes.sound,
    needsLipsync: !includes.lipsync && shots.some(({ speaks }) => speaks),
    unshown: [...unshown],
    lipsync,
  };
}

/** Moves the lips in a clip to its part of the speech. */
export async function syncSceneClip(
  { engines, callEngines, objects, speech: speeches }: ClipDeps,
  { run, clip, speech }: { run: Run; clip: StoredClip; speech: StoredSpeech },
  ctx: ServiceStepContext,
): Promise<SyncedClip> {
  const { file } = await speeches.open(speech, ctx);
  const part = join(ctx.dir, 'part.wav') as LocalFile;
  await cutWav(file, part, clip);
  const opened = await objects.open(clip.object.key, ctx);
  const { label, result } = await callEngines(engines.candidates('lipsync'), ctx, async ({ lipsync }) => {
    const synced = await lipsync.sync({ clip: opened, speech: part }, ctx);
    await checkClip(synced, { ...SIZE, durationMs: clip.endMs - clip.startMs, mayRunLong: true });
    return synced;
  });
  return { clip: await objects.put(run.job, result), engine: label };
}

/** The finished video; a single clip may be that already, unless the video has a logo or a label. */
export async function joinClips(
  { objects, speech: speeches }: ClipDeps,
  { run, order, clips, speech }: { run: Run; order: ScenesOrder; clips: readonly StoredClip[]; speech: StoredSpeech },
  ctx: StepContext,
): Promise<StoredVideo> {
  const video = { ...SIZE, durationMs: speech.durationMs };
  const [first, ...others] = clips;
  if (first?.isFinishedVideo && others.length === 0 && !hasOverlays(order)) return { object: first.object, ...video };
  const opened = clips.map(async ({ object, endMs }) => ({
    file: await objects.open(object.key, ctx),
    endMs,
    mayRunLong: true,
  }));
  const { file: sound } = await speeches.open(speech, ctx);
  const parts = {
    ...SIZE,
    clips: await Promise.all(opened),
    still: await objects.open(order.character.pictures.portrait, ctx),
    speech: sound,
    captions: null,
    ...(await openOverlays(objects, order, undefined, ctx)),
  };
  const finished = await finishVideo(parts, ctx);
  return { object: await objects.put(run.job, finished.file), ...video };
}
