// Idempotency keys as rows: acquired before the work, stored with the first response, and released after a failure.
import { randomUUID } from 'node:crypto';
import type { Json } from '@greenroom/engine-kit/json';
import { type Db, type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import { Problem } from '../kernel/problem.ts';

/** The parts in which a repeated request must equal the first one. */
export interface IdempotencyKeyRequest {
  client: string;
  method: string;
  route: string;
  key: string;
  /** SHA-256 of the canonical body. */
  bodyHash: string;
}

/** An acquired key: one request at a time holds it. */
export interface IdempotencyKey extends IdempotencyKeyRequest {
  token: string;
}

export type AcquiredIdempotencyKey =
  | { state: 'acquired'; idempotencyKey: IdempotencyKey }
  /** The stored response, to be sent again. */
  | { state: 'completed'; response: Json }
  /** An earlier request placed an order and was lost: the caller waits for its job instead of placing another. */
  | { state: 'ordered'; idempotencyKey: IdempotencyKey; job: string };

const LIFE = '24 hours';

/** The longest outage of the database that a request waits out. */
const OUTAGE_MS = 5_000;

const inFlight = () => new Problem('idempotency_key_in_flight', 'IDEMPOTENCY_KEY_IN_FLIGHT', { retryAfterSeconds: 5 });

const matchesKey = ({ client, method, route, key }: IdempotencyKeyRequest) =>
  sql`client_id = ${client} and method = ${method} and route = ${route} and key = ${key}`;

/** `leaseMs`: after this time without a renewal, the request counts as lost. Throws 409 for a key that is in flight or has another body. */
export function acquireIdempotencyKey(
  db: Db,
  request: IdempotencyKeyRequest,
  leaseMs: number,
): Promise<AcquiredIdempotencyKey> {
  const { client, method, route, key, bodyHash } = request;
  const idempotencyKey = { ...request, token: randomUUID() };
  const take = async (tx: Tx): Promise<AcquiredIdempotencyKey> => {
    await sql`delete from idempotency_keys where ${matchesKey(request)} and created_at < now() - ${LIFE}::interval`.execute(
      tx,
    );
    const taken =
      await sql`insert into idempotency_keys (client_id, method, route, key, body_hash, token, lease_expires_at)
      values (${client}, ${method}, ${route}, ${key}, ${bodyHash}, ${idempotencyKey.token}, now() + ${leaseMs} * interval '1 ms')
      on conflict do nothing returning 1`.execute(tx);
    if (taken.rows.length > 0) return { state: 'acquired', idempotencyKey };

    const { rows } = await sql<
      Row<'idempotency_keys', 'token' | 'bodyHash'> & { expired: boolean; job: string | null; response: Json | null }
    >`select token, body_hash as "bodyHash", lease_expires_at < now() as expired, job_id as job, response
      from idempotency_keys where ${matchesKey(request)} for update`.execute(tx);
    const earlier = rows[0];
    // Released between the two statements because its request failed: the client may retry.
    if (!earlier) throw inFlight();
    if (earlier.token === idempotencyKey.token) return { state: 'acquired', idempotencyKey };
    if (earlier.bodyHash !== bodyHash) throw new Problem('idempotency_key_reused', 'IDEMPOTENCY_KEY_REUSED');
    if (earlier.response !== null) return { state: 'completed', response: earlier.response };
    if (!earlier.expired) throw inFlight();

    await sql`update idempotency_keys set token = ${idempotencyKey.token}, lease_expires_at = now() + ${leaseMs} * interval '1 ms'
      where ${matchesKey(request)}`.execute(tx);
    return earlier.job ? { state: 'ordered', idempotencyKey, job: earlier.job } : { state: 'acquired', idempotencyKey };
  };
  // If the response to the commit is lost, the repeated transaction finds its own token and need not wait for the lease.
  return retryOnOutage(() => db.transaction().execute(take), { limitMs: OUTAGE_MS });
}

/** Does nothing if another request took the key over. */
export async function renewIdempotencyKey(
  reader: Reader,
  idempotencyKey: IdempotencyKey,
  leaseMs: number,
): Promise<void> {
  await sql`update idempotency_keys set lease_expires_at = now() + ${leaseMs} * interval '1 ms'
    where ${matchesKey(idempotencyKey)} and token = ${idempotencyKey.token}`.execute(reader);
}

/** Binds the key to the job that was ordered with it. Throws 409 if another request took the key over meanwhile. */
export async function bindIdempotencyKey(
  tx: Tx,
  idempotencyKey: IdempotencyKey,
  job: string,
  response: Json | undefined,
): Promise<void> {
  const { rows } = await sql`update idempotency_keys
    set job_id = ${job}, response = ${response === undefined ? null : JSON.stringify(response)}::jsonb
    where ${matchesKey(idempotencyKey)} and token = ${idempotencyKey.token} returning 1`.execute(tx);
  if (rows.length === 0) throw inFlight();
}

/** Stores the job's response for repeated requests. Does nothing if the job was ordered without a key. */
export async function storeResponseOfJob(tx: Tx, job: string, response: Json): Promise<void> {
  await sql`update idempotency_keys set response = ${JSON.stringify(response)}::jsonb where job_id = ${job}`.execute(
    tx,
  );
}

/** Stores the response of a request that orders nothing. */
export async function storeResponse(reader: Reader, idempotencyKey: IdempotencyKey, response: Json): Promise<void> {
  await sql`update idempotency_keys set response = ${JSON.stringify(response)}::jsonb
    where ${matchesKey(idempotencyKey)} and token = ${idempotencyKey.token}`.execute(reader);
}

/** After a failed request the same key may be used again: only 2xx responses are stored. */
export async function releaseIdempotencyKey(reader: Reader, idempotencyKey: IdempotencyKey): Promise<void> {
  await sql`delete from idempotency_keys
    where ${matchesKey(idempotencyKey)} and token = ${idempotencyKey.token} and response is null and job_id is null`.execute(
    reader,
  );
}

/** After a failed job the same key may order again. */
export async function releaseIdempotencyKeyOfJob(tx: Tx, job: string): Promise<void> {
  await sql`delete from idempotency_keys where job_id = ${job} and response is null`.execute(tx);
}

export async function deleteExpiredIdempotencyKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where (client_id, method, route, key) in (
    select client_id, method, route, key from idempotency_keys where created_at < now() - ${LIFE}::interval
    order by created_at limit 10000 for update skip locked)`.execute(db);
}
