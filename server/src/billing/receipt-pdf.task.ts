// Draws a receipt on one page of A4, top to bottom.
import { writeFile } from 'node:fs/promises';
import { createPdfPage, type PdfPage, type PdfText } from '@greenroom/captions/pdf';
import { buyerLines } from '@greenroom/contract/dashboard/buyer-lines';
import type { Receipt } from '@greenroom/contract/dashboard/receipts';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import type { ReceiptPdfInput } from './receipt-pdf.ts';
import { type ReceiptTexts, receiptTexts } from './receipt-texts.ts';

/** In points. */
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 56];
const RIGHT = WIDTH - MARGIN;
const [INK, GREY, RULE, ALARM] = ['#17201c', '#5b6660', '#d7ddd9', '#a33a12'];

const receiptPdf: TaskRun<ReceiptPdfInput, null> = async ({ receipt, language, file }) => {
  const texts = receiptTexts[language];
  const title = `${texts.receipt} ${receipt.number}`;
  const page = createPdfPage(WIDTH, HEIGHT, { title, author: receipt.seller.name });
  const pen = penOn(page);
  drawHead(pen, receipt, texts);
  drawParties(pen, receipt, texts);
  drawLines(pen, receipt, texts);
  if (receipt.reversals.length > 0) drawReversals(pen, receipt, texts);
  await writeFile(file, page.close());
  return null;
};

function drawHead(pen: Pen, { number, issued_at, test }: Receipt, texts: ReceiptTexts): void {
  pen.down(28);
  pen.left(texts.receipt, { px: 26, weight: 650 });
  pen.right(number, { px: 13, weight: 650 });
  pen.down(18);
  if (test) pen.left(texts.test, { colour: ALARM, weight: 650 });
  pen.right(texts.day(issued_at), { colour: GREY });
}

function drawParties(pen: Pen, { seller, buyer }: Receipt, texts: ReceiptTexts): void {
  const tax = seller.tax_id === null ? [] : [texts.taxId(seller.tax_id)];
  const wrapped = (lines: string[]) =>
    lines.flatMap((line, index) => {
      const style = { weight: index === 0 ? 600 : 400 };
      return pen.wrap(line, { ...style, maxWidth: WIDTH / 2 - MARGIN - 16 }).map((text) => ({ text, style }));
    });
  const from = wrapped([seller.name, ...seller.address, ...tax]);
  const to = wrapped(buyerLines(buyer, texts.taxId));
  pen.down(46);
  pen.left(texts.seller, { colour: GREY, px: 9 });
  pen.middle(texts.buyer, { colour: GREY, px: 9 });
  for (let line = 0; line < Math.max(from.length, to.length); line++) {
    pen.down(15);
    pen.left(from[line]?.text ?? '', from[line]?.style);
    pen.middle(to[line]?.text ?? '', to[line]?.style);
  }
}

function drawLines(pen: Pen, receipt: Receipt, texts: ReceiptTexts): void {
  const { lines, amount_cents, currency, tax, paid_with } = receipt;
  const money = (cents: number) => texts.money(cents, currency);
  pen.down(44);
  pen.row(texts.description, texts.amount, { colour: GREY, px: 9 });
  pen.rule(9);
  for (const line of lines) {
    pen.down(20);
    pen.row(texts.line(line, receipt), money(line.amount_cents));
  }
  pen.rule(12);
  pen.down(22);
  pen.row(texts.total(currency), money(amount_cents), { weight: 650, px: 13 });
  if (tax) {
    pen.down(18);
    pen.row(texts.includedTax(tax), money(tax.amount_cents), { colour: GREY });
  }
  pen.down(18);
  pen.row(texts.paidWith, { stripe: 'Stripe', test: texts.testCheckout }[paid_with], { colour: GREY });
}

function drawReversals(pen: Pen, receipt: Receipt, texts: ReceiptTexts): void {
  const money = (cents: number) => texts.money(cents, receipt.currency);
  pen.down(44);
  pen.row(texts.reversals, '', { colour: GREY, px: 9 });
  pen.rule(9);
  for (const reversal of receipt.reversals) {
    pen.down(20);
    pen.row(texts.reversal(reversal), money(-reversal.amount_cents));
  }
  pen.rule(12);
  pen.down(22);
  pen.row(texts.netTotal, money(receipt.amount_cents - receipt.reversed_cents), { weight: 650 });
}

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
