// An order: credits held and a job queued in one transaction; closed once, by whoever comes first.

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
  /** What was asked for, without anything of a face or a voice: it is kept when the job forgets what it was given. */
  request: Json;
  characterId?: string | undefined;
  voiceId?: string | undefined;
  metadata?: { readonly [key: string]: Json } | undefined;
  /** Bound to the job; `answer` is kept with it where the request is answered before the job is done. */
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
   * Throws 402 where the client has too little, 409 where the claim was lost, 401 where the client is suspended; nothing
   * is left behind then.
   */
  place(tx: Tx, order: NewOrder): Promise<void>;
}

/** `enqueue` is the jobs room's: it joins the transaction. */
export const createOrders = ({ db, enqueue }: { db: Db; enqueue: (tx: Tx, job: NewJob) => Promise<void> }): Orders => ({
  transaction: createOrderTransaction(db),
  async place(tx, { job, price, request, characterId, voiceId, metadata, idempotencyKey, response: answer }) {
    if (idempotencyKey) await bindIdempotencyKey(tx, idempotencyKey, job.id, answer);
    const { rows } =
      await sql`insert into orders (job_id, client_id, kind, credits_estimated, line_items, request, character_id, voice_id, metadata)
      select ${job.id}, id, ${job.kind}, ${price.total}, ${JSON.stringify(reservedLines(price.lineItems))}::jsonb,
        ${JSON.stringify(request)}::jsonb, ${characterId ?? null}::uuid, ${voiceId ?? null}, ${JSON.stringify(metadata ?? {})}::jsonb
      from clients where id = ${job.client} and suspended_at is null returning 1`.execute(tx);
    // Here as well as at the doors: a request may have come in just before.
    if (rows.length === 0) throw new Problem('unauthorized', 'This account is suspended. Ask the operator.');
    await hold(tx, { order: job.id, client: job.client, amount: price.total });
    await enqueue(tx, job);
  },
});

/**
 * Charges what was delivered, at most what was held, and releases the rest; answers the credits charged.
 * `measured`: the line items at their measured length, without what was not delivered; by default everything as held.
 */
export async function settleOrder(
  tx: Tx,
  job: string,
  delivered: { measured?: readonly LineItem[]; metadata?: { readonly [key: string]: Json } } = {},
): Promise<number> {
  const order = (await findOrders(tx, [job])).get(job);
  if (!order) throw new Error(`There is no order ${job}.`);
  const held = order.lineItems.map(({ item, seconds, rate, estimated }) => ({
    item,
    seconds,
    rate,
    credits: estimated,
  }));
  const { total, lineItems } = settle(held, delivered.measured ?? held);

  const closed = await closeHold(tx, job, total);
  // The job's fence lets one worker finish, and every failure path closes the job first.
  if (!closed) throw new Error(`Order ${job} was closed before it was settled.`);
  await sql`update orders set credits_actual = ${total}, line_items = ${JSON.stringify(lineItems)}::jsonb,
    metadata = metadata || ${JSON.stringify(delivered.metadata ?? {})}::jsonb where job_id = ${job}`.execute(tx);
  return total;
}

/** Gives back all that was held. Does nothing where the order is closed already. */
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

const liveOrder = (condition: Sql): Sql => sql`exists (select from jobs join orders on orders.job_id = jobs.id
  where jobs.status in ('queued', 'running') and ${condition})`;

/** Whether a live job was ordered of the character, as a condition in another query. */
export const isCharacterWanted = (character: Sql): Sql => liveOrder(sql`orders.character_id = ${character}`);

/** Whether a live job was ordered with the voice, as a condition in another query. */
export const isVoiceWanted = (voice: Sql): Sql => liveOrder(sql`orders.voice_id = ${voice}`);
