// Receipts: numbered without gaps in the transaction that grants the credits, and never changed afterwards.
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { notFound } from '../kernel/problem.ts';
import type { BillingDetails } from './billing-details.ts';
import type { Purchase } from './purchases.ts';

/** The business that sells the credits and the tax included in prices, as printed on new receipts. */
export interface Seller {
  name: string;
  /** Line by line. */
  address: readonly string[];
  taxId: string | null;
  tax: { name: string; percent: number } | null;
}

export interface ReceiptSummary
  extends Row<'purchases', 'id' | 'credits' | 'amountCents' | 'currency'>,
    Row<'receipts', 'number' | 'issuedAt' | 'test'> {
  /** Refunded, or withheld for disputes. */
  reversedCents: number;
}

export type Reversal = Row<'payment_reversals', 'kind' | 'amountCents' | 'credits' | 'createdAt'>;

export interface Receipt extends ReceiptSummary {
  seller: Omit<Seller, 'tax'>;
  buyer: { client: string; name: string; email: string };
  /** As they were when it was issued; null if there were none. */
  billing: BillingDetails | null;
  lines: readonly { text: string; quantity: number; unitCents: number; amountCents: number }[];
  tax: { name: string; percent: number; amountCents: number } | null;
  paidWith: 'stripe' | 'test';
  reversals: readonly Reversal[];
}

/** Returns the number. Other transactions of the same series wait until `tx` ends, so call it late. */
export async function issueReceipt(
  tx: Tx,
  purchase: Purchase,
  { seller: { tax, ...seller }, test }: { seller: Seller; test: boolean },
): Promise<string> {
  const { rows: years } = await sql<{ year: string }>`select to_char(now() at time zone 'utc', 'YYYY') as year`.execute(
    tx,
  );
  const series = `${test ? 'TEST' : 'GR'}-${years[0]?.year}`;
  const { rows } = await sql<{ last: number }>`insert into receipt_numbers (series, last_number) values (${series}, 1)
    on conflict (series) do update set last_number = receipt_numbers.last_number + 1 returning last_number as last`.execute(
    tx,
  );
  const number = `${series}-${String(rows[0]?.last).padStart(6, '0')}`;
  await sql`insert into receipts (purchase_id, number, test, seller, tax, client_name, buyer)
    select ${purchase.id}::uuid, ${number}, ${test}::boolean, ${JSON.stringify(seller)}::jsonb,
      ${tax && JSON.stringify(tax)}::jsonb, name, (select to_jsonb(details) - 'client_id' from billing_details details
        where client_id = clients.id)
    from clients where id = ${purchase.client}`.execute(tx);
  return number;
}

const SUMMARY = sql`purchase.id, number, issued_at as "issuedAt", credits, purchase.amount_cents as "amountCents", currency, test,
  (select coalesce(sum(reversal.amount_cents), 0) from payment_reversals reversal where purchase_id = purchase.id)
    as "reversedCents"`;

/** Newest first, after the receipt of the purchase `after`. */
export async function listReceipts(
  reader: Reader,
  client: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ReceiptSummary[]> {
  const { rows } = await sql<ReceiptSummary>`
    select ${SUMMARY} from receipts join purchases purchase on purchase.id = purchase_id
    where client_id = ${client} ${
      after === undefined
        ? sql``
        : sql`and (issued_at, purchase_id) < (select issued_at, purchase_id from receipts where purchase_id = ${after})`
    } order by issued_at desc, purchase_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** `id` is the purchase's and must be a uuid. Throws not-found. */
export async function getReceipt(reader: Reader, client: string, id: string): Promise<Receipt> {
  const { rows } = await sql<
    ReceiptSummary & Pick<Receipt, 'seller' | 'buyer' | 'billing' | 'paidWith'> & { tax: Seller['tax'] }
  >`select ${SUMMARY}, seller, tax, provider as "paidWith",
      jsonb_build_object('client', client_name, 'name', buyer_name, 'email', buyer_email) as buyer,
      case when buyer is not null then jsonb_build_object('name', buyer->'name', 'address', buyer->'address',
        'country', buyer->'country', 'taxId', buyer->'tax_id') end as billing
    from receipts join purchases purchase on purchase.id = purchase_id
    where client_id = ${client} and purchase.id = ${id}`.execute(reader);
  const [row] = rows;
  if (!row) throw notFound();
  const reversals = await reader
    .selectFrom('payment_reversals')
    .select(['kind', 'amount_cents as amountCents', 'credits', 'created_at as createdAt'])
    .where('purchase_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const { credits, amountCents, tax } = row;
  return {
    ...row,
    lines: [{ text: '100 credits', quantity: credits / 100, unitCents: amountCents / (credits / 100), amountCents }],
    tax: tax && { ...tax, amountCents: containedTax(amountCents, tax.percent) },
    reversals,
  };
}

/** The tax included in a price, rounded to the cent. */
const containedTax = (cents: number, percent: number): number => Math.round((cents * percent) / (100 + percent));
