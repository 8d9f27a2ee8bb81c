// Deletes orders without a price once nothing refers to them: they have no receipt to keep.
import { type Db, sql } from '../db/db.ts';

/**
 * Deletes free orders that ended more than a day ago, with their jobs, steps and empty holds, if they failed or their voice
 * was deleted. Keeps an order that an idempotency key still refers to.
 */
export async function deleteFreeOrders(db: Db): Promise<void> {
  await sql`with old as (
      select orders.job_id from orders join jobs on jobs.id = orders.job_id
      where credits_estimated = 0 and orders.created_at < now() - interval '1 day'
        and completed_at < now() - interval '1 day' and swept_at is not null
        and (status = 'failed'
          or not exists (select from voices where voices.id = orders.voice_id and deleted_at is null))
        and not exists (select from idempotency_keys where idempotency_keys.job_id = orders.job_id)
        -- The erasure of a deleted client finds the data at engines by their jobs.
        and not exists (select from engine_creations where engine_creations.job_id = orders.job_id)
      order by orders.created_at limit 1000 for update of orders, jobs skip locked
    ), orders_gone as (
      delete from orders using old where orders.job_id = old.job_id
    ), holds_gone as (
      delete from ledger_holds using old where order_id = old.job_id and amount = 0
    )
    delete from jobs using old where jobs.id = old.job_id`.execute(db);
}
