// Idempotency: a claim is taken before the work, finds the first answer when the request is repeated, and forgets failures.
import { randomUUID } from 'node:crypto';
import type { Json } from '@greenroom/engine-kit/json';
import { type Db, type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { outlast } from '../db/outlast.ts';
import { Problem } from '../kernel/problem.ts';

/** What a repeated request must have in common with the first one. */
export interface IdempotencyKeyRequest {
  client: string;
  method: string;
  route: string;
  key: string;
  /** SHA-256 of the canonical body. */
  bodyHash: string;
}

/** Held by one request at a time. */
export interface IdempotencyKey extends IdempotencyKeyRequest {
  token: string;
}

export type AcquiredIdempotencyKey =
  | { state: 'held'; idempotencyKey: IdempotencyKey }
  /** The first answer, to be given again. */
  | { state: 'answered'; answer: Json }
  /** An earlier request died after it had ordered: its job is waited for instead of a second one. */
  | { state: 'ordered'; idempotencyKey: IdempotencyKey; job: string };

const LIFE = '24 hours';

/** How long an outage of the database may last under a request. */
const OUTAGE_MS = 5_000;

const inFlight = () => new Problem('idempotency_key_in_flight', 'IDEMPOTENCY_KEY_IN_FLIGHT', { retryAfterSeconds: 5 });

const matchesKey = ({ client, method, route, key }: IdempotencyKeyRequest) =>
  sql`client_id = ${client} and method = ${method} and route = ${route} and key = ${key}`;

/** `leaseMs`: as long as the request may take. Throws 409 for a key that is in flight or belongs to another body. */
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
    if (taken.rows.length > 0) return { state: 'held', idempotencyKey };

    const { rows } = await sql<
      Row<'idempotency_keys', 'token' | 'bodyHash'> & { expired: boolean; job: string | null; answer: Json | null }
    >`select token, body_hash as "bodyHash", lease_expires_at < now() as expired, job_id as job, response as answer
      from idempotency_keys where ${matchesKey(request)} for update`.execute(tx);
    const earlier = rows[0];
    // Released between the two statements: its request failed just now, and this one may try.
    if (!earlier) throw inFlight();
    if (earlier.token === idempotencyKey.token) return { state: 'held', idempotencyKey };
    if (earlier.bodyHash !== bodyHash) throw new Problem('idempotency_key_reused', 'IDEMPOTENCY_KEY_REUSED');
    if (earlier.answer !== null) return { state: 'answered', answer: earlier.answer };
    if (!earlier.expired) throw inFlight();

    await sql`update idempotency_keys set token = ${idempotencyKey.token}, lease_expires_at = now() + ${leaseMs} * interval '1 ms'
      where ${matchesKey(request)}`.execute(tx);
    return earlier.job ? { state: 'ordered', idempotencyKey, job: earlier.job } : { state: 'held', idempotencyKey };
  };
  // Known by its token where the answer to the commit is lost: nobody must wait for a lease that has no request.
  return outlast(() => db.transaction().execute(take), { limitMs: OUTAGE_MS });
}

/** Ties the claim to the job that was ordered under it. Throws 409 where somebody took the claim over meanwhile. */
export async function bindIdempotencyKey(
  tx: Tx,
  idempotencyKey: IdempotencyKey,
  job: string,
  answer: Json | undefined,
): Promise<void> {
  const { rows } = await sql`update idempotency_keys
    set job_id = ${job}, response = ${answer === undefined ? null : JSON.stringify(answer)}::jsonb
    where ${matchesKey(idempotencyKey)} and token = ${idempotencyKey.token} returning 1`.execute(tx);
  if (rows.length === 0) throw inFlight();
}

/** The job's answer, for whoever repeats the request. Does nothing where the job was ordered without a key. */
export async function storeResponseOfJob(tx: Tx, job: string, answer: Json): Promise<void> {
  await sql`update idempotency_keys set response = ${JSON.stringify(answer)}::jsonb where job_id = ${job}`.execute(tx);
}

/** Keeps the answer of a request that orders nothing. */
export async function storeResponse(reader: Reader, idempotencyKey: IdempotencyKey, answer: Json): Promise<void> {
  await sql`update idempotency_keys set response = ${JSON.stringify(answer)}::jsonb
    where ${matchesKey(idempotencyKey)} and token = ${idempotencyKey.token}`.execute(reader);
}

/** Only 2xx answers are kept: after a failure the same key works again. */
export async function releaseIdempotencyKey(reader: Reader, idempotencyKey: IdempotencyKey): Promise<void> {
  await sql`delete from idempotency_keys
    where ${matchesKey(idempotencyKey)} and token = ${idempotencyKey.token} and response is null and job_id is null`.execute(
    reader,
  );
}

/** A failed job's claim: the same key may order again. */
export async function releaseIdempotencyKeyOfJob(tx: Tx, job: string): Promise<void> {
  await sql`delete from idempotency_keys where job_id = ${job} and response is null`.execute(tx);
}

export async function deleteExpiredIdempotencyKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where (client_id, method, route, key) in (
    select client_id, method, route, key from idempotency_keys where created_at < now() - ${LIFE}::interval
    order by created_at limit 10000 for update skip locked)`.execute(db);
}
