// The endpoints for the guide's first video: its price, and its next step.
import { IdempotencyPath } from '@greenroom/contract/dashboard/library';
import { FirstVideo, FirstVideoQuery } from '@greenroom/contract/dashboard/studio';
import { addVideoMail } from '../library/video-mails.ts';
import type { FirstVideoOrders } from '../production/video/first-video.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface FirstVideoDeps {
  firstVideo: FirstVideoOrders;
}

export const createFirstVideoEndpoints = ({ firstVideo }: FirstVideoDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/first-video',
    access: 'member',
    query: FirstVideoQuery,
    response: FirstVideo,
    handler: ({ visitor: { client }, query: { language }, signal }) => firstVideo.show(client, language, signal),
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/first-video/{idempotency_key}',
    access: 'member',
    params: IdempotencyPath,
    query: FirstVideoQuery,
    response: FirstVideo,
    handler: ({
      visitor: { client, userId: user },
      params: { idempotency_key: composition },
      query: { language },
      signal,
    }) =>
      firstVideo.advance(client, {
        composition,
        language,
        signal,
        record: (tx, { workflow_id: job }) => addVideoMail(tx, { job, user }),
      }),
  }),
];
