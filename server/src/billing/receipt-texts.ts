// The texts of a receipt's PDF, and its numbers and dates, in each language.
import type { Language } from '@greenroom/contract/dashboard/languages';
import type { Receipt, Reversal } from '@greenroom/contract/dashboard/receipts';

export interface ReceiptTexts {
  receipt: string;
  test: string;
  seller: string;
  buyer: string;
  taxId(id: string): string;
  description: string;
  amount: string;
  /** For example "500 credits (5 × 100 credits at $1.15 each)". */
  line(line: Receipt['lines'][number], receipt: Pick<Receipt, 'credits' | 'currency'>): string;
  total(currency: string): string;
  includedTax(tax: NonNullable<Receipt['tax']>): string;
  paidWith: string;
  testCheckout: string;
  reversals: string;
  reversal(reversal: Reversal): string;
  netTotal: string;
  money(cents: number, currency: string): string;
  day(instant: string): string;
}

/** Days are in UTC, like the year in the receipt's number. */
const formatsOf = (numbers: string, dates: string) => {
  const percents = new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    count: (count: number) => count.toLocaleString(numbers),
    percent: (percent: number) => percents.format(percent / 100),
    money: (cents: number, currency: string) => (cents / 100).toLocaleString(numbers, { style: 'currency', currency }),
    day: (instant: string) => days.format(new Date(instant)),
  };
};

const english = formatsOf('en-US', 'en-GB');
const spanish = formatsOf('es', 'es');

/** The event of a reversal, and that of one which returned the money to the seller. */
const events = {
  en: { refund: ['Refunded', 'Refund failed'], dispute: ['Disputed', 'Dispute won'] },
  es: { refund: ['Reembolsado', 'El reembolso falló'], dispute: ['Disputado', 'Disputa ganada'] },
} as const;

const eventOf = (language: Language, { kind, amount_cents }: Reversal): string =>
  events[language][kind][amount_cents > 0 ? 0 : 1];

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    ...english,
    receipt: 'Receipt',
    test: 'TEST: no payment was made',
    seller: 'From',
    buyer: 'To',
    taxId: (id) => `Tax ID ${id}`,
    description: 'Description',
    amount: 'Amount',
    line: ({ text, quantity, unit_cents }, { credits, currency }) =>
      `${english.count(credits)} credits (${english.count(quantity)} × ${text} at ${english.money(unit_cents, currency)} each)`,
    total: (currency) => `Total (${currency.toUpperCase()})`,
    includedTax: ({ name, percent }) => `Includes ${name} ${english.percent(percent)}`,
    paidWith: 'Paid with',
    testCheckout: 'Test checkout',
    reversals: 'Refunds and disputes',
    reversal(reversal) {
      const credits = Math.abs(reversal.credits);
      const change = `${english.count(credits)} ${credits === 1 ? 'credit' : 'credits'} ${reversal.credits > 0 ? 'recovered' : 'restored'}`;
      return `${eventOf('en', reversal)} on ${english.day(reversal.made_at)}, ${change}`;
    },
    netTotal: 'Net total',
  },
  es: {
    ...spanish,
    receipt: 'Recibo',
    test: 'PRUEBA: no se realizó ningún pago',
    seller: 'Emisor',
    buyer: 'Cliente',
    taxId: (id) => `ID fiscal ${id}`,
    description: 'Descripción',
    amount: 'Importe',
    line: ({ text, quantity, unit_cents }, { credits, currency }) =>
      `${spanish.count(credits)} créditos (${spanish.count(quantity)} × ${text.replace('credits', 'créditos')} a ${spanish.money(unit_cents, currency)})`,
    total: (currency) => `Total (${currency.toUpperCase()})`,
    includedTax: ({ name, percent }) => `Incluye ${name} ${spanish.percent(percent)}`,
    paidWith: 'Pagado con',
    testCheckout: 'Pago de prueba',
    reversals: 'Reembolsos y disputas',
    reversal(reversal) {
      const credits = Math.abs(reversal.credits);
      const [noun, participle] = ['crédito', reversal.credits > 0 ? 'recuperado' : 'restituido'];
      const change = credits === 1 ? `1 ${noun} ${participle}` : `${spanish.count(credits)} ${noun}s ${participle}s`;
      return `${eventOf('es', reversal)} el ${spanish.day(reversal.made_at)}, ${change}`;
    },
    netTotal: 'Total neto',
  },
};
