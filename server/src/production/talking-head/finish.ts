// The steps `lipsync` and `finalize` of a talking-head video: what the engine's clip does not include yet.
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { type Captions, defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import { VIDEO_SIZES } from '@greenroom/engine-kit/ports/talking-head';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines } from '../../engines/engines.ts';
import type { Run } from '../../jobs/workflow.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { checkClip, type OrderedClip } from '../../media/clip-check.ts';
import { finishVideo } from '../../media/finish-video.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import type { SpeechService } from '../speech/speech.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import { openOverlays } from '../video/overlays.ts';
import type { StoredVideo } from '../video/video-assets.ts';
import type { VideoOrder } from '../video/video-order.ts';
import { imageKeyOf, type VideoFirstFrame } from './first-frame-step.ts';

export type FinishedClip = { video: StoredVideo; captioned: boolean };

/** `engine`: the one that moved the lips, with its model if the operator chose one. */
export type SyncedClip = { clip: StoredObject; engine: string };

export interface FinishDeps {
  engines: Engines;
  callEngines: CallEngines;
  objects: Objects;
  speech: SpeechService;
}

interface FinishWork {
  run: Run;
  order: VideoOrder<TalkingHeadRequest>;
  clip: StoredObject;
  firstFrame: VideoFirstFrame;
  speech: StoredSpeech;
}

/** Undefined if none were ordered. */
export const captionsOf = ({
  request: { use_dynamic_captions: isCaptioned, captions_position: position },
  captionLook: look = defaultCaptionLook,
}: VideoOrder<TalkingHeadRequest>): Captions | undefined => (isCaptioned ? { position, look } : undefined);

export const orderedClip = ({ resolution }: TalkingHeadRequest, { durationMs }: StoredSpeech): OrderedClip => ({
  ...VIDEO_SIZES[resolution],
  durationMs,
  // A mouth that moves after the speech has ended is not in sync.
  mayRunLong: false,
});

export const finishedVideo = (object: StoredObject, { width, height, durationMs }: OrderedClip): StoredVideo => ({
  object,
  width,
  height,
  durationMs,
});

/** For a clip whose engine did not move the lips. */
export async function lipsync(
  { engines, callEngines, objects, speech: speeches }: FinishDeps,
  { run, order, clip, speech }: FinishWork,
  ctx: ServiceStepContext,
): Promise<SyncedClip> {
  if (!engines.has('lipsync'))
    throw new EngineError('rejected', 'This video needs lipsync, and no lipsync engine is configured.');
  const { file } = await speeches.open(speech, ctx);
  const opened = await objects.open(clip.key, ctx);
  const { label, result } = await callEngines(engines.candidates('lipsync'), ctx, async ({ lipsync: port }) => {
    const synced = await port.sync({ clip: opened, speech: file }, ctx);
    await checkClip(synced, orderedClip(order.request, speech));
    return synced;
  });
  return { clip: await objects.put(run.job, result), engine: label };
}

/** Gives the clip the ordered size and length, the speech, the ordered captions unless it includes them, logo and label. */
export async function finishClip(
  { objects, speech: speeches }: FinishDeps,
  { run, order, clip, firstFrame, speech, includesCaptions }: FinishWork & { includesCaptions: boolean },
  ctx: StepContext,
): Promise<FinishedClip> {
  const { file, timings } = await speeches.open(speech, ctx);
  const captions = captionsOf(order);
  const ordered = orderedClip(order.request, speech);
  const { width, height, durationMs: endMs, mayRunLong } = ordered;
  const finished = await finishVideo(
    {
      width,
      height,
      clips: [{ file: await objects.open(clip.key, ctx), endMs, mayRunLong }],
      still: await objects.open(imageKeyOf(firstFrame), ctx),
      speech: file,
      captions: captions && timings && !includesCaptions ? { words: [...timings.words], ...captions } : null,
      ...(await openOverlays(objects, order, captions, ctx)),
    },
    ctx,
  );
  return {
    video: finishedVideo(await objects.put(run.job, finished.file), ordered),
    captioned: captions !== undefined && (includesCaptions || finished.captions),
  };
}
