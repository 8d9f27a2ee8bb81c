// Credits that move without an order: granted, withdrawn by an operator, recovered when a payment is reversed, and restored.
import type { Tx } from '../db/db.ts';
import { clientAccount, lockAccounts } from './accounts.ts';
import { refuseShortfall } from './shortfall.ts';
import { transfer, transferExists } from './transfer.ts';

export interface CreditChange {
  client: string;
  /** Whole credits, above zero. */
  amount: number;
  /** Identifies the event, e.g. `purchase:…`. A repeated key moves nothing; with another amount it is an Error. */
  key: string;
  reason: string;
}

/**
 * Gives credits to a client. They pay the client's debt first. A new period begins: credits charged so far move to the
 * system's revenue account.
 */
export async function grant(tx: Tx, change: CreditChange): Promise<void> {
  const { client, key } = change;
  const { debt, spent } = await lockAccounts(tx, client);
  if (!(await issue(tx, 'grant', change, debt))) return;
  if (spent > 0) {
    const [from, to] = [clientAccount(client, 'spent'), 'revenue'] as const;
    await transfer(tx, { key: `earned:${key}`, from, to, amount: spent, reason: 'charged before this top-up' });
  }
}

/** Restores recovered credits, e.g. after a dispute was won. The current period continues. */
export async function restore(tx: Tx, change: CreditChange): Promise<void> {
  const { debt } = await lockAccounts(tx, change.client);
  await issue(tx, 'restore', change, debt);
}

/** Returns false if the transfer was made before. */
async function issue(
  tx: Tx,
  kind: 'grant' | 'restore',
  { client, amount, key, reason }: CreditChange,
  debt: number,
): Promise<boolean> {
  positive(amount);
  const made = await transfer(tx, {
    key: `${kind}:${key}`,
    from: 'issued',
    to: clientAccount(client, 'free'),
    amount,
    reason,
  });
  if (made) await payDebt(tx, { client, amount: Math.min(debt, amount), key: `${kind}:${key}` });
  return made;
}

/** Removes available credits. Throws 402 `insufficient_credits` if fewer are available. */
export async function withdraw(tx: Tx, { client, amount, key, reason }: CreditChange): Promise<void> {
  positive(amount);
  const { free } = await lockAccounts(tx, client);
  const move = { key: `withdraw:${key}`, from: clientAccount(client, 'free'), to: 'issued', amount } as const;
  if (await transferExists(tx, move)) return;
  refuseShortfall({ required: amount, available: free });
  await transfer(tx, { ...move, reason });
}

/**
 * Recovers credits whose payment was reversed: available credits now, and the rest as a debt that the next grants pay.
 * Credits that are reserved for orders in progress stay reserved.
 */
export async function recover(tx: Tx, { client, amount, key, reason }: CreditChange): Promise<void> {
  positive(amount);
  const { free } = await lockAccounts(tx, client);
  const made = await transfer(tx, {
    key: `clawback:${key}`,
    from: 'issued',
    to: clientAccount(client, 'debt'),
    amount,
    reason,
  });
  if (made) await payDebt(tx, { client, amount: Math.min(free, amount), key: `clawback:${key}` });
}

/** Returns available credits to the account that issued them and reduces the debt by as much. */
async function payDebt(tx: Tx, { client, amount, key }: Omit<CreditChange, 'reason'>): Promise<void> {
  if (amount === 0) return;
  const reason = 'recovered';
  await transfer(tx, { key: `repay:${key}`, from: clientAccount(client, 'free'), to: 'issued', amount, reason });
  await transfer(tx, { key: `settle:${key}`, from: clientAccount(client, 'debt'), to: 'issued', amount, reason });
}

function positive(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`${amount} is not a positive whole number of credits.`);
}
