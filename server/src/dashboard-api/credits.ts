// Credits: what there is, and buying more. What a purchase costs and whether it was paid is decided in `billing`.
import {
  Credits,
  NewPurchase,
  NewPurchaseAnswer,
  Purchase,
  PurchaseParams,
  TestPayment,
} from '@greenroom/contract/dashboard/credits';
import type { Checkout } from '../billing/checkout.ts';
import { listUnfinished, type Purchase as PurchaseRow } from '../billing/purchases.ts';
import type { Db } from '../db/db.ts';
import { readAccountBalances } from '../ledger/balance.ts';
import { type DashboardEndpoint, dashboardEndpoint, type WebhookEndpoint } from './endpoint.ts';

export interface CreditNeeds {
  db: Db;
  checkout: Checkout;
}

/** Of those that were left open, as many as somebody would look at. */
const MOST_UNFINISHED = 5;

export const createCreditEndpoints = ({ db, checkout }: CreditNeeds): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/credits',
    access: 'member',
    answer: Credits,
    async handle({ visitor: { client } }) {
      const [{ free, ...accountBalances }, unfinished] = await Promise.all([
        readAccountBalances(db, client),
        listUnfinished(db, client, MOST_UNFINISHED),
      ]);
      return { balance: free, ...accountBalances, unfinished: unfinished.map(show) };
    },
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/credits/purchases',
    access: 'owner',
    confirmed: true,
    body: NewPurchase,
    answer: NewPurchaseAnswer,
    handle: ({ visitor: { client, name, email }, body: { credits } }) =>
      checkout.buy({ client, buyer: { name, email }, credits }),
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/credits/purchases/{id}/check',
    access: 'member',
    params: PurchaseParams,
    answer: Purchase,
    handle: async ({ visitor, params: { id } }) => show(await checkout.check(visitor.client, id)),
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/credits/purchases/{id}/test-payment',
    access: 'owner',
    confirmed: true,
    params: PurchaseParams,
    body: TestPayment,
    answer: Purchase,
    handle: async ({ visitor, params: { id }, body: { paid } }) =>
      show(await checkout.endTest(visitor.client, id, paid)),
  }),
];

/** Events are small; Stripe's largest are some kilobytes. */
const MOST_EVENT_BYTES = 262_144;

export const createPaymentWebhook = (checkout: Checkout): WebhookEndpoint => ({
  path: '/dashboard/stripe/webhook',
  mostBytes: MOST_EVENT_BYTES,
  handle: ({ bytes, headers: { 'stripe-signature': signature } }) =>
    checkout.receive(bytes, typeof signature === 'string' ? signature : undefined),
});

const show = ({ id, state, credits, amountCents, currency, provider, createdAt }: PurchaseRow) => ({
  id,
  state,
  credits,
  amount_cents: amountCents,
  currency,
  test: provider === 'test',
  created_at: createdAt.toISOString(),
});
