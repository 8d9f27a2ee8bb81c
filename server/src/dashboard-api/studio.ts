// The endpoints of the studio: estimate a video, create its first frame, create the video.
import { IdempotencyPath, VoicePath } from '@greenroom/contract/dashboard/library';
import {
  ClipPreviewRequest,
  FreePreviews,
  SpeechPreviewRequest,
  VideoPlan,
} from '@greenroom/contract/dashboard/studio';
import { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import { ScenesRequest, VideoQueued, VideoRequest } from '@greenroom/contract/videos';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import type { Db } from '../db/db.ts';
import type { Engines } from '../engines/engines.ts';
import type { FileResponse } from '../http/endpoint.ts';
import { Problem } from '../kernel/problem.ts';
import type { AssetUrls } from '../library/asset-urls.ts';
import { isUpload } from '../library/uploads.ts';
import { addVideoMail } from '../library/video-mails.ts';
import { getVoice } from '../library/voices.ts';
import type { ClipPreview } from '../production/clip-preview.ts';
import type { FirstFrameOrders } from '../production/first-frame/order.ts';
import { isClipFree, isScenesClipFree, isSpeechFree } from '../production/free-previews.ts';
import { estimatedShots } from '../production/scenes/estimated-shots.ts';
import type { ScenesClipPreview } from '../production/scenes-clip-preview.ts';
import type { ShotStills } from '../production/shot-stills.ts';
import { detectLanguage } from '../production/speech/detect-language.ts';
import type { StudioPreviews } from '../production/studio-previews.ts';
import { hasCallToAction } from '../production/video/call-to-action.ts';
import type { VideoOrders } from '../production/video/order.ts';
import { showScenes } from '../production/video/video-quote.ts';
import { scriptOf } from '../production/video/video-title.ts';
import { voiceSnapshotOf } from '../production/voice/snapshot.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';
import { idempotentContext } from './idempotency.ts';

export interface StudioDeps {
  firstFrames: FirstFrameOrders;
  studioPreviews: StudioPreviews;
  clipPreview: ClipPreview;
  scenesClipPreview: ScenesClipPreview;
  shotStills: ShotStills;
  videos: Pick<VideoOrders, 'order' | 'estimate'>;
  db: Db;
  assetUrls: AssetUrls;
  engines: Engines;
}

/** Characters; the language of a shorter script is a guess. */
const MIN_FOR_LANGUAGE = 30;

/** The code of the one that was given by name or code, or of the detected one. */
const languageOf = (body: VideoRequest): string | null => {
  const given = body.mode === 'scenes' ? body.language : body.captions_language;
  if (given !== undefined) return languageCode(given) ?? null;
  const script = scriptOf(body);
  return script.length < MIN_FOR_LANGUAGE ? null : (detectLanguage(script) ?? null);
};

export const createStudioEndpoints = ({
  firstFrames,
  studioPreviews,
  clipPreview,
  scenesClipPreview,
  shotStills,
  videos,
  db,
  assetUrls,
  engines,
}: StudioDeps): DashboardEndpoint[] => {
  const checkFiles = async (client: string, request: VideoRequest): Promise<void> => {
    for (const [name, url] of filesOf(request)) {
      if (url === undefined) continue;
      const path = assetUrls.pathOf(url);
      if (path === undefined)
        throw new Problem('invalid_request', `${name} is not a file of your account. Upload it first.`);
      // A first frame speaks: an uploaded one would be a clone without consent.
      if (name === 'first_frame_url' && (await isUpload(db, client, path)))
        throw new Problem(
          'invalid_request',
          'first_frame_url must be a preview image created here. To use a photo of a person, create a presenter from it.',
        );
    }
  };

  return [
    dashboardEndpoint({
      method: 'POST',
      path: '/studio/estimate',
      access: 'member',
      body: VideoRequest,
      response: VideoPlan,
      handler: async ({ visitor: { client }, body, signal }) => {
        await checkFiles(client, body);
        const { body: quote } = await videos.estimate({ client, signal, idempotency: undefined }, body);
        const language = languageOf(body);
        const plan = { quote, language, has_call_to_action: hasCallToAction(scriptOf(body), language) };
        if (body.mode !== 'scenes') return { ...plan, scenes: [], shots: [] };
        const shots = estimatedShots(body, engines).map(({ text, startMs, endMs, title, element }) => ({
          text,
          seconds: (endMs - startMs) / 1000,
          title: title?.key ?? null,
          element,
        }));
        return { ...plan, scenes: showScenes(body, engines.paceOf), shots };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/studio/first-frames/{idempotency_key}',
      idempotent: true,
      access: 'member',
      params: IdempotencyPath,
      body: FirstFrameRequest,
      response: FirstFrameCreated,
      handler: async ({ visitor: { client }, params: { idempotency_key: key }, body, signal }) => {
        const context = idempotentContext(client, signal, { route: '/studio/first-frames', key, body });
        return firstFrames.order(context, body);
      },
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/studio/previews/{id}',
      access: 'member',
      params: VoicePath,
      response: FreePreviews,
      handler: async ({ visitor: { client }, params: { id } }) => {
        const voice = voiceSnapshotOf(await getVoice(db, client, id));
        return {
          speech: isSpeechFree(engines, voice),
          clip: isClipFree(engines, voice),
          scenes_clip: isScenesClipFree(engines, voice),
        };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/studio/previews/first-frame',
      access: 'member',
      body: FirstFrameRequest,
      response: 'file',
      handler: async ({ visitor: { client }, body, signal }) =>
        file('image/webp', await studioPreviews.frame({ client, signal }, body)),
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/studio/previews/speech',
      access: 'member',
      body: SpeechPreviewRequest,
      response: 'file',
      handler: async ({ visitor: { client }, body, signal }) =>
        file('audio/mpeg', await studioPreviews.speech({ client, signal }, body)),
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/studio/previews/clip',
      access: 'member',
      body: ClipPreviewRequest,
      response: 'file',
      handler: async ({ visitor: { client }, body, signal }) =>
        file('video/mp4', await clipPreview({ client, signal }, body)),
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/studio/previews/scenes-clip',
      access: 'member',
      body: ScenesRequest,
      response: 'file',
      handler: async ({ visitor: { client }, body, signal }) => {
        await checkFiles(client, body);
        return file('video/mp4', await scenesClipPreview({ client, signal }, body));
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/studio/previews/shots',
      access: 'member',
      body: ScenesRequest,
      response: 'file',
      handler: async ({ visitor: { client }, body, signal }) => {
        await checkFiles(client, body);
        return file('image/webp', await shotStills({ client, signal }, body));
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/studio/videos/{idempotency_key}',
      idempotent: true,
      access: 'member',
      params: IdempotencyPath,
      body: VideoRequest,
      response: VideoQueued,
      handler: async ({ visitor: { client, userId: user }, params: { idempotency_key: key }, body, signal }) => {
        await checkFiles(client, body);
        const context = idempotentContext(client, signal, { route: '/studio/videos', key, body });
        return videos.order(context, body, (tx, { workflow_id: job }) => addVideoMail(tx, { job, user }));
      },
    }),
  ];
};

const file = (type: string, body: Buffer): FileResponse => ({ type, fileName: undefined, body });

/** The files of a request, by member name. */
const filesOf = (request: VideoRequest): [name: string, url: string | undefined][] =>
  request.mode === 'scenes'
    ? request.scene_elements.map(({ url }, index) => [`scene_elements[${index}].url`, url])
    : [
        ['first_frame_url', request.first_frame_url],
        ['audio_url', request.speech.kind === 'recording' ? request.speech.audio_url : undefined],
      ];
