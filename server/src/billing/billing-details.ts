// The name, address and tax id of a client for its receipts.
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';

export type BillingDetails = Row<'billing_details', 'name' | 'address' | 'country' | 'taxId'>;

const NONE: BillingDetails = { name: '', address: [], country: null, taxId: null };

export async function findBillingDetails(reader: Reader, client: string): Promise<BillingDetails> {
  const { rows } = await sql<BillingDetails>`select name, address, country, tax_id as "taxId" from billing_details
    where client_id = ${client}`.execute(reader);
  return rows[0] ?? NONE;
}

/** For receipts that are issued from now on. */
export async function saveBillingDetails(
  tx: Tx,
  client: string,
  { name, address, country, taxId }: BillingDetails,
): Promise<void> {
  await sql`insert into billing_details (client_id, name, address, country, tax_id)
    values (${client}, ${name}, ${address}::text[], ${country}, ${taxId})
    on conflict (client_id) do update set name = excluded.name, address = excluded.address, country = excluded.country,
      tax_id = excluded.tax_id`.execute(tx);
}
