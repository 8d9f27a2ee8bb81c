// The credits of sandboxes: every day as many as the allowance, from an account of their own.
import type { Tx } from '../db/db.ts';
import { type Account, clientAccount, lockAccounts } from './accounts.ts';
import { transfer } from './transfer.ts';

const SOURCE: Account = 'sandbox';

/**
 * Sets the available credits of a sandbox to the allowance and begins a new period, once for each `day`. Credits that are reserved
 * for orders in progress stay reserved.
 */
export async function refillSandbox(
  tx: Tx,
  { client, allowance, day }: { client: string; allowance: number; day: string },
): Promise<void> {
  const { free, spent } = await lockAccounts(tx, client);
  const move = async (step: string, from: Account, to: Account, amount: number): Promise<void> => {
    const key = `sandbox:${step}:${client}:${day}`;
    if (amount > 0) await transfer(tx, { key, from, to, amount, reason: 'daily test credits' });
  };
  const available = clientAccount(client, 'free');
  await move('spent', clientAccount(client, 'spent'), SOURCE, spent);
  await move('expired', available, SOURCE, free - allowance);
  await move('issued', SOURCE, available, allowance - free);
}
