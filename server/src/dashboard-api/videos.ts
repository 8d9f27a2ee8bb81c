// The endpoints of the video library: list, notice those that ended, show, rename, delete and restore, and the public link of a video.
import { Done } from '@greenroom/contract/dashboard/account';
import { JobPath } from '@greenroom/contract/dashboard/jobs';
import {
  EndedQuery,
  EndedVideos,
  NewShareLink,
  NewTitle,
  SelectedVideos,
  ShareLink,
  Video,
  VideoPage,
  VideosQuery,
} from '@greenroom/contract/dashboard/videos';
import { Deleted } from '@greenroom/contract/deleted';
import type { VideoRequest } from '@greenroom/contract/videos';
import type { Db, Tx } from '../db/db.ts';
import { isLiveJob } from '../jobs/reads.ts';
import type { AssetUrls } from '../library/asset-urls.ts';
import { revokeShareLink, saveShareLink } from '../library/share-links.ts';
import { deleteVideos, renameVideo, restoreVideos } from '../library/videos.ts';
import { findOrders } from '../orders/orders.ts';
import { scriptOf } from '../production/video/video-title.ts';
import { listEndedVideos } from '../reporting/ended-videos.ts';
import { createVideoQueries, showShareLink } from '../reporting/videos.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface VideoDeps {
  db: Db;
  /** Connections for the list. */
  reports: Db;
  assetUrls: AssetUrls;
  /** Without a trailing slash. */
  publicUrl: string;
}

export function createVideoEndpoints({ db, reports, assetUrls, publicUrl }: VideoDeps): DashboardEndpoint[] {
  const lists = createVideoQueries({ db: reports, assetUrls, publicUrl });
  const queries = createVideoQueries({ db, assetUrls, publicUrl });
  const inTx = <T>(act: (tx: Tx) => Promise<T>) => db.transaction().execute(act);

  const rename = (client: string, id: string, title: string) =>
    inTx(async (tx) => {
      const request = (await findOrders(tx, [id])).get(id)?.request as VideoRequest | null | undefined;
      await renameVideo(tx, client, { id, title, script: request ? scriptOf(request) : '' });
    });

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/videos',
      report: true,
      access: 'member',
      query: VideosQuery,
      response: VideoPage,
      handler: ({ visitor, query }) => lists.list(visitor.client, query),
    }),
    dashboardEndpoint({
      method: 'GET',
      path: '/videos/ended',
      access: 'member',
      query: EndedQuery,
      response: EndedVideos,
      handler: ({ visitor, query: { after } }) =>
        listEndedVideos(db, visitor.client, after === undefined ? undefined : new Date(after)),
    }),
    dashboardEndpoint({
      method: 'GET',
      path: '/videos/{id}',
      access: 'member',
      params: JobPath,
      response: Video,
      handler: ({ visitor, params }) => queries.get(visitor.client, params.id),
    }),
    dashboardEndpoint({
      method: 'POST',
      path: '/videos/{id}/title',
      access: 'member',
      params: JobPath,
      body: NewTitle,
      response: Done,
      async handler({ visitor, params, body }) {
        await rename(visitor.client, params.id, body.title.trim());
        return {};
      },
    }),
    dashboardEndpoint({
      method: 'POST',
      path: '/videos/delete',
      access: 'member',
      body: SelectedVideos,
      response: Done,
      async handler({ visitor: { client }, body: { ids } }) {
        await inTx((tx) => deleteVideos(tx, client, ids, isLiveJob));
        return {};
      },
    }),
    dashboardEndpoint({
      method: 'POST',
      path: '/videos/restore',
      access: 'member',
      body: SelectedVideos,
      response: Done,
      async handler({ visitor: { client }, body: { ids } }) {
        await inTx((tx) => restoreVideos(tx, client, ids));
        return {};
      },
    }),
    dashboardEndpoint({
      method: 'POST',
      path: '/videos/{id}/share',
      access: 'member',
      confirmed: true,
      params: JobPath,
      body: NewShareLink,
      response: ShareLink,
      async handler({ visitor: { client }, params, body: { title, ...page } }) {
        const link = await inTx((tx) => saveShareLink(tx, client, params.id, { ...page, title: title.trim() }));
        return showShareLink(publicUrl, link);
      },
    }),
    dashboardEndpoint({
      method: 'DELETE',
      path: '/videos/{id}/share',
      access: 'member',
      params: JobPath,
      response: Deleted,
      async handler({ visitor: { client }, params }) {
        await inTx((tx) => revokeShareLink(tx, client, params.id));
        return { deleted: true };
      },
    }),
  ];
}
