// The step `render` of a talking-head video: the engine turns first frame and speech into a clip.
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { FirstFrame } from '@greenroom/engine-kit/ports/first-frame';
import type { TalkingHeadRequest as EngineRequest, TalkingHeadClip } from '@greenroom/engine-kit/ports/talking-head';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { type Engines, type EngineWith, withPort } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { Run } from '../../jobs/workflow.ts';
import { openEngineData, type StoredEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { checkClip } from '../../media/clip-check.ts';
import { asClientError } from '../as-client-error.ts';
import { storeFirstFrame } from '../first-frame/first-frame.ts';
import type { SpeechService } from '../speech/speech.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import type { VideoOrder } from '../video/video-order.ts';
import { type FinishedClip, finishedVideo, orderedClip } from './finish.ts';
import { sceneOf, type VideoFirstFrame } from './first-frame-step.ts';

type Order = VideoOrder<TalkingHeadRequest>;

/** `engine`: the engine that rendered the clip. `finished`: null if something is left to do. */
export type RenderedClip = {
  engine: string;
  clip: StoredObject;
  firstFrame: VideoFirstFrame;
  includes: TalkingHeadClip['includes'];
  finished: FinishedClip | null;
};

export interface RenderDeps {
  engines: Engines;
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

export async function renderClip(deps: RenderDeps, work: RenderWork, ctx: StepContext): Promise<RenderedClip> {
  const { engines, objects, speech: speeches } = deps;
  const { run, order, firstFrame, speech } = work;
  const { request } = order;
  const renderer = rendererOf(engines, order, firstFrame);
  const { resolutions } = renderer.talkingHead;
  const heard = speech.then((stored) => speeches.open(stored, ctx));
  // The speech may fail before the engine awaits it, or after the engine failed. Unhandled, that would end the process.
  heard.catch(() => {});
  const rendering = renderer.talkingHead.render(
    {
      firstFrame: await engineFirstFrame(objects, { renderer: renderer.name, order, firstFrame }, ctx),
      speech: heard,
      captions: request.use_dynamic_captions ? { position: request.captions_position } : undefined,
      resolution: resolutions.includes(request.resolution) ? request.resolution : resolutions[0]!,
      seed: run.job,
    },
    ctx,
  );
  const rendered = await (firstFrame === null ? asClientError(sceneOf(request).member, rendering) : rendering);
  const { clip } = rendered;
  const used = firstFrame ?? (await storeDrawnFrame(objects, run.job, renderer.name, rendered.firstFrame));
  const stored = await speech;
  // Captions show the transcript: without one, there are none, whatever the engine reports.
  const includes = { ...rendered.includes, captions: rendered.includes.captions && stored.timings !== null };
  const ordered = orderedClip(request, stored);
  const { isFinishedVideo } = await checkClip(clip, ordered);
  const lacksCaptions = request.use_dynamic_captions && stored.timings !== null && !includes.captions;
  const isFinished = isFinishedVideo && includes.lipsync && includes.sound && !lacksCaptions;
  const object = await objects.put(run.job, clip);
  return {
    engine: renderer.name,
    clip: object,
    firstFrame: used,
    includes,
    finished: isFinished
      ? { video: finishedVideo(object, ordered), captioned: request.use_dynamic_captions && includes.captions }
      : null,
  };
}

const recipeOf = (frame: VideoFirstFrame): StoredEngineData | null =>
  'drawn' in frame ? frame.drawn.recipe : frame.given.recipe;

/** The engine that drew the first frame, if it renders talking heads; otherwise the configured one. */
function rendererOf(
  engines: Engines,
  { character }: Order,
  firstFrame: VideoFirstFrame | null,
): EngineWith<'talkingHead'> {
  if (firstFrame === null) return makerOf(engines, character.likeness, 'talkingHead', 'character_id');
  const recipe = recipeOf(firstFrame);
  const drawnBy = recipe === null ? undefined : engines.byName(recipe.engine);
  return withPort(drawnBy, 'talkingHead') ?? engines.forPort('talkingHead');
}

/** An engine gets the recipe only if it drew the first frame. */
async function engineFirstFrame(
  objects: Objects,
  { renderer, order, firstFrame }: { renderer: string; order: Order; firstFrame: VideoFirstFrame | null },
  ctx: StepContext,
): Promise<EngineRequest['firstFrame']> {
  if (firstFrame === null) {
    const likeness = await openEngineData(objects, order.character.likeness, ctx);
    return { likeness, scene: sceneOf(order.request).text };
  }
  const recipe = recipeOf(firstFrame);
  const key = 'drawn' in firstFrame ? firstFrame.drawn.image.key : firstFrame.given.key;
  return {
    recipe: recipe?.engine === renderer ? await openEngineData(objects, recipe, ctx) : undefined,
    image: await objects.open(key, ctx),
  };
}

async function storeDrawnFrame(
  objects: Objects,
  job: string,
  engine: string,
  drawn: FirstFrame | undefined,
): Promise<VideoFirstFrame> {
  if (!drawn) throw new Error(`The engine ${engine} did not return the first frame that it must draw.`);
  return { drawn: await storeFirstFrame(objects, { job, engine, drawn }) };
}
