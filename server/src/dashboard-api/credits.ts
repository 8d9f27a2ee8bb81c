// The endpoints for the credit balance and purchases.
import {
  CreatedPurchase,
  Credits,
  NewPurchase,
  Purchase,
  PurchaseParams,
  TestPayment,
} from '@greenroom/contract/dashboard/credits';
import type { Checkout } from '../billing/checkout.ts';
import { listUnpaidPurchases, type Purchase as PurchaseRow } from '../billing/purchases.ts';
import type { Db } from '../db/db.ts';
import { getAccountBalances } from '../ledger/balance.ts';
import { getCreditsThreshold } from '../webhooks/credit-alerts.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';
import type { Webhook } from './webhooks.ts';

export interface CreditDeps {
  db: Db;
  checkout: Checkout;
}

/** The unfinished purchases that are listed. */
const MAX_UNFINISHED = 5;

export const createCreditEndpoints = ({ db, checkout }: CreditDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/credits',
    access: 'member',
    response: Credits,
    async handler({ visitor: { client } }) {
      const [{ free, ...accountBalances }, threshold, unfinished] = await Promise.all([
        getAccountBalances(db, client),
        getCreditsThreshold(db, client),
        listUnpaidPurchases(db, client, MAX_UNFINISHED),
      ]);
      return { balance: free, ...accountBalances, threshold, unfinished: unfinished.map(show) };
    },
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/credits/purchases/{id}',
    access: 'owner',
    confirmed: true,
    params: PurchaseParams,
    body: NewPurchase,
    response: CreatedPurchase,
    handler: ({ visitor: { client, name, email }, params: { id }, body: { credits } }) =>
      checkout.buy({ id, client, buyer: { name, email }, credits }),
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/credits/purchases/{id}/check',
    access: 'member',
    params: PurchaseParams,
    response: Purchase,
    handler: async ({ visitor, params: { id } }) => show(await checkout.check(visitor.client, id)),
  }),
  dashboardEndpoint({
    method: 'POST',
    path: '/credits/purchases/{id}/test-payment',
    access: 'owner',
    confirmed: true,
    params: PurchaseParams,
    body: TestPayment,
    response: Purchase,
    handler: async ({ visitor, params: { id }, body: { paid } }) =>
      show(await checkout.completeTest(visitor.client, id, paid)),
  }),
];

/** Stripe's largest events have a few kilobytes. */
const MAX_EVENT_BYTES = 262_144;

export const createPaymentWebhook = (checkout: Checkout): Webhook => ({
  path: '/dashboard/stripe/webhook',
  maxBytes: MAX_EVENT_BYTES,
  handler: ({ bytes, headers: { 'stripe-signature': signature } }) =>
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
