// Draws a receipt on one page of A4, top to bottom.
import { writeFile } from 'node:fs/promises';
import { createPdfPage, type PdfPage, type PdfText } from '@greenroom/captions/pdf';
import { buyerLines } from '@greenroom/contract/dashboard/buyer-lines';
import type { Receipt } from '@greenroom/contract/dashboard/receipts';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import type { ReceiptPdfInput } from './receipt-pdf.ts';

/** In points. */
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 56];
const RIGHT = WIDTH - MARGIN;
const [INK, GREY, RULE, ALARM] = ['#17201c', '#5b6660', '#d7ddd9', '#a33a12'];

const receiptPdf: TaskRun<ReceiptPdfInput, null> = async ({ receipt, file }) => {
  const title = `Receipt ${receipt.number}`;
  const page = createPdfPage(WIDTH, HEIGHT, { title, author: receipt.seller.name });
  const pen = penOn(page);
  drawHead(pen, receipt);
  drawParties(pen, receipt);
  drawLines(pen, receipt);
  if (receipt.reversals.length > 0) drawReversals(pen, receipt);
  await writeFile(file, page.close());
  return null;
};

function drawHead(pen: Pen, { number, issued_at, test }: Receipt): void {
  pen.down(28);
  pen.left('Receipt', { px: 26, weight: 650 });
  pen.right(number, { px: 13, weight: 650 });
  pen.down(18);
  if (test) pen.left('TEST: no payment was made', { colour: ALARM, weight: 650 });
  pen.right(dayOf(issued_at), { colour: GREY });
}

function drawParties(pen: Pen, { seller, buyer }: Receipt): void {
  const tax = seller.tax_id === null ? [] : [`Tax ID ${seller.tax_id}`];
  const wrapped = (lines: string[]) =>
    lines.flatMap((line, index) => {
      const style = { weight: index === 0 ? 600 : 400 };
      return pen.wrap(line, { ...style, maxWidth: WIDTH / 2 - MARGIN - 16 }).map((text) => ({ text, style }));
    });
  const from = wrapped([seller.name, ...seller.address, ...tax]);
  const to = wrapped(buyerLines(buyer));
  pen.down(46);
  pen.left('From', { colour: GREY, px: 9 });
  pen.middle('To', { colour: GREY, px: 9 });
  for (let line = 0; line < Math.max(from.length, to.length); line++) {
    pen.down(15);
    pen.left(from[line]?.text ?? '', from[line]?.style);
    pen.middle(to[line]?.text ?? '', to[line]?.style);
  }
}

function drawLines(pen: Pen, receipt: Receipt): void {
  const { lines, amount_cents, currency, tax, paid_with } = receipt;
  const money = moneyOf(receipt);
  pen.down(44);
  pen.row('Description', 'Amount', { colour: GREY, px: 9 });
  pen.rule(9);
  for (const line of lines) {
    pen.down(20);
    const count = `${line.quantity.toLocaleString('en-US')} × ${money(line.unit_cents)}`;
    pen.row(`${line.text}, ${count}`, money(line.amount_cents));
  }
  pen.rule(12);
  pen.down(22);
  pen.row(`Total (${currency.toUpperCase()})`, money(amount_cents), { weight: 650, px: 13 });
  if (tax) {
    pen.down(18);
    pen.row(`Includes ${tax.name} ${tax.percent}%`, money(tax.amount_cents), { colour: GREY });
  }
  pen.down(18);
  pen.row('Paid with', { stripe: 'Stripe', test: 'Test checkout' }[paid_with], { colour: GREY });
}

function drawReversals(pen: Pen, receipt: Receipt): void {
  const money = moneyOf(receipt);
  pen.down(44);
  pen.row('Refunds and disputes', '', { colour: GREY, px: 9 });
  pen.rule(9);
  for (const { kind, amount_cents, credits, made_at } of receipt.reversals) {
    pen.down(20);
    const event = REVERSALS[kind][amount_cents > 0 ? 0 : 1];
    const change = `${Math.abs(credits)} credits ${credits > 0 ? 'recovered' : 'restored'}`;
    pen.row(`${event} on ${dayOf(made_at)}, ${change}`, money(-amount_cents));
  }
  pen.rule(12);
  pen.down(22);
  pen.row('Net total', money(receipt.amount_cents - receipt.reversed_cents), { weight: 650 });
}

const REVERSALS = { refund: ['Refunded', 'Refund failed'], dispute: ['Disputed', 'Dispute won'] } as const;

const moneyOf =
  ({ currency }: Receipt) =>
  (cents: number): string =>
    (cents / 100).toLocaleString('en-US', { style: 'currency', currency });

/** In UTC, like the year in the receipt's number. */
const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

type Style = Partial<Omit<PdfText, 'align'>>;
type Pen = ReturnType<typeof penOn>;

/** Writes line by line, from the top of the page. */
function penOn(page: PdfPage) {
  let y = MARGIN;
  const full = (style: Style, align: PdfText['align']): PdfText => ({
    px: 10.5,
    weight: 400,
    colour: INK,
    ...style,
    align,
  });
  const write = (text: string, x: number, style: Style = {}, align: PdfText['align'] = 'left'): void =>
    page.text(text, x, y, full(style, align));
  const left = (text: string, style?: Style): void => write(text, MARGIN, style);
  const right = (text: string, style?: Style): void => write(text, RIGHT, style, 'right');
  return {
    left,
    right,
    wrap: (text: string, { maxWidth, ...style }: Style & { maxWidth: number }): string[] =>
      page.wrap(text, maxWidth, full(style, 'left')),
    middle: (text: string, style?: Style): void => write(text, WIDTH / 2 + 8, style),
    row(label: string, value: string, style?: Style): void {
      left(label, style);
      right(value, style);
    },
    down(points: number): void {
      y += points;
    },
    /** Draws a line across the page, `points` below the last position. */
    rule(points: number): void {
      y += points;
      page.rectangle(MARGIN, y, RIGHT - MARGIN, 0.75, RULE);
    },
  };
}

export default receiptPdf;
