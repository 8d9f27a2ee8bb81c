// The assets of a finished video job: the video and its speech.
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Run } from '../../jobs/workflow.ts';
import type { NewAsset, Sidecars } from '../../library/assets.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { storePreviews } from '../../library/previews.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';

/** A finished video in the object store, as steps pass it on. */
export type StoredVideo = { object: StoredObject; width: number; height: number; durationMs: number };

export const videoPreviews = async (
  { objects }: { objects: Objects },
  { job }: Run,
  { object }: StoredVideo,
  ctx: StepContext,
): Promise<Sidecars> => storePreviews(objects, job, await objects.open(object.key, ctx), ctx);

interface Origin {
  workflowId: string;
  characterId: string;
  voiceId: string | undefined;
  engine: string;
  /** The engine of each step, with its model if the operator chose one. */
  engines: Record<string, string | undefined>;
}

/** `sidecars`: previews, and subtitles and word timings if there is a transcript. */
export const videoAsset = (
  { object, width, height, durationMs }: StoredVideo,
  sidecars: Sidecars,
  title: string,
  origin: Origin,
): NewAsset => ({
  kind: 'video',
  name: title,
  object,
  sidecars,
  workflowId: origin.workflowId,
  characterId: origin.characterId,
  voiceId: origin.voiceId,
  metadata: {
    width,
    height,
    duration: durationMs / 1000,
    codec: 'h264',
    engine: origin.engine,
    engines: origin.engines,
  },
});

/** Stored with text and timings, so that another video can use it with captions. */
export const speechAsset = (
  audio: StoredObject,
  { timings, durationMs }: StoredSpeech,
  { title, text }: { title: string; text: string },
  { workflowId, voiceId, engine }: Omit<Origin, 'characterId' | 'engines'>,
): NewAsset => ({
  kind: 'tts_audio',
  name: title,
  object: audio,
  workflowId,
  voiceId,
  metadata: { duration: durationMs / 1000, codec: 'mp3', engine },
  engineData: timings === null ? undefined : { engine, json: { text, durationMs }, objects: { timings } },
});
