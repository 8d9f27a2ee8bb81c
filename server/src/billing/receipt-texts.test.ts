// What a receipt's PDF says in each language.
import { languages } from '@greenroom/contract/dashboard/languages';
import { expect, test } from 'vitest';
import { type ReceiptTexts, receiptTexts } from './receipt-texts.ts';

const reversal = { kind: 'refund', amount_cents: 1150, credits: 1200, made_at: '2026-11-25T23:30:00.000Z' } as const;

const said = (texts: ReceiptTexts): string[] =>
  [
    texts.line(
      { text: '100 credits', quantity: 10, unit_cents: 115, amount_cents: 1150 },
      { credits: 1000, currency: 'usd' },
    ),
    texts.includedTax({ name: 'VAT', percent: 7.7, amount_cents: 82 }),
    texts.reversal(reversal),
    texts.reversal({ ...reversal, kind: 'dispute', amount_cents: -1150, credits: -1 }),
    texts.taxId('X1'),
  ].map((text) => text.replaceAll(/\p{Zs}/gu, ' '));

test('lines, taxes and reversals are sentences with the numbers and dates of the language', () => {
  expect(said(receiptTexts.en)).toEqual([
    '1,000 credits (10 × 100 credits at $1.15 each)',
    'Includes VAT 7.7%',
    'Refunded on 25 November 2026, 1,200 credits recovered',
    'Dispute won on 25 November 2026, 1 credit restored',
    'Tax ID X1',
  ]);
  expect(said(receiptTexts.es)).toEqual([
    '1000 créditos (10 × 100 créditos a 1,15 US$)',
    'Incluye VAT 7,7 %',
    'Reembolsado el 25 de noviembre de 2026, 1200 créditos recuperados',
    'Disputa ganada el 25 de noviembre de 2026, 1 crédito restituido',
    'ID fiscal X1',
  ]);
});

test('no language shares a text with another, except the total', () => {
  const textsOf = (language: (typeof languages)[number]) =>
    Object.values(receiptTexts[language]).filter((text) => typeof text === 'string');
  const all = languages.flatMap(textsOf);
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});
