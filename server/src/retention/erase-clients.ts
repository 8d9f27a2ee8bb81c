// Erases the data of deleted clients in batches. Each batch is a transaction that locks the client, so any process can continue.
import { type Db, sql, type Tx } from '../db/db.ts';
import { failJob } from '../jobs/close.ts';
import type { JobHooks } from '../jobs/job.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import { withdraw } from '../ledger/grants.ts';
import type { Sidecars } from '../library/assets.ts';
import { releaseEngineData, type StoredEngineData } from '../library/engine-data.ts';
import { releaseObjects } from '../library/objects.ts';

const CLIENTS = 20;
const BATCH = 200;
/** Small rows without files, of which a client may have millions. */
const REQUEST_BATCH = 5_000;

/** A job of a client whose accounts are locked is closed in the next round. */
const LOCK_MS = 2_000;

/** Longer than a request that stores files before it orders, and than the next sweep of what it left. */
const REQUESTS_END = '20 minutes';

type FailedHook = Pick<JobHooks, 'failed'>;

/** One batch of one kind of data. Returns whether there may be more; undefined: later parts must wait for the next round. */
type Part = (tx: Tx, client: string, hooks: FailedHook) => Promise<boolean | undefined>;

/** Continues the erasure of each deleted client as far as possible now. A failure of one does not stop the others. */
export async function eraseClients(db: Db, hooks: FailedHook, stopping: AbortSignal): Promise<{ erased: number }> {
  // In random order, so that clients that wait for an engine do not delay others for good.
  const { rows } = await sql<{ id: string }>`select id from clients
    where deleted_at is not null and erased_at is null order by random() limit ${CLIENTS}`.execute(db);
  const errors: unknown[] = [];
  let erased = 0;
  for (const { id } of rows) {
    try {
      if (await eraseClient(db, id, hooks, stopping)) erased += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  await sql`delete from consents where id in (select consents.id from consents join clients on clients.id = client_id
    where deleted_at < now() - interval '3 years' limit ${BATCH})`.execute(db);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} deleted clients could not be erased.`);
  return { erased };
}

async function eraseClient(db: Db, client: string, hooks: FailedHook, stopping: AbortSignal): Promise<boolean> {
  const parts = [
    closeJobs,
    forfeitCredits,
    eraseLibrary,
    eraseVideos,
    eraseAssets,
    eraseFiles('logos'),
    eraseFiles('uploads'),
    jobEraser(),
    eraseRecords,
    finish,
  ];
  for (const part of parts) {
    for (let more: boolean | undefined = true; more; ) {
      if (stopping.aborted) return false;
      more = await db.transaction().execute(async (tx) => {
        await sql`select set_config('lock_timeout', ${`${LOCK_MS}`}, true)`.execute(tx);
        const { rows } = await sql`select from clients where id = ${client} and erased_at is null
          for no key update skip locked`.execute(tx);
        return rows.length > 0 ? part(tx, client, hooks) : undefined;
      });
      if (more === undefined) return false;
    }
  }
  return true;
}

/** With a refund. A worker that runs one of them can record nothing from then on. */
const closeJobs: Part = async (tx, client, hooks) => {
  const { rows } = await sql<{ id: string }>`select id from jobs
    where client_id = ${client} and status in ('queued', 'running') limit 20 for update skip locked`.execute(tx);
  const failure = { code: 'unavailable', message: 'The client was deleted.' } as const;
  for (const { id } of rows) await failJob(tx, { id, failure, cause: failure.message }, hooks);
  if (rows.length > 0) return true;
  const live = await sql`select from jobs where client_id = ${client} and status in ('queued', 'running')
    limit 1`.execute(tx);
  return live.rows.length > 0 ? undefined : false;
};

/** As many as the operator confirmed, without those that a job has charged since. Credits of a later payment stay. */
const forfeitCredits: Part = async (tx, client) => {
  const { free } = await lockAccounts(tx, client);
  const { rows } = await sql<{ id: string; credits: number; later: number }>`
    select id, credits, (select coalesce(sum(amount), 0)::bigint from ledger_transfers
      where ledger_transfers.client_id = ${client} and kind in ('grant', 'restore')
        and ledger_transfers.created_at > audit_log.created_at) as later
    from audit_log
    where client_id = ${client} and action = 'delete' and credits is not null
      and not exists (select from ledger_transfers where key = 'withdraw:deletion:' || audit_log.id)`.execute(tx);
  const [entry] = rows;
  const amount = entry ? Math.min(Math.max(0, free - entry.later), entry.credits) : 0;
  if (entry && amount > 0)
    await withdraw(tx, {
      client,
      amount,
      key: `deletion:${entry.id}`,
      reason: 'forfeited when the client was deleted',
    });
  return false;
};

/** Records what is released, so that the deletion ends only after it is gone. */
async function release(tx: Tx, client: string, keys: readonly string[], data: readonly (StoredEngineData | null)[]) {
  const stored = data.filter((one) => one !== null);
  for (const one of stored) await releaseEngineData(tx, one);
  await releaseObjects(tx, keys);
  const refs = [
    ...keys,
    ...stored.flatMap(({ objects, creation }) => [...Object.values(objects), ...(creation ? [creation] : [])]),
  ];
  await sql`insert into client_erasures (ref, client_id) select unnest(${refs}::text[]), ${client}
    on conflict do nothing`.execute(tx);
}

const eraseLibrary: Part = async (tx, client) => {
  const characters = await sql<{ likeness: StoredEngineData | null; pictures: { portrait: string } | null }>`
    delete from characters where id in (select id from characters where client_id = ${client} limit ${BATCH})
    returning likeness, pictures`.execute(tx);
  const voices = await sql<{
    data: StoredEngineData | null;
    samples: string[];
    copies: Record<string, StoredEngineData>;
  }>`delete from voices where id in (select id from voices where client_id = ${client} limit ${BATCH})
    returning engine_data as data, samples, copies`.execute(tx);
  await release(
    tx,
    client,
    [
      // The sheet is the object of its asset, which releases it.
      ...characters.rows.flatMap(({ pictures }) => pictures?.portrait ?? []),
      ...voices.rows.flatMap(({ samples }) => samples),
    ],
    [
      ...characters.rows.map(({ likeness }) => likeness),
      ...voices.rows.flatMap(({ data, copies }) => [data, ...Object.values(copies)]),
    ],
  );
  return characters.rows.length + voices.rows.length > 0;
};

/** Through the indexes of rows that are deleted and of rows that are not. */
const ofClient = (table: 'assets' | 'videos', id: string, client: string) =>
  sql`(select ${sql.ref(id)} from ${sql.table(table)} where client_id = ${client} and deleted_at is null limit ${BATCH})
    union all
    (select ${sql.ref(id)} from ${sql.table(table)} where client_id = ${client} and deleted_at is not null limit ${BATCH})`;

/** With their public links. */
const eraseVideos: Part = async (tx, client) => {
  const { rows } =
    await sql`delete from videos where job_id in (${ofClient('videos', 'job_id', client)}) returning 1`.execute(tx);
  return rows.length > 0;
};

const eraseAssets: Part = async (tx, client) => {
  const { rows } = await sql<{ key: string; sidecars: Sidecars; data: StoredEngineData | null }>`delete from assets
    where id in (${ofClient('assets', 'id', client)})
    returning object_key as key, sidecars, engine_data as data`.execute(tx);
  const keys = rows.flatMap(({ key, sidecars }) => [key, ...Object.values(sidecars).map((sidecar) => sidecar.key)]);
  await release(
    tx,
    client,
    keys,
    rows.map(({ data }) => data),
  );
  return rows.length > 0;
};

/** Of a table whose rows have one object each. */
const eraseFiles =
  (table: 'logos' | 'uploads'): Part =>
  async (tx, client) => {
    const { rows } = await sql<{ key: string }>`delete from ${sql.table(table)}
      where id in (select id from ${sql.table(table)} where client_id = ${client} limit ${BATCH})
      returning object_key as key`.execute(tx);
    const keys = rows.map(({ key }) => key);
    await release(tx, client, keys, []);
    return rows.length > 0;
  };

/** Erases what jobs were given and what they made, after their worker has deleted their files. The prices stay. */
function jobEraser(): Part {
  let last: { id: string; at: string } | undefined;
  return async (tx, client) => {
    const { rows } = await sql<{ id: string; at: string; swept: boolean }>`
      select id, queued_at::text as at, swept_at is not null as swept from jobs
      where client_id = ${client} and (${last?.id ?? null}::text is null
        or (queued_at, id) < (${last?.at ?? null}::timestamptz, ${last?.id ?? null}))
      order by queued_at desc, id desc limit ${BATCH}`.execute(tx);
    if (rows.some(({ swept }) => !swept)) return undefined;
    const ids = rows.map(({ id }) => id);
    await sql`delete from job_steps where job_id = any(${ids})`.execute(tx);
    // Rows that an earlier round erased are not written again.
    await sql`update jobs set input = 'null', result = null, cause = null, phase = null,
      failure = case when failure is not null then '{"code": "unavailable", "message": "Erased"}'::jsonb end
      where id = any(${ids}) and (input <> 'null' or result is not null or cause is not null or phase is not null
        or failure->>'message' <> 'Erased')`.execute(tx);
    await sql`update orders set request = null, metadata = '{}' where job_id = any(${ids})
      and (request is not null or metadata <> '{}')`.execute(tx);
    last = rows.at(-1);
    return rows.length > 0;
  };
}

/** A payment page is open for a day at most, also one whose end was never reported; a bank may take longer. */
const PAYABLE = sql`(state = 'processing' or state = 'open' and created_at > now() - interval '7 days')`;

const eraseRecords: Part = async (tx, client) => {
  const { rows } = await sql`delete from idempotency_keys where (client_id, method, route, key) in (
    select client_id, method, route, key from idempotency_keys where client_id = ${client} limit ${BATCH})
    returning 1`.execute(tx);
  await sql`delete from brand_kits where client_id = ${client}`.execute(tx);
  const requests = await sql`delete from api_requests where id in (
    select id from api_requests where client_id = ${client} limit ${REQUEST_BATCH}) returning 1`.execute(tx);
  const deliveries = await sql`delete from webhook_deliveries where id in (
    select id from webhook_deliveries where client_id = ${client} limit ${REQUEST_BATCH}) returning 1`.execute(tx);
  // Usually deleted with the client. A process of the version before knows none.
  await sql`delete from webhook_endpoints where client_id = ${client}`.execute(tx);
  await sql`delete from credit_alerts where client_id = ${client}`.execute(tx);
  await sql`delete from credit_mails where client_id = ${client}`.execute(tx);
  await sql`delete from billing_details where client_id = ${client}`.execute(tx);
  await sql`delete from drafts where client_id = ${client}`.execute(tx);
  await sql`update audit_log set reason = 'Erased'
    where client_id = ${client} and reason <> 'Erased'`.execute(tx);
  // A purchase that can no longer be paid has no receipt.
  await sql`update purchases set buyer_name = 'Erased', buyer_email = 'Erased'
    where client_id = ${client} and state <> 'paid' and not ${PAYABLE} and buyer_name <> 'Erased'`.execute(tx);
  return rows.length + requests.rows.length + deliveries.rows.length > 0;
};

/** Marks the client as erased once nothing of it remains in the store or at an engine. */
const finish: Part = async (tx, client) => {
  await sql`delete from client_erasures where client_id = ${client}
    and not exists (select from stored_objects where key = ref)
    and not exists (select from object_deletions where key = ref and deleted_at is null)
    and not exists (select from engine_creations where engine_creations.id::text = ref)`.execute(tx);
  const { rows } = await sql`update clients set erased_at = now()
    where id = ${client} and deleted_at < now() - ${REQUESTS_END}::interval
      and not exists (select from client_erasures where client_id = ${client})
      and not exists (select from purchases where client_id = ${client} and ${PAYABLE})
      and not exists (select from stored_objects join jobs on jobs.id = job_id
        where jobs.client_id = ${client} and not kept)
      and not exists (select from object_deletions join jobs on jobs.id = split_part(key, '/', 2)
        where client_id = ${client} and deleted_at is null)
      and not exists (select from engine_creations join jobs on jobs.id = job_id where client_id = ${client})
      and not exists (select from remote_operations join jobs on jobs.id = job_id where client_id = ${client})
    returning 1`.execute(tx);
  return rows.length > 0 ? false : undefined;
};
