// Closes months of the ledger: carries their balances over, so that a verification reads only later transfers.
import { type Db, type Reader, type Sql, sql, type Tx } from '../db/db.ts';
import { isLive } from './flow.ts';

/** Longer than any transaction that makes a transfer, so that a month has all its transfers when it is closed. */
const CLOSING_LAG_HOURS = 24;

export interface ClosedMonth {
  /** `2026-10` */
  month: string;
  lastTransferId: number;
  transfers: number;
  digest: string;
}

/** The last closed month; undefined if none is closed. */
export async function lastClosedMonth(reader: Reader): Promise<ClosedMonth | undefined> {
  const { rows } = await sql<ClosedMonth>`select ${COLUMNS} from ledger_months order by month desc limit 1`.execute(
    reader,
  );
  return rows[0];
}

/**
 * Closes every month that ended at least a day ago. Months without transfers are left out.
 * The caller has verified the ledger. Safe to run concurrently and to repeat.
 */
export async function closeMonths(db: Db): Promise<void> {
  while (await db.transaction().execute(closeNextMonth)) {
    // One transaction for each month.
  }
}

async function closeNextMonth(tx: Tx): Promise<boolean> {
  // One process at a time. The metrics store their totals in this row too.
  await sql`select from ledger_flow_checkpoint for update`.execute(tx);
  const before = await lastClosedMonth(tx);
  const after = before?.lastTransferId ?? 0;
  const { rows } = await sql<{ month: string; lastTransferId: number }>`
    with next as (
      select date_trunc('month', min(created_at), 'UTC') as month from ledger_transfers where id > ${after}
    )
    select to_char(month at time zone 'UTC', 'YYYY-MM-DD') as month, max(id) as "lastTransferId"
    from next join ledger_transfers on id > ${after} and created_at < month + interval '1 month'
    where month + interval '1 month' < now() - ${CLOSING_LAG_HOURS} * interval '1 hour' group by month`.execute(tx);
  const next = rows[0];
  if (next === undefined) return false;
  const { month, lastTransferId } = next;
  const added = sql`id > ${after} and id <= ${lastTransferId}`;
  const digest = await digestOf(tx, before?.digest ?? '', added);
  await sql`insert into ledger_months (month, last_transfer_id, transfers, credits_by_kind, digest)
    select ${month}::date, ${lastTransferId}, ${before?.transfers ?? 0} + (select count(*) from ledger_transfers where ${added}),
      coalesce(jsonb_object_agg(kind, credits), '{}'), ${digest}
    from (
      select kind, sum(credits) as credits from (
        select kind, sum(case when ${isLive} then amount else 0 end) as credits from ledger_transfers
          where ${added} group by kind
        union all select key, value::bigint from ledger_months, jsonb_each_text(credits_by_kind)
          where last_transfer_id = ${after}
      ) moved group by kind
    ) totals`.execute(tx);
  await sql`insert into ledger_carried_balances as carried (account_id, balance)
    select account_id, sum(amount) from ledger_entries
    where transfer_id > ${after} and transfer_id <= ${lastTransferId} group by account_id
    on conflict (account_id) do update set balance = carried.balance + excluded.balance`.execute(tx);
  await sql`update ledger_flow_checkpoint set (last_transfer_id, credits_by_kind) = (
      select last_transfer_id, credits_by_kind from ledger_months where month = ${month}::date)
    where last_transfer_id < ${lastTransferId}`.execute(tx);
  return true;
}

/** One sentence for each closed month whose transfers have changed since it was closed. */
export async function verifyClosedMonths(reader: Reader): Promise<string[]> {
  const { rows } = await sql<ClosedMonth>`select ${COLUMNS} from ledger_months order by month`.execute(reader);
  const problems: string[] = [];
  let before = { lastTransferId: 0, transfers: 0, digest: '' };
  for (const closed of rows) {
    const added = sql`id > ${before.lastTransferId} and id <= ${closed.lastTransferId}`;
    const { rows: counted } = await sql<{ transfers: number }>`select count(*) as transfers from ledger_transfers
      where ${added}`.execute(reader);
    const transfers = counted[0]!.transfers;
    if (transfers !== closed.transfers - before.transfers)
      problems.push(
        `Month ${closed.month} was closed with ${closed.transfers - before.transfers} transfers but has ${transfers}.`,
      );
    else if ((await digestOf(reader, before.digest, added)) !== closed.digest)
      problems.push(`Transfers of month ${closed.month} have changed since it was closed.`);
    before = closed;
  }
  return problems;
}

const COLUMNS = sql`to_char(month, 'YYYY-MM') as month, last_transfer_id as "lastTransferId", transfers, digest`;

/** In parts of ten thousand transfers, because a value in PostgreSQL has a maximum size. */
async function digestOf(reader: Reader, before: string, added: Sql): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select encode(sha256(convert_to(${before}, 'UTF8') || coalesce(string_agg(digest, ''::bytea order by part), '')), 'hex') as digest
    from (
      select id / 10000 as part, string_agg(sha256(convert_to(row_to_json(transfer)::text, 'UTF8')), ''::bytea order by id) as digest
      from (
        select id, key, kind, client_id, from_account, to_account, amount, balance, reason,
          extract(epoch from created_at) as created_at
        from ledger_transfers where ${added}
      ) transfer group by part
    ) parts`.execute(reader);
  return rows[0]!.digest;
}
