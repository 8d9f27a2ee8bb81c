// The endpoints of the studio's drafts: list, load, save and delete.
import { Done } from '@greenroom/contract/dashboard/account';
import { DraftPath, Drafts, SavedDraft, StoredDraft } from '@greenroom/contract/dashboard/drafts';
import { lockClient } from '../clients/clients.ts';
import type { Db } from '../db/db.ts';
import { type Draft, deleteDraft, getDraft, listDrafts, saveDraft } from '../library/drafts.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export const createDraftEndpoints = ({ db }: { db: Db }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/drafts',
    access: 'member',
    response: Drafts,
    async handler({ visitor }) {
      const found = await listDrafts(db, visitor.client);
      return {
        items: found.map(({ id, name, updatedAt, excerpt, mode, characterId, idea, pictureUrl }) => ({
          id,
          name,
          updated_at: updatedAt.toISOString(),
          excerpt,
          mode,
          character_id: characterId,
          idea,
          picture_url: pictureUrl !== null && URL.canParse(pictureUrl) ? pictureUrl : null,
        })),
      };
    },
  }),
  dashboardEndpoint({
    method: 'GET',
    path: '/drafts/{id}',
    access: 'member',
    params: DraftPath,
    response: StoredDraft,
    handler: async ({ visitor, params: { id } }) => show(await getDraft(db, visitor.client, id)),
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/drafts/{id}',
    access: 'member',
    params: DraftPath,
    body: SavedDraft,
    response: Done,
    async handler({ visitor: { client }, params: { id }, body: { name, ...draft } }) {
      await db.transaction().execute(async (tx) => {
        if (draft.replaces === null) await lockClient(tx, client);
        await saveDraft(tx, client, { id, ...draft, name: name.trim() });
      });
      return {};
    },
  }),
  dashboardEndpoint({
    method: 'DELETE',
    path: '/drafts/{id}',
    access: 'member',
    params: DraftPath,
    response: StoredDraft,
    handler: async ({ visitor, params: { id } }) =>
      show(await db.transaction().execute((tx) => deleteDraft(tx, visitor.client, id))),
  }),
];

const show = ({ id, version, name, content, updatedAt }: Draft) => ({
  id,
  version,
  name,
  content: content as Record<string, unknown>,
  updated_at: updatedAt.toISOString(),
});
