// Credits set aside for an order under way: held when it is placed, charged for what was used, released for the rest, closed once.
import { sql, type Tx } from '../db/db.ts';
import { clientAccount, lockAccounts } from './accounts.ts';
import { refuseShortfall } from './shortfall.ts';
import { transfer } from './transfer.ts';

export interface Hold {
  order: string;
  client: string;
  /** Whole credits, zero or more: an order that is free holds nothing and is closed once like any other. */
  amount: number;
}

export interface ClosedHold {
  client: string;
  held: number;
  used: number;
}

/** Sets credits aside, once for each order. Throws 402 `insufficient_credits` where fewer are free. */
export async function hold(tx: Tx, { order, client, amount }: Hold): Promise<void> {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${order} cannot hold ${amount} credits.`);
  const { free } = await lockAccounts(tx, client);
  const { rows } = await sql`insert into ledger_holds (order_id, client_id, amount)
    values (${order}, ${client}, ${amount}) on conflict (order_id) do nothing returning 1`.execute(tx);
  if (rows.length === 0) return expectSame(tx, { order, client, amount });
  refuseShortfall({ required: amount, free });
  if (amount === 0) return;
  await transfer(tx, {
    key: `hold:${order}`,
    from: clientAccount(client, 'free'),
    to: clientAccount(client, 'held'),
    amount,
    reason: 'set aside for an order',
  });
}

async function expectSame(tx: Tx, { order, client, amount }: Hold): Promise<void> {
  const { rows } = await sql<{
    same: boolean;
  }>`select (client_id, amount) = (${client}::uuid, ${amount}::bigint) as same
    from ledger_holds where order_id = ${order}`.execute(tx);
  if (!rows[0]?.same) throw new Error(`The order ${order} already holds other credits.`);
}

/**
 * Closes the order's hold: `used` is charged, the rest is free again.
 * Answers undefined where there is no such hold or somebody closed it before; nothing moves then.
 */
export async function closeHold(tx: Tx, order: string, used: number): Promise<ClosedHold | undefined> {
  const { rows: found } = await sql<{ client: string; held: number }>`
    select client_id as client, amount as held from ledger_holds where order_id = ${order}`.execute(tx);
  if (!found[0]) return undefined;
  const { client, held } = found[0];
  if (!Number.isSafeInteger(used) || used < 0 || used > held) {
    throw new RangeError(`${order} cannot use ${used} of ${held} credits held.`);
  }
  // Before the hold's row: every path takes the accounts first, so that two orders of one client cannot wait for each other.
  await lockAccounts(tx, client);
  // The held purse is shared by all of a client's orders: the row decides who closes, no transfer's key could.
  const { rows: closed } = await sql`update ledger_holds set closed_at = clock_timestamp(), used = ${used}
    where order_id = ${order} and closed_at is null returning 1`.execute(tx);
  if (closed.length === 0) return undefined;

  const from = clientAccount(client, 'held');
  const unused = held - used;
  if (used > 0) {
    const to = clientAccount(client, 'spent');
    await transfer(tx, { key: `charge:${order}`, from, to, amount: used, reason: 'used by an order' });
  }
  if (unused > 0) {
    const to = clientAccount(client, 'free');
    await transfer(tx, { key: `release:${order}`, from, to, amount: unused, reason: 'not used by an order' });
  }
  return { client, held, used };
}
