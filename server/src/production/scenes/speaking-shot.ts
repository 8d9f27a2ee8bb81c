// The steps `frame_…` and `clip_…` of a shot in which the presenter speaks, rendered by the engines of first frames and talking heads.
import { join } from 'node:path';
import { cutWav } from '@greenroom/engine-kit/audio/cut-wav';
import type { Timings } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import type { EngineWith } from '../../engines/engines.ts';
import type { Run } from '../../jobs/workflow.ts';
import { openEngineData } from '../../library/engine-data.ts';
import { checkClip } from '../../media/clip-check.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import { drawFirstFrame, type StoredFirstFrame } from '../first-frame/first-frame.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import { type ClipDeps, SIZE, type StoredClip } from './clips.ts';
import type { ScenesOrder } from './plan.ts';
import type { Shot } from './shot-list.ts';

const FRAMINGS = { close: 'A close-up', medium: 'A medium shot', wide: 'A wide shot' } as const;

/** Shots with the same key share a first frame, so that the presenter looks the same in them. */
export const frameKeyOf = ({ framing, place }: Shot): string => `${framing} ${place}`;

export const drawShotFrame = (
  deps: ClipDeps,
  { run, order, shot }: { run: Run; order: ScenesOrder; shot: Shot },
  ctx: ServiceStepContext,
): Promise<StoredFirstFrame> => {
  const scene = { member: 'video_idea' as const, text: `${FRAMINGS[shot.framing]}. ${shot.place}` };
  return drawFirstFrame(deps, { job: run.job, character: order.character, scene }, ctx);
};

export async function renderSpeakingShot(
  { engines, callEngines, objects, speech: speeches }: ClipDeps,
  { run, shot, frame, speech }: { run: Run; shot: Shot; frame: StoredFirstFrame; speech: StoredSpeech },
  ctx: ServiceStepContext,
): Promise<StoredClip> {
  const { startMs, endMs } = shot;
  const { file, timings } = await speeches.open(speech, ctx);
  const part = join(ctx.dir, 'part.wav') as LocalFile;
  await cutWav(file, part, shot);
  const heard = { file: part, timings: timings && timingsWithin(timings, shot) };
  const image = await objects.open(frame.image.key, ctx);
  const render = async ({ name, talkingHead }: EngineWith<'talkingHead'>) => {
    const recipe = frame.recipe.engine === name ? await openEngineData(objects, frame.recipe, ctx) : undefined;
    const { resolutions } = talkingHead;
    const rendered = await talkingHead.render(
      {
        firstFrame: { image, recipe },
        speech: Promise.resolve(heard),
        captions: undefined,
        resolution: resolutions.includes('720p') ? '720p' : resolutions[0]!,
        seed: run.job,
      },
      ctx,
    );
    await checkClip(rendered.clip, { ...SIZE, durationMs: endMs - startMs, mayRunLong: true });
    return rendered;
  };
  const { label, result } = await callEngines(engines.candidates('talkingHead'), ctx, render);
  return {
    object: await objects.put(run.job, result.clip),
    engine: label,
    startMs,
    endMs,
    isFinishedVideo: false,
    needsLipsync: !result.includes.lipsync,
    unshown: [],
  };
}

/** The timings of the part, from its start. */
function timingsWithin({ words, phones }: Timings, { startMs, endMs }: Shot): Timings {
  const cut = <T extends { startMs: number; endMs: number }>(list: readonly T[]): T[] =>
    list
      .filter((item) => item.startMs < endMs && item.endMs > startMs)
      .map((item) => ({
        ...item,
        startMs: Math.max(0, Math.round(item.startMs - startMs)),
        endMs: Math.round(Math.min(item.endMs, endMs) - startMs),
      }));
  return { words: cut(words), phones: cut(phones) };
}
