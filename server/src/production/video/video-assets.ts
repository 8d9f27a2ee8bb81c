// The assets of a finished video job: the video and its speech.
import type { NewAsset, Sidecars } from '../../library/assets.ts';
import type { StoredObject } from '../../library/objects.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';

/** A finished video in the object store, as steps pass it on. */
export type StoredVideo = { object: StoredObject; width: number; height: number; durationMs: number };

interface Origin {
  workflowId: string;
  characterId: string;
  voiceId: string | undefined;
  engine: string;
  /** The engine of each step, with its model if the operator chose one. */
  engines: Record<string, string | undefined>;
}

/** `sidecars`: subtitles and word timings; null without a transcript. */
export const videoAsset = (
  { object, width, height, durationMs }: StoredVideo,
  sidecars: Sidecars | null,
  origin: Origin,
): NewAsset => ({
  kind: 'video',
  object,
  sidecars: sidecars ?? undefined,
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
  text: string,
  { workflowId, voiceId, engine }: Omit<Origin, 'characterId' | 'engines'>,
): NewAsset => ({
  kind: 'tts_audio',
  object: audio,
  workflowId,
  voiceId,
  metadata: { duration: durationMs / 1000, codec: 'mp3', engine },
  engineData: timings === null ? undefined : { engine, json: { text, durationMs }, objects: { timings } },
});
