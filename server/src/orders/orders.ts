// Orders: placing one reserves credits and queues a job in one transaction; it is settled or refunded once.
import type { Json } from '@greenroom/engine-kit/json';
import { type Db, type Reader, type Row, type Sql, sql, type Tx } from '../db/db.ts';
import type { NewJob } from '../jobs/jobs.ts';
import { Problem } from '../kernel/problem.ts';
import { closeHold, hold } from '../ledger/holds.ts';
import type { LineItem } from '../pricing/quote.ts';
import { type ReceiptLine, reservedLines, settle } from '../pricing/receipt.ts';
import { bindIdempotencyKey, type IdempotencyKey, releaseIdempotencyKeyOfJob } from './idempotency-keys.ts';
import { createOrderTransaction, type OrderTransaction } from './order-transaction.ts';

export interface NewOrder {
  job: NewJob;
  price: { total: number; lineItems: readonly LineItem[] };
  /** The request without data of a face or a voice: it is kept after the job's input is deleted. */
  request: Json;
  characterId?: string | undefined;
  voiceId?: string | undefined;
  metadata?: { readonly [key: string]: Json } | undefined;
  /** Bound to the job; `response` is stored with it if the request is answered before the job ends. */
  idempotencyKey?: IdempotencyKey | undefined;
  response?: Json | undefined;
}

/** An order as receipts and histories show it. */
export interface Order extends Row<'orders', 'jobId' | 'creditsEstimated' | 'creditsActual'> {
  lineItems: readonly ReceiptLine[];
  metadata: { readonly [key: string]: Json };
  request: Json;
}

export interface Orders {
  /** The transaction in which `place` is called. */
  readonly transaction: OrderTransaction;
  /**
   * Throws 402 if the client has too few credits, 409 if the idempotency key was lost, 401 if the client is suspended.
   * `tx` must then be rolled back.
   */
  place(tx: Tx, order: NewOrder): Promise<void>;
}

/** `enqueue` writes the job in the same transaction. */
export const createOrders = ({ db, enqueue }: { db: Db; enqueue: (tx: Tx, job: NewJob) => Promise<void> }): Orders => ({
  transaction: createOrderTransaction(db),
  async place(tx, { job, price, request, characterId, voiceId, metadata, idempotencyKey, response }) {
    if (idempotencyKey) await bindIdempotencyKey(tx, idempotencyKey, job.id, response);
    const { rows } =
      await sql`insert into orders (job_id, client_id, kind, credits_estimated, line_items, request, character_id, voice_id, metadata)
      select ${job.id}, id, ${job.kind}, ${price.total}, ${JSON.stringify(reservedLines(price.lineItems))}::jsonb,
        ${JSON.stringify(request)}::jsonb, ${characterId ?? null}::uuid, ${voiceId ?? null}, ${JSON.stringify(metadata ?? {})}::jsonb
      from clients where id = ${job.client} and suspended_at is null for key share returning 1`.execute(tx);
    // Authentication checks this too, but the client may have been suspended since. The lock waits for a deletion in progress.
    if (rows.length === 0) throw new Problem('unauthorized', 'This account is suspended. Contact the operator.');
    await hold(tx, { order: job.id, client: job.client, amount: price.total });
    await enqueue(tx, job);
  },
});

/**
 * Charges what was delivered, at most what was reserved, and releases the rest; returns the credits charged.
 * `measured`: the delivered line items at their measured length; by default all items as reserved.
 */
export async function settleOrder(
  tx: Tx,
  job: string,
  delivered: { measured?: readonly LineItem[]; metadata?: { readonly [key: string]: Json } } = {},
): Promise<number> {
  const order = (await findOrders(tx, [job])).get(job);
  if (!order) throw new Error(`There is no order ${job}.`);
  const reserved = order.lineItems.map(({ item, seconds, rate, estimated }) => ({
    item,
    seconds,
    rate,
    credits: estimated,
  }));
  const { total, lineItems } = settle(reserved, delivered.measured ?? reserved);

  const closed = await closeHold(tx, job, total);
  // The job's fence lets only one worker finish, and every failure path closes the job first.
  if (!closed) throw new Error(`Order ${job} was closed before it was settled.`);
  await sql`update orders set credits_actual = ${total}, line_items = ${JSON.stringify(lineItems)}::jsonb,
    metadata = metadata || ${JSON.stringify(delivered.metadata ?? {})}::jsonb where job_id = ${job}`.execute(tx);
  return total;
}

/** Releases all reserved credits. Does nothing if the order is closed. */
export async function refundOrder(tx: Tx, job: string): Promise<void> {
  await closeHold(tx, job, 0);
  await releaseIdempotencyKeyOfJob(tx, job);
}

export async function findOrders(reader: Reader, jobs: readonly string[]): Promise<Map<string, Order>> {
  const { rows } = await sql<Order>`select job_id as "jobId", credits_estimated as "creditsEstimated",
    credits_actual as "creditsActual", line_items as "lineItems", metadata, request
    from orders where job_id = any(${[...jobs]})`.execute(reader);
  return new Map(rows.map((order) => [order.jobId, order]));
}

/** Erases what these orders asked for; their prices stay. */
export const eraseRequests = async (tx: Tx, jobs: readonly string[]): Promise<void> => {
  await sql`update orders set request = null where job_id = any(${[...jobs]})`.execute(tx);
};

const liveOrder = (condition: Sql): Sql => sql`exists (select from jobs join orders on orders.job_id = jobs.id
  where jobs.status in ('queued', 'running') and ${condition})`;

/** A condition for another query: whether a live job uses the character. */
export const isCharacterInUse = (character: Sql): Sql => liveOrder(sql`orders.character_id = ${character}`);

/** A condition for another query: whether a live job uses the voice. */
export const isVoiceInUse = (voice: Sql): Sql => liveOrder(sql`orders.voice_id = ${voice}`);
