// Which process sends which delivery: taking what is due under a lease, and recording how an attempt ended.
import type { WebhookAttempt } from '@greenroom/contract/dashboard/webhooks';
import { type Db, type Row, sql, type Tx } from '../db/db.ts';
import type { WebhookEvent } from './message.ts';

/** One process takes at a time, so that the limits of an endpoint hold for all processes together. */
const LOCK = 7_367_020;

/** Far longer than an attempt. The delivery of a process that died or froze is then sent by another one. */
export const LEASE_MS = 60_000;

/** Requests to one endpoint at once. One that fails or is slow gets them one by one. */
const PER_ENDPOINT = { fast: 4, slow: 1 };

/** Deliveries to endpoints that are gone, disabled or suspended which are cancelled in one round, for each endpoint. */
const CANCELLED = 500;

/** Without a success for so long, an endpoint whose delivery failed for good is disabled. */
const DISABLED_AFTER_DAYS = 5;

const KEPT_ATTEMPTS = 20;

/** Endpoints that fail or are slow have requests of their own, so that they never delay the others. */
export type Lane = 'fast' | 'slow';

export interface TakenDelivery
  extends WebhookEvent,
    Pick<Row<'webhook_deliveries', 'id' | 'failures'>, 'id' | 'failures'> {
  lease: string;
  lane: Lane;
  endpoint: string;
  url: string;
  /** Encrypted, the newest first. */
  secrets: string[];
}

/** Takes due deliveries, at most `free` of each lane, and cancels those that cannot be sent. Takes none while another process takes. */
export const takeDeliveries = (db: Db, free: Record<Lane, number>): Promise<TakenDelivery[]> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ turn: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as turn`.execute(tx);
    if (!rows[0]?.turn) return [];
    const due = await listDue(tx);
    const idsOf = (lane: DueDelivery['lane'], most?: number) =>
      due
        .filter((delivery) => delivery.lane === lane)
        .slice(0, most)
        .map(({ id }) => id);
    await cancel(tx, idsOf('none'));
    return lease(tx, [...idsOf('fast', free.fast), ...idsOf('slow', free.slow)]);
  });

interface DueDelivery {
  id: string;
  /** `none`: the endpoint is gone or disabled, or its client suspended. */
  lane: Lane | 'none';
}

/** The first due deliveries of each endpoint. Each is found by a lookup in an index, however many others wait. */
async function listDue(tx: Tx): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`with recursive waiting as (
      (select endpoint_id from webhook_deliveries where next_attempt_at is not null order by endpoint_id limit 1)
      union all
      select (select endpoint_id from webhook_deliveries where next_attempt_at is not null
        and endpoint_id > waiting.endpoint_id order by endpoint_id limit 1)
      from waiting where endpoint_id is not null
    ), endpoints as (
      select waiting.endpoint_id as id, case
          when endpoint.id is null or disabled_at is not null or suspended_at is not null then 'none'
          when failing_since is not null or slow then 'slow' else 'fast' end as lane
      from waiting left join webhook_endpoints endpoint on endpoint.id = waiting.endpoint_id
        left join clients on clients.id = endpoint.client_id
      where waiting.endpoint_id is not null
    )
    select due.id, lane from endpoints, lateral (
      select count(*) as count from webhook_deliveries where endpoint_id = endpoints.id and leased_until > now()
    ) busy, lateral (
      select id, next_attempt_at from webhook_deliveries where endpoint_id = endpoints.id and next_attempt_at <= now()
      order by next_attempt_at limit case lane when 'none' then ${CANCELLED}::int
        when 'fast' then greatest(0, ${PER_ENDPOINT.fast}::int - busy.count)
        else greatest(0, ${PER_ENDPOINT.slow}::int - busy.count) end
    ) due order by due.next_attempt_at`.execute(tx);
  return rows;
}

async function cancel(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update webhook_deliveries set status = 'cancelled', next_attempt_at = null, lease = null, leased_until = null
    where id = any(${ids}::uuid[]) and next_attempt_at <= now()`.execute(tx);
}

async function lease(tx: Tx, ids: readonly string[]): Promise<TakenDelivery[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TakenDelivery>`update webhook_deliveries delivery set lease = gen_random_uuid(),
      leased_until = now() + ${LEASE_MS} * interval '1 ms', next_attempt_at = now() + ${LEASE_MS} * interval '1 ms'
    from webhook_endpoints endpoint
    where delivery.id = any(${ids}::uuid[]) and next_attempt_at <= now() and endpoint.id = delivery.endpoint_id
    returning delivery.id, delivery.lease, delivery.endpoint_id as endpoint, delivery.event_id as "eventId",
      case when failing_since is not null or slow then 'slow' else 'fast' end as lane,
      delivery.type, delivery.data, delivery.created_at as "createdAt", delivery.failures, endpoint.url,
      array_remove(array[endpoint.secret, case when old_secret_expires_at > now() then old_secret end], null) as secrets`.execute(
    tx,
  );
  return rows;
}

/** How an attempt ended. */
export interface Outcome {
  attempt: WebhookAttempt;
  slow: boolean;
  /** Of a failure: until the next attempt. Undefined: it was the last one. */
  pauseMs: number | undefined;
}

/**
 * Returns why the endpoint was disabled by it, if it was. Does nothing if the lease has passed to another process, or the delivery was
 * cancelled or replayed since.
 */
export const recordAttempt = (
  db: Db,
  { id, lease, endpoint }: Pick<TakenDelivery, 'id' | 'lease' | 'endpoint'>,
  { attempt, slow, pauseMs }: Outcome,
): Promise<'gone' | 'failure' | undefined> =>
  db.transaction().execute(async (tx) => {
    const failed = attempt.error !== null;
    const isGone = attempt.response_status === 410;
    const isOver = !failed || isGone || pauseMs === undefined;
    const { rows } = await sql`update webhook_deliveries set lease = null, leased_until = null,
        status = ${isOver ? (failed ? 'failed' : 'succeeded') : 'pending'},
        next_attempt_at = ${isOver ? null : sql`now() + ${pauseMs} * interval '1 ms'`},
        failures = failures + ${failed ? 1 : 0},
        attempts = case when jsonb_array_length(attempts) < ${KEPT_ATTEMPTS} then attempts else attempts - 0 end
          || ${JSON.stringify([attempt])}::jsonb
      where id = ${id} and lease = ${lease} returning 1`.execute(tx);
    if (rows.length === 0) return undefined;
    // Most attempts change nothing of the endpoint, so they lock no row that others wait for.
    await sql`update webhook_endpoints set slow = ${slow},
        failing_since = ${failed ? sql`coalesce(failing_since, now())` : null}
      where id = ${endpoint} and (slow <> ${slow} or (failing_since is null) = ${failed})`.execute(tx);
    if (!failed || !isOver) return undefined;
    const reason = isGone ? 'gone' : 'failure';
    const disabled =
      await sql`update webhook_endpoints set disabled_at = now(), disabled_by = ${reason}, notice_due_at = now()
      where id = ${endpoint} and disabled_at is null
        and (${isGone} or failing_since < now() - make_interval(days => ${DISABLED_AFTER_DAYS})) returning 1`.execute(
        tx,
      );
    return disabled.rows.length > 0 ? reason : undefined;
  });
