// The first video of the guide: what it would be and cost, and the next step towards it.
import { CompositionPath } from '@greenroom/contract/dashboard/library';
import { FirstVideo } from '@greenroom/contract/dashboard/studio';
import type { createFirstVideo } from '../production/video/first-video.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface FirstVideoNeeds {
  firstVideo: ReturnType<typeof createFirstVideo>;
}

export const createFirstVideoEndpoints = ({ firstVideo }: FirstVideoNeeds): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/first-video',
    access: 'member',
    answer: FirstVideo,
    handle: ({ visitor: { client }, signal }) => firstVideo.look(client, signal),
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/first-video/{composition}',
    access: 'member',
    params: CompositionPath,
    answer: FirstVideo,
    handle: ({ visitor: { client }, params: { composition }, signal }) =>
      firstVideo.advance(client, composition, signal),
  }),
];
