// The lines of a receipt that name the buyer, on screen and in the PDF.
import type { Receipt } from './receipts.ts';

/** Without repetitions: a team of one person often has that person's name. `taxIdLine` names the tax id in the reader's language. */
export const buyerLines = (
  { client, name, email, business, address, tax_id }: Receipt['buyer'],
  taxIdLine: (id: string) => string,
): string[] => [
  ...new Set([business ?? client, ...address, ...(tax_id === null ? [] : [taxIdLine(tax_id)]), name, email]),
];
