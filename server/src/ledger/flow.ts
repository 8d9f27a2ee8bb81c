// Counts the credits that ever moved, by kind, for the operator's metrics.
import { type Reader, sql } from '../db/db.ts';

/** Credits by the kind of the transfer: `grant`, `hold`, `charge`, `release`, … */
export type CreditFlow = ReadonlyMap<string, number>;

/** Credits of sandboxes are no part of what was sold or earned. A condition on rows of `ledger_transfers`. */
export const isLive = sql`not exists (select from sandboxes where sandboxes.client_id = ledger_transfers.client_id)`;

/** The totals are stored after this many transfers, so that the next process to start reads no more than these. */
const STORE_EVERY = 100_000;
/** Longer than any transaction that makes a transfer. */
const STORED_LAG_SECONDS = 600;

interface Moved {
  totals: Map<string, number>;
  /** The totals include exactly the transfers up to this one. */
  last: number;
}

/**
 * Each call returns running totals and reads only the transfers since the last call. The totals lag behind, because a
 * transfer that is not committed yet may have a lower id than a committed one.
 */
export function createCreditFlow(
  reader: Reader,
  { lagSeconds = 60, storeEvery = STORE_EVERY }: { lagSeconds?: number; storeEvery?: number } = {},
): () => Promise<CreditFlow> {
  let moved: Moved | undefined;
  let unstored = 0;
  const read = async (): Promise<CreditFlow> => {
    moved ??= await readStored(reader);
    unstored += await advance(reader, moved, lagSeconds);
    if (unstored >= storeEvery) {
      await store(reader);
      unstored = 0;
    }
    return moved.totals;
  };
  // One at a time: concurrent reads would count the same transfers twice.
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(read, read);
    last = next;
    return next;
  };
}

/** Adds the transfers after `moved.last` that are older than the lag; returns their number. */
async function advance(reader: Reader, moved: Moved, lagSeconds: number): Promise<number> {
  const { rows } = await sql<{ kind: string; amount: number; count: number; last: number }>`
    with later as (
      select id, kind, case when ${isLive} then amount else 0 end as amount,
        created_at >= now() - ${lagSeconds} * interval '1 second' as young
      from ledger_transfers where id > ${moved.last}
    )
    select kind, sum(amount)::bigint as amount, count(*) as count, max(id) as last from later
    where id < coalesce((select min(id) from later where young), 9223372036854775807) group by kind`.execute(reader);
  for (const { kind, amount, last } of rows) {
    moved.totals.set(kind, (moved.totals.get(kind) ?? 0) + amount);
    moved.last = Math.max(moved.last, last);
  }
  return rows.reduce((sum, { count }) => sum + count, 0);
}

async function readStored(reader: Reader): Promise<Moved> {
  const { rows } = await sql<{ last: number; moved: Record<string, number> }>`
    select last_transfer_id as last, credits_by_kind as moved from ledger_flow_checkpoint`.execute(reader);
  return { totals: new Map(Object.entries(rows[0]?.moved ?? {})), last: rows[0]?.last ?? 0 };
}

/** Does nothing if another process stored its totals meanwhile. */
async function store(reader: Reader): Promise<void> {
  const moved = await readStored(reader);
  const before = moved.last;
  await advance(reader, moved, STORED_LAG_SECONDS);
  await sql`update ledger_flow_checkpoint set last_transfer_id = ${moved.last}, credits_by_kind = ${JSON.stringify(Object.fromEntries(moved.totals))}::jsonb
    where last_transfer_id = ${before}`.execute(reader);
}
