// API keys: one live key for each client, kept as a hash, looked up by its first half and proved by the whole.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Reader, sql, type Tx } from '../db/db.ts';

/** `<prefix>_<12 hex: the lookup id>_<48 hex: 192 random bits>`. */
const BEARER = /^bearer +([a-z][a-z0-9]{0,15}_([0-9a-f]{12})_[0-9a-f]{48})$/i;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
const NOBODY = Buffer.alloc(32);

/**
 * Makes the client's one key; the key it had before is dead once `tx` commits. Answers the key, which is kept nowhere.
 * `prefix` is a lower-case letter and up to 15 letters or digits.
 */
export async function issueKey(tx: Tx, client: string, prefix: string): Promise<string> {
  const lookup = randomBytes(6).toString('hex');
  const key = `${prefix}_${lookup}_${randomBytes(24).toString('hex')}`;
  await sql`
    insert into api_keys (client_id, lookup_id, key_hash) values (${client}, ${lookup}, ${hashOf(key)})
    on conflict (client_id) do update
    set lookup_id = excluded.lookup_id, key_hash = excluded.key_hash, created_at = now()`.execute(tx);
  return key;
}

/**
 * Answers the id of the client whose live key an `Authorization` header bears, or undefined; a suspended client has none.
 * Reads the row each time, so that a rotation or a suspension holds at once on every node.
 */
export async function authenticate(reader: Reader, authorization: string | undefined): Promise<string | undefined> {
  const [, key, lookup] = BEARER.exec(authorization ?? '') ?? [];
  if (!key || !lookup) return undefined;
  const { rows } = await sql<{ client: string; hash: Buffer }>`
    select client_id as client, key_hash as hash from api_keys join clients on clients.id = client_id
    where lookup_id = ${lookup} and suspended_at is null`.execute(reader);
  // An unknown id costs the same hash and the same comparison as a known one.
  const proved = timingSafeEqual(hashOf(key), rows[0]?.hash ?? NOBODY);
  return proved ? rows[0]?.client : undefined;
}
