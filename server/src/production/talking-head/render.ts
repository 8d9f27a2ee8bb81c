// The step `render` of a talking-head video: the engine turns first frame and speech into a clip.
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { LipsyncScore } from '@greenroom/engine-kit/lipsync-score';
import type { FirstFrame } from '@greenroom/engine-kit/ports/first-frame';
import type { TalkingHeadRequest as EngineRequest, TalkingHeadClip } from '@greenroom/engine-kit/ports/talking-head';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines, EngineWith } from '../../engines/engines.ts';
import type { Run } from '../../jobs/workflow.ts';
import { openEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { checkClip } from '../../media/clip-check.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import { asClientError } from '../as-client-error.ts';
import { openPresenter } from '../character/presenter.ts';
import { storeFirstFrame } from '../first-frame/first-frame.ts';
import type { SpeechService } from '../speech/speech.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import { hasOverlays } from '../video/overlays.ts';
import type { VideoOrder } from '../video/video-order.ts';
import { captionsOf, type FinishedClip, finishedVideo, orderedClip } from './finish.ts';
import { imageKeyOf, sceneOf, type VideoFirstFrame } from './first-frame-step.ts';

type Order = VideoOrder<TalkingHeadRequest>;

/** `engine`: the engine that rendered the clip; `label`: the same with its model. `finished`: null if something is left to do. */
export type RenderedClip = {
  engine: string;
  label: string;
  clip: StoredObject;
  firstFrame: VideoFirstFrame;
  includes: TalkingHeadClip['includes'];
  finished: FinishedClip | null;
  /** Absent if the engine does not measure it, and in results of earlier versions. */
  lipsync?: LipsyncScore | undefined;
};

export interface RenderDeps {
  engines: Engines;
  callEngines: CallEngines;
  objects: Objects;
  speech: SpeechService;
}

/** `firstFrame`: null if the engine draws it. Rendering starts before `speech` resolves. */
interface RenderWork {
  run: Run;
  order: Order;
  firstFrame: VideoFirstFrame | null;
  speech: Promise<StoredSpeech>;
}

/** Whether the engines draw the first frame while they render: no other engine was chosen to draw it. */
export const drawsWhileRendering = (engines: Engines): boolean =>
  engines.forPort('firstFrame').name === engines.forPort('talkingHead').name &&
  engines.candidates('talkingHead').every(({ talkingHead }) => talkingHead.drawsFirstFrame);

export async function renderClip(deps: RenderDeps, work: RenderWork, ctx: ServiceStepContext): Promise<RenderedClip> {
  const { engines, callEngines, objects } = deps;
  const { run, order, firstFrame, speech } = work;
  const { request } = order;
  const candidates = engines.candidates('talkingHead');
  // A turn at an engine must not be held while the speech waits for another turn at the same engine.
  if (candidates.some(({ maxConcurrentCalls }) => maxConcurrentCalls !== undefined)) await speech;
  const rendering = callEngines(candidates, ctx, (engine) => renderAt(engine, deps, work, ctx));
  const { engine, label, result } = await (firstFrame === null
    ? asClientError(sceneOf(request).member, rendering)
    : rendering);
  const { clip, isFinishedVideo, firstFrame: drawn } = result;
  const used = firstFrame ?? (await storeDrawnFrame(objects, { job: run.job, engine, label, drawn }, ctx));
  const stored = await speech;
  // Captions show the transcript: without one, there are none, whatever the engine reports.
  const includes = { ...result.includes, captions: result.includes.captions && stored.timings !== null };
  const lacksCaptions = request.use_dynamic_captions && stored.timings !== null && !includes.captions;
  const isFinished = isFinishedVideo && includes.lipsync && includes.sound && !lacksCaptions && !hasOverlays(order);
  const object = await objects.put(run.job, clip);
  return {
    engine,
    label,
    clip: object,
    firstFrame: used,
    includes,
    lipsync: result.lipsync,
    finished: isFinished
      ? {
          video: finishedVideo(object, orderedClip(request, stored)),
          captioned: request.use_dynamic_captions && includes.captions,
        }
      : null,
  };
}

/** Renders and checks the clip at one engine. */
async function renderAt(
  { name, talkingHead }: EngineWith<'talkingHead'>,
  { objects, speech: speeches }: RenderDeps,
  { run, order, firstFrame, speech }: RenderWork,
  ctx: ServiceStepContext,
): Promise<TalkingHeadClip & { isFinishedVideo: boolean }> {
  const { request } = order;
  const { resolutions } = talkingHead;
  const heard = speech.then((stored) => speeches.open(stored, ctx));
  // The speech may fail before the engine awaits it, or after the engine failed. Unhandled, that would end the process.
  heard.catch(() => {});
  const rendered = await talkingHead.render(
    {
      firstFrame: await engineFirstFrame(objects, { engine: name, order, firstFrame }, ctx),
      speech: heard,
      captions: captionsOf(order),
      resolution: resolutions.includes(request.resolution) ? request.resolution : resolutions[0]!,
      seed: run.job,
    },
    ctx,
  );
  const { isFinishedVideo } = await checkClip(rendered.clip, orderedClip(request, await speech));
  return { ...rendered, isFinishedVideo };
}

/** An engine gets the recipe only if it drew the first frame. */
async function engineFirstFrame(
  objects: Objects,
  { engine, order, firstFrame }: { engine: string; order: Order; firstFrame: VideoFirstFrame | null },
  ctx: StepContext,
): Promise<EngineRequest['firstFrame']> {
  if (firstFrame === null) {
    const presenter = await openPresenter(objects, order.character, engine, ctx);
    return { presenter, scene: sceneOf(order.request).text };
  }
  const { recipe } = 'drawn' in firstFrame ? firstFrame.drawn : firstFrame.given;
  return {
    recipe: recipe?.engine === engine ? await openEngineData(objects, recipe, ctx) : undefined,
    image: await objects.open(imageKeyOf(firstFrame), ctx),
  };
}

async function storeDrawnFrame(
  objects: Objects,
  { job, engine, label, drawn }: { job: string; engine: string; label: string; drawn: FirstFrame | undefined },
  ctx: ServiceStepContext,
): Promise<VideoFirstFrame> {
  if (!drawn) throw new Error(`The engine ${engine} did not return the first frame that it must draw.`);
  return { drawn: await storeFirstFrame(objects, { job, engine, label, drawn }, ctx) };
}
