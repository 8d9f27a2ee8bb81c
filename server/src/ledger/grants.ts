// Credits that come and go without being used: granted (bought or given), withdrawn, and clawed back when a payment is reversed.
import type { Tx } from '../db/db.ts';
import { clientAccount, lockAccounts } from './accounts.ts';
import { refuseShortfall } from './shortfall.ts';
import { transfer, transferExists } from './transfer.ts';

export interface Movement {
  client: string;
  /** Whole credits, above zero. */
  amount: number;
  /** Says which event this is, e.g. `checkout:cs_123`. Sent again it moves nothing; with another amount it is an Error. */
  key: string;
  reason: string;
}

/**
 * Gives credits to a client. A debt is paid from them first, and a new period of spending begins: what was spent
 * until now goes from the client's own purse to the house's revenue.
 */
export async function grant(tx: Tx, movement: Movement): Promise<void> {
  const { client, key } = movement;
  const { debt, spent } = await lockAccounts(tx, client);
  if (!(await issue(tx, 'grant', movement, debt))) return;
  if (spent > 0) {
    const [from, to] = [clientAccount(client, 'spent'), 'revenue'] as const;
    await transfer(tx, { key: `earned:${key}`, from, to, amount: spent, reason: 'spent until the next grant' });
  }
}

/** Gives back what had been clawed back, e.g. when a dispute was won. The period of spending goes on. */
export async function restore(tx: Tx, movement: Movement): Promise<void> {
  const { debt } = await lockAccounts(tx, movement.client);
  await issue(tx, 'restore', movement, debt);
}

/** Answers false where this was done before. */
async function issue(
  tx: Tx,
  kind: 'grant' | 'restore',
  { client, amount, key, reason }: Movement,
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

/** Takes free credits away. Throws 402 `insufficient_credits` where fewer are free. */
export async function withdraw(tx: Tx, { client, amount, key, reason }: Movement): Promise<void> {
  positive(amount);
  const { free } = await lockAccounts(tx, client);
  const move = { key: `withdraw:${key}`, from: clientAccount(client, 'free'), to: 'issued', amount } as const;
  if (await transferExists(tx, move)) return;
  refuseShortfall({ required: amount, free });
  await transfer(tx, { ...move, reason });
}

/**
 * Takes back credits whose payment was reversed: from what is free now, and from the next grants for the rest.
 * Credits that are held for orders under way stay where they are.
 */
export async function clawBack(tx: Tx, { client, amount, key, reason }: Movement): Promise<void> {
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

/** Free credits go back to where they were issued, and as much of the debt with them. */
async function payDebt(tx: Tx, { client, amount, key }: Omit<Movement, 'reason'>): Promise<void> {
  if (amount === 0) return;
  const reason = 'taken back';
  await transfer(tx, { key: `repay:${key}`, from: clientAccount(client, 'free'), to: 'issued', amount, reason });
  await transfer(tx, { key: `settle:${key}`, from: clientAccount(client, 'debt'), to: 'issued', amount, reason });
}

function positive(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no number of credits to move.`);
}
