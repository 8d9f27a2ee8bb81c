// The endpoints for receipts: a list, one receipt, and its PDF.
import { countryName } from '@greenroom/contract/dashboard/countries';
import type { Language } from '@greenroom/contract/dashboard/languages';
import { CursorQuery } from '@greenroom/contract/dashboard/paging';
import { Receipt, ReceiptParams, Receipts } from '@greenroom/contract/dashboard/receipts';
import { drawReceipt } from '../billing/receipt-pdf.ts';
import { receiptTexts } from '../billing/receipt-texts.ts';
import { getReceipt, listReceipts, type Receipt as ReceiptRow, type ReceiptSummary } from '../billing/receipts.ts';
import type { Db } from '../db/db.ts';
import { pageOf } from '../http/page-of.ts';
import type { WithStepContext } from '../jobs/request-step-context.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface ReceiptDeps {
  db: Db;
  withStepContext: WithStepContext;
}

export const createReceiptEndpoints = ({ db, withStepContext }: ReceiptDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/receipts',
    report: true,
    access: 'member',
    query: CursorQuery,
    response: Receipts,
    async handler({ visitor, query: { cursor, limit } }) {
      return pageOf(await listReceipts(db, visitor.client, { after: cursor, limit: limit + 1 }), limit, summarise);
    },
  }),
  dashboardEndpoint({
    method: 'GET',
    path: '/receipts/{id}',
    access: 'member',
    params: ReceiptParams,
    response: Receipt,
    handler: async ({ visitor, params: { id } }) =>
      show(await getReceipt(db, visitor.client, id), visitor.language ?? 'en'),
  }),
  dashboardEndpoint({
    method: 'GET',
    path: '/receipts/{id}/pdf',
    access: 'member',
    params: ReceiptParams,
    response: 'file',
    async handler({ visitor: { client, language: chosen }, params: { id }, signal }) {
      const language = chosen ?? 'en';
      const receipt = show(await getReceipt(db, client, id), language);
      const body = await withStepContext({ client, signal, idempotency: undefined }, (ctx) =>
        drawReceipt(receipt, language, ctx),
      );
      return {
        type: 'application/pdf',
        fileName: `${receiptTexts[language].receipt.toLowerCase()}-${receipt.number}.pdf`,
        body,
      };
    },
  }),
];

const summarise = ({ id, number, issuedAt, credits, amountCents, currency, reversedCents, test }: ReceiptSummary) => ({
  id,
  number,
  issued_at: issuedAt.toISOString(),
  credits,
  amount_cents: amountCents,
  currency,
  reversed_cents: reversedCents,
  test,
});

const show = (receipt: ReceiptRow, language: Language): Receipt => ({
  ...summarise(receipt),
  seller: { name: receipt.seller.name, address: [...receipt.seller.address], tax_id: receipt.seller.taxId },
  buyer: showBuyer(receipt, language),
  lines: receipt.lines.map(({ text, quantity, unitCents, amountCents }) => ({
    text,
    quantity,
    unit_cents: unitCents,
    amount_cents: amountCents,
  })),
  tax: receipt.tax && {
    name: receipt.tax.name,
    percent: receipt.tax.percent,
    amount_cents: receipt.tax.amountCents,
  },
  paid_with: receipt.paidWith,
  reversals: receipt.reversals.map(({ kind, amountCents, credits, createdAt }) => ({
    kind,
    amount_cents: amountCents,
    credits,
    made_at: createdAt.toISOString(),
  })),
});

const showBuyer = ({ buyer, billing }: ReceiptRow, language: Language): Receipt['buyer'] => ({
  ...buyer,
  business: billing?.name || null,
  address: [...(billing?.address ?? []), ...(billing?.country ? [countryName(billing.country, language)] : [])],
  tax_id: billing?.taxId ?? null,
});
