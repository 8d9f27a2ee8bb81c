// The endpoints for uploads. The body is the file alone, without names, parts or types from the sender.
import { Upload, UploadKindPath, UploadPath } from '@greenroom/contract/dashboard/uploads';
import { Deleted } from '@greenroom/contract/deleted';
import type { Uploads } from '../../retention/uploads.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';

export const createUploadEndpoints = ({ uploads }: { uploads: Uploads }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'POST',
    path: '/uploads/{kind}',
    access: 'member',
    params: UploadKindPath,
    body: 'stream',
    response: Upload,
    handler: ({ visitor: { client }, params: { kind }, body, signal }) =>
      uploads.receive({ client, signal }, kind, body),
  }),

  dashboardEndpoint({
    method: 'GET',
    path: '/uploads/by-id/{id}/file',
    access: 'member',
    params: UploadPath,
    response: 'file',
    async handler({ visitor, params: { id } }) {
      const { body, contentType } = await uploads.open(visitor.client, id);
      return { type: contentType, fileName: undefined, body };
    },
  }),

  dashboardEndpoint({
    method: 'DELETE',
    path: '/uploads/by-id/{id}',
    access: 'member',
    params: UploadPath,
    response: Deleted,
    async handler({ visitor, params: { id } }) {
      await uploads.discard(visitor.client, id);
      return { deleted: true };
    },
  }),
];
