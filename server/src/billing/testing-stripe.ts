// A loopback Stripe server for tests: the requests that we make, a payment page, and signed events.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

const { webhooks } = new Stripe('sk_test_loopback');
const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

export interface StoredSession {
  object: 'checkout.session';
  id: string;
  mode: string;
  livemode: boolean;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  client_reference_id: string;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  url: string;
}

interface StoredPayment {
  object: 'payment_intent';
  id: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  metadata: Record<string, string>;
  latest_charge: { object: 'charge'; id: string; amount: number; amount_refunded: number; payment_intent: string };
}

interface StoredDispute {
  object: 'dispute';
  id: string;
  amount: number;
  status: string;
  payment_intent: string;
}

export interface SignedEvent {
  payload: string;
  signature: string;
}

export interface LoopbackStripe {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly sessions: ReadonlyMap<string, StoredSession>;
  /** Method and path of every request, oldest first. */
  readonly requests: readonly string[];
  /** The failure of every request: a status, or a closed connection. */
  outage: number | 'hang up' | undefined;
  /** The buyer pays; `later` leaves the payment pending, `cents` and `currency` replace the requested amount. */
  pay(session: string, how?: { later?: boolean; cents?: number; currency?: string }): void;
  /** A pending payment succeeds or fails. */
  arrive(session: string, arrives: boolean): void;
  expire(session: string): void;
  refund(session: string, cents: number): void;
  /** Opens a dispute of the payment, or changes its status. */
  dispute(session: string, status: string, cents?: number): void;
  /** An event with the current object; `signed` overrides the secret and the time of the signature. */
  event(type: string, session: string, signed?: { secret?: string; secondsAgo?: number }): SignedEvent;
  /** A signed event with another object. */
  eventOf(type: string, object: object): SignedEvent;
  /** Signs any payload. */
  signed(payload: string): SignedEvent;
  close(): Promise<void>;
}

export async function openLoopbackStripe(): Promise<LoopbackStripe> {
  const sessions = new Map<string, StoredSession>();
  const payments = new Map<string, StoredPayment>();
  const disputes = new Map<string, StoredDispute>();
  const repeated = new Map<string, string>();
  const events: { id: string; object: 'event'; type: string; created: number; data: { object: object } }[] = [];
  const requests: string[] = [];

  const sessionOf = (id: string) => sessions.get(id) ?? fail(`no session ${id}`);
  const paymentOf = (id: string) => payments.get(sessionOf(id).payment_intent ?? '') ?? fail(`${id} has no payment`);

  function open(form: URLSearchParams, key: string): StoredSession {
    const known = sessions.get(repeated.get(key) ?? '');
    if (known) return known;
    const id = newId('cs_test');
    const metadata = { purchase_id: form.get('metadata[purchase_id]') ?? '' };
    const price = 'line_items[0][price_data]';
    const session: StoredSession = {
      object: 'checkout.session',
      id,
      mode: form.get('mode') ?? '',
      livemode: true,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get(`${price}[unit_amount]`)) * Number(form.get('line_items[0][quantity]')),
      currency: form.get(`${price}[currency]`) ?? '',
      metadata,
      client_reference_id: form.get('client_reference_id') ?? '',
      payment_intent: null,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      url: `${stripe.url}/pay/${id}`,
    };
    sessions.set(id, session);
    repeated.set(key, id);
    return session;
  }

  function record(type: string, object: object): string {
    const event = { id: newId('evt'), object: 'event' as const, type, created: now(), data: { object: { ...object } } };
    events.unshift(event);
    return JSON.stringify(event);
  }

  function sign(payload: string, { secret = stripe.webhookSecret, secondsAgo = 0 } = {}): SignedEvent {
    const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp: now() - secondsAgo });
    return { payload, signature };
  }

  function respond(method: string, url: URL, form: URLSearchParams, key: string): object | undefined {
    const [, , kind = '', id = '', last = ''] = url.pathname.split('/');
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') return open(form, key);
    if (kind === 'checkout' && id === 'sessions') {
      const session = sessions.get(last);
      return session && { ...session, payment_intent: payments.get(session.payment_intent ?? '') ?? null };
    }
    if (kind === 'payment_intents') return payments.get(id);
    if (kind === 'events') return { object: 'list', data: events, has_more: false };
    if (kind !== 'disputes') return undefined;
    const of = url.searchParams.get('payment_intent');
    return {
      object: 'list',
      data: [...disputes.values()].filter((each) => each.payment_intent === of),
      has_more: false,
    };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const form = new URLSearchParams(await text(request));
    requests.push(`${request.method} ${url.pathname}`);
    const [, place, id = ''] = url.pathname.split('/');
    if (place === 'pay') {
      if (request.method === 'POST') stripe.pay(id);
      return request.method === 'POST'
        ? response.writeHead(303, { location: sessionOf(id).success_url }).end()
        : response.writeHead(200, { 'content-type': 'text/html' }).end(payPage(sessionOf(id)));
    }
    if (stripe.outage === 'hang up') return request.socket.destroy();
    if (typeof stripe.outage === 'number')
      return send(stripe.outage, { error: { type: 'api_error', message: 'outage' } });
    if (header(request, 'authorization') !== `Bearer ${stripe.secretKey}`) {
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } });
    }
    const body = respond(request.method ?? '', url, form, header(request, 'idempotency-key'));
    if (body) return send(200, body);
    return send(404, {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object.' },
    });

    function send(status: number, value: object): void {
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
        .end(JSON.stringify(value));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const stripe: LoopbackStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey: 'sk_test_loopback',
    webhookSecret: 'whsec_loopback',
    sessions,
    requests,
    outage: undefined,

    pay(id, { later = false, cents, currency } = {}) {
      const session = sessionOf(id);
      session.amount_total = cents ?? session.amount_total;
      session.currency = currency ?? session.currency;
      const payment = newId('pi');
      payments.set(payment, {
        object: 'payment_intent',
        id: payment,
        status: later ? 'processing' : 'succeeded',
        metadata: session.metadata,
        latest_charge: {
          object: 'charge',
          id: newId('ch'),
          amount: session.amount_total,
          amount_refunded: 0,
          payment_intent: payment,
        },
      });
      Object.assign(session, {
        status: 'complete',
        payment_status: later ? 'unpaid' : 'paid',
        payment_intent: payment,
      });
    },

    arrive(id, arrives) {
      paymentOf(id).status = arrives ? 'succeeded' : 'requires_payment_method';
      if (arrives) sessionOf(id).payment_status = 'paid';
    },

    expire: (id) => void Object.assign(sessionOf(id), { status: 'expired' }),

    refund(id, cents) {
      paymentOf(id).latest_charge.amount_refunded += cents;
    },

    dispute(id, status, cents = paymentOf(id).latest_charge.amount) {
      const payment = paymentOf(id).id;
      const dispute = disputes.get(payment) ?? {
        object: 'dispute',
        id: newId('du'),
        amount: cents,
        status,
        payment_intent: payment,
      };
      disputes.set(payment, { ...dispute, status });
    },

    event(type, id, signed) {
      const payment = payments.get(sessionOf(id).payment_intent ?? '');
      const object = type.startsWith('charge.dispute')
        ? disputes.get(payment?.id ?? '')
        : type.startsWith('charge')
          ? payment?.latest_charge
          : sessionOf(id);
      return sign(record(type, object ?? fail(`no object for ${type}`)), signed);
    },

    eventOf: (type, object) => sign(record(type, object)),

    signed: (payload) => sign(payload),

    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stripe;
}

const now = (): number => Math.floor(Date.now() / 1_000);

const header = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '');

const payPage = ({ amount_total, currency }: StoredSession): string => `<!doctype html><title>Pay</title>
<form method="post"><p>${amount_total} ${currency}</p><button>Pay</button></form>`;

function fail(what: string): never {
  throw new Error(`The loopback Stripe has ${what}.`);
}
