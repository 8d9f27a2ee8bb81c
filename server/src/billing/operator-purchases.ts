// Lists a client's purchases for the operator, with their buyer, price, state and receipt.
import { type Reader, type Row, sql } from '../db/db.ts';

export interface OperatorPurchase
  extends Row<
    'purchases',
    'id' | 'state' | 'buyerEmail' | 'credits' | 'amountCents' | 'currency' | 'provider' | 'createdAt'
  > {
  /** Null until the purchase is paid. */
  receiptNumber: string | null;
  /** Of the payment, or until it is paid of the checkout; null until that is open. */
  providerReference: string | null;
}

/** Newest first. */
export async function listPurchases(reader: Reader, client: string, limit: number): Promise<OperatorPurchase[]> {
  const { rows } = await sql<OperatorPurchase>`
    select id, state, buyer_email as "buyerEmail", credits, amount_cents as "amountCents", currency, provider,
      coalesce(payment_id, checkout_session_id) as "providerReference", number as "receiptNumber", created_at as "createdAt"
    from purchases left join receipts on purchase_id = id
    where client_id = ${client} order by created_at desc, id desc limit ${limit}`.execute(reader);
  return rows;
}
