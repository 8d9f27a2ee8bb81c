// Tests a process that is frozen while it issues a receipt: other processes issue theirs and settle its purchase.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { pauseNextWrite } from '../db/testing-pause.ts';
import { openTestShop } from './testing.ts';

const shop = await openTestShop();
afterAll(() => shop.close());

test('a process that is frozen while it issues a receipt blocks neither other purchases nor its own', async () => {
  const [frozenClient, other] = [await shop.newClient(), await shop.newClient()];
  const frozenPurchase = await shop.buy(frozenClient, 500);
  const otherPurchase = await shop.buy(other, 700);
  for (const { session } of [frozenPurchase, otherPurchase]) shop.stripe.pay(session);

  const pause = await pauseNextWrite(shop.pool, {
    table: 'receipts',
    on: 'insert',
    when: `new.purchase_id = '${frozenPurchase.id}'`,
  });
  const program = fileURLToPath(new URL('./testing-checkout-process.ts', import.meta.url));
  const args = [shop.url, shop.stripe.url, frozenClient, frozenPurchase.id];
  const frozen = spawn(process.execPath, [program, ...args], { stdio: 'ignore' });
  try {
    await pause.started();
    frozen.kill('SIGSTOP');
    const node = shop.anotherNode();
    expect((await node.check(other, otherPurchase.id)).state).toBe('paid');
    expect((await node.check(frozenClient, frozenPurchase.id)).state).toBe('paid');
  } finally {
    frozen.kill('SIGKILL');
  }
  expect([await shop.accountBalances(other), await shop.accountBalances(frozenClient)]).toMatchObject([
    { free: 700 },
    { free: 500 },
  ]);
  const numbers = [...(await shop.receiptNumbers(other)), ...(await shop.receiptNumbers(frozenClient))];
  expect(numbers.map((number) => number.slice(-6))).toEqual(['000001', '000002']);
  expect(await shop.faults()).toEqual([]);
});
