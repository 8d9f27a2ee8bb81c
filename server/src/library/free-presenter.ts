// The free stock presenter: each client gets one.
import { type Reader, sql, type Tx } from '../db/db.ts';

/** Whether the client has neither got its free presenter nor a live order of it. In a transaction, valid under the client's lock. */
export async function isPresenterFree(reader: Reader, client: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select free_presenter_at is null and not exists (
      select from jobs join orders on orders.job_id = jobs.id
      where jobs.client_id = clients.id and jobs.kind = 'character' and status in ('queued', 'running')
        and credits_estimated = 0) as free
    from clients where id = ${client}`.execute(reader);
  return rows[0]!.free;
}

/** Call it in the transaction that creates the presenter. */
export async function recordFreePresenter(tx: Tx, client: string): Promise<void> {
  await sql`update clients set free_presenter_at = now() where id = ${client}`.execute(tx);
}
