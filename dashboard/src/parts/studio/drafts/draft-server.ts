// Loads, saves and deletes drafts at the service.
import type { SavedDraft, StoredDraft } from '@greenroom/contract/dashboard/drafts';
import { TEAM_CHANGED } from '@greenroom/contract/dashboard/team-header';
import { ApiError, get, post } from '../../../lib/http.ts';
import { reportError } from '../../../lib/query.ts';
import type { DraftServer } from './draft-session.ts';

const statusOf = (error: unknown): number => {
  if (!(error instanceof ApiError) || error.code === TEAM_CHANGED) return 0;
  return error.status;
};

export const draftServer: DraftServer = {
  async load(id) {
    try {
      return await get<StoredDraft>(`/drafts/${id}`);
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      reportError(error as Error);
      throw error;
    }
  },
  async save(id, body: SavedDraft) {
    try {
      await post(`/drafts/${id}`, body);
      return 'saved';
    } catch (error) {
      if ([404, 409].includes(statusOf(error))) return 'refused';
      reportError(error as Error);
      throw error;
    }
  },
};
