// A client's statement: every transfer that touched its purses, what each of them gained or lost, and what was free afterwards.
import { type Reader, sql } from '../db/db.ts';
import { type Purse, type Purses, purse, purses } from './accounts.ts';

export interface Movement extends Purses {
  id: number;
  madeAt: Date;
  /** The first word of the transfer's key: `grant`, `hold`, `charge`, … */
  kind: string;
  reason: string;
  /** The order whose credits were held, used or released. */
  order: string | null;
  /** Free credits right after it. */
  balance: number;
}

export interface StatementRange {
  /** Inclusive. */
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  kind?: string | undefined;
}

export interface StatementPage extends StatementRange {
  order: 'oldest first' | 'newest first';
  /** Only what comes after this movement, in that order. */
  after?: number | undefined;
  limit: number;
}

/**
 * A client's transfers are made under its accounts' lock, so that their ids are in the order of time and a page that was
 * read once stays as it is. Reads backwards from each purse only as far as the page goes.
 */
export async function listMovements(
  reader: Reader,
  client: string,
  { from, to, kind, order, after, limit }: StatementPage,
): Promise<Movement[]> {
  const forward = order === 'oldest first';
  const direction = forward ? sql`asc` : sql`desc`;
  const accounts = sql`array[${sql.join(purses.map((name) => purse(client, name)))}]`;
  const free = purse(client, 'free');
  const { rows } = await sql<Movement>`
    with chosen as (
      select distinct id from unnest(${accounts}) account, lateral (
        select transfer.id from ledger_entries join ledger_transfers transfer on transfer.id = transfer_id
        where account_id = account
          ${from ? sql`and made_at >= ${from}` : sql``} ${to ? sql`and made_at < ${to}` : sql``}
          ${kind === undefined ? sql`` : sql`and split_part(key, ':', 1) = ${kind}`}
          ${after === undefined ? sql`` : forward ? sql`and transfer_id > ${after}` : sql`and transfer_id < ${after}`}
        order by transfer_id ${direction} limit ${limit}
      ) of_each order by id ${direction} limit ${limit}
    ), span as (
      select min(id) as first, max(id) as last from chosen
    ), opening as (
      select balance - (select coalesce(sum(amount), 0) from ledger_entries, span
        where account_id = ${free} and transfer_id >= first) as balance
      from ledger_accounts where id = ${free}
    ), running as (
      select moved.*, (opening.balance + sum(free) over (order by id))::bigint as balance from opening, (
        select transfer_id as id, ${sql.join(purses.map(gained))} from ledger_entries, span
        where account_id = any(${accounts}) and transfer_id between first and last group by transfer_id
      ) moved
    )
    select running.*, made_at as "madeAt", split_part(key, ':', 1) as kind, reason,
      case when split_part(key, ':', 1) in ('hold', 'charge', 'release') then substr(key, strpos(key, ':') + 1) end as "order"
    from chosen join running using (id) join ledger_transfers using (id) order by id ${direction}`.execute(reader);
  return rows;
}

const gained = (name: Purse) =>
  sql`coalesce(sum(amount) filter (where account_id like ${`%/${name}`}), 0)::bigint as ${sql.ref(name)}`;

const BATCH = 2_000;

/** Everything in the range, oldest first, read in batches. What is made meanwhile is left out. */
export async function* readStatement(reader: Reader, client: string, range: StatementRange): AsyncGenerator<Movement> {
  const [newest] = await listMovements(reader, client, { order: 'newest first', limit: 1 });
  for (let after = 0; ; ) {
    const page = await listMovements(reader, client, { ...range, order: 'oldest first', after, limit: BATCH });
    for (const movement of page) {
      if (movement.id > (newest?.id ?? 0)) return;
      yield movement;
    }
    const last = page.at(-1);
    if (!last || page.length < BATCH) return;
    after = last.id;
  }
}
