// Below how many available credits a client gets the event `credits.low`.
import { type Reader, sql, type Tx } from '../db/db.ts';

/** Null: never. */
export async function getCreditsThreshold(reader: Reader, client: string): Promise<number | null> {
  const row = await reader
    .selectFrom('credit_alerts')
    .select('threshold')
    .where('client_id', '=', client)
    .executeTakeFirst();
  return row?.threshold ?? null;
}

/** Null: never. */
export async function setCreditsThreshold(tx: Tx, client: string, threshold: number | null): Promise<void> {
  if (threshold === null) await sql`delete from credit_alerts where client_id = ${client}`.execute(tx);
  else
    await sql`insert into credit_alerts (client_id, threshold) values (${client}, ${threshold})
      on conflict (client_id) do update set threshold = excluded.threshold`.execute(tx);
}
