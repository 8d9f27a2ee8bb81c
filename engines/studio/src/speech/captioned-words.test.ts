// Captions of the studio's spoken words.
import { planCaptions } from '@greenroom/captions/layout';
import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

test('captions keep phone numbers, prices and addresses whole, whatever their length', () => {
  const lines = (text: string, language: string) => {
    const words = passagesOf(text, language).flatMap(({ tokens }) => tokens.map((token) => token.text));
    const timed = words.map((word, i) => ({ text: word, startMs: i * 300, endMs: i * 300 + 290 }));
    return planCaptions(timed, 340, 32).groups.flatMap(({ lines }) =>
      lines.map((line) => line.words.map(({ text }) => text).join(' ')),
    );
  };
  for (const [language, text, whole] of [
    ['en', 'Call us today at +1 (555) 123-4567 or 1-800-555-0199.', ['+1 (555) 123-4567', '1-800-555-0199.']],
    ['de', 'Nur 1 299,00 € statt 10 599,00 € – ruf +49 30 123456 an.', ['1 299,00 €', '10 599,00 €', '+49 30 123456']],
    ['fr', 'Appelez vite le 01 23 45 67 89 dès 1 299 € seulement', ['01 23 45 67 89', '1 299 €']],
    ['en', 'See https://example.com/sale-2026 for it', ['https://example.com/sale-2026']],
  ] as const) {
    const shown = lines(text, language);
    expect(shown.join(' ')).toBe(text);
    for (const each of whole) expect([each, shown.some((line) => line.includes(each))]).toEqual([each, true]);
  }
});
