// The endpoints of clients: adding, changing, removing them, their secrets, and what is recorded about their health.
import type { DeliveryStatus } from '@greenroom/contract/dashboard/webhooks';
import type { WebhookEventType } from '@greenroom/contract/webhook-events';
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { notFound } from '../kernel/problem.ts';

export interface WebhookEndpoint
  extends Row<
    'webhook_endpoints',
    'id' | 'url' | 'description' | 'createdAt' | 'failingSince' | 'disabledBy' | 'oldSecretExpiresAt'
  > {
  events: WebhookEventType[];
  /** Null if there was none in the last 30 days. */
  lastDelivery: { status: DeliveryStatus; at: string; retryAt: string | null } | null;
}

/** An old secret signs for so long after it was replaced. */
const OLD_SECRET_HOURS = 24;

const COLUMNS = sql`id, url, description, events, created_at as "createdAt", failing_since as "failingSince",
  disabled_by as "disabledBy",
  case when old_secret_expires_at > now() then old_secret_expires_at end as "oldSecretExpiresAt",
  case when last_status is not null then jsonb_build_object('status', last_status, 'at', last_at, 'retryAt', retry_at) end
    as "lastDelivery"`;

/** With the latest delivery of each, from its index. */
const ENDPOINTS = sql`webhook_endpoints left join lateral (
  select status as last_status, created_at as last_at, case when failures > 0 then next_attempt_at end as retry_at
  from webhook_deliveries where endpoint_id = webhook_endpoints.id order by created_at desc, id desc limit 1) latest on true`;

/** Oldest first. */
export async function listEndpoints(reader: Reader, client: string): Promise<WebhookEndpoint[]> {
  const { rows } = await sql<WebhookEndpoint>`select ${COLUMNS} from ${ENDPOINTS}
    where client_id = ${client} order by created_at, id`.execute(reader);
  return rows;
}

/** Throws not-found if the client has no such endpoint. */
export async function getEndpoint(reader: Reader, client: string, id: string): Promise<WebhookEndpoint> {
  const { rows } = await sql<WebhookEndpoint>`select ${COLUMNS} from ${ENDPOINTS}
    where client_id = ${client} and id = ${id}`.execute(reader);
  if (!rows[0]) throw notFound();
  return rows[0];
}

type Details = Pick<WebhookEndpoint, 'url' | 'description' | 'events'>;

/** `seal`: encrypts the secret for the endpoint with this id. Returns the id. */
export async function addEndpoint(
  tx: Tx,
  client: string,
  { url, description, events }: Details,
  seal: (id: string) => string,
): Promise<string> {
  const id = uuidv7();
  await sql`insert into webhook_endpoints (id, client_id, url, description, events, secret)
    values (${id}, ${client}, ${url}, ${description}, ${events}, ${seal(id)})`.execute(tx);
  return id;
}

/** Its failures are forgotten when it is enabled again or moves. Throws not-found if the client has no such endpoint. */
export async function changeEndpoint(
  tx: Tx,
  client: string,
  { id, url, description, events, enabled }: Details & { id: string; enabled: boolean },
): Promise<void> {
  const state = enabled
    ? sql`disabled_at = null, disabled_by = null, failing_since = case when disabled_at is null and url = ${url} then failing_since end`
    : sql`disabled_at = coalesce(disabled_at, now()), disabled_by = coalesce(disabled_by, 'owner')`;
  const { rows } =
    await sql`update webhook_endpoints set url = ${url}, description = ${description}, events = ${events},
      ${state}, notice_due_at = null
    where client_id = ${client} and id = ${id} returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** What was sent to it is deleted after its time. Throws not-found if the client has no such endpoint. */
export async function removeEndpoint(tx: Tx, client: string, id: string): Promise<void> {
  const { rows } =
    await sql`delete from webhook_endpoints where client_id = ${client} and id = ${id} returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** The secret before signs too for a day. Throws not-found if the client has no such endpoint. */
export async function replaceSecret(
  tx: Tx,
  client: string,
  { id, sealed }: { id: string; sealed: string },
): Promise<void> {
  const { rows } = await sql`update webhook_endpoints set secret = ${sealed}, old_secret = secret,
      old_secret_expires_at = now() + make_interval(hours => ${OLD_SECRET_HOURS})
    where client_id = ${client} and id = ${id} returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}
