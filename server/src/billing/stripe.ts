// Stripe as the payment provider, through its official SDK.
import Stripe from 'stripe';
import type { Logger } from '../kernel/logger.ts';
import { Problem } from '../kernel/problem.ts';
import type { CheckoutReport, PaymentEvent, PaymentProvider } from './payment-provider.ts';
import type { Purchase, PurchaseState } from './purchases.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Undefined for Stripe's own address. */
  apiBase: string | undefined;
}

const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** The events that the webhook endpoint must be subscribed to. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.failed',
] as const;

/** In all other states the money is ours, or the dispute is only an inquiry. */
const MONEY_WITHHELD = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]);

/** Stripe rejects the whole checkout if it considers the e-mail address invalid. */
const PLAIN_EMAIL = /^[\w.+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

export function createStripe({ secretKey, webhookSecret, apiBase }: StripeSettings, log: Logger): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(apiBase ? addressOf(new URL(apiBase)) : {}),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

  /** Undefined if Stripe has no such object; throws a Problem for every other error. */
  async function call<T>(request: () => Promise<T>): Promise<T | undefined> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error.code === 'resource_missing') return undefined;
      throw problemOf(error, log);
    }
  }

  return {
    async open(purchase, returnUrl) {
      const session = await call(() =>
        stripe.checkout.sessions.create(checkoutOf(purchase, returnUrl), { idempotencyKey: `purchase-${purchase.id}` }),
      );
      if (!session?.url) throw new Error(`Stripe returned no payment page for purchase ${purchase.id}.`);
      return { session: session.id, url: session.url };
    },

    async checkout(id) {
      const session = await call(() => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
      return session && reportOf(session);
    },

    async payment(id) {
      const intent = await call(() => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
      if (!intent) return undefined;
      const disputes = await call(() => stripe.disputes.list({ payment_intent: id, limit: 100 }));
      const withheld = (disputes?.data ?? []).filter(({ status }) => MONEY_WITHHELD.has(status));
      const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
      return {
        purchase: intent.metadata.purchase_id,
        refundedCents: charge?.amount_refunded ?? 0,
        disputedCents: withheld.reduce((sum, { amount }) => sum + amount, 0),
      };
    },

    readEvent(body, signature) {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret));
      } catch (cause) {
        // Not signed by Stripe, too old, not JSON, or of a kind without an object.
        throw new Problem('invalid_request', 'Invalid Stripe signature.', {
          cause,
        });
      }
    },

    async *events() {
      const list = stripe.events.list({ types: [...EVENTS], limit: 100 });
      try {
        for await (const event of list) yield eventOf(event);
      } catch (error) {
        throw error instanceof Stripe.errors.StripeError ? problemOf(error, log) : error;
      }
    },
  };
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  port: port || (protocol === 'http:' ? 80 : 443),
});

function checkoutOf({ id, credits, amountCents, currency, buyerEmail }: Purchase, returnUrl: string) {
  const quantity = credits / 100;
  const metadata = { purchase_id: id };
  return {
    mode: 'payment',
    client_reference_id: id,
    metadata,
    // Copied to the payment and its charges, so that a refund that arrives first finds its purchase.
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity,
        price_data: { currency, unit_amount: amountCents / quantity, product_data: { name: '100 credits' } },
      },
    ],
    ...(PLAIN_EMAIL.test(buyerEmail) ? { customer_email: buyerEmail } : {}),
    success_url: returnUrl,
    cancel_url: returnUrl,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function reportOf(session: Stripe.Checkout.Session): CheckoutReport {
  const { payment_intent: intent } = session;
  return {
    session: session.id,
    purchase: session.metadata?.purchase_id,
    state: stateOf(session),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    payment: typeof intent === 'string' ? intent : intent?.id,
    test: !session.livemode,
  };
}

function stateOf({ status, payment_status, payment_intent: intent }: Stripe.Checkout.Session): PurchaseState {
  if (payment_status !== 'unpaid') return 'paid';
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open';
  // Complete and unpaid: the payment is pending, unless the bank has rejected it.
  const isPending = typeof intent === 'string' || intent === null || intent.status === 'processing';
  return isPending ? 'processing' : 'failed';
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as { object: string; id?: string; payment_intent?: string | { id: string } | null };
  const intent = typeof object.payment_intent === 'string' ? object.payment_intent : object.payment_intent?.id;
  const about =
    object.object === 'checkout.session' && object.id
      ? { session: object.id }
      : ['charge', 'dispute', 'refund'].includes(object.object) && intent
        ? { payment: intent }
        : undefined;
  return { id: event.id, type: event.type, about };
}

function problemOf(error: Stripe.errors.StripeError, log: Logger): Problem {
  const temporary =
    error.type === 'StripeConnectionError' || error.type === 'StripeRateLimitError' || (error.statusCode ?? 0) >= 500;
  const { type, code, statusCode, requestId, message } = error;
  log[temporary ? 'warn' : 'error'](
    { stripe: { type, code, statusCode, requestId, message } },
    'request to Stripe failed',
  );
  return temporary
    ? new Problem('unavailable', 'The payment provider is temporarily unavailable. Try again in a minute.', {
        cause: error,
        retryAfterSeconds: 60,
      })
    : new Problem('unavailable', 'The payment provider rejected the request. Contact the operator.', {
        cause: error,
      });
}
