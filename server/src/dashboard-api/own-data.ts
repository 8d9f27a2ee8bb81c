// The endpoints by which users export what is stored about them, and delete their account.
import { Done } from '@greenroom/contract/dashboard/account';
import {
  AccountDeletionPreview,
  AccountDeletionRequest,
  AccountExport,
  ExportRequest,
} from '@greenroom/contract/dashboard/own-data';
import { deleteAccount, previewAccountDeletion } from '../billing/delete-account.ts';
import type { Db } from '../db/db.ts';
import { exportAccount } from '../reporting/account-export.ts';
import { requireProof } from './auth/proof.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export const createOwnDataEndpoints = ({ db }: { db: Db }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'POST',
    path: '/account/export',
    report: true,
    access: 'member',
    body: ExportRequest,
    response: AccountExport,
    async handler({ visitor, body }) {
      await requireProof(db, visitor, body.current_password);
      return { exported_at: new Date().toISOString(), ...(await exportAccount(db, visitor.userId)) };
    },
  }),
  dashboardEndpoint({
    method: 'GET',
    path: '/account/deletion',
    access: 'member',
    response: AccountDeletionPreview,
    async handler({ visitor }) {
      const { obstacles, deleted } = await previewAccountDeletion(db, visitor.userId);
      return { obstacles, teams: deleted.map(({ client, name, credits }) => ({ client_id: client, name, credits })) };
    },
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/account/deletion',
    access: 'member',
    body: AccountDeletionRequest,
    response: Done,
    async handler({ visitor, body }) {
      await requireProof(db, visitor, body.current_password);
      const confirmed = body.teams.map(({ client_id: client, credits }) => ({ client, credits }));
      const { userId: user, session } = visitor;
      await db.transaction().execute((tx) => deleteAccount(tx, { user, session, confirmed }));
      return {};
    },
  }),
];
