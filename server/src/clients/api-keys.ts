// API keys: one for each client, stored as a hash, found by its lookup id and verified as a whole.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { batchReads } from '../db/batch-reads.ts';
import { byKey, type Db, type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { lockClient } from './clients.ts';
import { isRefillDue } from './sandboxes.ts';

/** `<prefix>_<12 hex: the lookup id>_<48 hex: 192 random bits>`, with `_test` after the prefix for sandboxes. */
const BEARER = /^bearer +([a-z][a-z0-9]{0,15}(?:_test)?_([0-9a-f]{12})_[0-9a-f]{48})$/i;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
const UNKNOWN_HASH = Buffer.alloc(32);

/**
 * Creates the client's key and replaces the previous one. Returns the key, which is not stored.
 * `prefix` is a lower-case letter and up to 15 letters or digits, with `_test` for a sandbox.
 */
export async function issueKey(tx: Tx, client: string, prefix: string): Promise<string> {
  const lookup = randomBytes(6).toString('hex');
  const key = `${prefix}_${lookup}_${randomBytes(24).toString('hex')}`;
  await sql`
    insert into api_keys (client_id, prefix, lookup_id, key_hash) values (${client}, ${prefix}, ${lookup}, ${hashOf(key)})
    on conflict (client_id) do update set prefix = excluded.prefix, lookup_id = excluded.lookup_id,
      key_hash = excluded.key_hash, created_at = now(), last_used_at = null`.execute(tx);
  return key;
}

/** A key without its secret. */
export interface ApiKey extends Row<'api_keys', 'createdAt' | 'lastUsedAt'> {
  /** `<prefix>_<lookup id>` */
  name: string;
}

export async function findKey(reader: Reader, client: string): Promise<ApiKey | undefined> {
  const { rows } = await sql<ApiKey>`select prefix || '_' || lookup_id as name, created_at as "createdAt",
    last_used_at as "lastUsedAt" from api_keys where client_id = ${client}`.execute(reader);
  return rows[0];
}

/**
 * Replaces the key named `replaces`, or issues the first one if it is null. Throws 409 if the client has another key: of
 * two concurrent replacements of a key one succeeds.
 */
export async function replaceKey(
  tx: Tx,
  client: string,
  { prefix, replaces }: { prefix: string; replaces: string | null },
): Promise<string> {
  await lockClient(tx, client);
  const current = (await findKey(tx, client))?.name ?? null;
  if (current !== replaces) {
    const reason = current ? `The current key starts with ${current}.` : 'There is no key to replace.';
    throw new Problem('conflict', `${reason} Reload the page and try again.`);
  }
  return issueKey(tx, client, prefix);
}

/** Called before the first request of a sandbox on a day in UTC. */
export type RefillSandbox = (sandbox: string) => Promise<void>;

/**
 * Returns a function that finds the client whose key is in an `Authorization` header; undefined for an invalid key or a suspended client,
 * and for a sandbox without `refill` or with a suspended live client. Reads the row each time, so that a rotation or a suspension
 * holds at once on every node.
 */
export function createAuthenticate(
  db: Db,
  { refill }: { refill?: RefillSandbox | undefined } = {},
): (authorization: string | undefined) => Promise<string | undefined> {
  const findRow = batchReads((lookups: readonly string[]) => findRows(db, lookups));
  return async (authorization) => {
    const [, key, lookup] = BEARER.exec(authorization ?? '') ?? [];
    if (!key || !lookup) return undefined;
    const row = await findRow(lookup);
    // An unknown id costs the same hash and the same comparison as a known one.
    const matches = timingSafeEqual(hashOf(key), row?.keyHash ?? UNKNOWN_HASH);
    if (!matches || !row || (row.isSandbox && !refill)) return undefined;
    if (row.useIsDue) void recordUse(db, lookup);
    if (row.refillIsDue) await refill?.(row.clientId);
    return row.clientId;
  };
}

type KeyRow = Row<'api_keys', 'lookupId' | 'clientId' | 'keyHash'> & {
  useIsDue: boolean;
  isSandbox: boolean;
  refillIsDue: boolean;
};

async function findRows(db: Db, lookups: readonly string[]): Promise<(KeyRow | undefined)[]> {
  const { rows } = await sql<KeyRow>`${byKey}
    select lookup_id as "lookupId", api_keys.client_id as "clientId", key_hash as "keyHash", ${useIsDue} as "useIsDue",
      live_client_id is not null as "isSandbox", live_client_id is not null and ${isRefillDue} as "refillIsDue"
    from api_keys join clients on clients.id = api_keys.client_id
    left join sandboxes on sandboxes.client_id = api_keys.client_id left join clients live on live.id = live_client_id
    where lookup_id = any(${lookups}) and clients.suspended_at is null and live.suspended_at is null`.execute(db);
  const found = new Map(rows.map((row) => [row.lookupId, row]));
  return lookups.map((lookup) => found.get(lookup));
}

const useIsDue = sql`(last_used_at is null or last_used_at < now() - interval '1 minute')`;

/** Not awaited: the next request records a use that was lost, and a row that another request updates is skipped. */
const recordUse = (reader: Reader, lookup: string): Promise<unknown> =>
  sql`update api_keys set last_used_at = now() where lookup_id =
    (select lookup_id from api_keys where lookup_id = ${lookup} and ${useIsDue} for no key update skip locked)`
    .execute(reader)
    .catch(() => undefined);
