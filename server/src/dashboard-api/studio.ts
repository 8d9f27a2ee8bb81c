// The studio's endpoints: what a video would cost, its first frame, and the order.
import { CompositionPath } from '@greenroom/contract/dashboard/library';
import { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import { VideoQueued, VideoRequest } from '@greenroom/contract/videos';
import type { createServices } from '../app/services.ts';
import type { Db } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import type { AssetUrls } from '../library/asset-urls.ts';
import { isUpload } from '../library/uploads.ts';
import { showScenes } from '../production/video/video-quote.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';
import { orderOnce } from './order-once.ts';

export interface StudioNeeds {
  services: Pick<ReturnType<typeof createServices>, 'estimateVideo' | 'createVideo' | 'drawFirstFrame'>;
  db: Db;
  assetUrls: AssetUrls;
}

export const createStudioEndpoints = ({ services, db, assetUrls }: StudioNeeds): DashboardEndpoint[] => {
  const checkFiles = async (client: string, request: VideoRequest): Promise<void> => {
    for (const [name, url] of filesOf(request)) {
      if (url === undefined) continue;
      const path = assetUrls.pathOf(url);
      if (path === undefined)
        throw new Problem('invalid_request', `${name} must be a file that was uploaded or made here; upload it first.`);
      // A still is made to speak: one out of a browser's file would be a clone that nobody has agreed to.
      if (name === 'first_frame_url' && (await isUpload(db, client, path)))
        throw new Problem(
          'invalid_request',
          'first_frame_url must be a still that was made here; a person in a photo becomes a presenter first.',
        );
    }
  };

  return [
    dashboardEndpoint({
      method: 'POST',
      path: '/studio/estimate',
      access: 'member',
      body: VideoRequest,
      answer: VideoPlan,
      handle: async ({ visitor: { client }, body, signal }) => {
        await checkFiles(client, body);
        const { body: quote } = await services.estimateVideo({ client, signal, idempotency: undefined }, body);
        return { quote, scenes: body.mode === 'scenes' ? showScenes(body) : [] };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/studio/first-frames/{composition}',
      access: 'member',
      params: CompositionPath,
      body: FirstFrameRequest,
      answer: FirstFrameCreated,
      handle: async ({ visitor: { client }, params: { composition }, body, signal }) => {
        const call = orderOnce(client, signal, { route: '/studio/first-frames', composition, body });
        return (await services.drawFirstFrame(call, body)).body;
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/studio/videos/{composition}',
      access: 'member',
      params: CompositionPath,
      body: VideoRequest,
      answer: VideoQueued,
      handle: async ({ visitor: { client }, params: { composition }, body, signal }) => {
        await checkFiles(client, body);
        const call = orderOnce(client, signal, { route: '/studio/videos', composition, body });
        return (await services.createVideo(call, body)).body;
      },
    }),
  ];
};

/** The addresses in a request, by the members that they stand in. */
const filesOf = (request: VideoRequest): [name: string, url: string | undefined][] =>
  request.mode === 'scenes'
    ? request.scene_elements.map(({ url }, index) => [`scene_elements[${index}].url`, url])
    : [
        ['first_frame_url', request.first_frame_url],
        ['audio_url', request.speech.kind === 'recording' ? request.speech.audio_url : undefined],
      ];
