// Pages of PDF: text in lines of a given width.
import { expect, test } from 'vitest';
import { createPdfPage } from './pdf.ts';

const page = createPdfPage(595, 842, { title: 'Test', author: 'Test' });
const style = { px: 10, weight: 400, colour: '#000000', align: 'left' as const };
const wrap = (text: string, width = 100) => page.wrap(text, width, style);

test('text is broken between words, and between letters where a word is too wide', () => {
  expect(wrap('Calle Mayor 1')).toEqual(['Calle Mayor 1']);
  const lines = wrap('Industrial estate of the north, building seven, second floor');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe('Industrial estate of the north, building seven, second floor');
  const long = 'x'.repeat(80);
  expect(wrap(long).length).toBeGreaterThan(3);
  expect(wrap(long).join('')).toBe(long);
  expect(wrap('')).toEqual(['']);
});

test('scripts without spaces are broken too, and no letter is lost', () => {
  const text = '東京都千代田区千代田一丁目一番一号';
  expect(wrap(text, 60).length).toBeGreaterThan(2);
  expect(wrap(text, 60).join('')).toBe(text);
  const family = '👨‍👩‍👧'.repeat(20);
  for (const line of wrap(family, 50)) expect(line.length % '👨‍👩‍👧'.length).toBe(0);
});

test('a width that fits nothing gives one letter a line', () => {
  expect(wrap('abc', 1).filter((line) => line !== '')).toEqual(['a', 'b', 'c']);
});
