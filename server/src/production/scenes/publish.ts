// Publishes the assets of a scenes video, charges it and completes the job, in one transaction.
import type { JobResult } from '@greenroom/contract/jobs';
import type { Run } from '../../jobs/workflow.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { publishAsset, type Sidecars } from '../../library/assets.ts';
import type { StoredObject } from '../../library/objects.ts';
import { lockVideoTitle } from '../../library/videos.ts';
import { settleOrder } from '../../orders/orders.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import { qualityOf } from '../video/quality.ts';
import { type StoredVideo, speechAsset, videoAsset } from '../video/video-assets.ts';
import { priceScenesAt } from '../video/video-quote.ts';
import type { StoredClip } from './clips.ts';
import type { ScenesOrder } from './plan.ts';
import type { Shot } from './shot-list.ts';
import { sceneWarnings } from './warnings.ts';

interface ScenesVideo {
  shots: readonly Shot[];
  clips: readonly (StoredClip & { syncedBy: string | null })[];
  speech: StoredSpeech;
  published: { audio: StoredObject; sidecars: Sidecars | null };
  video: StoredVideo;
  previews: Sidecars;
}

export const publishScenes = (
  assetUrls: AssetUrls,
  run: Run,
  { request, character, voice }: ScenesOrder,
  { shots, clips, speech, published, video, previews }: ScenesVideo,
): Promise<void> =>
  run.finish(async (tx) => {
    const { engine } = clips[0]!;
    const engines = {
      speech: speech.engine ?? undefined,
      render: listOf(clips.map((clip) => clip.engine)),
      lipsync: listOf(clips.flatMap(({ syncedBy }) => syncedBy ?? [])) || undefined,
    };
    const origin = { workflowId: run.job, characterId: character.id, voiceId: voice?.id, engine, engines };
    const title = await lockVideoTitle(tx, run.job);
    const asset = await publishAsset(
      tx,
      run.client,
      videoAsset(video, { ...published.sidecars, ...previews }, title, origin),
    );
    const audio = await publishAsset(
      tx,
      run.client,
      speechAsset(
        published.audio,
        speech,
        { title, text: request.script },
        { ...origin, engine: speech.engine ?? engine },
      ),
    );
    const result: JobResult = {
      video_url: assetUrls.of(asset.path),
      audio_url: assetUrls.of(audio.path),
      asset_id: asset.id,
    };
    const sceneMs = sceneLengthsOf(shots);
    await settleOrder(tx, run.job, {
      measured: priceScenesAt(request, sceneMs).lineItems,
      metadata: {
        engine,
        engines,
        scenes: sceneMs.length,
        // Of several clips, each has a score of its own.
        ...(clips.length === 1 && clips[0]!.lipsync && qualityOf(clips[0]!.lipsync)),
        warnings: [...speech.warnings, ...sceneWarnings(request.scene_elements.length, shots, clips)],
      },
    });
    return result;
  });

const listOf = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** The length of each scene in whole milliseconds, from its first shot to its last. */
const sceneLengthsOf = (shots: readonly Shot[]): number[] =>
  Map.groupBy(shots, ({ scene }) => scene)
    .values()
    .map((scene) => Math.round(scene.at(-1)!.endMs) - Math.round(scene[0]!.startMs))
    .toArray();
