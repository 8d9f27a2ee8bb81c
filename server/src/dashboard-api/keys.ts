// The endpoints for the client's API key: all users see its prefix, owners create and replace it.
import { CreatedKey, KeyResponse, NewKey } from '@greenroom/contract/dashboard/keys';
import { lockAsOwner } from '../clients/access.ts';
import { type ApiKey, findKey, replaceKey } from '../clients/api-keys.ts';
import type { Db } from '../db/db.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface KeyDeps {
  db: Db;
  /** The prefix of new keys. */
  keyPrefix: string;
}

export const createKeyEndpoints = ({ db, keyPrefix }: KeyDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/keys',
    access: 'member',
    response: KeyResponse,
    async handler({ visitor }) {
      const key = await findKey(db, visitor.client);
      return { key: key ? show(key) : null };
    },
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/keys',
    access: 'owner',
    confirmed: true,
    body: NewKey,
    response: CreatedKey,
    handler: ({ visitor: { client, session }, body: { replaces } }) =>
      db.transaction().execute(async (tx) => {
        await lockAsOwner(tx, { client, session });
        const api_key = await replaceKey(tx, client, { prefix: keyPrefix, replaces });
        return { api_key, key: show((await findKey(tx, client))!) };
      }),
  }),
];

const show = ({ name, createdAt, lastUsedAt }: ApiKey) => ({
  prefix: name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
