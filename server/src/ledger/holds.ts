// Holds: credits reserved when an order is placed; once the order ends, they are charged in part and released for the rest.
import { sql, type Tx } from '../db/db.ts';
import { clientAccount, lockAccounts } from './accounts.ts';
import { refuseShortfall } from './shortfall.ts';
import { transfer } from './transfer.ts';

export interface Hold {
  order: string;
  client: string;
  /** Whole credits, zero or more. The hold of an order without a price is closed once like any other. */
  amount: number;
}

export interface ClosedHold {
  client: string;
  held: number;
  charged: number;
}

/** Reserves credits, once for each order. Throws 402 `insufficient_credits` if fewer are available. */
export async function hold(tx: Tx, { order, client, amount }: Hold): Promise<void> {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`Order ${order} cannot reserve ${amount} credits.`);
  const { free } = await lockAccounts(tx, client);
  const { rows } = await sql`insert into ledger_holds (order_id, client_id, amount)
    values (${order}, ${client}, ${amount}) on conflict (order_id) do nothing returning 1`.execute(tx);
  if (rows.length === 0) return expectSame(tx, { order, client, amount });
  refuseShortfall({ required: amount, available: free });
  if (amount === 0) return;
  await transfer(tx, {
    key: `hold:${order}`,
    from: clientAccount(client, 'free'),
    to: clientAccount(client, 'held'),
    amount,
    reason: 'reserved for an order',
  });
}

async function expectSame(tx: Tx, { order, client, amount }: Hold): Promise<void> {
  const { rows } = await sql<{
    same: boolean;
  }>`select (client_id, amount) = (${client}::uuid, ${amount}::bigint) as same
    from ledger_holds where order_id = ${order}`.execute(tx);
  if (!rows[0]?.same) throw new Error(`Order ${order} already has a hold of another client or amount.`);
}

/**
 * Closes the hold of an order: charges `charged` credits and releases the rest.
 * Returns undefined, and moves nothing, if there is no such hold or it is already closed.
 */
export async function closeHold(tx: Tx, order: string, charged: number): Promise<ClosedHold | undefined> {
  const row = await tx
    .selectFrom('ledger_holds')
    .select(['client_id as client', 'amount as held'])
    .where('order_id', '=', order)
    .executeTakeFirst();
  if (!row) return undefined;
  const { client, held } = row;
  if (!Number.isSafeInteger(charged) || charged < 0 || charged > held) {
    throw new RangeError(`Order ${order} reserved ${held} credits and cannot be charged ${charged}.`);
  }
  // Every path locks the accounts before the row of the hold, so that two orders of one client cannot deadlock.
  await lockAccounts(tx, client);
  // All orders of a client share its held account, so the row of the hold decides who closes it.
  const { rows: closed } = await sql`update ledger_holds set closed_at = clock_timestamp(), charged = ${charged}
    where order_id = ${order} and closed_at is null returning 1`.execute(tx);
  if (closed.length === 0) return undefined;

  const from = clientAccount(client, 'held');
  const unused = held - charged;
  if (charged > 0) {
    const to = clientAccount(client, 'spent');
    await transfer(tx, { key: `charge:${order}`, from, to, amount: charged, reason: 'charged for an order' });
  }
  if (unused > 0) {
    const to = clientAccount(client, 'free');
    await transfer(tx, { key: `release:${order}`, from, to, amount: unused, reason: 'unused credits of an order' });
  }
  return { client, held, charged };
}
