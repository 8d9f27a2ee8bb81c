// One page of PDF with text in any script, in the fonts of captions.
import { PDFDocument } from '@napi-rs/canvas';
import { familiesFor } from './fonts.ts';

export interface PdfText {
  px: number;
  weight: number;
  colour: string;
  align: 'left' | 'right';
}

export interface PdfPage {
  /** Positions are points from the top left; `y` is the baseline. */
  text(text: string, x: number, y: number, style: PdfText): void;
  /** The text in lines that are at most so wide, in points: broken between words, or between letters where a word is wider. */
  wrap(text: string, maxWidth: number, style: PdfText): string[];
  rectangle(x: number, y: number, width: number, height: number, colour: string): void;
  /** Ends the page and returns the document. */
  close(): Buffer;
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter is of a script that is written from right to left. */
const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** `width` and `height` in points. */
export function createPdfPage(
  width: number,
  height: number,
  { title, author }: { title: string; author: string },
): PdfPage {
  const document = new PDFDocument({ title, author, creator: 'Greenroom' });
  const page = document.beginPage(width, height);

  const fontOf = (text: string, { px, weight }: PdfText): string => `${weight} ${px}px ${familiesFor(text)}`;

  return {
    text(text, x, y, style) {
      page.font = fontOf(text, style);
      page.fillStyle = style.colour;
      page.textAlign = style.align;
      page.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
      page.fillText(text, x, y);
    },
    wrap(text, maxWidth, style) {
      page.font = fontOf(text, style);
      const fits = (line: string): boolean => page.measureText(line).width <= maxWidth;
      const lines: string[] = [''];
      const add = (part: string): boolean => {
        const longer = lines.at(-1)! + part;
        if (!fits(longer.trimEnd())) return false;
        lines[lines.length - 1] = longer;
        return true;
      };
      for (const { segment: word } of WORDS.segment(text)) {
        if (add(word)) continue;
        if (lines.at(-1) !== '') lines.push('');
        if (add(word.trimStart())) continue;
        for (const { segment: letter } of LETTERS.segment(word)) {
          if (!add(letter)) lines.push(letter);
        }
      }
      return lines.map((line) => line.trim());
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
