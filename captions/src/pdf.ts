// One page of PDF with text in any script, in the fonts of captions.
import { PDFDocument } from '@napi-rs/canvas';
import { familiesFor } from './fonts.ts';

export interface PdfText {
  px: number;
  weight: number;
  colour: string;
  align: 'left' | 'right';
  /** Text that is wider, in points, is cut and ends with an ellipsis. */
  maxWidth: number;
}

export interface PdfPage {
  /** Positions are points from the top left; `y` is the baseline. */
  text(text: string, x: number, y: number, style: PdfText): void;
  rectangle(x: number, y: number, width: number, height: number, colour: string): void;
  /** Ends the page and returns the document. */
  close(): Buffer;
}

/** `width` and `height` in points. */
export function createPdfPage(
  width: number,
  height: number,
  { title, author }: { title: string; author: string },
): PdfPage {
  const document = new PDFDocument({ title, author, creator: 'Greenroom' });
  const page = document.beginPage(width, height);

  const cut = (text: string, maxWidth: number): string => {
    if (page.measureText(text).width <= maxWidth) return text;
    const letters = [...text];
    while (letters.length > 1 && page.measureText(`${letters.join('')}…`).width > maxWidth) letters.pop();
    return `${letters.join('')}…`;
  };

  return {
    text(text, x, y, { px, weight, colour, align, maxWidth }) {
      page.font = `${weight} ${px}px ${familiesFor(text)}`;
      page.fillStyle = colour;
      page.textAlign = align;
      page.fillText(cut(text, maxWidth), x, y);
    },
    rectangle(x, y, w, h, colour) {
      page.fillStyle = colour;
      page.fillRect(x, y, w, h);
    },
    close() {
      document.endPage();
      return document.close();
    },
  };
}
