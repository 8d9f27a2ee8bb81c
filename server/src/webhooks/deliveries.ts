// The deliveries of events as rows: listing them, queueing a test event, and replaying one.
import type { DeliveryStatus, WebhookAttempt } from '@greenroom/contract/dashboard/webhooks';
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { notFound, Problem } from '../kernel/problem.ts';

export interface Delivery
  extends Row<'webhook_deliveries', 'id' | 'eventId' | 'type' | 'data' | 'createdAt' | 'status' | 'nextAttemptAt'> {
  attempts: WebhookAttempt[];
}

/** Newest first. `after`: the last id of the page before. */
export async function listDeliveries(
  reader: Reader,
  endpoint: string,
  { status, after, limit }: { status?: DeliveryStatus | undefined; after?: string | undefined; limit: number },
): Promise<Delivery[]> {
  const ofStatus = status === undefined ? sql`` : sql`and status = ${status}`;
  const behind =
    after === undefined
      ? sql``
      : sql`and (created_at, id) < (select created_at, id from webhook_deliveries where id = ${after})`;
  const { rows } = await sql<Delivery>`select id, event_id as "eventId", type, data, created_at as "createdAt", status,
      next_attempt_at as "nextAttemptAt", attempts
    from webhook_deliveries where endpoint_id = ${endpoint} ${ofStatus} ${behind}
    order by created_at desc, id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Sent to this endpoint only, whatever events it wants. */
export async function queueTestEvent(tx: Tx, client: string, endpoint: string): Promise<void> {
  await sql`insert into webhook_deliveries (id, client_id, endpoint_id, event_id, type, data)
    values (${uuidv7()}, ${client}, ${endpoint}, ${uuidv7()}, 'webhook.test', '{}')`.execute(tx);
}

/** It is sent now, with the id of its event, and retried as at first. Throws not-found for an unknown one, 409 while it is sent. */
export async function replayDelivery(tx: Tx, endpoint: string, id: string): Promise<void> {
  const { rows } = await sql<{ busy: boolean }>`select leased_until > now() is true as busy from webhook_deliveries
    where endpoint_id = ${endpoint} and id = ${id} for update`.execute(tx);
  if (!rows[0]) throw notFound();
  if (rows[0].busy) throw new Problem('conflict', 'The event is being sent at this moment. Wait for the response.');
  await sql`update webhook_deliveries set status = 'pending', next_attempt_at = now(), failures = 0,
    lease = null, leased_until = null where id = ${id}`.execute(tx);
}
