// The endpoints for the client's API keys, live and test: all users see their prefixes, owners create and replace them.
import { CreatedKey, KeysResponse, NewKey } from '@greenroom/contract/dashboard/keys';
import { findTestKey, replaceTestKey } from '../billing/sandbox.ts';
import { lockAsOwner } from '../clients/access.ts';
import { type ApiKey, findKey, replaceKey } from '../clients/api-keys.ts';
import type { Db, Reader, Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface KeyDeps {
  db: Db;
  /** The prefix of new keys. */
  keyPrefix: string;
  /** 0: there are no test keys. */
  sandboxDailyCredits: number;
}

export const createKeyEndpoints = ({ db, keyPrefix, sandboxDailyCredits }: KeyDeps): DashboardEndpoint[] => {
  /** An endpoint that creates or replaces one of the client's keys. */
  const creates = (
    path: '/keys' | '/keys/test',
    create: (tx: Tx, client: string, replaces: string | null) => Promise<string>,
    find: (tx: Tx, client: string) => Promise<ApiKey | undefined>,
  ) =>
    dashboardEndpoint({
      method: 'POST',
      path,
      access: 'owner',
      confirmed: true,
      body: NewKey,
      response: CreatedKey,
      handler: ({ visitor: { client, session }, body: { replaces } }) =>
        db.transaction().execute(async (tx) => {
          await lockAsOwner(tx, { client, session });
          const api_key = await create(tx, client, replaces);
          return { api_key, key: show((await find(tx, client))!) };
        }),
    });
  const findTest = (reader: Reader, client: string) => findTestKey(reader, client, sandboxDailyCredits);

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/keys',
      access: 'member',
      response: KeysResponse,
      async handler({ visitor: { client } }) {
        const key = await findKey(db, client);
        const test = await findTest(db, client);
        return {
          key: key ? show(key) : null,
          test_key: test ? { ...show(test), credits: test.credits } : null,
          test_credits_daily: sandboxDailyCredits,
        };
      },
    }),
    creates('/keys', (tx, client, replaces) => replaceKey(tx, client, { prefix: keyPrefix, replaces }), findKey),
    creates(
      '/keys/test',
      async (tx, client, replaces) => {
        if (sandboxDailyCredits === 0)
          throw new Problem('forbidden', 'This service has no test keys. Ask its operator.');
        return replaceTestKey(tx, client, { keyPrefix, replaces });
      },
      findTest,
    ),
  ];
};

const show = ({ name, createdAt, lastUsedAt }: ApiKey) => ({
  prefix: name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
