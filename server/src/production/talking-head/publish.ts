// Publishes the assets of a talking-head video, charges it and completes the job, in one transaction.
import type { JobResult } from '@greenroom/contract/jobs';
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { LipsyncScore } from '@greenroom/engine-kit/lipsync-score';
import type { Run } from '../../jobs/workflow.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { publishAsset, type Sidecars } from '../../library/assets.ts';
import { lockVideoTitle } from '../../library/videos.ts';
import { settleOrder } from '../../orders/orders.ts';
import { firstFrameAsset } from '../first-frame/first-frame.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import { qualityOf } from '../video/quality.ts';
import { speechAsset, videoAsset } from '../video/video-assets.ts';
import type { VideoOrder } from '../video/video-order.ts';
import { priceTalkingHeadAt } from '../video/video-quote.ts';
import type { FinishedClip } from './finish.ts';
import type { VideoFirstFrame } from './first-frame-step.ts';
import type { PublishedSpeech } from './speech-steps.ts';

export interface TalkingHead extends FinishedClip {
  speech: StoredSpeech;
  published: PublishedSpeech;
  firstFrame: VideoFirstFrame;
  /** The engine that rendered the clip. */
  engine: string;
  /** The same with its model, and the engine that moved the lips if another one did. */
  renderedBy: string;
  syncedBy: string | null;
  /** Of the rendered clip, if it was measured. */
  lipsync: LipsyncScore | undefined;
  previews: Sidecars;
}

export const publishTalkingHead = (
  assetUrls: AssetUrls,
  run: Run,
  { request, character, voice }: VideoOrder<TalkingHeadRequest>,
  { speech, published, firstFrame, engine, renderedBy, syncedBy, lipsync, video, previews, captioned }: TalkingHead,
): Promise<void> =>
  run.finish(async (tx) => {
    const engines = {
      speech: speech.engine ?? undefined,
      first_frame: 'drawn' in firstFrame ? firstFrame.drawn.engine : undefined,
      render: renderedBy,
      lipsync: syncedBy ?? undefined,
    };
    const origin = { workflowId: run.job, characterId: character.id, voiceId: voice?.id, engine, engines };
    const publish = async (fields: Parameters<typeof publishAsset>[2]) => {
      const { id, path } = await publishAsset(tx, run.client, fields);
      return { id, url: assetUrls.of(path) };
    };
    const title = await lockVideoTitle(tx, run.job);
    const asset = await publish(videoAsset(video, { ...published.sidecars, ...previews }, title, origin));
    const image =
      'drawn' in firstFrame
        ? (await publish({ ...firstFrameAsset(firstFrame.drawn, title, character.id), workflowId: run.job })).url
        : request.first_frame_url;
    const audio = async () => {
      if (request.speech.kind === 'recording') return request.speech.audio_url;
      if (!published.audio) return undefined;
      const spokenBy = { ...origin, engine: speech.engine ?? engine };
      return (await publish(speechAsset(published.audio, speech, { title, text: request.speech.script }, spokenBy)))
        .url;
    };
    const result: JobResult = { video_url: asset.url, image_url: image, audio_url: await audio(), asset_id: asset.id };
    const warnings = warningsOf(request, { isCaptioned: captioned, hasTranscript: published.sidecars !== null });
    await settleOrder(tx, run.job, {
      measured: priceTalkingHeadAt(request, video.durationMs, { captions: captioned }).lineItems,
      metadata: {
        engine,
        engines,
        ...(lipsync && syncedBy === null && qualityOf(lipsync)),
        warnings: [...speech.warnings, ...warnings],
      },
    });
    return result;
  });

function warningsOf(
  { use_dynamic_captions: wantsCaptions }: TalkingHeadRequest,
  { isCaptioned, hasTranscript }: { isCaptioned: boolean; hasTranscript: boolean },
): string[] {
  if (!hasTranscript) {
    return wantsCaptions
      ? [
          'No transcript of audio_url is available: the video has no captions and no subtitle files. Captions were not charged.',
        ]
      : ['No transcript of audio_url is available: the video has no subtitle files.'];
  }
  if (!wantsCaptions || isCaptioned) return [];
  return ['No installed font can draw the captions: the video has none. Captions were not charged.'];
}
