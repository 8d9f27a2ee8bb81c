// Captions of pictures show all their words in lines that fit the room.
import { expect, test } from 'vitest';
import { widthOf } from './set-text.ts';
import { setTitle } from './title.ts';

const room = { widest: 576, tallest: 160, fontPx: 37 };
const bare = (text: string) => text.replace(/\s/g, '');

test.each([
  ['a few words', 'River honey'],
  ['200 letters', 'Slow honey from the river meadows, spun cold and filled by hand. '.repeat(4).slice(0, 200)],
  ['200 letters of Chinese', '河边草地的慢蜂蜜，手工灌装。'.repeat(20).slice(0, 200)],
  ['200 letters of Arabic', 'عسل بطيء من مروج النهر '.repeat(12).slice(0, 200)],
  ['one word of 200 letters', 'W'.repeat(200)],
  ['an address', `https://example.com/${'honey-and-bread/'.repeat(11)}`],
])('%s: the whole text is set and fits', (_, text) => {
  const { lines, fontPx, wide, tall } = setTitle(text, room)!;
  expect(bare(lines.join(''))).toBe(bare(text));
  expect(tall).toBeLessThanOrEqual(room.tallest);
  expect(wide).toBeLessThanOrEqual(room.widest);
  expect(Math.max(...lines.map((line) => widthOf(line, fontPx)))).toBeLessThan(wide);
});

test('a few words get the wanted size; many get more lines before a smaller size', () => {
  expect(setTitle('River honey', room)).toMatchObject({ lines: ['River honey'], fontPx: room.fontPx });
  const many = setTitle('Slow honey from the river meadows, spun cold and filled by hand in small jars.', room)!;
  expect(many.lines.length).toBeGreaterThan(2);
  expect(many.fontPx).toBeGreaterThan(room.fontPx * 0.7);
  expect(
    setTitle('Slow honey from the river meadows, spun cold.', { ...room, maxLines: 2 })?.lines.length ?? 0,
  ).toBeLessThan(3);
});

test('an address that is too wide for a line gets smaller, and is not broken', () => {
  const { lines, fontPx } = setTitle('riverhoney.example.com', { widest: 420, tallest: 400, fontPx: 62 })!;
  expect(lines).toEqual(['riverhoney.example.com']);
  expect(fontPx).toBeLessThan(0.72 * 62);
  expect(fontPx).toBeGreaterThan(0.42 * 62);
});

test('an address that would be too small is broken after its marks', () => {
  const shop = setTitle('fresh-bread.riverhoney.example/shop', { widest: 500, tallest: 150, fontPx: 62 })!;
  expect(shop.lines).toEqual(['fresh-bread.riverhoney.', 'example/shop']);
  const address = 'https://www.riverhoney.example.com/autumn/offers?campaign=newsletter-november&jar=large';
  const { lines } = setTitle(address, { widest: 500, tallest: 211, fontPx: 62 })!;
  expect(lines.join('')).toBe(address);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line, lines.join(' ')).toMatch(/[/?&=._-]$/);
});

test.each([
  ['Call us at 555 0142 today', '555 0142'],
  ['Call 555-0142', '555-0142'],
  ['Now call +1 (555) 010-9988', '+1 (555) 010-9988'],
  ['Appelez vite le 01 23 45 67 89', '01 23 45 67 89'],
  ['Every single jar only R$ 29,90', 'R$ 29,90'],
  ['Heute für alle nur 1.299,00 € im Monat', '1.299,00 €'],
  ['Three jars for just 21 euros', '21 euros'],
])('in “%s”, no line ends inside “%s”', (text, whole) => {
  for (const widest of [500, 576, 900]) {
    const { lines } = setTitle(text, { widest, tallest: 211, fontPx: 62 })!;
    expect(
      lines.some((line) => line.includes(whole)),
      lines.join(' / '),
    ).toBe(true);
  }
});
