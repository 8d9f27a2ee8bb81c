// Purchases of credits as rows, written before the payment provider is called.
import { creditPrice, priceOfCredits } from '@greenroom/contract/prices';
import { type Reader, type Row, sql, type Tables, type Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';

/** Only `paid` is final: a payment that failed or expired may still arrive. */
export type PurchaseState = Tables['purchases']['state'];

export interface Purchase
  extends Row<
    'purchases',
    | 'id'
    | 'buyerName'
    | 'buyerEmail'
    | 'credits'
    | 'amountCents'
    | 'currency'
    | 'provider'
    | 'state'
    | 'reversalsVersion'
    | 'createdAt'
    | 'paidAt'
  > {
  client: string;
  /** The provider's id of the checkout, once it is open. */
  session: string | null;
  /** The provider's id of the payment, once it is paid. */
  payment: string | null;
}

export interface Buyer {
  name: string;
  email: string;
}

export interface NewPurchase {
  id: string;
  client: string;
  buyer: Buyer;
  /** A multiple of 100. */
  credits: number;
  provider: Purchase['provider'];
}

const PURCHASE = sql`id, client_id as client, buyer_name as "buyerName", buyer_email as "buyerEmail", credits,
  amount_cents as "amountCents", currency, provider, checkout_session_id as session, payment_id as payment, state, reversals_version as "reversalsVersion",
  created_at as "createdAt", paid_at as "paidAt"`;

/** The price is computed here from the credits alone. Throws 409 if a purchase of another client has the id. */
export async function createPurchase(
  reader: Reader,
  { id, client, buyer, credits, provider }: NewPurchase,
): Promise<Purchase> {
  const { rows } = await sql<Purchase>`
    insert into purchases (id, client_id, buyer_name, buyer_email, credits, amount_cents, currency, provider)
    values (${id}, ${client}, ${buyer.name}, ${buyer.email}, ${credits}, ${priceOfCredits(credits)},
      ${creditPrice.currency}, ${provider}) on conflict (id) do nothing returning ${PURCHASE}`.execute(reader);
  if (!rows[0]) throw new Problem('conflict', 'Another purchase has this ID. Start a new purchase.');
  return rows[0];
}

/** In the last ten minutes, paid or not. */
export async function countRecentPurchases(reader: Reader, client: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from purchases
    where client_id = ${client} and created_at > now() - interval '10 minutes'`.execute(reader);
  return rows[0]!.count;
}

export async function setCheckoutSession(reader: Reader, id: string, session: string): Promise<void> {
  await sql`update purchases set checkout_session_id = ${session} where id = ${id} and checkout_session_id is null`.execute(
    reader,
  );
}

/** `id` must be a uuid. */
export async function findPurchase(reader: Reader, client: string, id: string): Promise<Purchase | undefined> {
  const { rows } = await sql<Purchase>`select ${PURCHASE} from purchases
    where client_id = ${client} and id = ${id}`.execute(reader);
  return rows[0];
}

/** Finds a purchase of any client. */
export async function findPurchaseOfPayment(reader: Reader, payment: string): Promise<Purchase | undefined> {
  const { rows } = await sql<Purchase>`select ${PURCHASE} from purchases where payment_id = ${payment}`.execute(reader);
  return rows[0];
}

/** Finds the checkout session of a purchase of any client. `id` must be a uuid. */
export async function findCheckoutSession(reader: Reader, id: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('purchases')
    .select('checkout_session_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.checkout_session_id ?? undefined;
}

/** Every change of a purchase or its reversals holds this lock. */
export async function lockPurchase(tx: Tx, id: string): Promise<Purchase | undefined> {
  const { rows } = await sql<Purchase>`select ${PURCHASE} from purchases where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Open and processing purchases of the last week that have a checkout, newest first. */
export async function listUnpaidPurchases(reader: Reader, client: string, limit: number): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`select ${PURCHASE} from purchases
    where client_id = ${client} and state in ('open', 'processing') and checkout_session_id is not null
      and created_at > now() - interval '7 days'
    order by created_at desc, id desc limit ${limit}`.execute(reader);
  return rows;
}
