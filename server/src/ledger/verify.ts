// Verifies the ledger: recomputes every balance, hold and settlement from the entries and lists the differences.
import { type Db, type Reader, type Sql, sql, type Tx } from '../db/db.ts';
import { isLive } from './flow.ts';
import { type ClosedMonth, lastClosedMonth, verifyClosedMonths } from './months.ts';

export interface LedgerReport {
  ok: boolean;
  clients: number;
  transfers: number;
  /** The last closed month (`2026-10`), null if none is closed. Unless all was verified, the verification began after it. */
  closed_through: string | null;
  /** One sentence each; at most 100 of a kind. */
  problems: string[];
}

type Finding = { problem: string };

/** What a verification reads: the transfers after `after`, on top of the balances in `carried`. */
interface Part {
  after: number;
  /** (account_id, balance) */
  carried: Sql;
}

const WHOLE: Part = { after: 0, carried: sql`(select null::text as account_id, 0::bigint as balance where false)` };

const afterMonth = ({ lastTransferId }: ClosedMonth): Part => ({
  after: lastTransferId,
  carried: sql`ledger_carried_balances`,
});

const checksOf = ({ after, carried }: Part): Sql[] => [
  sql`select format('Account %s has balance %s but its entries add up to %s.', id, balance, entered) as problem
    from (select account.id, account.balance, coalesce(carried.balance, 0) + coalesce(moved.amount, 0) as entered
      from ledger_accounts account left join ${carried} carried on carried.account_id = account.id
      left join (select account_id, sum(amount) as amount from ledger_entries where transfer_id > ${after} group by 1) moved
        on moved.account_id = account.id
      where account.balance is not null) accounts
    where balance <> entered`,

  sql`select format('Account %s was below zero after transfer %s.', account_id, transfer_id) as problem
    from (select entry.account_id, transfer_id,
        coalesce(carried.balance, 0) + sum(amount) over (partition by entry.account_id order by transfer_id) as balance
      from ledger_entries entry left join ${carried} carried on carried.account_id = entry.account_id
      where transfer_id > ${after} and entry.account_id like '%/%') history
    where balance < 0`,

  sql`select format('Transfer %s does not have its two entries.', transfer.key) as problem
    from ledger_transfers transfer left join ledger_entries entry on entry.transfer_id = transfer.id
    where transfer.id > ${after}
    group by transfer.id
    having count(entry) <> 2
      or count(*) filter (where entry.account_id = from_account and entry.amount = -transfer.amount) <> 1
      or count(*) filter (where entry.account_id = to_account and entry.amount = transfer.amount) <> 1`,

  sql`select format('Transfer %s moves credits from one client to another.', key) as problem from ledger_transfers
    where id > ${after} and from_account like '%/%' and to_account like '%/%'
      and split_part(from_account, '/', 1) <> split_part(to_account, '/', 1)`,

  sql`select format('Account %s has entries and does not exist.', account_id) as problem from ledger_entries entry
    where transfer_id > ${after} and not exists (select from ledger_accounts where id = entry.account_id) group by account_id`,

  sql`select format('Transfer %s is stored as %s of client %s with balance %s but is %s of client %s with balance %s.', key,
      kind, client_id, balance, true_kind, true_client, true_balance) as problem
    from (select key, kind, client_id, told.balance, split_part(key, ':', 1) as true_kind, true_client,
        coalesce(carried.balance, 0) + sum(case true_client || '/free' when to_account then amount when from_account then -amount else 0 end)
          over (partition by true_client order by id) as true_balance
      from ledger_transfers told cross join lateral (
        select split_part(case when from_account like '%/%' then from_account else to_account end, '/', 1) as true_client
      ) owner left join ${carried} carried on carried.account_id = true_client || '/free'
      where id > ${after}) told
    where (kind, client_id::text, balance) <> (true_kind, true_client, true_balance)`,

  sql`select format('Up to transfer %s, the metrics have %s credits of kind %s but the transfers add up to %s.',
      last_transfer_id, coalesce(stored, 0), coalesce(stored_kind, kind), coalesce(amount, 0)) as problem
    from (select last_transfer_id, key as stored_kind, value::bigint as stored from ledger_flow_checkpoint, jsonb_each_text(credits_by_kind)) stored
    full join (select kind, sum(amount) as amount from (
        select kind, case when ${isLive} then amount else 0 end as amount from ledger_transfers
          where id > ${after} and id <= (select last_transfer_id from ledger_flow_checkpoint)
        union all select key, value::bigint from ledger_months, jsonb_each_text(credits_by_kind) where last_transfer_id = ${after}
      ) credits group by kind) moved on kind = stored_kind
    where stored is distinct from amount`,

  // Compares each step of an order in its hold with the step in the transfers.
  sql`with checked as (
      select substr(key, strpos(key, ':') + 1) as order_id from ledger_transfers
        where id > ${after} and split_part(key, ':', 1) in ('hold', 'charge', 'release')
      union select order_id from ledger_holds where closed_at is null or ${after === 0}
    )
    select format('Order %s: its hold has %s %s but its transfers have %s.', coalesce(told.order_id, moved.order_id),
      coalesce(told.step, moved.step), coalesce(told.amount, 0), coalesce(moved.amount, 0)) as problem
    from (
      select order_id, step, amount, source, target from (
        select order_id, client_id, 'hold' as step, amount, 'free' as a, 'held' as b from checked join ledger_holds using (order_id)
        union all select order_id, client_id, 'charge', charged, 'held', 'spent' from checked join ledger_holds using (order_id)
        union all select order_id, client_id, 'release', amount - charged, 'held', 'free' from checked join ledger_holds using (order_id)
      ) step, lateral (select client_id || '/' || a as source, client_id || '/' || b as target) accounts
      where amount > 0
    ) told full join (
      select step, order_id, amount, from_account, to_account
      from checked cross join unnest(array['hold', 'charge', 'release']) step
      join ledger_transfers on key = step || ':' || order_id
    ) moved on (moved.order_id, moved.step, from_account, to_account) = (told.order_id, told.step, source, target)
    where told.amount is distinct from moved.amount`,

  sql`select format('Account %s has balance %s but the open holds add up to %s.', account.id, balance, coalesce(sum(amount), 0)) as problem
    from ledger_accounts account
    left join ledger_holds hold on hold.client_id = account.client_id and closed_at is null
    where account.id like '%/held' group by account.id having balance <> coalesce(sum(amount), 0)`,
];

/**
 * Checks the ledger in one snapshot, while the service may be running: the transfers since the last closed month, or `all`.
 * `liveOrders` returns the ids of all orders in progress, in the same snapshot.
 */
export const verifyLedger = (
  db: Db,
  liveOrders: (tx: Tx) => Promise<ReadonlySet<string>>,
  { all = false }: { all?: boolean } = {},
): Promise<LedgerReport> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const closed = await lastClosedMonth(tx);
      const problems = all ? await verifyCarried(tx) : [];
      for (const check of checksOf(all || !closed ? WHOLE : afterMonth(closed)))
        problems.push(...(await find(tx, check)));
      problems.push(...(await compareWithOrders(tx, await liveOrders(tx))));
      return {
        ok: problems.length === 0,
        ...(await count(tx, closed)),
        closed_through: closed?.month ?? null,
        problems,
      };
    });

async function find(reader: Reader, check: Sql): Promise<string[]> {
  const { rows } = await sql<Finding>`select problem from (${check}) findings limit 100`.execute(reader);
  return rows.map(({ problem }) => problem);
}

/** Compares closed months and the balances carried from them with the transfers and entries. */
async function verifyCarried(reader: Reader): Promise<string[]> {
  const carried = await find(
    reader,
    sql`select format('Account %s was carried over with balance %s but its entries add up to %s.', coalesce(id, account_id),
        coalesce(balance, 0), coalesce(amount, 0)) as problem
      from ledger_carried_balances full join (
        select account_id as id, sum(amount) as amount from ledger_entries
        where transfer_id <= (select max(last_transfer_id) from ledger_months) group by 1
      ) entered on id = account_id
      where balance is distinct from amount`,
  );
  return [...(await verifyClosedMonths(reader)), ...carried];
}

/** A hold is open exactly while its order is in progress. A live job without a hold is not an order. */
async function compareWithOrders(reader: Reader, live: ReadonlySet<string>): Promise<string[]> {
  const ids = [...live];
  const { rows } = await sql<Finding>`
    (select format('Order %s is not in progress but reserves %s credits.', order_id, amount) as problem
      from ledger_holds where closed_at is null and order_id <> all(${ids}) limit 100)
    union all
    (select format('Order %s is in progress but its hold is closed.', order_id)
      from ledger_holds where closed_at is not null and order_id = any(${ids}) limit 100)`.execute(reader);
  return rows.map(({ problem }) => problem);
}

async function count(
  reader: Reader,
  closed: ClosedMonth | undefined,
): Promise<Pick<LedgerReport, 'clients' | 'transfers'>> {
  const { rows } = await sql<Pick<LedgerReport, 'clients' | 'transfers'>>`
    select (select count(distinct client_id) from ledger_accounts) as clients,
      ${closed?.transfers ?? 0} + (select count(*) from ledger_transfers where id > ${closed?.lastTransferId ?? 0}) as transfers`.execute(
    reader,
  );
  return rows[0]!;
}
