// A checkout for a test file: clients that buy from a loopback Stripe, in any number of processes.
import { randomUUID } from 'node:crypto';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { createLogger } from '../kernel/logger.ts';
import { getAccountBalances } from '../ledger/balance.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { openClient } from './open-client.ts';
import { createStripe } from './stripe.ts';
import { openLoopbackStripe, type SignedEvent } from './testing-stripe.ts';
import { verifyPurchases } from './verify-purchases.ts';

export const seller = { name: 'Video Works Ltd', address: ['1 Mill Lane', 'Ludlow'], taxId: null, tax: null };

export async function openTestShop() {
  const { db, pool, url, close } = await openTestDb();
  const stripe = await openLoopbackStripe();
  const log = createLogger('silent');
  const { secretKey, webhookSecret } = stripe;
  const nodes: (() => Promise<void>)[] = [];
  const shopOn = (on: typeof db): Checkout =>
    createCheckout({
      db: on,
      provider: createStripe({ secretKey, webhookSecret, apiBase: stripe.url }, log),
      allowTest: false,
      seller,
      publicUrl: 'http://127.0.0.1:8080',
      log,
    });
  const shop = shopOn(db);

  return {
    db,
    pool,
    url,
    stripe,
    shop,
    /** The checkout of another process: the same database over other connections. */
    anotherNode(): Checkout {
      const node = openDb(url, { max: 10, limits: timeLimits.service, onError: () => undefined });
      nodes.push(node.close);
      return shopOn(node.db);
    },
    async newClient(): Promise<string> {
      return (await openClient(db, { name: 'Acme', credits: 0, keyPrefix: 'gr' })).client;
    },
    /** Returns the purchase and the provider's session. */
    async buy(client: string, credits: number): Promise<{ id: string; session: string }> {
      const buyer = { name: 'Ada', email: 'ada@acme.example' };
      const { id, url: payUrl } = await shop.buy({ id: randomUUID(), client, buyer, credits });
      return { id, session: payUrl.split('/').at(-1)! };
    },
    tell: ({ payload, signature }: SignedEvent, node = shop) => node.receive(Buffer.from(payload), signature),
    accountBalances: (client: string) => getAccountBalances(db, client),
    async receiptNumbers(client: string): Promise<string[]> {
      const { rows } = await sql<{ number: string }>`select number from receipts join purchases on id = purchase_id
        where client_id = ${client} order by issued_at`.execute(db);
      return rows.map(({ number }) => number);
    },
    /** The differences that the verification finds. */
    faults: async () => [...(await verifyLedger(db, async () => new Set())).problems, ...(await verifyPurchases(db))],
    async close() {
      for (const end of nodes) await end();
      await stripe.close();
      await close();
    },
  };
}
